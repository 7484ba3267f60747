// What becomes of single requests in place of their answer. A fault is good for one request, unless it holds until
// all end.

export type RequestFault =
  /** Nothing is done, and this is the answer. */
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>>
    }
  /** `cut`: nothing is done, and the connection is reset. `lost`: it is done, and the answer never arrives. */
  | { readonly kind: 'cut' | 'lost' }
  /** Nothing is done before all faults end. */
  | { readonly kind: 'held' }
  /** It is answered, and its token holds no longer. */
  | { readonly kind: 'lastOfToken' }

export interface RequestFaults {
  /** For the next request of this method whose path, without its query, matches. */
  readonly next: (method: string, path: RegExp, fault: RequestFault) => void
  /** For all of them, until faults end. */
  readonly each: (method: string, path: RegExp, fault: RequestFault) => void
  /** Resolves once a request is held. */
  readonly whenHeld: () => Promise<void>
  /** Ends all: answers what was held, and tokens hold again. */
  readonly end: () => void
}

interface FaultTable extends RequestFaults {
  readonly take: (method: string, path: string) => RequestFault | undefined
  /** Resolves when faults end. */
  readonly hold: () => Promise<void>
  readonly expire: (token: string) => void
  readonly isExpired: (token: string) => boolean
}

interface Planned {
  readonly method: string
  readonly path: RegExp
  readonly fault: RequestFault
  readonly isLasting: boolean
}

export function createRequestFaults(): FaultTable {
  let planned: readonly Planned[] = []
  let held: readonly (() => void)[] = []
  let watching: readonly (() => void)[] = []
  const expired = new Set<string>()
  const plan = (one: Planned) => {
    planned = [...planned, one]
  }

  return {
    next: (method, path, fault) => {
      plan({ method, path, fault, isLasting: false })
    },
    each: (method, path, fault) => {
      plan({ method, path, fault, isLasting: true })
    },
    take: (method, path) => {
      const found = planned.find((one) => one.method === method && one.path.test(path))
      if (found && !found.isLasting) planned = planned.filter((one) => one !== found)
      return found?.fault
    },
    hold: () => {
      const passed = new Promise<void>((resolve) => {
        held = [...held, resolve]
      })
      for (const resolve of watching) resolve()
      watching = []
      return passed
    },
    whenHeld: () =>
      held.length > 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            watching = [...watching, resolve]
          }),
    expire: (token) => expired.add(token),
    isExpired: (token) => expired.has(token),
    end: () => {
      planned = []
      expired.clear()
      for (const resolve of held) resolve()
      held = []
    },
  }
}
