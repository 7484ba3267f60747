// Lives as long as the page. Opens the sidebar when the pointer has stayed on it, and remembers whether it is pinned.

import { call, delay, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import {
  left,
  openDelayPassed,
  pinned,
  pointerEntered,
  selectSidebar,
  unpinned,
  unpinnedRemembered,
} from '../features/sidebar/sidebarSlice.ts'
import { service } from './kit/service.ts'
import { takeUpLatest } from './kit/takeUpLatest.ts'

/** Backstage's own key, so that a choice made there holds here. */
const storageKey = 'sidebarPinState'
/** Milliseconds (spec 1 §9). */
const openDelay = 100

function* restore(): SagaGenerator<void> {
  const storage = yield* service('storage')
  if (storage.get(storageKey) === 'false') yield* put(unpinnedRemembered())
}

function* remember(event: ReturnType<typeof pinned | typeof unpinned>): SagaGenerator<void> {
  const storage = yield* service('storage')
  storage.set(storageKey, String(pinned.match(event)))
}

function* openWhenStayed(): SagaGenerator<void> {
  const { status } = yield* select(selectSidebar)
  if (status !== 'hoverPending') return
  yield* delay(openDelay)
  yield* put(openDelayPassed())
}

export function* sidebarSaga(): SagaGenerator<void> {
  yield* call(restore)
  yield* takeEvery([pinned, unpinned], remember)
  yield* call(takeUpLatest, [pointerEntered.type, left.type], openWhenStayed)
}
