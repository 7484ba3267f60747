// Interfaces to the outside world. Sagas use `service(name)`, the cache `backend`; tests provide their own.

import type { BackendAccess, Gather } from '../../features/backend/backendApi.ts'
import type { ConfigValue } from '../../model/config/configValues.ts'
import type { PortalConfig } from '../../model/config/portalConfig.ts'
import type { Failure } from '../../model/failure.ts'
import type { KeptContent } from '../../model/offline/keptContent.ts'
import type { OfferedCheck } from '../../model/plugins/pluginField.ts'
import type { ServiceHolder } from '../../model/plugins/serviceFactories.ts'
import type { Violation } from '../../model/routes/violations.ts'
import type { AuthApi } from '../../model/session/authApi.ts'
import type { CustomUserKeeper } from '../../model/session/customUser.ts'
import type { IdentityApi, KnownSession } from '../../model/session/identityApi.ts'
import type { ProviderSession, SignInMethod } from '../../model/session/person.ts'
import type { SessionDetails } from '../../model/session/sessionState.ts'
import type { Recordings } from '../../model/shell/recordings.ts'
import type { RowKey } from '../../model/shell/shortcut.ts'
import type { OfferedSource } from '../kit/attentionSource.ts'
import type { ShellWorker } from '../offline/services/shellWorkerClient.ts'
import type { SessionRequests } from '../session/services/sessionRequests.ts'
import type { Files } from './files.ts'
import type { PluginMeter } from './pluginMeter.ts'
import type { PortalFetch } from './portalFetch.ts'
import type { Streams } from './streams.ts'

export interface Clock {
  /** Milliseconds since epoch. */
  now: () => number
}

interface Random {
  /** From 0 up to but excluding 1. */
  fraction: () => number
}

interface Ids {
  /** A text that is unique within this page. */
  next: () => string
}

/** Text kept in the browser. Never throws: if the browser refuses, values last as long as the page. */
export interface Storage {
  get: (key: string) => string | null
  /** False if the browser refuses. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  /** Calls back when another tab changes the key; returns a function to stop. */
  onChange: (key: string, listener: (value: string | null) => void) => () => void
}

/** Whether the device has a network, as far as the browser knows. */
export interface Connection {
  readonly isOnline: () => boolean
  /** Returns a function to stop. */
  readonly onChange: (listener: (isOnline: boolean) => void) => () => void
}

export interface Navigation {
  /** Goes to a path with its query; `location/navigated` follows. */
  go: (to: string, options?: { readonly replace?: boolean }) => void
}

/** The portal's own session. Keeps the token. */
export interface Session extends CustomUserKeeper {
  /** Signs in as guest of the auth backend, or renews. Throws a `FailureError`. */
  readonly enterAsGuest: (signal: AbortSignal) => Promise<SessionDetails>
  /** As guest without a token. */
  readonly enterAsLegacyGuest: () => SessionDetails
  /** As the user given to `keep` (`customUserRef`). Throws a `FailureError` without one. */
  readonly enterAsCustomUser: () => SessionDetails
  /** As the provider's user. Throws a `FailureError` if its session has no identity. */
  readonly enterWith: (providerId: string, session: ProviderSession) => SessionDetails
  /**
   * Whether the auth backend also answers 401 to the token. If it does not, or is unreachable, the
   * refusal concerns one plugin only, and further ones are ignored for a minute.
   */
  readonly isTokenRefused: (signal: AbortSignal) => Promise<boolean>
  /** False for guests and custom users without a token. */
  readonly hasToken: () => boolean
  /** Whether the backend answers 401 without a token. Throws a `FailureError` if unreachable. */
  readonly needsToken: (signal: AbortSignal) => Promise<boolean>
  /** Ids of the known providers that the auth backend offers, without the guest. */
  readonly offeredProviders: (signal: AbortSignal) => Promise<readonly string[]>
  /** Goes on as whoever was signed in last, without a token, until somebody enters. */
  readonly recall: () => void
  readonly forget: () => void
}

