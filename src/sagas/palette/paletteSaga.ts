// Comes with the palette's chunk and lives as long as the page. Searches the catalog and the index, and performs the
// chosen command.

import {
  all,
  call,
  delay,
  fork,
  put,
  type SagaGenerator,
  select,
  takeEvery,
} from 'typed-redux-saga'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import {
  chosen,
  chosenBeside,
  copyButton,
  copyRefButton,
  indexAnswered,
  type PaletteState,
  searchAnswered,
  searchFailed,
  selectPalette,
} from '../../features/palette/paletteSlice.ts'
import { searchApi } from '../../features/search/searchApi.ts'
import { selectSearchTypes } from '../../features/search/searchTypesSlice.ts'
import { copySucceeded, selectClipboard } from '../../features/shell/clipboardSlice.ts'
import type { EntityPage } from '../../model/entities/answers.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { type EntityEntry, entryOf, pathOfEntry } from '../../model/entities/entityEntry.ts'
import { problemsOf } from '../../model/entities/entityProblems.ts'
import { isNamed } from '../../model/entities/ranking.ts'
import type { SearchHit } from '../../model/entities/searchHit.ts'
import { type Failure, toFailure } from '../../model/failure.ts'
import { bestEntries, distinct, rankableEntry } from '../../model/palette/bestEntries.ts'
import { paletteQuery, type PaletteQuery } from '../../model/palette/paletteQuery.ts'
import { entitySearch, looserTerms, searchTerm } from '../../model/palette/searchRequest.ts'
import { catalogSearchPath } from '../../model/paths.ts'
import { follow, followEach, type Jobs } from '../kit/follow.ts'
import { performTarget } from '../kit/performTarget.ts'
import { postAlert } from '../kit/postAlert.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'

// Searches the catalog for the typed text, and retries with halves of it in case of a typo.

/** With its worst problem, which the answer has just told. */
function foundEntryOf(entity: Entity): EntityEntry {
  const [problem] = problemsOf(entity)
  return { ...entryOf(entity), ...(problem && { problem }) }
}

function* ask(term: string, kind: string | undefined): SagaGenerator<readonly EntityEntry[]> {
  const { items } = yield* call(
    request<EntityPage>,
    entitiesApi.endpoints.entityPage.initiate(entitySearch(term, kind)),
  )
  return items.map(foundEntryOf)
}

/** Searches for the halves of the term, one after the other, if no name matches the whole term. */
function* findEntities({ text, kind }: PaletteQuery): SagaGenerator<readonly EntityEntry[]> {
  const term = searchTerm(text)
  let found = yield* call(ask, term, kind)
  if (isNamed(text, found.map(rankableEntry))) return found
  for (const looser of looserTerms(term)) {
    try {
      found = distinct([...found, ...(yield* call(ask, looser, kind))])
    } catch {
      // Results are returned even if the second request fails.
      return found
    }
    if (bestEntries(text, found, 1).length > 0) return found
  }
  return found
}

// Asks the search backend for the best results of a type.

/** The backend has no search, or does not index the type. */
const isAbsent = ({ kind }: Failure): boolean => kind === 'notFound' || kind === 'rejected'

function* searchType(text: string, type: string): SagaGenerator<void> {
  try {
    const hits = yield* call(
      request<readonly SearchHit[]>,
      searchApi.endpoints.searchHits.initiate({ term: text.trim(), type }),
    )
    yield* put(indexAnswered({ type, text, status: 'found', hits }))
  } catch (thrown) {
    const failure = toFailure(thrown)
    yield* put(
      indexAnswered(
        isAbsent(failure)
          ? { type, text, status: 'found', hits: [] }
          : { type, text, status: 'failed', failure },
      ),
    )
  }
}

/** Milliseconds without a keystroke before the request. */
const typingPause = 150
const mostHits = 8

type Open = Extract<PaletteState, { readonly status: 'open' }>
type Root = Parameters<typeof selectPalette>[0]

/** The text that the catalog is asked for. */
function selectSearched(root: Root): string | undefined {
  const palette = selectPalette(root)
  return palette.status === 'open' && palette.search.status === 'searching'
    ? palette.text
    : undefined
}

function* search(text: string): SagaGenerator<void> {
  const query = paletteQuery(text)
  if (query.kindStart !== undefined) {
    yield* put(searchAnswered({ text, hits: [] }))
    return
  }
  yield* delay(typingPause)
  try {
    const found = yield* call(findEntities, query)
    yield* call(answer, text, bestEntries(query.text, found, mostHits))
  } catch (thrown) {
    yield* put(searchFailed({ text, failure: toFailure(thrown) }))
  }
}

/** If Enter was pressed before the answer, opens the best hit, else the catalog's search. */
function* answer(typed: string, hits: readonly EntityEntry[]): SagaGenerator<void> {
  const palette = yield* select(selectPalette)
  const isConfirmed =
    palette.status === 'open' && palette.search.status === 'searching' && palette.search.isConfirmed
  const answered = searchAnswered({ text: typed, hits })
  if (!isConfirmed) {
    yield* put(answered)
    return
  }
  const [best] = hits
  const { text, kind } = paletteQuery(typed)
  const to = best ? pathOfEntry(best) : catalogSearchPath(text, kind)
  // Together, because the answer ends this search.
  yield* all([put(answered), put(chosen({ to }))])
}

const noJobs: Jobs<string> = {}

/** A job for each type of the index that has not answered for the text. */
function indexJobs({ text, search, index }: Open, types: readonly string[]): Jobs<string> {
  const { kind, kindStart } = paletteQuery(text)
  if (search.status === 'idle' || kind !== undefined || kindStart !== undefined) return noJobs
  const open = types.filter((type) => !index.some((one) => one.type === type && one.text === text))
  return Object.fromEntries(open.map((type) => [type, text]))
}

function selectIndexJobs(root: Root & Parameters<typeof selectSearchTypes>[0]): Jobs<string> {
  const palette = selectPalette(root)
  if (palette.status !== 'open') return noJobs
  return indexJobs(
    palette,
    selectSearchTypes(root).map(({ value }) => value),
  )
}

/** Beside the catalog's own search, which waits for none of it. */
function* searchIndex(text: string, type: string): SagaGenerator<void> {
  yield* delay(typingPause)
  yield* call(searchType, text, type)
}

function* perform({ payload: target }: ReturnType<typeof chosen>): SagaGenerator<void> {
  yield* call(performTarget, target, 'palette')
}

function* openBeside({ payload: href }: ReturnType<typeof chosenBeside>): SagaGenerator<void> {
  const windows = yield* service('windows')
  windows.open(href)
}

/** By the palette's copy button. */
const copied = {
  [copyButton]: 'palette:linkCopied',
  [copyRefButton]: 'palette:refCopied',
} as const

const isOfPalette = (button: string): button is keyof typeof copied => Object.hasOwn(copied, button)

/** The palette is closed, so an alert confirms the copy. */
function* tellOfCopy(): SagaGenerator<void> {
  const clipboard = yield* select(selectClipboard)
  if (clipboard.status !== 'copied' || !isOfPalette(clipboard.button)) return
  const key = copied[clipboard.button]
  yield* postAlert({ key }, { severity: 'success', display: 'transient' })
}

export function* paletteSaga(): SagaGenerator<void> {
  yield* takeEvery(chosen, perform)
  yield* takeEvery(chosenBeside, openBeside)
  yield* takeEvery(copySucceeded, tellOfCopy)
  yield* fork(followEach<string>, 'palette', selectIndexJobs, searchIndex)
  yield* call(follow<string>, selectSearched, search)
}
