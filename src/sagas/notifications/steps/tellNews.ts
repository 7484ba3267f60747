// Tells the user of new notifications: by a message of the page, unless the page shows them.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import { notificationsApi } from '../../../features/notifications/notificationsApi.ts'
import {
  followed,
  newsTold,
  selectNotifications,
  type News,
} from '../../../features/notifications/notificationsSlice.ts'
import { selectLocation } from '../../../features/shell/locationSlice.ts'
import { isPortalPath } from '../../../model/links.ts'
import type { Notification } from '../../../model/notifications/notification.ts'
import { notificationsPath } from '../../../model/paths.ts'
import { postAlert } from '../../kit/postAlert.ts'
import { request } from '../../kit/request.ts'
import { service } from '../../kit/service.ts'

/** Milliseconds in which more of them may arrive, of which one message tells. */
const gatheredFor = 1_000

/** The new one; undefined if there are several, or if it cannot be read. */
function* onlyOne({ id }: News): SagaGenerator<Notification | undefined> {
  if (id === null) return undefined
  const { notification } = notificationsApi.endpoints
  try {
    const asked = notification.initiate(id, { forceRefetch: true })
    return yield* call(request<Notification>, asked)
  } catch {
    // It is counted, and the list says why it cannot be read.
    return undefined
  }
}

function* post(news: News, one: Notification | undefined): SagaGenerator<void> {
  const link = one?.link
  const isPath = link !== undefined && isPortalPath(link)
  const event =
    one && isPath ? followed({ to: link, id: one.id }) : followed({ to: notificationsPath })
  const isSevere = one?.severity === 'critical' || one?.severity === 'high'
  yield* postAlert(
    one && one.title !== ''
      ? one.title
      : { key: 'notifications:arrived', values: { count: news.count } },
    {
      severity: isSevere ? 'warning' : 'info',
      display: 'transient',
      action: { label: { key: 'notifications:show' }, event },
    },
  )
}

/** Never more than one message per second. */
export function* tellNews(): SagaGenerator<void> {
  const visibility = yield* service('visibility')
  yield* delay(gatheredFor)
  yield* call([visibility, visibility.whenVisible])
  const state = yield* select(selectNotifications)
  if (state.status !== 'present' || !state.news) return
  const { pathname } = yield* select(selectLocation)
  if (!pathname.startsWith(notificationsPath)) {
    const one = yield* call(onlyOne, state.news)
    const isShown = one?.link?.split(/[?#]/)[0] === pathname
    if (!isShown) yield* call(post, state.news, one)
  }
  yield* put(newsTold({ unlisted: state.news.unlisted }))
}
