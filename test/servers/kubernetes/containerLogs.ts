// Logs of containers: one for each run, a line a second while it runs, and what a test adds.

import type { Clock } from './clock.ts'
import type { KeptPod } from './kubeTypes.ts'
import { endingOf, lineOf } from './logTexts.ts'

export interface LogLine {
  /** RFC 3339 with nine decimals; no two lines of a log have the same. */
  readonly time: string
  readonly text: string
}

export interface ContainerLog {
  /** Everything up to now. */
  readonly lines: () => readonly LogLine[]
  readonly append: (...texts: readonly string[]) => void
  /** The container has ended: nothing comes after these lines. */
  readonly end: (texts?: readonly string[]) => void
  readonly isEnded: () => boolean
  /** Calls back with lines from this index on, and once at its end; returns a function to stop. */
  readonly follow: (from: number, follower: LogFollower) => () => void
}

interface LogFollower {
  readonly onLines: (lines: readonly LogLine[]) => void
  readonly onEnd: () => void
}

interface LogOptions {
  readonly clock: Clock
  /** Milliseconds between lines. */
  readonly period: number
  readonly startedAt: number
  /** Undefined for containers that write nothing. */
  readonly textOf: (index: number) => string | undefined
  /** True while containers write nothing by themselves. */
  readonly isHushed: () => boolean
}

/** Lines of longer runs are rotated away. */
const longestPast = 40

const nanoseconds = (milliseconds: number, within: number): string =>
  new Date(milliseconds).toISOString().replace('Z', `${String(within).padStart(6, '0')}Z`)

function createContainerLog(options: LogOptions): ContainerLog {
  const { clock, period, startedAt, textOf, isHushed } = options
  const lines: LogLine[] = []
  const tellers = new Set<() => void>()
  let isOver = false
  const firstKept = Math.max(0, Math.floor((clock.now() - startedAt) / period) - longestPast)
  let next = firstKept
  let last = { at: 0, within: 0 }

  const push = (at: number, text: string) => {
    last =
      at > last.at ? { at, within: lines.length % 1_000 } : { ...last, within: last.within + 1 }
    lines.push({ time: nanoseconds(last.at, last.within), text })
  }
  const fill = () => {
    const now = clock.now()
    for (; !isOver && startedAt + next * period <= now; next += 1) {
      const text = isHushed() ? undefined : textOf(next - firstKept)
      if (text !== undefined) push(startedAt + next * period, text)
    }
  }
  const add = (texts: readonly string[]) => {
    fill()
    for (const text of texts) push(clock.now(), text)
  }
  const tellAll = () => {
    for (const tell of [...tellers]) tell()
  }

  return {
    lines: () => {
      fill()
      return lines
    },
    append: (...texts) => {
      add(texts)
      tellAll()
    },
    end: (texts = []) => {
      add(texts)
      isOver = true
      tellAll()
    },
    isEnded: () => isOver,
    follow: (from, { onLines, onEnd }) => {
      let told = from
      let cancel: () => void = () => undefined
      const stop = () => {
        cancel()
        tellers.delete(tell)
      }
      const tell = () => {
        fill()
        const fresh = lines.slice(told)
        told = lines.length
        if (fresh.length > 0) onLines(fresh)
        if (!isOver || !tellers.has(tell)) return
        stop()
        onEnd()
      }
      const wait = () => {
        cancel = clock.after(Math.max(1, startedAt + next * period - clock.now()), () => {
          tell()
          if (tellers.has(tell)) wait()
        })
      }
      tellers.add(tell)
      tell()
      if (tellers.has(tell)) wait()
      return stop
    },
  }
}

interface Runs {
  current: ContainerLog | undefined
  previous: ContainerLog | undefined
}

export interface ContainerLogs {
  /** From now on containers write nothing by themselves. */
  readonly hush: () => void
  /** Undefined if the container has not run yet. */
  readonly current: (pod: KeptPod, container: string) => ContainerLog | undefined
  /** Of the run before the last restart. */
  readonly previous: (pod: KeptPod, container: string) => ContainerLog | undefined
  readonly start: (pod: KeptPod, container: string) => void
  /** The last lines say why. */
  readonly end: (pod: KeptPod, container: string, reason: string) => void
}

export function createContainerLogs(clock: Clock, period: number): ContainerLogs {
  const all = new Map<string, Runs>()
  let isQuiet = false

  const begin = (pod: KeptPod, container: string, startedAt: number, own = clock) =>
    createContainerLog({
      clock: own,
      period,
      startedAt,
      textOf: (index) => lineOf(pod.metadata.name, container, index),
      isHushed: () => isQuiet,
    })
  /** A run that ended before anyone asked. */
  const past = (pod: KeptPod, container: string, run: Terminated) => {
    const { startedAt = '', finishedAt = '', reason = 'Completed' } = run
    const end = Date.parse(finishedAt)
    const still: Clock = { now: () => end, after: () => () => undefined }
    const log = begin(pod, container, Date.parse(startedAt), still)
    log.end(endingOf(reason))
    return log
  }
  const runsOf = (pod: KeptPod, container: string): Runs => {
    const key = `${pod.metadata.uid}/${container}`
    const known = all.get(key)
    if (known) return known
    const { containerStatuses = [], initContainerStatuses = [] } = pod.status
    const status = [...containerStatuses, ...initContainerStatuses].find(
      ({ name }) => name === container,
    )
    const { running, terminated } = status?.state ?? {}
    const last = status?.lastState?.terminated
    const runs: Runs = {
      current: running
        ? begin(pod, container, Date.parse(running.startedAt ?? ''))
        : terminated && past(pod, container, terminated),
      previous: last && past(pod, container, last),
    }
    all.set(key, runs)
    return runs
  }
  return {
    hush: () => {
      for (const { current } of all.values()) current?.lines()
      isQuiet = true
    },
    current: (pod, container) => runsOf(pod, container).current,
    previous: (pod, container) => runsOf(pod, container).previous,
    start: (pod, container) => {
      const runs = runsOf(pod, container)
      if (runs.current) runs.previous = runs.current
      runs.current = begin(pod, container, clock.now())
    },
    end: (pod, container, reason) => {
      const { current } = runsOf(pod, container)
      if (current && !current.isEnded()) current.end(endingOf(reason))
    },
  }
}

interface Terminated {
  readonly startedAt?: string
  readonly finishedAt?: string
  readonly reason?: string
}
