// The time of the clusters: real, or driven by a test.

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Runs `work` once; returns a function that cancels it. */
  readonly after: (ms: number, work: () => void) => () => void
}

interface RealClock extends Clock {
  readonly stop: () => void
}

/** `start`: the time at which it begins to run; now by default. */
export function createClock(start?: number): RealClock {
  const offset = start === undefined ? 0 : start - Date.now()
  const waiting = new Set<NodeJS.Timeout>()
  return {
    now: () => Date.now() + offset,
    after: (ms, work) => {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        work()
      }, ms)
      waiting.add(timer)
      return () => {
        clearTimeout(timer)
        waiting.delete(timer)
      }
    },
    stop: () => {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}

export interface DrivenClock extends Clock {
  /** Runs what is due until then, in order. */
  readonly advance: (ms: number) => void
}

interface Due {
  readonly at: number
  readonly work: () => void
}

/** Stands still between the calls of `advance`. */
export function createDrivenClock(start: number): DrivenClock {
  let now = start
  let due: readonly Due[] = []
  const firstUntil = (end: number) =>
    due
      .filter(({ at }) => at <= end)
      .reduce<Due | undefined>(
        (first, one) => (first && first.at <= one.at ? first : one),
        undefined,
      )
  return {
    now: () => now,
    after: (ms, work) => {
      const one = { at: now + ms, work }
      due = [...due, one]
      return () => {
        due = due.filter((other) => other !== one)
      }
    },
    advance: (ms) => {
      const end = now + ms
      for (let next = firstUntil(end); next; next = firstUntil(end)) {
        const current = next
        due = due.filter((other) => other !== current)
        now = Math.max(now, current.at)
        current.work()
      }
      now = end
    },
  }
}

/** An ISO date of whole seconds, as objects have them. */
export const timeOf = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+/, '')
