import { newsNoticesSlice } from '../../features/notifications/newsNoticesSlice.ts'
import { notificationListSlice } from '../../features/notifications/notificationListSlice.ts'
import { notificationMarksSlice } from '../../features/notifications/notificationMarksSlice.ts'
import { notificationsMessages } from '../../features/notifications/notificationsMessages.ts'
import { notificationsSlice } from '../../features/notifications/notificationsSlice.ts'
import { signalsSlice } from '../../features/notifications/signalsSlice.ts'
import { newsNoticesSaga } from '../../sagas/notifications/newsNoticesSaga.ts'
import { notificationListSaga } from '../../sagas/notifications/notificationListSaga.ts'
import { notificationMarksSaga } from '../../sagas/notifications/notificationMarksSaga.ts'
import { notificationsSaga } from '../../sagas/notifications/notificationsSaga.ts'
import { signalsSaga } from '../../sagas/notifications/signalsSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const notificationsModule: PluginModule = {
  lazyPages: {
    NotificationsPage: async () =>
      (
        await import(
          /* webpackChunkName: "notifications-page" */ '../../features/notifications/NotificationsPage.tsx'
        )
      ).NotificationsPage,
  },
  slices: [
    newsNoticesSlice,
    notificationsSlice,
    signalsSlice,
    notificationListSlice,
    notificationMarksSlice,
  ],
  processes: [
    { name: 'notifications', saga: notificationsSaga },
    { name: 'newsNotices', saga: newsNoticesSaga },
    { name: 'signals', saga: signalsSaga },
    { name: 'notificationList', saga: notificationListSaga },
    { name: 'notificationMarks', saga: notificationMarksSaga },
  ],
  messages: translated('notifications', notificationsMessages),
}
