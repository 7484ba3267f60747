// Tells the user of new notifications: by a message of the page, unless the page shows them, or while it is hidden by the
// browser.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  permissionRead,
  selectNewsNotices,
} from '../../../features/notifications/newsNoticesSlice.ts'
import { notificationsApi } from '../../../features/notifications/notificationsApi.ts'
import {
  followed,
  newsTold,
  selectNotifications,
  type News,
} from '../../../features/notifications/notificationsSlice.ts'
import { selectSignals } from '../../../features/notifications/signalsSlice.ts'
import { selectLocation } from '../../../features/shell/locationSlice.ts'
import { isPortalPath } from '../../../model/links.ts'
import { newsNoticesRef, type NewsNotices } from '../../../model/notifications/newsNotices.ts'
import type { Notification } from '../../../model/notifications/notification.ts'
import { signalTabsRef, type SignalTabs } from '../../../model/notifications/signalTabs.ts'
import { notificationsPath } from '../../../model/paths.ts'
import { postAlert } from '../../kit/postAlert.ts'
import { request } from '../../kit/request.ts'
import { pluginService, service } from '../../kit/service.ts'

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

/**
 * By a notification of the browser while the page is hidden, if the user wants these; true then. Only the tab that has the
 * socket does, which hears of new ones while it is hidden. True also where the user sees another tab, which tells them.
 */
function* notify(news: News): SagaGenerator<boolean> {
  const browser = yield* call(pluginService<NewsNotices>, newsNoticesRef)
  if (!browser.isHidden()) return false
  const { isAnySeen } = yield* call(pluginService<SignalTabs>, signalTabsRef)
  if (yield* call(isAnySeen)) return true
  const { status } = yield* select(selectNewsNotices)
  const signals = yield* select(selectSignals)
  if (status !== 'on' || signals.status === 'following') return false
  const one = yield* call(onlyOne, news)
  const permission = browser.show({ count: news.count, ...(one && { one }) })
  yield* put(permissionRead(permission))
  return permission === 'granted'
}

function* tellOnPage(news: News): SagaGenerator<void> {
  const { pathname } = yield* select(selectLocation)
  if (pathname.startsWith(notificationsPath)) return
  const one = yield* call(onlyOne, news)
  const isShown = one?.link?.split(/[?#]/)[0] === pathname
  if (!isShown) yield* call(post, news, one)
}

function* newsNow(): SagaGenerator<News | null> {
  const state = yield* select(selectNotifications)
  return state.status === 'present' ? state.news : null
}

/** Never more than one message per second. */
export function* tellNews(): SagaGenerator<void> {
  const visibility = yield* service('visibility')
  yield* delay(gatheredFor)
  const first = yield* call(newsNow)
  const isTold = first !== null && (yield* call(notify, first))
  if (!isTold) yield* call([visibility, visibility.whenVisible])
  const news = yield* call(newsNow)
  if (!news) return
  if (!isTold) yield* call(tellOnPage, news)
  yield* put(newsTold({ unlisted: news.unlisted }))
}
