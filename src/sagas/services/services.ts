// The world behind interfaces. Sagas reach it with `service(name)`, the cache through `backend`; tests bring their own.

import type { BackendAccess, Gather } from '../../features/shell/backendApi.ts'
import type { PortalConfig } from '../../model/config/portalConfig.ts'
import type { Failure } from '../../model/failure.ts'
import type { ServiceHolder } from '../../model/plugins/serviceFactories.ts'
import type { Violation } from '../../model/routes/violations.ts'
import type { AuthApi } from '../../model/session/authApi.ts'
import type { CustomUserKeeper } from '../../model/session/customUser.ts'
import type { IdentityApi, KnownSession } from '../../model/session/identityApi.ts'
import type { ProviderSession, SignInMethod } from '../../model/session/person.ts'
import type { SessionDetails } from '../../model/session/sessionState.ts'
import type { RowKey } from '../../model/shell/shortcut.ts'
import type { AccessDesk } from '../session/services/accessDesk.ts'
import type { Files } from './files.ts'
import type { PortalFetch } from './portalFetch.ts'
import type { Streams } from './streams.ts'

export interface Clock {
  /** Milliseconds since epoch. */
  now: () => number
}

interface Random {
  /** At least 0, and below 1. */
  fraction: () => number
}

interface Ids {
  /** A text that this page has not given out before. */
  next: () => string
}

/** Text kept in the browser. Never throws: where the browser refuses, values last as long as the page. */
export interface Storage {
  get: (key: string) => string | null
  /** False where the browser refuses. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  /** Calls back when another tab changed the key; returns how to stop. */
  onChange: (key: string, listener: (value: string | null) => void) => () => void
}

export interface Navigation {
  /** Goes to a path with its query; the fact `location/navigated` follows. */
  go: (to: string, options?: { readonly replace?: boolean }) => void
}

/** The session of the portal itself. Keeps the token. */
export interface Session extends CustomUserKeeper {
  /** Signs in as guest of the auth backend, or renews. Throws a `FailureError`. */
  readonly enterAsGuest: (signal: AbortSignal) => Promise<SessionDetails>
  /** As guest without a token. */
  readonly enterAsLegacyGuest: () => SessionDetails
  /** As the user that was given to `keep` (`customUserRef`). Throws a `FailureError` where none was. */
  readonly enterAsCustomUser: () => SessionDetails
  /** As whoever the provider says. Throws a `FailureError` where its session has no identity. */
  readonly enterWith: (providerId: string, session: ProviderSession) => SessionDetails
  /**
   * Whether the auth backend answers 401 to the token, too. Where it does not, or cannot be reached, a refusal by
   * another plugin is that plugin's own, and further ones are not looked at for a minute.
   */
  readonly isTokenRefused: (signal: AbortSignal) => Promise<boolean>
  /** False for a guest or custom user who signed in without a token. */
  readonly hasToken: () => boolean
  /** Whether the backend answers 401 to requests without a token. Throws a `FailureError` if it cannot be reached. */
  readonly needsToken: (signal: AbortSignal) => Promise<boolean>
  /** Ids of the known providers that the auth backend offers, the guest excepted; empty if there are none. */
  readonly offeredProviders: (signal: AbortSignal) => Promise<readonly string[]>
  readonly forget: () => void
}

/** The sessions of the auth backend's providers (spec 3 §4, §7). Keeps their tokens. All throw `FailureError`s. */
export interface ProviderSessions {
  /** One at a time in a browser; tabs that ask at once share the answer. Needs no user. */
  readonly refresh: (
    providerId: string,
    scopes: readonly string[],
    signal: AbortSignal,
  ) => Promise<ProviderSession>
  /** Opens the provider's window before it returns; what is called in a click is not blocked. Aborting closes it. */
  readonly login: (
    providerId: string,
    scopes: readonly string[],
    signal: AbortSignal,
  ) => Promise<ProviderSession>
  /** Leaves the page for the provider, which leads back to this very address. */
  readonly redirect: (providerId: string, scopes: readonly string[]) => void
  /** With what somebody has come back to the page from a provider; each return is given once. */
  readonly returned: () => { readonly providerId: string; readonly failure: Failure | null } | null
  /** Resolves with where the provider's own session is ended, if it says so: a page to go to. */
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
  /** Calls back with what another tab says; returns how to stop. */
  readonly subscribe: (listener: (message: TabMessage) => void) => () => void
}

