// Comes with the palette's chunk and lives as long as the page. Searches the catalog and the index, and performs the
// chosen command.

import {
  all,
  call,
  delay,
  fork,
  put,
  select,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga'
import {
  chosen,
  chosenBeside,
  copyButton,
  copyRefButton,
  searchAnswered,
  searchFailed,
  selectPalette,
  type PaletteState,
} from '../../features/palette/paletteSlice.ts'
import { selectSearchTypes } from '../../features/search/searchTypesSlice.ts'
import { copySucceeded, selectClipboard } from '../../features/shell/clipboardSlice.ts'
import { pathOfEntry, type EntityEntry } from '../../model/entities/entityEntry.ts'
import { toFailure } from '../../model/failure.ts'
import { bestEntries } from '../../model/palette/bestEntries.ts'
import { paletteQuery } from '../../model/palette/paletteQuery.ts'
import { catalogSearchPath } from '../../model/paths.ts'
import { follow, followEach, type Jobs } from '../kit/follow.ts'
import { performTarget } from '../kit/performTarget.ts'
import { postAlert } from '../kit/postAlert.ts'
import { service } from '../kit/service.ts'
import { findEntities } from './steps/findEntities.ts'
import { searchType } from './steps/searchType.ts'

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
