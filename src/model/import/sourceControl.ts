// The user's own way to the host of a repository.

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { HostRequest } from './hostCalls.ts'
import type { Reply } from './importProblem.ts'

/** Whose session is used, and what it must be allowed to do. */
export interface SourceControlAccess {
  readonly providerId: string
  readonly scopes: readonly string[]
}

export interface SourceControl {
  /**
   * Sends with the user's access token; asks for the scopes first where the session has them not. Throws a
   * `FailureError`: `RejectedError` where somebody refused to sign in.
   */
  readonly send: (
    request: HostRequest,
    access: SourceControlAccess,
    signal: AbortSignal,
  ) => Promise<Reply>
}

export const sourceControlRef: ServiceRef<SourceControl> = { id: 'catalog-import.sourceControl' }
