// Notifications of the browser, and whether the user wants them.

import type { ServiceRef } from '../plugins/serviceFactories.ts'

/** As the browser has it; `default` before the user was asked. */
export type NoticePermission = NotificationPermission | 'unsupported'

/** `asking`: the browser asks the user. `denied`: the user, or the browser's settings, say no. */
export type NoticeStatus = 'off' | 'asking' | 'on' | 'denied' | 'unsupported'

const answers = {
  granted: 'on',
  denied: 'denied',
  default: 'off',
  unsupported: 'unsupported',
} as const

/** The status after each event; the same where the event does not belong to it. */
export const noticeSteps = {
  requested: (status: NoticeStatus): NoticeStatus =>
    status === 'off' || status === 'denied' ? 'asking' : status,
  answered: (status: NoticeStatus, permission: NoticePermission): NoticeStatus =>
    status === 'asking' ? answers[permission] : status,
  declined: (status: NoticeStatus): NoticeStatus => (status === 'on' ? 'off' : status),
  remembered: (status: NoticeStatus, isOn: boolean): NoticeStatus =>
    status === 'on' || status === 'off' ? (isOn ? 'on' : 'off') : status,
  /** The browser's settings may have changed since the user was asked. */
  permissionRead: (status: NoticeStatus, permission: NoticePermission): NoticeStatus => {
    if (status === 'asking') return status
    if (permission !== 'granted') return answers[permission]
    return status === 'on' ? 'on' : 'off'
  },
}

interface SystemNotice {
  /** One of the same tag replaces another. */
  readonly tag: string
  readonly title: string
  readonly body: string
}

export interface SystemNotices {
  readonly permission: () => NoticePermission
  /** Asks the user; call it within a click. Never rejects. */
  readonly ask: () => Promise<NoticePermission>
  /** Whether the page is hidden, so that a notification is of use. */
  readonly isHidden: () => boolean
  /** Shows a notification, if it may, and gives the permission. Pressing it shows the page. */
  readonly show: (notice: SystemNotice) => NoticePermission
}

export const systemNoticesRef: ServiceRef<SystemNotices> = { id: 'core.systemNotices' }
