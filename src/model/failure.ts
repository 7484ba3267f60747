// One shape for everything that can go wrong with a request or a process, so that it can stand in the
// store, in a recorded log and on the screen.

import { isRecord } from './isRecord.ts'
import { parseJson } from './json.ts'

export type FailureKind =
  | 'unreachable'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'rejected'
  /** The list has changed so much that its next page cannot be found: it must be read from its beginning. */
  | 'staleCursor'
  | 'serverError'
  | 'notJson'
  | 'wrongShape'
  | 'aborted'
  | 'unexpected'

export interface Failure {
  readonly kind: FailureKind
  /** The error's own name, such as `NotFoundError` (spec 1 §3, error body). */
  readonly name: string
  readonly message: string
  /** HTTP status of the response, where one arrived. */
  readonly status?: number
  readonly request?: { readonly method: string; readonly url: string }
  /** The first characters of the response body, where one arrived. */
  readonly body?: string
}

const longestBody = 2_000

/** An error that already carries its `Failure`. */
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

/** An error, or what a thunk of the cache made of one. */
const isErrorLike = (value: unknown): value is Pick<Error, 'name' | 'message'> =>
  value instanceof Error ||
  (isRecord(value) && typeof value['name'] === 'string' && typeof value['message'] === 'string')

/** Turns whatever was thrown into a serialisable failure; never throws. */
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
    // Some errors of Backstage, such as a refusal, say nothing but their name.
    ...(error['message'] !== '' && { message: error['message'] }),
  }
}

/**
 * The failure of an answer that is not a success: 'Request failed with {status} {statusText}', or the
 * message of the backend's own error body (spec 2 §8).
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

/** True where the same request may well succeed a moment later. */
export const isPassing = ({ kind }: Failure): boolean =>
  kind === 'unreachable' || kind === 'timeout' || kind === 'serverError'
