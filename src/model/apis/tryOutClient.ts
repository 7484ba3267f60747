// The service that sends try-out requests.

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { TryOutRequest } from './tryOut.ts'

export interface TryOutAnswer {
  readonly status: number
  readonly statusText: string
  /** Empty if the answer is no text. */
  readonly text: string
  /** Those that the browser may read. */
  readonly headers?: readonly (readonly [name: string, value: string])[]
  /** Bytes. */
  readonly size?: number
  /** An answer that is no text, such as a picture. */
  readonly blob?: Blob
}

/** `policy`: the content security policy blocks the host; `unreachable`: network or CORS. */
export type TryOutFault = 'policy' | 'unreachable' | 'interrupted'

/** Keeps requests and responses out of actions and store, which must not hold keys and tokens. */
export interface TryOutClient {
  readonly keep: (request: TryOutRequest) => void
  /** Sends the stored request once. Throws a `TryOutError`, or the signal's reason. */
  readonly send: (signal: AbortSignal) => Promise<TryOutAnswer>
  /** The last response; undefined after a replay. */
  readonly answer: () => TryOutAnswer | null
  readonly forget: () => void
}

export class TryOutError extends Error {
  override readonly name = 'TryOutError'
  readonly fault: TryOutFault

  constructor(fault: TryOutFault) {
    super(fault)
    this.fault = fault
  }
}

export const tryOutRef: ServiceRef<TryOutClient> = { id: 'api-docs.tryOut' }
