// The queue of plugins' requests for provider sessions; a process serves them.

import { type ProviderSession, type AccessOptions } from '../../../model/session/person.ts'

export interface AccessRequest {
  readonly providerId: string
  readonly options: AccessOptions
  readonly resolve: (session: ProviderSession | null) => void
  readonly reject: (reason: unknown) => void
}

export interface SessionRequests {
  /** Null if optional and there is no session. Rejects with a `FailureError`. */
  readonly request: (providerId: string, options: AccessOptions) => Promise<ProviderSession | null>
  /** Calls back with each request, queued ones first; returns a function to stop. */
  readonly onRequest: (listener: (request: AccessRequest) => void) => () => void
}

export function createSessionRequests(): SessionRequests {
  const waiting: AccessRequest[] = []
  let serve: ((request: AccessRequest) => void) | null = null
  return {
    request: (providerId, options) =>
      new Promise((resolve, reject) => {
        const request = { providerId, options, resolve, reject }
        if (serve) serve(request)
        else waiting.push(request)
      }),
    onRequest: (listener) => {
      serve = listener
      waiting.splice(0).forEach(listener)
      return () => {
        serve = null
      }
    },
  }
}
