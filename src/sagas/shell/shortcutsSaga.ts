// Lives as long as the page. Handles shortcuts while enabled, and sequences such as `g c`.

import { call, delay, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
import { opened } from '../../features/palette/paletteSlice.ts'
import { selectAreKeysOn } from '../../features/preferences/shortcutKeysSlice.ts'
import { selectIdentity } from '../../features/session/sessionSlice.ts'
import {
  selectShortcuts,
  sequenceBegan,
  sequenceEnded,
  sheetTarget,
} from '../../features/shell/shortcuts/shortcutsSlice.ts'
import { isRowKey } from '../../model/shell/shortcut.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { follow } from '../kit/follow.ts'
import { performTarget } from '../kit/performTarget.ts'
import { service } from '../kit/service.ts'

/** Milliseconds between two keys of a sequence. */
const keyPause = 1_000

type Root = Parameters<typeof selectAreKeysOn>[0] & Parameters<typeof selectIdentity>[0]

const selectAreHeard = (root: Root): true | undefined =>
  selectAreKeysOn(root) && selectIdentity(root) !== null ? true : undefined

/** The begin of a sequence. */
function selectBegun(root: Parameters<typeof selectShortcuts>[0]): string | undefined {
  const state = selectShortcuts(root)
  return state.status === 'waiting' ? state.keys : undefined
}

/** Handles a key that starts no sequence. */
function* performKey(key: string): SagaGenerator<void> {
  const shortcuts = yield* service('shortcuts')
  if (isRowKey(key)) shortcuts.tellRows(key)
  else if (key === '?') yield* call(performTarget, sheetTarget, 'shortcuts')
  else if (key === '/' && !shortcuts.focusSearch()) yield* put(opened())
}

function* press(key: string): SagaGenerator<void> {
  const state = yield* select(selectShortcuts)
  if (state.status === 'waiting') {
    yield* put(sequenceEnded())
    const found = state.declared.find(({ keys }) => keys === `${state.keys} ${key}`)
    if (found) yield* call(performTarget, found.target, 'shortcuts')
  } else if (state.declared.some(({ keys }) => keys.startsWith(`${key} `))) {
    yield* put(sequenceBegan(key))
  } else yield* call(performKey, key)
}

function* followKeys(): SagaGenerator<void> {
  const shortcuts = yield* service('shortcuts')
  const subscribe = (emit: (event: StreamEvent<string>) => void) =>
    shortcuts.onKey((item) => {
      emit({ type: 'item', item })
    })
  yield* call(followStream<string>, subscribe, function* (keys: readonly string[]) {
    for (const key of keys) yield* call(press, key)
  })
}

function* endInTime(): SagaGenerator<void> {
  yield* delay(keyPause)
  yield* put(sequenceEnded())
}

export function* shortcutsSaga(): SagaGenerator<void> {
  yield* fork(follow<true>, selectAreHeard, followKeys)
  yield* call(follow<string>, selectBegun, endInTime)
}
