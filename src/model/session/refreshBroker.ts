// Sends the refreshes of all tabs, one at a time per provider. Runs in the service worker, where no reload can end a
// request between the provider's response and the cookie. Keeps tokens in memory only.

import { unlessAborted } from '../unlessAborted.ts'
import { providerOfUrl, type RefreshAnswer, type RefreshOutcome } from './refreshMessages.ts'

interface BrokerParts {
  /** Rejects if there is no response, and with the signal's reason. */
  readonly send: (url: string, signal: AbortSignal) => Promise<RefreshAnswer>
  /** Runs `work` while no page refreshes or signs out by itself. Rejects with the signal's reason. */
  readonly locked: <Result>(
    provider: string,
    work: () => Promise<Result>,
    signal: AbortSignal,
  ) => Promise<Result>
  /** Milliseconds since epoch. */
  readonly now: () => number
}

/** Asks a page, right before its request is sent, whether it still waits. Never resolves for a page that is gone. */
type Confirm = () => Promise<unknown>

interface RefreshBroker {
  /** Never rejects. Pages that ask at the same time share one request; one of them must confirm it. */
  readonly refresh: (url: string, mayBeKept: boolean, confirm: Confirm) => Promise<RefreshOutcome>
  /** Later requests get no earlier response. */
  readonly forget: () => void
  /** Also cancels pending requests, so that their responses set no cookie. */
  readonly signOut: (provider: string) => void
}

interface Running {
  readonly provider: string | null
  readonly controller: AbortController
  readonly outcome: Promise<RefreshOutcome>
  readonly join: (confirm: Confirm) => void
}

interface Kept {
  readonly outcome: RefreshOutcome
  /** Milliseconds since epoch. */
  readonly at: number
}

/** Milliseconds in which a reloaded page gets the response that it requested before the reload. */
const keepFor = 5_000

/** Milliseconds after which the backend counts as not responding. */
const requestTimeout = 30_000

/** Milliseconds for a page to confirm; it may itself be waiting for another page's request (`refreshNotes`). */
const confirmedWithin = 15_000

const timedOut = Symbol('timed out')

/** Nothing is sent before a page has confirmed the request. */
function createTurn() {
  const { promise: confirmed, resolve } = Promise.withResolvers<unknown>()
  const pages: Confirm[] = []
  let isThere = false
  return {
    join: (confirm: Confirm) => {
      if (isThere) void confirm().then(resolve)
      else pages.push(confirm)
    },
    begin: () => {
      isThere = true
      for (const confirm of pages) void confirm().then(resolve)
      return confirmed
    },
  }
}
type RequestTurn = ReturnType<typeof createTurn>

export function createRefreshBroker({ send, locked, now }: BrokerParts): RefreshBroker {
  /** All pending requests, including those that may no longer be shared. */
  const all = new Set<Running>()
  const shared = new Map<string, Running>()
  const kept = new Map<string, Kept>()

  const timeLimit = (controller: AbortController, milliseconds: number) =>
    setTimeout(() => {
      controller.abort(timedOut)
    }, milliseconds)

  async function request(url: string, turn: RequestTurn, controller: AbortController) {
    const { signal } = controller
    let timer = timeLimit(controller, confirmedWithin)
    try {
      await unlessAborted(turn.begin(), signal)
      clearTimeout(timer)
      timer = timeLimit(controller, requestTimeout)
      return { type: 'answered', ...(await send(url, signal)) } as const
    } finally {
      clearTimeout(timer)
    }
  }

  async function settle(
    url: string,
    turn: RequestTurn,
    controller: AbortController,
  ): Promise<RefreshOutcome> {
    const { signal } = controller
    try {
      const work = () => request(url, turn, controller)
      return await locked(providerOfUrl(url) ?? url, work, signal)
    } catch (thrown) {
      if (signal.reason === timedOut)
        return { type: 'failed', kind: 'timeout', message: 'No response in time' }
      if (signal.aborted) return { type: 'signedOut' }
      const message = thrown instanceof Error ? thrown.message : String(thrown)
      return { type: 'failed', kind: 'unreachable', message }
    }
  }

  function keep(url: string, outcome: RefreshOutcome): void {
    const own = { outcome, at: now() }
    kept.set(url, own)
    setTimeout(() => {
      if (kept.get(url) === own) kept.delete(url)
    }, keepFor)
  }

  function begin(url: string): Running {
    const controller = new AbortController()
    const turn = createTurn()
    const outcome = settle(url, turn, controller)
    const running = { provider: providerOfUrl(url), controller, outcome, join: turn.join }
    all.add(running)
    shared.set(url, running)
    void outcome.then((done) => {
      all.delete(running)
      if (shared.get(url) !== running) return
      shared.delete(url)
      if (done.type === 'answered' && done.ok) keep(url, done)
    })
    return running
  }

  function forget(): void {
    shared.clear()
    kept.clear()
  }

  return {
    refresh: (url, mayBeKept, confirm) => {
      const known = kept.get(url)
      const isFresh = known && Math.abs(now() - known.at) < keepFor
      if (mayBeKept && isFresh && !shared.has(url)) return Promise.resolve(known.outcome)
      const running = shared.get(url) ?? begin(url)
      running.join(confirm)
      return running.outcome
    },
    forget,
    signOut: (provider) => {
      forget()
      for (const running of all) if (running.provider === provider) running.controller.abort()
    },
  }
}
