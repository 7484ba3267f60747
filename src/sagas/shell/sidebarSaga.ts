// Lives as long as the page. Opens the sidebar when the pointer has rested on it.

import { call, delay, put, type SagaGenerator } from 'typed-redux-saga'
import { openDelayPassed, selectSidebar } from '../../features/shell/layout/sidebarSlice.ts'
import { follow } from '../kit/follow.ts'

/** Milliseconds (spec 1 §9). */
const openDelay = 100

const selectIsPending = (root: Parameters<typeof selectSidebar>[0]): true | undefined =>
  selectSidebar(root).status === 'hoverPending' ? true : undefined

function* openWhenStayed(): SagaGenerator<void> {
  yield* delay(openDelay)
  yield* put(openDelayPassed())
}

export function* sidebarSaga(): SagaGenerator<void> {
  yield* call(follow<true>, selectIsPending, openWhenStayed)
}
