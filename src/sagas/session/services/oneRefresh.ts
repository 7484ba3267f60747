// One refresh at a time per browser: tabs share the session cookie, and a provider that rotates it
// treats two simultaneous refreshes as theft. The refresh worker ensures this; without it, waiting
// tabs share the answer of the tab that holds the lock.

import { FailureError, isPassing, toFailure, type Failure } from '../../../model/failure.ts'
import { isRecord } from '../../../model/isRecord.ts'
import { forgottenMeanwhile } from '../../../model/session/authFailures.ts'
import { unlessAborted } from '../../../model/unlessAborted.ts'
import type { Clock } from '../../services/services.ts'

type Listener = (event: { readonly data: unknown }) => void

/**
 * As `BroadcastChannel`.
 * @internal Exported for the tests' fake.
 */
export interface TabChannel {
  readonly postMessage: (message: unknown) => void
  readonly addEventListener: (type: 'message', listener: Listener) => void
  readonly removeEventListener: (type: 'message', listener: Listener) => void
}

/** Locks and messages shared by the tabs of one browser. */
export interface TabLocks {
  /** Runs `work` while no other tab holds the lock. Rejects as `work` does, or with the signal's reason. */
  readonly locked: <Result>(
    name: string,
    work: () => Promise<Result>,
    signal: AbortSignal,
  ) => Promise<Result>
  /** The same, or `otherwise` if the lock is taken. */
  readonly lockedNow: <Result>(
    name: string,
    work: () => Promise<Result>,
    otherwise: () => Promise<Result>,
  ) => Promise<Result>
  readonly channel: () => TabChannel
}

export interface Turn {
  /** The lock: only one holder at a time. */
  readonly lock: string
  /** Requests with equal keys share an answer. */
  readonly key: string
  /** The worker's answer; null without a worker, and `work` runs instead. */
  readonly byWorker?: (signal: AbortSignal) => Promise<{ readonly answer: unknown } | null>
  readonly work: (signal: AbortSignal) => Promise<unknown>
}

export interface OneRefresh {
  /** The answer of the worker or of `work`, here or in another tab. Rejects as they do, or with the signal's reason. */
  readonly refresh: (turn: Turn, signal: AbortSignal) => Promise<unknown>
  /** Excludes refreshes while it runs. */
  readonly alone: <Result>(
    lock: string,
    work: () => Promise<Result>,
    signal: AbortSignal,
  ) => Promise<Result>
  /** Cancels refreshes here; answers to earlier ones, from any tab, are ignored. */
  readonly forget: () => void
}

type Outcome = { readonly answer: unknown } | { readonly failure: Failure }

/** May contain tokens: sent from memory to memory. */
type Broadcast = Outcome & {
  readonly key: string
  /** When the refresh began, in milliseconds since epoch. */
  readonly since: number
}

interface Shared {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  waiting: number
}

/** Milliseconds by which a message may arrive after its tab released the lock. */
const messageDelay = 100

const isBroadcast = (data: unknown): data is Broadcast =>
  isRecord(data) &&
  typeof data['key'] === 'string' &&
  typeof data['since'] === 'number' &&
  ('answer' in data || isRecord(data['failure']))

/** Without `tabs` only requests of this page are shared. */
export function createOneRefresh(tabs: TabLocks | null, clock: Clock): OneRefresh {
  const shared = new Map<string, Shared>()
  let forgottenAt = -Infinity

  /** Broadcasts the result; a failure only if final, since the next tab may succeed. */
  async function ownTurn({ key, work }: Turn, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted()
    const since = clock.now()
    const tell = (outcome: Outcome) => {
      if (!signal.aborted) tabs?.channel().postMessage({ ...outcome, key, since })
    }
    try {
      const answer = await work(signal)
      tell({ answer })
      return answer
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (!isPassing(failure) && failure.kind !== 'aborted') tell({ failure })
      throw thrown
    }
  }

  async function inTurn(turn: Turn, signal: AbortSignal): Promise<unknown> {
    const byWorker = turn.byWorker && (await turn.byWorker(signal))
    if (byWorker) return byWorker.answer
    if (!tabs) return ownTurn(turn, signal)
    const news = keepLast(
      tabs.channel(),
      ({ key, since }) => key === turn.key && since > forgottenAt,
    )
    const afterOthers = async () => {
      const outcome = await news.within(messageDelay)
      if (!outcome) return ownTurn(turn, signal)
      if ('failure' in outcome) throw new FailureError(outcome.failure)
      return outcome.answer
    }
    try {
      return await tabs.lockedNow(
        turn.lock,
        () => ownTurn(turn, signal),
        () => tabs.locked(turn.lock, afterOthers, signal),
      )
    } finally {
      news.stop()
    }
  }

  function begin(turn: Turn): Shared {
    const controller = new AbortController()
    const answer = inTurn(turn, controller.signal)
    const begun = { answer, controller, waiting: 0 }
    const end = () => {
      if (shared.get(turn.key) === begun) shared.delete(turn.key)
    }
    answer.then(end, end)
    shared.set(turn.key, begun)
    return begun
  }

  return {
    refresh: async (turn, signal) => {
      signal.throwIfAborted()
      const own = shared.get(turn.key) ?? begin(turn)
      own.waiting += 1
      try {
        return await unlessAborted(own.answer, signal, own.controller.signal)
      } finally {
        own.waiting -= 1
        if (own.waiting === 0) {
          own.controller.abort()
          if (shared.get(turn.key) === own) shared.delete(turn.key)
        }
      }
    },
    alone: (lock, work, signal) => (tabs ? tabs.locked(lock, work, signal) : work()),
    forget: () => {
      forgottenAt = clock.now()
      for (const { controller } of shared.values()) controller.abort(forgottenMeanwhile())
      shared.clear()
    },
  }
}

/** Keeps the last matching message from now on. */
function keepLast(channel: TabChannel, matters: (told: Broadcast) => boolean) {
  let heard: Broadcast | null = null
  let wake: () => void = () => undefined
  const listener: Listener = ({ data }) => {
    if (!isBroadcast(data) || !matters(data)) return
    heard = data
    wake()
  }
  channel.addEventListener('message', listener)
  return {
    /** Null if there is none within `delay` milliseconds. */
    within: async (delay: number): Promise<Outcome | null> => {
      if (!heard) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, delay)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      return heard
    },
    stop: () => {
      channel.removeEventListener('message', listener)
    },
  }
}

/** Null if the browser lacks locks or channels: each tab then refreshes alone. */
export function createTabLocks(page: Window & typeof globalThis): TabLocks | null {
  // Undefined without TLS.
  const { locks } = page.navigator as { readonly locks?: LockManager }
  if (!locks || !('BroadcastChannel' in page)) return null
  let channel: BroadcastChannel | null = null
  return {
    locked: async (name, work, signal) => await locks.request(name, { signal }, work),
    lockedNow: async (name, work, otherwise) => {
      const run = (lock: Lock | null) => (lock ? work().then((result) => ({ result })) : null)
      const own = await locks.request(name, { ifAvailable: true }, run)
      return own ? own.result : otherwise()
    },
    // Opened lazily, at the first sign-in.
    channel: () => (channel ??= new page.BroadcastChannel('portico.refresh')),
  }
}
