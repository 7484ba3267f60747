// Sends the refreshes of all tabs, one at a time for each provider. It runs in the service worker, where no reload
// ends a request between the provider's answer and the cookie. Tokens stay in its memory.

import { providerOfUrl, type RefreshAnswer, type RefreshOutcome } from './refreshMessages.ts'

interface BrokerParts {
  /** Rejects where nothing answers, and with the signal's reason. */
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

interface RefreshBroker {
  /** Never rejects. Pages that ask at once share one request. */
  readonly refresh: (url: string, mayBeKept: boolean) => Promise<RefreshOutcome>
  /** Whoever asks from now on gets no answer of before. */
  readonly forget: () => void
  /** The same, and cancels what is under way, so that its answer brings no cookie back. */
  readonly signOut: (provider: string) => void
}

interface Running {
  readonly provider: string | null
  readonly controller: AbortController
  readonly outcome: Promise<RefreshOutcome>
}

interface Kept {
  readonly outcome: RefreshOutcome
  /** Milliseconds since epoch. */
  readonly at: number
}

/** Milliseconds in which a page that was reloaded gets the answer its predecessor asked for. */
const keepFor = 5_000

/** Milliseconds after which a silent backend is told apart from a slow one. */
const patience = 30_000

const timedOut = Symbol('timed out')

export function createRefreshBroker({ send, locked, now }: BrokerParts): RefreshBroker {
  /** Everything under way, also what nobody may share any more. */
  const all = new Set<Running>()
  const shared = new Map<string, Running>()
  const kept = new Map<string, Kept>()

  async function request(url: string, controller: AbortController): Promise<RefreshOutcome> {
    const timer = setTimeout(() => {
      controller.abort(timedOut)
    }, patience)
    try {
      return { type: 'answered', ...(await send(url, controller.signal)) }
    } finally {
      clearTimeout(timer)
    }
  }

  async function settle(url: string, controller: AbortController): Promise<RefreshOutcome> {
    const { signal } = controller
    try {
      return await locked(providerOfUrl(url) ?? url, () => request(url, controller), signal)
    } catch (thrown) {
      if (signal.reason === timedOut)
        return { type: 'failed', kind: 'timeout', message: `No answer within 30 s` }
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
    const outcome = settle(url, controller)
    const running = { provider: providerOfUrl(url), controller, outcome }
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
    refresh: (url, mayBeKept) => {
      const running = shared.get(url)
      if (running) return running.outcome
      const known = kept.get(url)
      if (mayBeKept && known && Math.abs(now() - known.at) < keepFor)
        return Promise.resolve(known.outcome)
      return begin(url).outcome
    },
    forget,
    signOut: (provider) => {
      forget()
      for (const running of all) if (running.provider === provider) running.controller.abort()
    },
  }
}
