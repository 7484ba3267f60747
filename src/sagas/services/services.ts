// The world behind interfaces. Sagas reach it with `service(name)`, the cache through `backend`; tests bring their own.

import type { BackendAccess } from '../../features/backend/backendApi.ts'
import type { SessionDetails } from '../../features/session/sessionSlice.ts'
import type { PortalConfig } from '../../model/config/portalConfig.ts'

export interface Clock {
  /** Milliseconds since epoch. */
  now: () => number
}

interface Ids {
  /** A text that this page has not given out before. */
  next: () => string
}

/** Text kept in the browser. Never throws: where the browser refuses, values last as long as the page. */
export interface Storage {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
  /** Calls back when another tab changed the key; returns how to stop. */
  onChange: (key: string, listener: (value: string | null) => void) => () => void
}

export interface Navigation {
  /** Goes to a path with its query; the fact `location/navigated` follows. */
  go: (to: string, options?: { readonly replace?: boolean }) => void
}

export interface Session {
  /** Signs in as guest, or renews. Keeps the token to itself. Throws a `FailureError`. */
  enterAsGuest: (signal: AbortSignal) => Promise<SessionDetails>
  forget: () => void
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
  /** Calls back with each error from now on; returns how to stop. */
  readonly subscribe: (listener: (error: ReportedError) => void) => () => void
}

interface Appearance {
  readonly prefersDark: () => boolean
  /** Calls back when the operating system's preference changes; returns how to stop. */
  readonly onPreference: (listener: (prefersDark: boolean) => void) => () => void
  readonly apply: (variant: 'light' | 'dark') => void
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

export interface Services {
  readonly clock: Clock
  readonly ids: Ids
  readonly storage: Storage
  readonly navigation: Navigation
  readonly session: Session
  readonly report: Report
  readonly visibility: Visibility
  readonly clipboard: Clipboard
  readonly appearance: Appearance
  readonly configuration: Configuration
  readonly backend: BackendAccess
}
