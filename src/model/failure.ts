// One serialisable shape for every failure of a request or process, for store, recorded logs and screen.

import { isRecord } from './isRecord.ts'
import { parseJson } from './json.ts'
import { latestTime } from './retryAfter.ts'

export type FailureKind =
  | 'unreachable'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'rejected'
  /** The list changed so much that it must be read from the start. */
  | 'staleCursor'
  | 'serverError'
  | 'notJson'
  | 'wrongShape'
  | 'aborted'
  | 'unexpected'

export interface Failure {
  readonly kind: FailureKind
  /** Name of the error, such as `NotFoundError` (spec 1 §3, error body). */
  readonly name: string
  readonly message: string
  /** HTTP status, if there was a response. */
  readonly status?: number
  readonly request?: { readonly method: string; readonly url: string }
  /** Start of the response body, if there was one. */
  readonly body?: string
  /**
   * Set if it may pass by itself: the endpoint that is asked again, and the time before which the answer asks not to, in
   * milliseconds since 1970 (`Retry-After`).
   */
  readonly again?: { readonly endpoint: string; readonly until: number | null }
  /** This page's origin, if the server answers but the browser may not read it: CORS is the likely cause. */
  readonly refusedOrigin?: string
}

const longestBody = 2_000

/** An error with its `Failure`. */
export class FailureError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.name = failure.name
    this.failure = failure
  }
}

const isFailure = (value: unknown): value is Failure =>
  isRecord(value) &&
  typeof value['kind'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['message'] === 'string'

/** An error, or how Redux Toolkit serialises one. */
const isErrorLike = (value: unknown): value is Pick<Error, 'name' | 'message'> =>
  value instanceof Error ||
  (isRecord(value) && typeof value['name'] === 'string' && typeof value['message'] === 'string')

/** Turns anything thrown into a serialisable failure; never throws. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof FailureError) return thrown.failure
  if (isFailure(thrown)) return thrown
  if (isErrorLike(thrown)) {
    return thrown.name === 'AbortError'
      ? { kind: 'aborted', name: thrown.name, message: thrown.message }
      : { kind: 'unexpected', name: thrown.name, message: thrown.message }
  }
  return { kind: 'unexpected', name: 'Error', message: String(thrown) }
}

function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'notFound'
  return status >= 500 ? 'serverError' : 'rejected'
}

function backendError(body: string): { name: string; message?: string } | undefined {
  const parsed = parseJson(body)
  const error = isRecord(parsed) ? parsed['error'] : undefined
  if (!isRecord(error) || typeof error['message'] !== 'string') return undefined
  return {
    name: typeof error['name'] === 'string' ? error['name'] : 'Error',
    // Some errors of Backstage, such as denials, have no message, only a name.
    ...(error['message'] !== '' && { message: error['message'] }),
  }
}

/**
 * The failure of an error response: the message in the backend's error body, else 'Request failed with {status}
 * {statusText}' (spec 2 §8).
 */
export function failureOfResponse(
  request: { readonly method: string; readonly url: string },
  status: number,
  statusText: string,
  body: string,
): Failure {
  const error = backendError(body)
  return {
    kind: kindOfStatus(status),
    name: error?.name ?? 'ResponseError',
    message: error?.message ?? `Request failed with ${String(status)} ${statusText}`.trimEnd(),
    status,
    request,
    body: body.slice(0, longestBody),
  }
}

/** The network itself failed, so that nothing is known about the backend's answer. */
export const isOutOfReach = ({ kind }: Failure): boolean =>
  kind === 'unreachable' || kind === 'timeout'

/** True if a retry may succeed. */
export const isPassing = ({ kind }: Failure): boolean =>
  kind === 'unreachable' || kind === 'timeout' || kind === 'serverError'

/** Errors of a server that another request does not change: a defect, and what it cannot do. */
const lasting: readonly (number | undefined)[] = [500, 501, 505]

/** With the endpoint, if it may pass by itself: the network, a proxy, a plugin that starts, or too many requests. */
export const withAgain = (
  failure: Failure,
  endpoint: string,
  until: number | null = null,
): Failure =>
  failure.status === 429 || (isPassing(failure) && !lasting.includes(failure.status))
    ? { ...failure, again: { endpoint, until } }
    : failure

/** The first failure of requests that are repeated together, until the latest time that any of them names. */
export function failureOfAll(failures: readonly Failure[]): Failure | undefined {
  const [first] = failures
  if (!first?.again) return first
  const until = latestTime(...failures.map(({ again }) => again?.until))
  return { ...first, again: { ...first.again, until } }
}
