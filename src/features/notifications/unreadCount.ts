// Always loaded, for the navigation.

import type { NotificationsState } from './notificationsSlice.ts'

interface Root {
  /** Missing until the plugin is loaded. */
  readonly notifications?: NotificationsState
}

/** The number of unread notifications; null unless the backend is known to have some. */
export function unreadCount({ notifications }: Root): number | null {
  return notifications?.status === 'present' ? notifications.unread : null
}
