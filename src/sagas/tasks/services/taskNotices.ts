// The browser's notifications. Some browsers have none, others only through a service worker.

import type { NoticePermission, TaskNotice, TaskNotices } from '../../../model/tasks/taskNotices.ts'

type Page = Pick<Window, 'document' | 'focus'> & Partial<Pick<typeof globalThis, 'Notification'>>

/** `say` gives the text of a notification in the user's language. */
export function createTaskNotices(
  page: Page,
  say: (result: TaskNotice['result']) => string,
): TaskNotices {
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
    show: ({ taskId, name, result }) => {
      const { Notification } = page
      if (!Notification || permission() !== 'granted') return permission()
      try {
        const notice = new Notification(name, { body: say(result), tag: taskId })
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