/** The cookie with which a protected page gets its own files (spec 1 §7). */
export interface CookieSession {
  /** Whether the page says so. */
  readonly isProtected: () => boolean
  /** Milliseconds since epoch at which the cookie that is there now expires. Throws where there is none. */
  readonly refresh: (signal: AbortSignal) => Promise<number>
  readonly remove: (signal: AbortSignal) => Promise<void>
}

/** What plugins ask of the session, and what the session tells them. */
export interface IdentityService {
  readonly api: IdentityApi
  /** Warns of a malformed user entity ref (spec 1 §5). */
  readonly tell: (session: KnownSession) => void
  /** Calls back when a plugin asks for the sign-out; returns how to stop. */
  readonly onSignOut: (listener: () => void) => () => void
}

export interface ReportedError {
  readonly thrown: unknown
  /** What is hidden is recorded, and no alert says it. */
  readonly isHidden: boolean
}

export interface Report {
  /** Records what went wrong, for developers, and tells those who listen; never throws. */
  readonly error: (
    thrown: unknown,
    context: Readonly<Record<string, string | number>>,
    options?: { readonly isHidden: boolean },
  ) => void
  /** Tells developers what they should change; never throws. */
  readonly warning: (message: string) => void
  /** Calls back with each error from now on; returns how to stop. */
  readonly subscribe: (listener: (error: ReportedError) => void) => () => void
}

interface Appearance {
  readonly prefersDark: () => boolean
  /** Calls back when the operating system's preference changes; returns how to stop. */
  readonly onPreference: (listener: (prefersDark: boolean) => void) => () => void
  /** `tokens` are custom properties, laid over those of the variant in place of those given before. */
  readonly apply: (variant: 'light' | 'dark', tokens: Readonly<Record<string, string>>) => void
  readonly applyDensity: (density: 'comfortable' | 'compact') => void
}

export interface TextCatalogues {
  /** Fetches every text in this language; rejects where some cannot be fetched. */
  readonly load: (language: string) => Promise<void>
  /** Shows every text in this language from now on. */
  readonly show: (language: string) => void
}

/** What the portal is made of, as far as processes need it. */
export interface PluginServices extends ServiceHolder {
  /** Throws `RuleError` where plugins break a rule; returns what is worth a warning. */
  readonly check: (config: PortalConfig) => readonly Violation[]
}

export interface Activity {
  /** Calls back, at most once a second, when somebody uses this page; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Which build is which. A version is a text that differs from build to build. */
export interface Deployment {
  /** The build of this page; null in development. */
  readonly version: string | null
  /** The build that is served now. Rejects where nobody says. */
  readonly servedVersion: (signal: AbortSignal) => Promise<string>
  /** Whether this tab was loaded anew for that build; true where the browser cannot remember. */
  readonly wasLoadedFor: (version: string) => boolean
  /** Loads this page anew, or another by its path from the host's root, and remembers for which build. */
  readonly load: (version: string, to?: string) => void
}

export interface Leaving {
  /** From now on the browser asks before it leaves the page, or leaves it without a question. */
  readonly ask: (isNeeded: boolean) => void
}

interface Clipboard {
  /** Rejects where the browser refuses. */
  readonly write: (text: string) => Promise<void>
}

export interface Visibility {
  /** Resolves at once while the page is visible, else when it becomes so. */
  whenVisible: () => Promise<void>
}

export interface Configuration {
  /** Reads, checks and keeps the configuration. Throws an error that says what is wrong with it. */
  load: (signal: AbortSignal) => Promise<PortalConfig>
}

export interface PluginLoader {
  /** Fetches a plugin's module, once; rejects where it cannot be fetched, or is not part of this build. */
  readonly load: (pluginId: string) => Promise<void>
}

export interface Shortcuts {
  /** Calls back when somebody presses the keys of the command palette; returns how to stop. */
  readonly onPalette: (listener: () => void) => () => void
  /** Calls back with each character that is pressed without modifier and that no field, dialog or menu takes. */
  readonly onKey: (listener: (key: string) => void) => () => void
  /** Focuses the page's search field; false where it has none. */
  readonly focusSearch: () => boolean
  /** Tells the page's list, if there is one. */
  readonly tellRows: (key: RowKey) => void
}

interface Windows {
  /** Opens a path of this origin in a new tab. */
  readonly open: (href: string) => void
  /** Leaves the page for this address. */
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
  readonly access: AccessDesk
  readonly auth: AuthApi
  readonly tabs: Tabs
  readonly cookie: CookieSession
  readonly identity: IdentityService
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
  readonly shortcuts: Shortcuts
  readonly windows: Windows
  readonly activity: Activity
  readonly deployment: Deployment
  readonly leaving: Leaving
  readonly files: Files
}
