// The only cache of server data. Areas add endpoints with `injectEndpoints`; every failure is a `Failure`.

import { createAction } from '@reduxjs/toolkit'
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { failureOfResponse, toFailure, withAgain, type Failure } from '../../model/failure.ts'
import type { RecordedAnswer } from '../../model/shell/recording.ts'
import { WrongShapeError } from '../../model/wrongShape.ts'

/** A complete answer. */
export interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly text: string
  /** Instead of the text, where `isBinary` asked for it. */
  readonly bytes?: ArrayBuffer
  /** Null if it is missing, or if another origin does not show it. */
  readonly header?: (name: string) => string | null
}

export type BodyFilter = (body: ReadableStream, headers: Headers) => ReadableStream

/** How a body is read: as text by default. */
export interface BodyReading {
  /** Leaves a successful answer as bytes. */
  readonly isBinary?: boolean
  /** May count what comes. */
  readonly through?: BodyFilter
}

/** The cache's access to the network; the store's thunk argument. */
export interface BackendAccess {
  /**
   * As `fetch`, with the complete body. Throws a `FailureError`, also if that takes longer than `patience`, by default
   * 30,000 ms; or the signal's reason.
   */
  readonly send: (
    url: string,
    init: RequestInit,
    patience?: number,
    reading?: BodyReading,
  ) => Promise<Answer>
  /** Tells answers for the recording of a problem report. */
  readonly noteAnswer?: (answer: Omit<RecordedAnswer, 'at'>) => void
  /** Base URL of a backend plugin. Throws before the configuration is loaded. */
  baseUrl: (pluginId: string) => string
  /** The bearer token; null if not signed in. */
  token: () => string | null
  /**
   * Records that a plugin answered 401 to this token, or to none. True if the session must handle
   * it: the token is still in use, and no refusal was handled in the last minute.
   */
  noteRefusal: (refused: string | null) => boolean
  /**
   * Waits for a token other than the refused one. False if none will come: the session has ended, the auth backend
   * accepts the token, or a refusal was handled in the last minute. Rejects with the signal's reason.
   */
  anotherToken: (refused: string, signal: AbortSignal) => Promise<boolean>
}

/** When a batch of questions is sent: after a delay, or when it is full. */
export interface Round {
  /** Milliseconds; 0 for the end of the tick. */
  readonly delay: number
  readonly most: number
}

/**
 * Collects the questions of a round by topic and passes them to one `askAll`, whose answer all of
 * them get. A round is one tick by default.
 */
export type Gather = <Question, Answer>(
  topic: string,
  question: Question,
  askAll: (questions: readonly Question[]) => Promise<Answer>,
  round?: Round,
) => Promise<Answer>

/** A plugin answered 401 to the current token; the session handles it. */
export const tokenRefused = createAction('backend/tokenRefused')

interface BackendRequest {
  /** Id for discovery, such as `catalog`. */
  readonly plugin: string
  /** Path and query below the plugin's base URL, with its leading slash. */
  readonly path: string
  /** GET by default. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent besides the user's token. */
  readonly headers?: Readonly<Record<string, string>>
  /** The answer is text, which `decode` gets as it is. */
  readonly isText?: boolean
  /** Decodes the JSON of the answer; throws for another shape. Without it the body is ignored. */
  readonly decode?: (json: unknown) => unknown
  /** Instead of `decode`, for answers that are too large to be read by the page itself. Throws like `decode`. */
  readonly decodeBytes?: (bytes: ArrayBuffer, signal: AbortSignal) => Promise<unknown>
  /** Milliseconds until the request is given up; 30,000 by default. */
  readonly patience?: number
  /** The only successful status; by default any 2xx with content to decode, else 200. */
  readonly success?: number | 'any2xx'
  /** For lookups: a 404 means null (CATAPI-26). */
  readonly isOptional?: boolean
  /** The failure of an error response, for calls with their own message. */
  readonly failureOf?: typeof failureOfResponse
  /** For checks: decodes the JSON of a 400, which is a result too (CATAPI-15). */
  readonly decodeRefusal?: (json: unknown) => unknown
}

