// The processes of notifications in a tab, with a backend in memory.

import { newsNoticesSlice } from '../../src/features/notifications/newsNoticesSlice.ts'
import { notificationListSlice } from '../../src/features/notifications/notificationListSlice.ts'
import { notificationMarksSlice } from '../../src/features/notifications/notificationMarksSlice.ts'
import { notificationsSlice } from '../../src/features/notifications/notificationsSlice.ts'
import { signalsSlice } from '../../src/features/notifications/signalsSlice.ts'
import { alertsSlice } from '../../src/features/shell/alerts/alertsSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { NewsNotice, NewsNotices } from '../../src/model/notifications/newsNotices.ts'
import { signalTabsRef } from '../../src/model/notifications/signalTabs.ts'
import type { NoticePermission } from '../../src/model/shell/systemNotices.ts'
import { newsNoticesSaga } from '../../src/sagas/notifications/newsNoticesSaga.ts'
import { notificationListSaga } from '../../src/sagas/notifications/notificationListSaga.ts'
import { notificationMarksSaga } from '../../src/sagas/notifications/notificationMarksSaga.ts'
import { notificationsSaga } from '../../src/sagas/notifications/notificationsSaga.ts'
import { signalsSaga } from '../../src/sagas/notifications/signalsSaga.ts'
import { fakeBackend } from './fakeSessions.ts'
import { fakeStreams } from './fakeStreams.ts'
import { answerOf } from './importWorld.ts'
import { createSignalBrowser } from './notificationsServer.ts'
import { createDoor, mona } from './people.ts'
import { startProcesses } from './processHarness.ts'

/** Milliseconds until the page has asked whether there are notifications. */
const asked = 1_500
/** Until it has told of new ones. */
export const told = 2_500

interface World {
  permission: NoticePermission
  isHidden: boolean
  look: () => void
  goOnline: () => void
}

export async function openNotifications(
  { server, openTabs } = createSignalBrowser(),
  at = '/catalog',
) {
  const door = createDoor()
  const streams = fakeStreams()
  const page: World = {
    permission: 'default',
    isHidden: false,
    look: () => undefined,
    goOnline: () => undefined,
  }
  const backend = fakeBackend(
    (url, { method = 'GET', body }) => {
      if (!url.includes('/api/notifications/')) return Promise.resolve(answerOf(404, {}))
      const { status, body: json } = server.answer(method, url, body as string | undefined)
      return Promise.resolve(answerOf(status, json))
    },
    { token: () => 'a-token' },
  )
  const tabs = openTabs(page)
  const shown: NewsNotice[] = []
  const notices: NewsNotices = {
    permission: () => page.permission,
    ask: () => Promise.resolve((page.permission = 'granted')),
    isHidden: () => page.isHidden,
    show: (notice) => {
      if (page.permission === 'granted') shown.push(notice)
      return page.permission
    },
  }
  const run = startProcesses(
    [],
    {
      ...{ session: { ...door.session, hasToken: () => true }, backend, streams },
      portal: {
        check: () => [],
        checkAll: () => Promise.resolve(),
        get: ({ id }) => (id === signalTabsRef.id ? tabs : notices) as never,
      },
      visibility: {
        whenVisible: () =>
          page.isHidden
            ? new Promise((resolve) => {
                const { look } = page
                page.look = () => {
                  page.isHidden = false
                  look()
                  resolve()
                }
              })
            : Promise.resolve(),
      },
      connection: {
        isOnline: () => true,
        onChange: (listener) => {
          page.goOnline = () => {
            listener(true)
          }
          return () => undefined
        },
      },
    },
    { aside: /^/ },
  )
  run.portal.extend({
    id: 'notifications',
    slices: [
      ...[notificationsSlice, signalsSlice, newsNoticesSlice],
      ...[notificationListSlice, notificationMarksSlice],
    ],
    processes: [
      { name: 'newsNotices', saga: newsNoticesSaga },
      { name: 'notifications', saga: notificationsSaga },
      { name: 'signals', saga: signalsSaga },
      { name: 'notificationList', saga: notificationListSaga },
      { name: 'notificationMarks', saga: notificationMarksSaga },
    ],
  })
  const [pathname = '', query] = at.split('?')
  const search = query === undefined ? '' : `?${query}`
  run.dispatch(navigated({ pathname, search, hash: '', by: 'push' }))
  await door.enter(run, mona)
  await run.advance(asked)
  const slice = <State>(of: { readonly selectSlice: (root: never) => State }) =>
    of.selectSlice(run.state() as never)
  return {
    ...run,
    server,
    page,
    shown,
    socket: () => streams.socket.opened.at(-1),
    sockets: () => streams.socket.opened.length,
    unread: () => {
      const state = slice(notificationsSlice)
      return state.status === 'present' ? state.unread : state.status
    },
    notifications: () => slice(notificationsSlice),
    signals: () => slice(signalsSlice).status,
    list: () => slice(notificationListSlice),
    /** What the page says: the messages of alerts, in their order. */
    said: () => {
      const alerts = slice(alertsSlice)
      return alerts.status === 'none'
        ? []
        : [alerts.shown, ...alerts.waiting].map(({ message }) => message)
    },
  }
}
