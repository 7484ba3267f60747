import type { Attention } from '../../model/shell/attention.ts'

export const createAttention = (page: Window): Attention => ({
  whenAttended: () =>
    new Promise((resolve) => {
      const { document } = page
      const look = () => {
        if (document.hidden || !document.hasFocus()) return
        document.removeEventListener('visibilitychange', look)
        page.removeEventListener('focus', look)
        resolve()
      }
      document.addEventListener('visibilitychange', look)
      page.addEventListener('focus', look)
      look()
    }),
})
