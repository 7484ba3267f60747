// The browser functions for logins.

import type { LoginReturn, LoginWorld } from './loginWindow.ts'

/** Key in the tab's `sessionStorage` during a redirect. */
const awayKey = 'portico.login'

/** Removes the return from storage, and the backend's error from the address, before other code reads it. */
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
    // Without storage no return is recognized.
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
        // Without storage the return still works; only its failure is lost.
      }
      // "Back" may restore the page from the cache, still waiting for the redirect: it reloads.
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
