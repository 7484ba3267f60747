// The world as it is in a browser.

import type { BackendAccess } from '../../features/backend/backendApi.ts'
import { pluginBaseUrl } from '../../model/config/discovery.ts'
import { createConfiguration } from './configuration.ts'
import { createSend, type Early } from './http.ts'
import type {
  Navigation,
  Report,
  ReportedError,
  Services,
  Storage,
  Visibility,
} from './services.ts'
import { createSession } from './session.ts'

export interface BrowserParts {
  readonly early: Early
  readonly navigation: Navigation
  /** Absolute URL below which the page's own files lie. */
  readonly filesUrl: string
}

export function createBrowserServices({ early, navigation, filesUrl }: BrowserParts): Services {
  const send = createSend(early)
  const clock = { now: () => Date.now() }
  const configuration = createConfiguration(send, filesUrl)
  const session = createSession({ send, clock, config: configuration.loaded })
  const backend: BackendAccess = {
    send,
    baseUrl: (pluginId) => pluginBaseUrl(configuration.loaded().discovery, pluginId),
    token: session.token,
  }
  const report = createReport()
  return {
    clock,
    ids: { next: () => crypto.randomUUID() },
    storage: createStorage(report),
    navigation,
    session,
    report,
    visibility: createVisibility(),
    appearance: createAppearance(),
    clipboard: { write: (text) => navigator.clipboard.writeText(text) },
    configuration,
    backend,
  }
}

/** Writes to the console, and hears of promises that nobody took care of (spec 1 §8). */
function createReport(): Report {
  const listeners = new Set<(error: ReportedError) => void>()
  const error: Report['error'] = (thrown, context, { isHidden } = { isHidden: false }) => {
    console.error('Portico:', thrown, context)
    listeners.forEach((listener) => {
      listener({ thrown, isHidden })
    })
  }
  window.addEventListener('unhandledrejection', ({ reason }) => {
    error(reason, { process: 'unhandled rejection' })
  })
  return {
    error,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Text in `localStorage`; kept in memory where the browser refuses. */
export function createStorage(report: Report): Storage {
  const kept = new Map<string, string | null>()
  const attempt = <Result>(work: () => Result, otherwise: () => Result, key: string): Result => {
    try {
      return work()
    } catch (thrown) {
      report.error(thrown, { storage: key }, { isHidden: true })
      return otherwise()
    }
  }
  return {
    get: (key) => {
      const own = kept.get(key)
      if (own !== undefined) return own
      return attempt(
        () => localStorage.getItem(key),
        () => null,
        key,
      )
    },
    set: (key, value) => {
      attempt(
        () => {
          localStorage.setItem(key, value)
          kept.delete(key)
        },
        () => void kept.set(key, value),
        key,
      )
    },
    remove: (key) => {
      kept.delete(key)
      attempt(
        () => {
          localStorage.removeItem(key)
        },
        () => void kept.set(key, null),
        key,
      )
    },
    onChange: (key, listener) => {
      const changed = (event: StorageEvent) => {
        if (event.key === key) listener(event.newValue)
      }
      window.addEventListener('storage', changed)
      return () => {
        window.removeEventListener('storage', changed)
      }
    },
  }
}

function createVisibility(): Visibility {
  return {
    whenVisible: () =>
      new Promise((resolve) => {
        const look = () => {
          if (document.visibilityState === 'hidden') return
          document.removeEventListener('visibilitychange', look)
          resolve()
        }
        document.addEventListener('visibilitychange', look)
        look()
      }),
  }
}

function createAppearance(): Services['appearance'] {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  return {
    prefersDark: () => dark.matches,
    onPreference: (listener) => {
      const changed = ({ matches }: MediaQueryListEvent) => {
        listener(matches)
      }
      dark.addEventListener('change', changed)
      return () => {
        dark.removeEventListener('change', changed)
      }
    },
    apply: (variant) => {
      document.documentElement.dataset['theme'] = variant
    },
  }
}
