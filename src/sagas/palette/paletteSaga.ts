// Comes with the palette's chunk and lives as long as the page. Searches the catalog and the index, and performs the
// chosen command.

import { call, delay, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import {
  chosen,
  chosenBeside,
  copyButton,
  copyRefButton,
  dismissed,
  listLoaded,
  searchAnswered,
  searchFailed,
  searchRetried,
  selectPalette,
  typed,
} from '../../features/palette/paletteSlice.ts'
import { copySucceeded, selectClipboard } from '../../features/shell/clipboardSlice.ts'
import { pathOfEntry, type EntityEntry } from '../../model/entities/entityEntry.ts'
import { toFailure } from '../../model/failure.ts'
import { bestEntries } from '../../model/palette/bestEntries.ts'
import { paletteQuery } from '../../model/palette/paletteQuery.ts'
import { catalogSearchPath } from '../../model/paths.ts'
import { performTarget } from '../kit/performTarget.ts'
import { postAlert } from '../kit/postAlert.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { findEntities } from './steps/findEntities.ts'
import { searchIndex } from './steps/searchIndex.ts'

/** Milliseconds without a keystroke before the request. */
const typingPause = 150
const mostHits = 8

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
  // Beside the catalog's own search, which waits for none of it.
  if (query.kind === undefined) yield* fork(searchIndex, text)
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
  yield* call(
    takeUpLatest,
    [listLoaded, typed, searchRetried, dismissed, chosen, chosenBeside].map(({ type }) => type),
    search,
    selectPalette,
  )
}
