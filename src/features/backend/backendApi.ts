// The only cache of server data. Areas add endpoints with `injectEndpoints`; every failure is a `Failure`.

import { createAction } from '@reduxjs/toolkit'
import { createApi, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { isTooLong } from '../../model/entities/catalogPaths.ts'
import type { Question } from '../../model/entities/questions.ts'
import {
  FailureError,
  failureOfResponse,
  toFailure,
  withAgain,
  type Failure,
} from '../../model/failure.ts'
import { keptKey, type KeptContent } from '../../model/offline/keptContent.ts'
import type { ServiceHolder } from '../../model/plugins/serviceFactories.ts'
import { retryTime } from '../../model/retryAfter.ts'
import type { RecordedAnswer } from '../../model/shell/recording.ts'
import { WrongShapeError } from '../../model/wrongShape.ts'
import { keptFirst } from './keptFirst.ts'

/** A complete answer. */
export interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly text: string
  /** Instead of the text, where `isBlob` asked for it. */
  readonly blob?: Blob
  /** Null if it is missing, or if another origin does not show it. */
  readonly header?: (name: string) => string | null
  /** All that may be read. */
  readonly headers?: () => readonly (readonly [name: string, value: string])[]
}

export type BodyFilter = (body: ReadableStream, headers: Headers) => ReadableStream

/** How a body is read: as text by default. */
export interface BodyReading {
  /** Leaves a successful answer unread: the browser may keep its bytes outside the page's process. */
  readonly isBlob?: boolean
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
  /** Keeps answers of endpoints with `isKept` in the browser. */
  readonly kept?: Pick<KeptContent, 'read' | 'keep' | 'drop'>
  /** Tells answers for the recording of a problem report. */
  readonly noteAnswer?: (answer: Omit<RecordedAnswer, 'at'>) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
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

export interface BackendRequest {
  /** Id for discovery, such as `catalog`. */
  readonly plugin: string
  /** Path and query below the plugin's base URL, with its leading slash. */
  readonly path: string
  /** If `isTooLong`, in place of path, method and body. */
  readonly inOtherWay?: () => Promise<Question>
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
  readonly decodeBlob?: (blob: Blob, signal: AbortSignal) => Promise<unknown>
  /** Removes what must not be stored from the text of an answer or error. Nothing else sees the answer before. */
  readonly withoutSecrets?: (text: string) => Promise<string>
  /** Keeps the answer apart from those of other endpoints with the same address, which remove other things. */
  readonly keptAs?: string
  /** No answer of an earlier visit is used. */
  readonly mustBeFresh?: boolean
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

/** @public `extraOptions` of an endpoint. */
export interface EndpointOptions {
  /** Answers are kept in the browser, and used while the backend cannot be reached. */
  readonly isKept?: true
}

/** An answer from an earlier visit. */
export interface KeptUse {
  /** When it was received, in milliseconds since epoch. */
  readonly at: number
  /** Why it is used; undefined while the backend is still asked. */
  readonly failure?: Failure
}

/** `baseQueryMeta` of the cache's events. */
export interface AnswerMeta {
  readonly kept?: KeptUse
  /** Of endpoints with `isKept`: the backend has answered. */
  readonly isNew?: true
}

type BackendQuery = BaseQueryFn<
  BackendRequest,
  unknown,
  Failure,
  EndpointOptions | undefined,
  AnswerMeta
>
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
    const isBlob = asked.decodeBlob !== undefined
    return access.send(url, { signal, method, ...init }, patience, { isBlob })
  }
  const answer = await ask()
  if (answer.status !== 401) return answer
  const another = token !== null && world.mayRepeat && access.anotherToken(token, signal)
  if (access.noteRefusal(token)) world.onRefused()
  return (await another) ? ask() : answer
}

interface Decoded {
  readonly data: unknown
  /** As it was received, if it is a successful answer in text. */
  readonly text?: string
}

interface Reading extends Pick<BaseQueryApi, 'signal' | 'endpoint'>, Pick<BackendAccess, 'now'> {
  readonly url: string
}

/** Throws for another shape, and a `FailureError` for an error response. */
async function decoded(
  asked: BackendRequest,
  { ok, status, statusText, text, blob, header }: Answer,
  { url, signal, endpoint, now }: Reading,
): Promise<Decoded> {
  const { method = 'GET', decode, decodeBlob, isOptional, failureOf = failureOfResponse } = asked
  const { success = (decode ?? decodeBlob) ? 'any2xx' : 200 } = asked
  const isSuccess = success === 'any2xx' ? ok : status === success
  if (isOptional && status === 404) return { data: null }
  if (asked.decodeRefusal && status === 400) return { data: asked.decodeRefusal(parseJson(text)) }
  if (!isSuccess) {
    const failure = failureOf({ method, url }, status, statusText, text)
    const until = retryTime(header?.('retry-after') ?? null, now())
    throw new FailureError(withAgain(failure, endpoint, until))
  }
  if (decodeBlob) return { data: await decodeBlob(blob ?? new Blob([text]), signal) }
  return { data: decode ? decodedText(asked, text) : null, text }
}

const decodedText = ({ isText, decode }: BackendRequest, text: string): unknown =>
  decode?.(isText ? text : parseJson(text))

