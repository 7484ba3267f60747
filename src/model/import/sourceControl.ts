// Requests to a repository's host with the user's own login.

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { HostRequest } from './hostCalls.ts'
import type { Reply } from './importProblem.ts'

/** The provider, and the scopes that are needed. */
export interface SourceControlAccess {
  readonly providerId: string
  readonly scopes: readonly string[]
}

export interface SourceControl {
  /**
   * Sends with the user's access token; asks for missing scopes first. Throws a `FailureError`: `RejectedError` if the
   * user declined to sign in.
   */
  readonly send: (
    request: HostRequest,
    access: SourceControlAccess,
    signal: AbortSignal,
  ) => Promise<Reply>
}

export const sourceControlRef: ServiceRef<SourceControl> = { id: 'catalog-import.sourceControl' }