/** Sessions of the auth backend's providers (spec 3 §4, §7). Keeps their tokens. All methods throw `FailureError`s. */
export interface ProviderSessions {
  /** One at a time per browser; simultaneous requests of tabs share the answer. Needs no user. */
  readonly refresh: (
    providerId: string,
    scopes: readonly string[],
    signal: AbortSignal,
  ) => Promise<ProviderSession>
  /** Opens the provider's window synchronously, so that it is not blocked in a click. Aborting closes it. */
  readonly login: (
    providerId: string,
    scopes: readonly string[],
    signal: AbortSignal,
  ) => Promise<ProviderSession>
  /** Redirects to the provider, which redirects back to the current URL. */
  readonly redirect: (providerId: string, scopes: readonly string[]) => void
  /** The result of a redirect to a provider; returned once. */
  readonly returned: () => { readonly providerId: string; readonly failure: Failure | null } | null
  /** Resolves with the provider's own sign-out page, if it has one. */
  readonly logout: (providerId: string, signal: AbortSignal) => Promise<string | null>
  readonly token: (providerId: string, kind: 'access' | 'id' | 'backstage') => string | null
  /** The providers whose tokens are kept. */
  readonly known: () => readonly string[]
  readonly forget: () => void
}

export type TabMessage =
  | { readonly type: 'signedOut' }
  | { readonly type: 'signedIn'; readonly userEntityRef: string; readonly method: SignInMethod }

/** The other tabs of this browser. */
export interface Tabs {
  readonly tell: (message: TabMessage) => void
  /** Calls back with messages of other tabs; returns a function to stop. */
  readonly subscribe: (listener: (message: TabMessage) => void) => () => void
}

/** The cookie for a protected page's own files (spec 1 §7). */
export interface CookieSession {
  /** Whether the page is marked as protected. */
  readonly isProtected: () => boolean
  /** Resolves with the cookie's expiry in milliseconds since epoch. Throws if there is no cookie. */
  readonly refresh: (signal: AbortSignal) => Promise<number>
  readonly remove: (signal: AbortSignal) => Promise<void>
}

/** Connects the plugins' identity API with the session. */
export interface IdentityService {
  readonly api: IdentityApi
  /** Warns about a malformed user entity ref (spec 1 §5). */
  readonly tell: (session: KnownSession) => void
  /** Calls back when a plugin requests sign-out; returns a function to stop. */
  readonly onSignOut: (listener: () => void) => () => void
}

export interface ReportedError {
  readonly thrown: unknown
  /** Hidden errors are recorded without an alert. */
  readonly isHidden: boolean
}

export interface Report {
  /** Records an error for developers and notifies subscribers; never throws. */
  readonly error: (
    thrown: unknown,
    context: Readonly<Record<string, string | number>>,
    options?: { readonly isHidden: boolean },
  ) => void
  /** Warns developers; never throws. */
  readonly warning: (message: string) => void
  /** Calls back with each later error; returns a function to stop. */
  readonly subscribe: (listener: (error: ReportedError) => void) => () => void
}

interface Appearance {
  readonly prefersDark: () => boolean
  /** Calls back when the operating system's preference changes; returns a function to stop. */
  readonly onPreference: (listener: (prefersDark: boolean) => void) => () => void
  /** `tokens` are custom properties that override the variant's; they replace the previous ones. */
  readonly apply: (variant: 'light' | 'dark', tokens: Readonly<Record<string, string>>) => void
  readonly applyDensity: (density: 'comfortable' | 'compact') => void
}

export interface TextCatalogues {
  /** Fetches all texts of the language; rejects if any cannot be fetched. */
  readonly load: (language: string) => Promise<void>
  /** Shows the language from now on. */
  readonly show: (language: string) => void
}

/** The parts of the portal that processes need. */
export interface PluginServices extends ServiceHolder {
  /** Throws `RuleError` if routes or services break a rule, without which no page can be shown; returns the warnings. */
  readonly check: (config: PortalConfig) => readonly Violation[]
  /** Rejects with a `RuleError` that has all violations of plugins. */
  readonly checkAll: (config: PortalConfig) => Promise<void>
}

