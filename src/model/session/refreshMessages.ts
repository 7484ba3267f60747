// Messages between pages and the refresh worker. The two may come from different builds.

import { isRecord } from '../isRecord.ts'

/** Increase it with every change of the messages: pages and workers of different versions do not talk to each other. */
const messageVersion = 1

/** Next to the page, not under `static/`, because a worker controls only the folder it is loaded from. */
export const refreshWorkerFile = 'refresh-worker.js'

/** It controls no page: the folder of the portal belongs to the worker that serves its files. */
export const refreshWorkerScope = 'refresh-worker/'

/** The auth backend's response; its text contains tokens. */
export interface RefreshAnswer {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly text: string
}

export type RefreshOutcome =
  | ({ readonly type: 'answered' } & RefreshAnswer)
  | { readonly type: 'failed'; readonly kind: 'unreachable' | 'timeout'; readonly message: string }
  /** The user has signed out in the meantime. */
  | { readonly type: 'signedOut' }

export type WorkerReply =
  | RefreshOutcome
  /** The outcome follows in another message. */
  | { readonly type: 'accepted' }
  /**
   * It is this request's turn: any message from the page confirms that it still waits and that nothing else is under
   * way.
   */
  | { readonly type: 'ready' }
  /** Another version, or no refresh URL. */
  | { readonly type: 'refused' }

export type WorkerRequest =
  | {
      readonly type: 'refresh'
      readonly url: string
      /** The page has no session yet, so a response of the last seconds is good enough. */
      readonly mayBeKept: boolean
    }
  /** Later requests get no earlier response. */
  | { readonly type: 'forget' }
  /** Cancels the requests of a provider. */
  | { readonly type: 'signOut'; readonly provider: string }

export const workerMessage = (request: WorkerRequest): unknown => ({
  ...request,
  version: messageVersion,
})

/** Null if it is no such message, or of another version. */
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

/** The provider's base URL, such as `https://backend/api/auth/okta`, of a refresh URL; null for other URLs. */
export const providerOfUrl = (url: string): string | null =>
  /^(https?:\/\/[^?#]+)\/refresh(?:\?[^#]*)?$/.exec(url)?.[1] ?? null
