// Requests to the API of a CI host, with the user's own login (RUNS-25).

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { CiCall, CiPlace, CiReply } from './ciHost.ts'
import type { Allowance } from './ciRun.ts'

/** Bytes of an answer so far, and of all of it; null if the host does not say. */
export type OnProgress = (received: number, total: number | null) => void

export interface CiAccess {
  /**
   * Sends with the user's token, and with the tag of the answer before: one that did not change is not sent again, and
   * not counted. Throws a `FailureError`, called `LoginRequiredError` if the user has no session at the host.
   */
  readonly send: (
    place: CiPlace,
    call: Pick<CiCall<unknown>, 'method' | 'url' | 'isFile'>,
    signal: AbortSignal,
    onProgress?: OnProgress,
  ) => Promise<CiReply>
  /** As the last answer of the host said. */
  readonly allowance: (place: CiPlace) => Promise<Allowance | null>
}

export const ciAccessRef: ServiceRef<CiAccess> = { id: 'ci.access' }
