import i18next from 'i18next'
import { Bell } from 'lucide-react'
import { unreadCount } from '../../features/notifications/unreadCount.ts'
import { builtLanguages } from '../../model/languages.ts'
import { newsNoticesRef } from '../../model/notifications/newsNotices.ts'
import { signalTabsRef } from '../../model/notifications/signalTabs.ts'
import { notificationsPath } from '../../model/paths.ts'
import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import { notificationsRoute } from '../../model/routes/portalRoutes.ts'
import { systemNoticesRef } from '../../model/shell/systemNotices.ts'
import { createNewsNotices } from '../../sagas/notifications/services/newsNotices.ts'
import { createSignalTabs } from '../../sagas/notifications/services/signalTabs.ts'
import type { PluginManifest } from '../plugin.ts'

/** Notifications of Backstage's backend, and its signals about them. */
export const notificationsPlugin: PluginManifest = {
  id: 'notifications',
  languages: builtLanguages,
  isForAllPages: true,
  pages: [{ route: notificationsRoute, path: notificationsPath, page: 'NotificationsPage' }],
  navigation: [
    {
      to: notificationsPath,
      titles: { en: 'Notifications' },
      Icon: Bell,
      count: unreadCount,
    },
  ],
  services: [
    createServiceFactory({
      ref: newsNoticesRef,
      dependencies: { notices: systemNoticesRef },
      create: ({ notices }) =>
        createNewsNotices(notices, (count) => i18next.t('arrived', { ns: 'notifications', count })),
    }),
    createServiceFactory({ ref: signalTabsRef, create: () => createSignalTabs(window) }),
  ],
  load: async () =>
    (await import(/* webpackChunkName: "notifications" */ './notificationsModule.ts'))
      .notificationsModule,
}
