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
import { toFailure } from '../../model/failure.ts'
import { bestEntries } from '../../model/palette/bestEntries.ts'
import { entitySearch, searchTerm } from '../../model/palette/searchRequest.ts'
import { catalogSearchPath } from '../../model/paths.ts'
import { performTarget } from '../kit/performTarget.ts'
import { postAlert } from '../kit/postAlert.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

/** Milliseconds without a keystroke after which the catalog is asked. */
const typingPause = 150
const mostHits = 8

function* search(): SagaGenerator<void> {
  const palette = yield* select(selectPalette)
  if (palette.status !== 'open' || palette.search.status !== 'searching') return
  const { text } = palette
  yield* delay(typingPause)
  try {
    const { items } = yield* call(
      request<EntityPage>,
      entitiesApi.endpoints.entityPage.initiate(entitySearch(searchTerm(text))),
    )
    yield* call(answer, text, bestEntries(text, items.map(entryOf), mostHits))
  } catch (thrown) {
    yield* put(searchFailed({ text, failure: toFailure(thrown) }))
  }
}

/** Who has pressed Enter already is taken to the best hit, else to the catalog's own search. */
function* answer(text: string, hits: readonly EntityEntry[]): SagaGenerator<void> {
  const palette = yield* select(selectPalette)
  const isConfirmed =
    palette.status === 'open' && palette.search.status === 'searching' && palette.search.isConfirmed
  yield* put(searchAnswered({ text, hits }))
  if (!isConfirmed) return
  const [best] = hits
  yield* put(chosen({ to: best ? pathOfEntry(best) : catalogSearchPath(text) }))
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
