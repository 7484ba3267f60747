// Files of documentations: style sheets and search indexes, and the cookie with which the browser requests pictures.

import type { EntityRef } from '../entities/entityRef.ts'
import type { ServiceRef } from '../plugins/serviceFactories.ts'

export interface DocsFiles {
  /** Absolute URL of a documentation's directory, with its trailing slash. `storageUrl` as in `DocsConfig`. */
  readonly siteAddress: (ref: EntityRef, storageUrl: string | null) => string
  /** The text of a file. Throws a `FailureError`, or the signal's reason. */
  readonly text: (address: string, signal: AbortSignal) => Promise<string>
  /** `GET /cookie`. Milliseconds since epoch at which it expires; throws a `FailureError`. */
  readonly refreshCookie: (signal: AbortSignal) => Promise<number>
  readonly removeCookie: (signal: AbortSignal) => Promise<void>
}

export const docsFilesRef: ServiceRef<DocsFiles> = { id: 'docs.files' }
