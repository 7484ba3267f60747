// Lives as long as the page. Asks for the permission to notify of what is new while the page is hidden.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import {
  noticesAnswered,
  permissionRead,
  selectNewsNotices,
} from '../../features/notifications/newsNoticesSlice.ts'
import { newsNoticesRef, type NewsNotices } from '../../model/notifications/newsNotices.ts'
import { follow } from '../kit/follow.ts'
import { pluginService } from '../kit/service.ts'

const browser = () => pluginService<NewsNotices>(newsNoticesRef)

const selectIsAsking = (root: Parameters<typeof selectNewsNotices>[0]): true | undefined =>
  selectNewsNotices(root).status === 'asking' ? true : undefined

function* ask(): SagaGenerator<void> {
  const { ask: askUser } = yield* call(browser)
  yield* put(noticesAnswered(yield* call(askUser)))
}

export function* newsNoticesSaga(): SagaGenerator<void> {
  const { permission } = yield* call(browser)
  yield* put(permissionRead(permission()))
  yield* call(follow<true>, selectIsAsking, ask)
}
