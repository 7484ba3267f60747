// How one refresh is sent: by the refresh worker, which no reload stops, else by the page itself.

import { authRequest } from '../../../model/session/authRequests.ts'
import type { Send } from '../../services/http.ts'
import { askAuth } from './askAuth.ts'
import type { Turn } from './oneRefresh.ts'
import type { RefreshNotes } from './refreshNotes.ts'
import type { RefreshWorkerClient } from './refreshWorkerClient.ts'

interface TurnParts {
  readonly send: Send
  readonly worker: RefreshWorkerClient
  readonly notes: RefreshNotes
}

interface Refresh {
  readonly url: string
  /** URL below which the provider's requests are. */
  readonly provider: string
  /** Where there is no session yet, the answer that the page before a reload asked for will do. */
  readonly mayBeKept: boolean
}

export const refreshTurn = (
  { send, worker, notes }: TurnParts,
  { url, provider, mayBeKept }: Refresh,
): Turn => ({
  lock: provider,
  key: url,
  byWorker: async (signal) => {
    // A page without the worker, unloaded meanwhile, may have a request under way.
    const whenClear = () => notes.whenOver(provider, signal)
    const answer = await worker.refresh({ url, mayBeKept, whenClear }, signal)
    return answer && { answer: await askAuth(() => Promise.resolve(answer), url, authRequest) }
  },
  work: (signal) => {
    // The browser then takes the cookie of the answer after an unload, too.
    const request = { ...authRequest, keepalive: true, signal }
    return notes.noted(provider, () => askAuth(send, url, request), signal)
  },
})