/** Of an answer that could not be fetched or read. */
export function failureOfThrown(thrown: unknown): Failure {
  if (thrown instanceof SyntaxError)
    return { kind: 'notJson', name: thrown.name, message: thrown.message }
  if (thrown instanceof WrongShapeError)
    return { kind: 'wrongShape', name: thrown.name, message: thrown.message }
  return toFailure(thrown)
}

/** Characters of address and token from which a server may refuse a request by cutting the connection. */
const mayBeTooLong = 4_000

/** Tells a refused length from an outage. Without a network its code cannot be loaded, either. */
async function explained(failure: Failure, url: string, access: BackendAccess): Promise<Failure> {
  const length = url.length + (access.token() ?? '').length
  if (failure.kind !== 'unreachable' || length < mayBeTooLong) return failure
  return import(/* webpackChunkName: "long-questions" */ './refusedLength.ts').then(
    async ({ refusedLength }) => refusedLength(failure, url, access.send),
    () => failure,
  )
}

type Kept = BackendAccess['kept']

/** The kept answer, or null if there is none that can be read. */
async function keptAnswer(asked: BackendRequest, key: string, kept: Kept) {
  const found = await kept?.read(key)
  if (!found) return null
  try {
    return { data: decodedText(asked, found.text), at: found.at }
  } catch {
    kept?.drop(key)
    return null
  }
}

type Asked = Promise<Awaited<ReturnType<BackendQuery>>>

/** Asks the backend; what was kept at an earlier visit answers if it cannot be reached. */
async function ask(
  asked: BackendRequest,
  api: BaseQueryApi,
  access: BackendAccess,
  kept: Kept,
): Asked {
  const { signal, dispatch, type, endpoint } = api
  const { plugin, path, method = 'GET' } = asked
  const request = { method, url: path }
  try {
    request.url = access.baseUrl(plugin) + path
    const found = await answerOf(asked, request.url, {
      access,
      signal,
      onRefused: () => dispatch(tokenRefused()),
      mayRepeat: type === 'query' || method !== 'POST',
    })
    const answer = asked.withoutSecrets
      ? { ...found, text: await asked.withoutSecrets(found.text) }
      : found
    const { status, text, blob } = answer
    if (!blob) access.noteAnswer?.({ method, url: request.url, status, text })
    const result = await decoded(asked, answer, {
      url: request.url,
      signal,
      endpoint,
      now: access.now,
    })
    if (result.text !== undefined) kept?.keep(keyOf(asked, request.url), result.text)
    return { data: result.data, ...(kept && { meta: { isNew: true } }) }
  } catch (thrown) {
    const known = {
      ...(await explained(failureOfThrown(thrown), request.url, access)),
      request,
    }
    const failure = known.again ? known : withAgain(known, endpoint)
    const key = keyOf(asked, request.url)
    if (!failure.again && failure.kind !== 'aborted') kept?.drop(key)
    const found = failure.again && (await keptAnswer(asked, key, kept))
    return found
      ? { data: found.data, meta: { kept: { at: found.at, failure } } }
      : { error: failure }
  }
}

const keyOf = ({ method = 'GET', body, keptAs }: BackendRequest, url: string): string =>
  keptKey(method, url, body === undefined ? keptAs : JSON.stringify(body))

/** A question whose address would be too long is asked in another way, which most pages never load. */
const backendQuery: BackendQuery = async ({ inOtherWay, ...asked }, api, options) => {
  if (!inOtherWay || !isTooLong(asked.path)) return askWhole(asked, api, options)
  try {
    const { askLong } = await import(/* webpackChunkName: "long-questions" */ './askLong.ts')
    return await askLong(await inOtherWay(), async (part) =>
      askWhole({ ...asked, ...part }, api, options),
    )
  } catch (thrown) {
    return { error: toFailure(thrown) }
  }
}

/** How the store reaches the backend and the services of plugins, from an endpoint's `extra`. */
interface Extra {
  readonly backend: BackendAccess
  readonly portal: ServiceHolder
}

type WithExtra = Pick<BaseQueryApi, 'extra'>

export const accessOf = ({ extra }: WithExtra): BackendAccess => (extra as Extra).backend

export const portalOf = ({ extra }: WithExtra): ServiceHolder => (extra as Extra).portal

const askWhole = async (
  asked: BackendRequest,
  api: BaseQueryApi,
  options: EndpointOptions | undefined,
): Asked => {
  const access = accessOf(api)
  const kept = options?.isKept && !asked.mustBeFresh ? access.kept : undefined
  const askNow = () => ask(asked, api, access, kept)
  const url = urlOf(asked, access)
  // Without an address the request fails, and says why.
  if (!kept || url === undefined) return askNow()
  const key = keyOf(asked, url)
  return keptFirst<Awaited<Asked>>({
    store: kept,
    key,
    isForced: api.forced === true,
    ask: askNow,
    kept: async () => {
      const found = await keptAnswer(asked, key, kept)
      return found && { data: found.data, meta: { kept: { at: found.at } } }
    },
  })
}

/** Undefined before the configuration is loaded. */
function urlOf({ plugin, path }: BackendRequest, access: BackendAccess): string | undefined {
  try {
    return access.baseUrl(plugin) + path
  } catch {
    return undefined
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
