// Lives as long as the page. Opens the sidebar when the pointer has rested on it.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  left,
  openDelayPassed,
  pointerEntered,
  selectSidebar,
} from '../../features/shell/layout/sidebarSlice.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

/** Milliseconds (spec 1 §9). */
const openDelay = 100

function* openWhenStayed(): SagaGenerator<void> {
  const { status } = yield* select(selectSidebar)
  if (status !== 'hoverPending') return
  yield* delay(openDelay)
  yield* put(openDelayPassed())
}

export function* sidebarSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, [pointerEntered.type, left.type], openWhenStayed, selectSidebar)
}
