// The one cache of server data. Areas add their endpoints with `injectEndpoints`; every failure is a `Failure`.

import { createAction } from '@reduxjs/toolkit'
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { failureOfResponse, toFailure, type Failure } from '../../model/failure.ts'
import { WrongShapeError } from '../../model/wrongShape.ts'

/** An answer that has arrived whole. */
export interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly text: string
}

/** What the cache needs of the world; given to the store as thunk argument. */
export interface BackendAccess {
  /** As `fetch`, to the last byte. Throws a `FailureError` or the signal's reason; gives up by itself. */
  readonly send: (url: string, init: RequestInit) => Promise<Answer>
  /** Base URL of a backend plugin. Throws before the configuration is loaded. */
  baseUrl: (pluginId: string) => string
  /** The bearer token, or nothing when nobody is signed in. */
  token: () => string | null
  /**
   * Notes that a plugin answered 401 to this token, or to no token. True where the session is to find out what follows: the token is
   * still in use, and no refusal was dealt with in the last minute.
   */
  noteRefusal: (refused: string | null) => boolean
  /**
   * Waits until there is another token than the one that was refused. False where none will come: the session is
   * over for good, the auth backend takes the token, or a refusal was dealt with in the last minute. Rejects with the
   * signal's reason.
   */
  anotherToken: (refused: string, signal: AbortSignal) => Promise<boolean>
}

/** When a round of questions is over: some time after the first, or with as many as one request may hold. */
export interface Round {
  /** Milliseconds; 0 for the end of the tick. */
  readonly delay: number
  readonly most: number
}

/**
 * What is asked in one round, of a tick where nothing is said, goes, topic by topic, to one `askAll`, whose answer
 * all of them get.
 */
export type Gather = <Question, Answer>(
  topic: string,
  question: Question,
  askAll: (questions: readonly Question[]) => Promise<Answer>,
  round?: Round,
) => Promise<Answer>

/** A plugin answered 401 to the token in use; the session finds out what follows. */
export const tokenRefused = createAction('backend/tokenRefused')

interface BackendRequest {
  /** Id for discovery, such as `catalog`. */
  readonly plugin: string
  /** Path and query below the plugin's base URL, with its leading slash. */
  readonly path: string
  /** GET where nothing is said. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  readonly body?: unknown
  /**
   * Turns the answer's JSON into what the endpoint promises; throws where it cannot. Without it the answer's
   * content is not read.
   */
  readonly decode?: (json: unknown) => unknown
  /** The one status that is a success; where nothing is said any 2xx with content to decode, else 200. */
  readonly success?: number | 'any2xx'
  /** A lookup whose 404 says that there is none: its answer is null (CATAPI-26). */
  readonly isOptional?: boolean
  /** Of a check, whose 400 is an answer as well: turns its JSON into what the endpoint promises (CATAPI-15). */
  readonly decodeRefusal?: (json: unknown) => unknown
}

type BackendQuery = BaseQueryFn<BackendRequest, unknown, Failure>
/** What an endpoint of several requests sends each of them with. */
export type AskBackend = (request: BackendRequest) => ReturnType<BackendQuery>

interface World {
  readonly access: BackendAccess
  readonly signal: AbortSignal
  readonly onRefused: () => void
  /** Whether asking a second time does no harm. */
  readonly mayRepeat: boolean
}

/**
 * What was refused for its token alone is parked, and asked once more with the next one; what may not be repeated
 * leaves a new one for whoever asks again.
 */
async function answerOf(asked: BackendRequest, url: string, world: World): Promise<Answer> {
  const { method = 'GET', body } = asked
  const { access, signal } = world
  const token = access.token()
  const ask = () => access.send(url, { signal, ...initOf(method, body, access.token()) })
  const answer = await ask()
  if (answer.status !== 401) return answer
  const another = token !== null && world.mayRepeat && access.anotherToken(token, signal)
  if (access.noteRefusal(token)) world.onRefused()
  return (await another) ? ask() : answer
}

const backendQuery: BackendQuery = async (asked, { extra, signal, dispatch, type }) => {
  const { plugin, path, method = 'GET', decode, isOptional = false } = asked
  const access = (extra as { readonly backend: BackendAccess }).backend
  const request = { method, url: path }
  const failed = (failure: Failure) => ({ error: { ...failure, request } })
  try {
    request.url = access.baseUrl(plugin) + path
    const { ok, status, statusText, text } = await answerOf(asked, request.url, {
      access,
      signal,
      onRefused: () => dispatch(tokenRefused()),
      mayRepeat: type === 'query' || method !== 'POST',
    })
    const { success = decode ? 'any2xx' : 200 } = asked
    const isSuccess = success === 'any2xx' ? ok : status === success
    if (isOptional && status === 404) return { data: null }
    if (asked.decodeRefusal && status === 400) return { data: asked.decodeRefusal(parseJson(text)) }
    if (!isSuccess) return { error: failureOfResponse(request, status, statusText, text) }
    return { data: decode ? decode(parseJson(text)) : null }
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

function initOf(method: string, body: unknown, token: string | null): RequestInit {
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` }
  if (body === undefined) return { method, headers: bearer }
  const headers = { ...bearer, 'content-type': 'application/json' }
  return { method, headers, body: JSON.stringify(body) }
}

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
  // Seconds that an answer outlives its last reader: long enough for "back" to find its rows.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})

/** True once any request has been answered: what is of no hurry may follow. */
export const selectHasAnswered = (state: {
  readonly backend: { readonly queries: Readonly<Record<string, { status?: string } | undefined>> }
}): boolean => Object.values(state.backend.queries).some((query) => query?.status === 'fulfilled')
