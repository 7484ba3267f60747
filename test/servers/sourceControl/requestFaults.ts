// Faults of single requests. A fault applies to one request, or to all until faults end.

export type RequestFault =
  /** Responds with this instead of doing anything. */
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>>
    }
  /** `cut`: resets the connection before doing anything. `lost`: does it, but the response never arrives. */
  | { readonly kind: 'cut' | 'lost' }
  /** Waits until all faults end. */
  | { readonly kind: 'held' }
  /** Answers, and then the token expires. */
  | { readonly kind: 'lastOfToken' }

export interface RequestFaults {
  /** Applies to the next request of this method whose path, without its query, matches. */
  readonly next: (method: string, path: RegExp, fault: RequestFault) => void
  /** Applies to all of them, until faults end. */
  readonly each: (method: string, path: RegExp, fault: RequestFault) => void
  /** Resolves when a request is held. */
  readonly whenHeld: () => Promise<void>
  /** Ends all faults: held requests are answered, and tokens are valid again. */
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
