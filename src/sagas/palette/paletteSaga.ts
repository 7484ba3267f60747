// Comes with the palette's chunk and lives as long as the page. Asks the catalog for what is typed, and does what
// was chosen.

import { call, delay, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import {
  chosen,
  chosenBeside,
  copyButton,
  dismissed,
  listLoaded,
  searchAnswered,
  searchFailed,
  searchRetried,
  selectPalette,
  typed,
} from '../../features/palette/paletteSlice.ts'
import { copySucceeded, selectClipboard } from '../../features/shell/clipboardSlice.ts'
import type { EntityPage } from '../../model/entities/answers.ts'
import { entryOf, pathOfEntry, type EntityEntry } from '../../model/entities/entityEntry.ts'
import { isNamed } from '../../model/entities/ranking.ts'
import { toFailure } from '../../model/failure.ts'
import { bestEntries, distinct, rankableEntry } from '../../model/palette/bestEntries.ts'
import { paletteQuery, type PaletteQuery } from '../../model/palette/paletteQuery.ts'
import { entitySearch, looserTerms, searchTerm } from '../../model/palette/searchRequest.ts'
import { catalogSearchPath } from '../../model/paths.ts'
import { performTarget } from '../kit/performTarget.ts'
import { postAlert } from '../kit/postAlert.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

/** Milliseconds without a keystroke after which the catalog is asked. */
const typingPause = 150
const mostHits = 8

function* ask(term: string, kind: string | undefined): SagaGenerator<readonly EntityEntry[]> {
  const { items } = yield* call(
    request<EntityPage>,
    entitiesApi.endpoints.entityPage.initiate(entitySearch(term, kind)),
  )
  return items.map(entryOf)
}

/** Asks for the halves of the term, one after the other, where no name is meant as typed. */
function* find({ text, kind }: PaletteQuery): SagaGenerator<readonly EntityEntry[]> {
  const term = searchTerm(text)
  let found = yield* call(ask, term, kind)
  if (isNamed(text, found.map(rankableEntry))) return found
  for (const looser of looserTerms(term)) {
    try {
      found = distinct([...found, ...(yield* call(ask, looser, kind))])
    } catch {
      // What has been found is better than a failure.
      return found
    }
    if (bestEntries(text, found, 1).length > 0) return found
  }
  return found
}

function* search(): SagaGenerator<void> {
  const palette = yield* select(selectPalette)
  if (palette.status !== 'open' || palette.search.status !== 'searching') return
  const { text } = palette
  const query = paletteQuery(text)
  if (query.kindStart !== undefined) {
    yield* put(searchAnswered({ text, hits: [] }))
    return
  }
  yield* delay(typingPause)
  try {
    const found = yield* call(find, query)
    yield* call(answer, text, bestEntries(query.text, found, mostHits))
  } catch (thrown) {
    yield* put(searchFailed({ text, failure: toFailure(thrown) }))
  }
}

/** Who has pressed Enter already is taken to the best hit, else to the catalog's own search. */
function* answer(typed: string, hits: readonly EntityEntry[]): SagaGenerator<void> {
  const palette = yield* select(selectPalette)
  const isConfirmed =
    palette.status === 'open' && palette.search.status === 'searching' && palette.search.isConfirmed
  yield* put(searchAnswered({ text: typed, hits }))
  if (!isConfirmed) return
  const [best] = hits
  const { text, kind } = paletteQuery(typed)
  yield* put(chosen({ to: best ? pathOfEntry(best) : catalogSearchPath(text, kind) }))
}

function* perform({ payload: target }: ReturnType<typeof chosen>): SagaGenerator<void> {
  yield* call(performTarget, target, 'palette')
}

function* openBeside({ payload: href }: ReturnType<typeof chosenBeside>): SagaGenerator<void> {
  const windows = yield* service('windows')
  windows.open(href)
}

/** The palette is closed by then: an alert says it in its place. */
function* tellOfCopy(): SagaGenerator<void> {
  const clipboard = yield* select(selectClipboard)
  if (clipboard.status !== 'copied' || clipboard.button !== copyButton) return
  yield* postAlert({ key: 'palette:linkCopied' }, { severity: 'success', display: 'transient' })
}

export function* paletteSaga(): SagaGenerator<void> {
  yield* takeEvery(chosen, perform)
  yield* takeEvery(chosenBeside, openBeside)
  yield* takeEvery(copySucceeded, tellOfCopy)
  yield* call(
    takeUpLatest,
    [listLoaded, typed, searchRetried, dismissed, chosen, chosenBeside].map(({ type }) => type),
    search,
    selectPalette,
  )
}
