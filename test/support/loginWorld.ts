// A fake browser with a login window.

import type { LoginPopup, LoginWorld } from '../../src/sagas/session/services/loginWindow.ts'

interface Opened extends LoginPopup {
  closed: boolean
  readonly url: string
  readonly name: string
  readonly features: string
}

export const portalOrigin = 'https://portal.example'
export const backendOrigin = 'https://backend.example'

export function createFakeWorld() {
  type Listener = Parameters<LoginWorld['onMessage']>[0]
  const listeners = new Set<Listener>()
  const focusListeners = new Set<() => void>()
  const opened: Opened[] = []
  const left: string[] = []
  let mode: 'allowed' | 'blocked' | 'closedAtOnce' = 'allowed'
  let isFocused = true
  const world: LoginWorld = {
    open: (url, name, features) => {
      if (mode === 'blocked') return null
      const popup: Opened = {
        url,
        name,
        features,
        closed: mode === 'closedAtOnce',
        close: () => {
          popup.closed = true
        },
      }
      opened.push(popup)
      return popup
    },
    screen: () => ({ width: 1_450, height: 1_030 }),
    onMessage: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hasFocus: () => isFocused,
    onFocus: (listener) => {
      focusListeners.add(listener)
      return () => focusListeners.delete(listener)
    },
    page: () => ({ origin: portalOrigin, href: `${portalOrigin}/catalog?a=b#c` }),
    leave: (url) => left.push(url),
    returned: () => null,
  }
  const popup = () => {
    const last = opened.at(-1)
    if (!last) throw new Error('No window is open')
    return last
  }
  return {
    world,
    opened,
    left,
    popup,
    behave: (as: typeof mode) => {
      mode = as
    },
    post: (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
      for (const listener of [...listeners])
        listener({ source: popup(), origin: backendOrigin, ...from, data })
    },
    leaveForPopup: () => {
      isFocused = false
    },
    comeBack: () => {
      isFocused = true
      for (const listener of [...focusListeners]) listener()
    },
    listening: () => listeners.size + focusListeners.size,
  }
}
