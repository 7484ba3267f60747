/** Resolves once the page is so: looks now, and when it is shown, hidden or gets the focus. */
export const whenPage = (isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    look()
  })
