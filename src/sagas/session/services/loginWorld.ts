// What a login needs of the browser it runs in.

import type { LoginReturn, LoginWorld } from './loginWindow.ts'

/** Of the tab, while it is away at a provider. */
const awayKey = 'portico.login'

/** Takes the return out of the tab's memory, and the backend's error out of the address, before anyone reads it. */
function takeReturn(page: Window): LoginReturn | null {
  try {
    const providerId = page.sessionStorage.getItem(awayKey)
    page.sessionStorage.removeItem(awayKey)
    if (providerId === null) return null
    const url = new URL(page.location.href)
    const error = url.searchParams.get('error')
    url.searchParams.delete('error')
    if (error !== null) page.history.replaceState(page.history.state, '', url)
    return { providerId, error }
  } catch {
    // A browser that keeps nothing knows of no return.
    return null
  }
}

export function createLoginWorld(page: Window): LoginWorld {
  let returned = takeReturn(page)
  return {
    open: (url, name, features) => page.open(url, name, features),
    screen: () => page.screen,
    onMessage: (listener) => {
      page.addEventListener('message', listener)
      return () => {
        page.removeEventListener('message', listener)
      }
    },
    hasFocus: () => page.document.hasFocus(),
    onFocus: (listener) => {
      page.addEventListener('focus', listener)
      return () => {
        page.removeEventListener('focus', listener)
      }
    },
    page: () => page.location,
    leave: (url, providerId) => {
      try {
        page.sessionStorage.setItem(awayKey, providerId)
      } catch {
        // Whoever comes back is taken up all the same; only a failure is not told.
      }
      // Whoever goes back instead may find the page as it was left, which waits for them to be away: it begins anew.
      const begin = ({ persisted }: PageTransitionEvent) => {
        if (persisted) page.location.reload()
      }
      page.addEventListener('pageshow', begin, { once: true })
      page.location.assign(url)
    },
    returned: () => {
      const taken = returned
      returned = null
      return taken
    },
  }
}
