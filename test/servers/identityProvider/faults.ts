// What is wrong with the provider at the moment; everything works until a fault begins.

import { endpoints, type Endpoint } from './endpoints.ts'

/** `held`: answered only once the fault is over. `status500`: answered at once. `reset`: the connection is cut. */
type EndpointFault = 'held' | 'status500' | 'reset'

export type FaultState = Readonly<Partial<Record<Endpoint, EndpointFault>>> & {
  /** Every answer has `Cross-Origin-Opener-Policy: same-origin`, which takes a popup from its opener. */
  readonly isolated?: boolean
  /** Nobody's e-mail address is verified. */
  readonly emailsUnverified?: boolean
  /** No refresh: `invalid_grant`; at the GitHub-shaped paths, which have none, a token is good for one look only. */
  readonly refreshRefused?: boolean
}

export interface Faults {
  readonly current: () => FaultState
  /** Beside those that are there already. */
  readonly begin: (more: FaultState) => void
  /** Ends those named, all where none is named; answers what was held. */
  readonly end: (...names: readonly (keyof FaultState)[]) => void
  /** Resolves once a request waits at the endpoint. */
  readonly whenHeld: (endpoint: Endpoint) => Promise<void>
}

interface FaultGate extends Faults {
  /** Resolves when the endpoint may go on: at once where nothing holds it. */
  readonly pass: (endpoint: Endpoint) => Promise<void>
}

const endpointFaults: readonly string[] = ['held', 'status500', 'reset']
const switches: readonly string[] = ['isolated', 'emailsUnverified', 'refreshRefused']

/** Reads what came over the wire; nothing where it names no fault. */
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
