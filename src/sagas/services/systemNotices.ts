// The browser's notifications. Some browsers have none, others only through a service worker.

import type { NoticePermission, SystemNotices } from '../../model/shell/systemNotices.ts'

type Page = Pick<Window, 'document' | 'focus'> & Partial<Pick<typeof globalThis, 'Notification'>>

export function createSystemNotices(page: Page): SystemNotices {
  const permission = (): NoticePermission => page.Notification?.permission ?? 'unsupported'
  return {
    permission,
    ask: async () => {
      try {
        return (await page.Notification?.requestPermission()) ?? 'unsupported'
      } catch {
        return permission()
      }
    },
    isHidden: () => page.document.hidden,
    show: ({ tag, title, body }) => {
      const { Notification } = page
      if (!Notification || permission() !== 'granted') return permission()
      try {
        const notice = new Notification(title, { body, tag })
        notice.onclick = () => {
          page.focus()
          notice.close()
        }
        return 'granted'
      } catch {
        // Chrome on Android shows notifications of service workers only.
        return 'unsupported'
      }
    },
  }
}