type BackendQuery = BaseQueryFn<BackendRequest, unknown, Failure>
/** Sends each request of an endpoint with several. */
export type AskBackend = (request: BackendRequest) => ReturnType<BackendQuery>

interface World {
  readonly access: BackendAccess
  readonly signal: AbortSignal
  readonly onRefused: () => void
  /** Whether repeating it is harmless. */
  readonly mayRepeat: boolean
}

/**
 * A request refused for its token waits and is repeated with the next token; one that must not be
 * repeated fails, but has the token renewed.
 */
async function answerOf(asked: BackendRequest, url: string, world: World): Promise<Answer> {
  const { method = 'GET', body, patience, headers = {} } = asked
  const { access, signal } = world
  const token = access.token()
  const ask = () => {
    const sent = { ...headers, ...bearerOf(access.token()) }
    const init =
      body === undefined
        ? { headers: sent }
        : { headers: { ...sent, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const isBinary = asked.decodeBytes !== undefined
    return access.send(url, { signal, method, ...init }, patience, { isBinary })
  }
  const answer = await ask()
  if (answer.status !== 401) return answer
  const another = token !== null && world.mayRepeat && access.anotherToken(token, signal)
  if (access.noteRefusal(token)) world.onRefused()
  return (await another) ? ask() : answer
}

const backendQuery: BackendQuery = async (asked, { extra, signal, dispatch, type, endpoint }) => {
  const { plugin, path, method = 'GET', isText = false, isOptional = false } = asked
  const { decode, decodeBytes } = asked
  const access = (extra as { readonly backend: BackendAccess }).backend
  const request = { method, url: path }
  const failed = (failure: Failure, after?: string | null) => ({
    error: withAgain({ ...failure, request }, endpoint, after),
  })
  try {
    request.url = access.baseUrl(plugin) + path
    const { ok, status, statusText, text, bytes, header } = await answerOf(asked, request.url, {
      access,
      signal,
      onRefused: () => dispatch(tokenRefused()),
      mayRepeat: type === 'query' || method !== 'POST',
    })
    if (!bytes) access.noteAnswer?.({ method, url: request.url, status, text })
    const { success = (decode ?? decodeBytes) ? 'any2xx' : 200 } = asked
    const isSuccess = success === 'any2xx' ? ok : status === success
    if (isOptional && status === 404) return { data: null }
    if (asked.decodeRefusal && status === 400) return { data: asked.decodeRefusal(parseJson(text)) }
    const { failureOf = failureOfResponse } = asked
    if (!isSuccess) {
      return failed(failureOf(request, status, statusText, text), header?.('retry-after'))
    }
    if (decodeBytes) {
      const sent = bytes ?? new TextEncoder().encode(text).buffer
      return { data: await decodeBytes(sent, signal) }
    }
    return { data: decode ? decode(isText ? text : parseJson(text)) : null }
  } catch (thrown) {
    if (thrown instanceof SyntaxError) {
      return failed({ kind: 'notJson', name: thrown.name, message: thrown.message })
    }
    if (thrown instanceof WrongShapeError) {
      return failed({ kind: 'wrongShape', name: thrown.name, message: thrown.message })
    }
    return failed(toFailure(thrown))
  }
}

const bearerOf = (token: string | null): Readonly<Record<string, string>> =>
  token === null ? {} : { authorization: `Bearer ${token}` }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SyntaxError('The response is not JSON')
  }
}

export const backendApi = createApi({
  reducerPath: 'backend',
  baseQuery: backendQuery,
  tagTypes: ['Entity', 'EntityList', 'Location', 'Permission'],
  // Seconds that an unused answer is kept: long enough for "back" to find its rows.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})

/** True once any request has been answered: low-priority requests may follow. */
export const selectHasAnswered = (state: {
  readonly backend: { readonly queries: Readonly<Record<string, { status?: string } | undefined>> }
}): boolean => Object.values(state.backend.queries).some((query) => query?.status === 'fulfilled')
