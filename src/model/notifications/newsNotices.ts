// Notifications of the browser about new notifications of the backend. Always loaded.

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { NoticePermission, SystemNotices } from '../shell/systemNotices.ts'

/** @internal Exported for tests. */
export interface NewsNotice {
  readonly count: number
  /** Of the new one, if it is the only one and can be read. */
  readonly one?: { readonly id: string; readonly title: string; readonly description?: string }
}

export interface NewsNotices extends Omit<SystemNotices, 'show'> {
  readonly show: (notice: NewsNotice) => NoticePermission
}

export const newsNoticesRef: ServiceRef<NewsNotices> = { id: 'notifications.newsNotices' }
