// Sends one refresh: through the refresh worker, which survives reloads, else from the page.

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
  /** Base URL of the provider's requests. */
  readonly provider: string
  /** Without a session, the answer requested before a reload may be used. */
  readonly mayBeKept: boolean
}

export const refreshTurn = (
  { send, worker, notes }: TurnParts,
  { url, provider, mayBeKept }: Refresh,
): Turn => ({
  lock: provider,
  key: url,
  byWorker: async (signal) => {
    // A page without the worker may still have a request running after it unloaded.
    const whenClear = () => notes.whenOver(provider, signal)
    const answer = await worker.refresh({ url, mayBeKept, whenClear }, signal)
    return answer && { answer: await askAuth(() => Promise.resolve(answer), url, authRequest) }
  },
  work: (signal) => {
    // So that the browser stores the answer's cookie even after an unload.
    const request = { ...authRequest, keepalive: true, signal }
    return notes.noted(provider, () => askAuth(send, url, request), signal)
  },
})