export interface Activity {
  /** Calls back, at most once a second, on user input; returns a function to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Versions of the page. A version is any text that differs between builds. */
export interface Deployment {
  /** The version of this page; null in development. */
  readonly version: string | null
  /** The deployed version. Rejects if it cannot be found out. */
  readonly servedVersion: (signal: AbortSignal) => Promise<string>
  /** Whether this tab was reloaded for that version; true without storage. */
  readonly wasLoadedFor: (version: string) => boolean
  /** Reloads this page, or loads the one at a path from the host's root, and records the version. */
  readonly load: (version: string, to?: string) => void
}

export interface Leaving {
  /** Sets whether the browser asks before it leaves the page. */
  readonly ask: (isNeeded: boolean) => void
}

interface Clipboard {
  /** Rejects if the browser refuses. */
  readonly write: (text: string) => Promise<void>
}

export interface Visibility {
  /** Resolves when the page is visible. */
  whenVisible: () => Promise<void>
}

export interface Configuration {
  /** Reads and keeps the configuration. Throws an error that says what is wrong with it. */
  load: (signal: AbortSignal) => Promise<PortalConfig>
  /** Compares all of what was loaded with the schema. Rejects with an error that says what is wrong with it. */
  check: () => Promise<void>
  /** All of it, as it was read; undefined before. */
  data: () => ConfigValue | undefined
}

export interface PluginLoader {
  /** Fetches a plugin's module once; rejects if it cannot be fetched or is not in this build. */
  readonly load: (pluginId: string) => Promise<void>
}

/** Checks of template fields that plugins offer. */
export interface FieldChecks {
  /** Of the field with this `ui:field`; undefined without one. Rejects if its plugin cannot be fetched. */
  readonly of: (field: string) => Promise<OfferedCheck | undefined>
}

/** Sources of what needs the user's attention that plugins offer. */
export interface AttentionSources {
  /** Without those of plugins that the user has switched off. */
  readonly all: () => readonly OfferedSource[]
}

export interface Shortcuts {
  /** Calls back on the command palette's shortcut; returns a function to stop. */
  readonly onPalette: (listener: () => void) => () => void
  /** Calls back with each character typed without a modifier outside fields, dialogs and menus. */
  readonly onKey: (listener: (key: string) => void) => () => void
  /** Focuses the page's search field; false if it has none. */
  readonly focusSearch: () => boolean
  /** Sends the key to the page's list, if there is one. */
  readonly tellRows: (key: RowKey) => void
}

interface Windows {
  /** Opens a path of this origin in a new tab. */
  readonly open: (href: string) => void
  /** Navigates to this address. */
  readonly leave: (href: string) => void
}

export interface Services {
  readonly clock: Clock
  readonly random: Random
  readonly ids: Ids
  readonly storage: Storage
  readonly navigation: Navigation
  readonly session: Session
  readonly providers: ProviderSessions
  readonly access: SessionRequests
  readonly auth: AuthApi
  readonly tabs: Tabs
  readonly cookie: CookieSession
  readonly identity: IdentityService
  readonly kept: KeptContent
  readonly shellWorker: ShellWorker
  readonly connection: Connection
  readonly report: Report
  readonly visibility: Visibility
  readonly clipboard: Clipboard
  readonly appearance: Appearance
  readonly configuration: Configuration
  readonly backend: BackendAccess
  readonly fetch: PortalFetch
  readonly streams: Streams
  readonly texts: TextCatalogues
  readonly portal: PluginServices
  readonly gather: Gather
  readonly plugins: PluginLoader
  readonly fieldChecks: FieldChecks
  readonly attentionSources: AttentionSources
  readonly shortcuts: Shortcuts
  readonly windows: Windows
  readonly activity: Activity
  readonly deployment: Deployment
  readonly leaving: Leaving
  readonly files: Files
  readonly recordings: Recordings
  readonly meter: PluginMeter
}
