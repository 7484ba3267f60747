// The provider's current faults, initially none.

import { endpoints, type Endpoint } from './endpoints.ts'

/** `held`: answered once the fault ends. `status500`: answered at once. `reset`: the connection is cut. */
type EndpointFault = 'held' | 'status500' | 'reset'

export type FaultState = Readonly<Partial<Record<Endpoint, EndpointFault>>> & {
  /** Adds `Cross-Origin-Opener-Policy: same-origin` to every response, which separates a popup from its opener. */
  readonly isolated?: boolean
  /** E-mail addresses are unverified. */
  readonly emailsUnverified?: boolean
  /** Refreshes fail with `invalid_grant`; at GitHub's paths, which have no refresh, a token works only once. */
  readonly refreshRefused?: boolean
}

export interface Faults {
  readonly current: () => FaultState
  /** Adds faults. */
  readonly begin: (more: FaultState) => void
  /** Ends the named faults, or all, and answers held requests. */
  readonly end: (...names: readonly (keyof FaultState)[]) => void
  /** Resolves when a request waits at the endpoint. */
  readonly whenHeld: (endpoint: Endpoint) => Promise<void>
}

interface FaultGate extends Faults {
  /** Resolves when the endpoint may answer: at once unless it is held. */
  readonly pass: (endpoint: Endpoint) => Promise<void>
}

const endpointFaults: readonly string[] = ['held', 'status500', 'reset']
const switches: readonly string[] = ['isolated', 'emailsUnverified', 'refreshRefused']

/** Parses a request's JSON; undefined unless it names a fault. */
export function readFaults(json: unknown): FaultState | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  const isFault = ([name, value]: readonly [string, unknown]) =>
    (endpoints as readonly string[]).includes(name)
      ? endpointFaults.includes(value as string)
      : switches.includes(name) && typeof value === 'boolean'
  return Object.entries(json).every(isFault) ? json : undefined
}

export function createFaults(): FaultGate {
  let state: FaultState = {}
  const waiting = new Map<Endpoint, (() => void)[]>()
  const watching = new Map<Endpoint, (() => void)[]>()

  const settle = (lists: Map<Endpoint, (() => void)[]>, endpoint: Endpoint) => {
    for (const resolve of lists.get(endpoint) ?? []) resolve()
    lists.delete(endpoint)
  }
  const wait = (lists: Map<Endpoint, (() => void)[]>, endpoint: Endpoint) =>
    new Promise<void>((resolve) => {
      lists.set(endpoint, [...(lists.get(endpoint) ?? []), resolve])
    })
  const release = () => {
    for (const endpoint of endpoints) if (state[endpoint] !== 'held') settle(waiting, endpoint)
  }

  return {
    current: () => state,
    begin: (more) => {
      state = { ...state, ...more }
      release()
    },
    end: (...names) => {
      const kept = Object.entries(state).filter(
        ([name]) => names.length > 0 && !(names as readonly string[]).includes(name),
      )
      state = Object.fromEntries(kept)
      release()
    },
    whenHeld: (endpoint) => (waiting.has(endpoint) ? Promise.resolve() : wait(watching, endpoint)),
    pass: (endpoint) => {
      if (state[endpoint] !== 'held') return Promise.resolve()
      const passed = wait(waiting, endpoint)
      settle(watching, endpoint)
      return passed
    },
  }
}
