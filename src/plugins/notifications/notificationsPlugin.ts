import { Bell } from 'lucide-react'
import { unreadCount } from '../../features/notifications/unreadCount.ts'
import { builtLanguages } from '../../model/languages.ts'
import { signalTabsRef } from '../../model/notifications/signalTabs.ts'
import { notificationsPath } from '../../model/paths.ts'
import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import { notificationsRoute } from '../../model/routes/portalRoutes.ts'
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
  services: [createServiceFactory({ ref: signalTabsRef, create: () => createSignalTabs(window) })],
  load: async () =>
    (await import(/* webpackChunkName: "notifications" */ './notificationsModule.ts'))
      .notificationsModule,
}
