// The services in a browser.

import type { BackendAccess } from '../../features/backend/backendApi.ts'
import { pluginBaseUrl } from '../../model/config/discovery.ts'
import { FailureError } from '../../model/failure.ts'
import { randomId } from '../../model/randomId.ts'
import type { Recordings } from '../../model/shell/recordings.ts'
import { createKeptContent } from '../offline/services/keptContent.ts'
import { createShellWorker } from '../offline/services/shellWorkerClient.ts'
import { createActivity } from '../session/services/activity.ts'
import { createAuthApi } from '../session/services/authApi.ts'
import { createCookieSession } from '../session/services/cookieSession.ts'
import { createIdentity } from '../session/services/identity.ts'
import { createLoginWorld } from '../session/services/loginWorld.ts'
import { createTabLocks } from '../session/services/oneRefresh.ts'
import { createProviderSessions } from '../session/services/providerSessions.ts'
import { createRefreshNotes } from '../session/services/refreshNotes.ts'
import { createRefreshWorkerClient } from '../session/services/refreshWorkerClient.ts'
import { createSession } from '../session/services/session.ts'
import { createSessionRequests } from '../session/services/sessionRequests.ts'
import { createConfiguration } from './configuration.ts'
import { createDeployment, createLeaving } from './deployment.ts'
import { createFiles } from './files.ts'
import { createGather } from './gather.ts'
import { createSend, type Early } from './http.ts'
import { createPluginMeter } from './pluginMeter.ts'
import { createPortalFetch } from './portalFetch.ts'
import type {
  Connection,
  Navigation,
  AttentionSources,
  FieldChecks,
  PluginLoader,
  PluginServices,
  Report,
  ReportedError,
  Services,
  Storage,
  TextCatalogues,
  Visibility,
} from './services.ts'
import { createShortcuts } from './shortcuts.ts'
import { createStreams } from './streams.ts'
import { channelsOf, createTabs } from './tabs.ts'
import { whenPage } from './whenPage.ts'

export interface BrowserParts {
  readonly early: Early
  readonly navigation: Navigation
  readonly portal: PluginServices
  readonly plugins: PluginLoader
  readonly fieldChecks: FieldChecks
  readonly attentionSources: AttentionSources
  readonly texts: TextCatalogues
  readonly recordings: Recordings
  /** Absolute URL of the folder with the page's files. */
  readonly filesUrl: string
}

export function createBrowserServices(parts: BrowserParts): Services {
  const { early, navigation, filesUrl, portal, plugins, texts, recordings } = parts
  const { fieldChecks, attentionSources } = parts
  const meter = createPluginMeter()
  const send = meter.counting(createSend(early))
  const clock = { now: () => Date.now() }
  const configuration = createConfiguration(send, filesUrl)
  const auth = { send, clock, config: configuration.loaded }
  const world = createLoginWorld(window)
  const report = createReport()
  const storage = createStorage(report)
  const providers = createProviderSessions({
    ...auth,
    world,
    tabs: createTabLocks(window),
    worker: createRefreshWorkerClient(workersOf(window), filesUrl),
    notes: createRefreshNotes({
      storage,
      clock,
      nextId: () => String(Math.random()),
      page: window,
    }),
  })
  const session = createSession({ ...auth, providers })
  const deployment = createDeployment(send, filesUrl)
  const kept = createKeptContent({ clock, build: deployment.version, page: document })
  const backend: BackendAccess = {
    send: (url, ...request) =>
      session.isRecalled() ? Promise.reject(notAsked(url)) : send(url, ...request),
    kept,
    now: clock.now,
    baseUrl: (pluginId) => pluginBaseUrl(configuration.loaded().discovery, pluginId),
    token: session.token,
    noteRefusal: session.noteRefusal,
    anotherToken: session.anotherToken,
    noteAnswer: recordings.noteAnswer,
  }
  const access = createSessionRequests()
  const fetch = createPortalFetch({
    send,
    token: session.token,
    discovery: () => configuration.loaded().discovery,
  })
  return {
    clock,
    random: { fraction: () => Math.random() },
    ids: { next: () => randomId() },
    storage,
    navigation,
    session,
    providers,
    access,
    auth: createAuthApi({
      access,
      providers,
      isRedirecting: () => configuration.loaded().redirectFlow,
    }),
    tabs: createTabs(channelsOf(window)),
    cookie: createCookieSession(fetch, document),
    identity: createIdentity({ token: session.token, report }),
    kept,
    shellWorker: createShellWorker({
      workers: workersOf(window),
      send,
      filesUrl,
      isBuilt: deployment.version !== null,
    }),
    connection: createConnection(window),
    report,
    visibility: createVisibility(),
    appearance: createAppearance(),
    clipboard: { write: (text) => navigator.clipboard.writeText(text) },
    configuration,
    backend,
    fetch,
    streams: createStreams(
      async () =>
        (await import(/* webpackChunkName: "streams" */ './streamReaders.ts')).streamReaders,
    ),
    portal,
    texts,
    gather: createGather(),
    plugins,
    fieldChecks,
    attentionSources,
    shortcuts: createShortcuts(window),
    windows: {
      open: (href) => void window.open(href, '_blank', 'noopener'),
      leave: (href) => {
        window.location.assign(href)
      },
    },
    activity: createActivity(clock),
    deployment,
    leaving: createLeaving(window),
    files: createFiles(document),
    recordings,
    meter,
  }
}

/** The failure of a request without a token of this visit. */
const notAsked = (url: string) =>
  new FailureError({
    kind: 'unreachable',
    name: 'TypeError',
    message: 'Offline',
    request: { method: 'GET', url },
  })

/** Undefined without TLS, or if the browser refuses. */
const workersOf = ({ navigator }: Window): ServiceWorkerContainer | undefined =>
  (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker

/** Writes to the console, and reports unhandled rejections (spec 1 §8). */
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
    warning: (message) => {
      console.warn('Portico:', message)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Text in `localStorage`, or in memory if the browser refuses.
 * @internal Exported for tests.
 */
export function createStorage(report: Pick<Report, 'error'>): Storage {
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
    set: (key, value) =>
      attempt(
        () => {
          localStorage.setItem(key, value)
          kept.delete(key)
          return true
        },
        () => {
          kept.set(key, value)
          return false
        },
        key,
      ),
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

function createConnection(page: Window): Connection {
  return {
    isOnline: () => page.navigator.onLine,
    onChange: (listener) => {
      const changed = ({ type }: Event) => {
        listener(type === 'online')
      }
      page.addEventListener('online', changed)
      page.addEventListener('offline', changed)
      return () => {
        page.removeEventListener('online', changed)
        page.removeEventListener('offline', changed)
      }
    },
  }
}

function createVisibility(): Visibility {
  return { whenVisible: () => whenPage(() => document.visibilityState !== 'hidden') }
}

function createAppearance(): Services['appearance'] {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const laidOver: string[] = []
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
    apply: (variant, tokens) => {
      const { dataset, style } = document.documentElement
      dataset['theme'] = variant
      for (const name of laidOver.splice(0)) style.removeProperty(name)
      for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value)
      laidOver.push(...Object.keys(tokens))
    },
    applyDensity: (density) => {
      document.documentElement.dataset['density'] = density
    },
  }
}
