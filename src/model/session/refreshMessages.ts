// What pages ask of the refresh worker, and what it answers. Both sides may come from different builds.

import { isRecord } from '../isRecord.ts'

/** Raise it with every change of these messages: a page and a worker of different versions do not talk. */
const messageVersion = 1

/** Beside the page, not under `static/`: a worker serves the folder it was loaded from. */
export const refreshWorkerFile = 'refresh-worker.js'

/** What the auth backend answered; its text holds tokens. */
export interface RefreshAnswer {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly text: string
}

export type RefreshOutcome =
  | ({ readonly type: 'answered' } & RefreshAnswer)
  | { readonly type: 'failed'; readonly kind: 'unreachable' | 'timeout'; readonly message: string }
  /** Somebody signed out meanwhile. */
  | { readonly type: 'signedOut' }

export type WorkerReply =
  | RefreshOutcome
  /** The outcome follows. */
  | { readonly type: 'accepted' }
  /** It is this request's turn: the page says, with any message, that it still waits and that nothing is under way. */
  | { readonly type: 'ready' }
  /** Another version, or no refresh URL. */
  | { readonly type: 'refused' }

export type WorkerRequest =
  | {
      readonly type: 'refresh'
      readonly url: string
      /** The page has no session yet: an answer of the last seconds will do. */
      readonly mayBeKept: boolean
    }
  /** Whoever asks from now on gets no answer of before. */
  | { readonly type: 'forget' }
  /** Ends what is under way for a provider. */
  | { readonly type: 'signOut'; readonly provider: string }

export const workerMessage = (request: WorkerRequest): unknown => ({
  ...request,
  version: messageVersion,
})

/** Null for what is none, or of another version. */
export function readWorkerRequest(data: unknown): WorkerRequest | null {
  if (!isRecord(data) || data['version'] !== messageVersion) return null
  const { type, url, mayBeKept, provider } = data
  if (type === 'forget') return { type }
  if (type === 'signOut' && typeof provider === 'string') return { type, provider }
  if (type !== 'refresh' || typeof url !== 'string' || providerOfUrl(url) === null) return null
  return { type, url, mayBeKept: mayBeKept === true }
}

const outcomeTypes = ['answered', 'failed', 'signedOut']

export const isWorkerReply = (data: unknown): data is WorkerReply =>
  isRecord(data) &&
  ['accepted', 'ready', 'refused', ...outcomeTypes].includes(data['type'] as string)

/** `https://backend/api/auth/okta` of its refresh URL; null for any other URL. */
export const providerOfUrl = (url: string): string | null =>
  /^(https?:\/\/[^?#]+)\/refresh(?:\?[^#]*)?$/.exec(url)?.[1] ?? null
