// Recognises why the catalog refused a URL by its message, which repeats the host's.

import type { Failure } from '../failure.ts'
import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'
import type { ImportProblem, ImportProblemKind } from './importProblem.ts'

/** The first match wins: the catalog's refusals differ only in their text. */
const words: readonly (readonly [RegExp, ImportProblemKind])[] = [
  [/is not of an allowed kind/i, 'kindNotAllowed'],
  [/is not allowed|configure an integration/i, 'integrationMissing'],
  [/rate limit|too many requests|\b429\b/i, 'rateLimited'],
  [/repository is empty/i, 'emptyRepository'],
  [
    /\bE[A-Z_]*(?:NOTFOUND|AGAIN|REFUSED|RESET|TIMEDOUT|UNREACH)\b|socket hang up/,
    'hostUnreachable',
  ],
  [/\b404\b|not ?found|no such file|no matching files|do not exist/i, 'notFound'],
  [/\b401\b|bad credentials|unauthorized/i, 'integrationMissing'],
  [/yaml|policy|schema|validation|processor|malformed|envelope/i, 'invalidFile'],
]

/** The innermost message: errors of hosts come wrapped in others. */
function reasonOf({ body = '', message }: Failure): string {
  const error = (of: unknown): unknown => (isRecord(of) ? of['error'] : undefined)
  const outer = error(parseJson(body))
  const inner = isRecord(outer) ? error(outer['body']) : undefined
  return isRecord(inner) && typeof inner['message'] === 'string' ? inner['message'] : message
}

/** Removes names of repositories and files, which could contain any of the words. */
const withoutAddresses = (reason: string): string => reason.replaceAll(/https?:\/\/\S+/g, '')

function kindOf({ kind, name }: Failure, reason: string): ImportProblemKind {
  if (kind === 'unreachable' || kind === 'timeout') return 'unreachable'
  if (kind === 'unauthorized') return 'sessionOver'
  if (kind === 'forbidden') return 'permissionMissing'
  const said = words.find(([form]) => form.test(withoutAddresses(reason)))?.[1]
  if (said) return said
  if (kind === 'notFound' || name === 'NotFoundError') return 'notFound'
  if (kind === 'serverError') return 'hostTrouble'
  return kind === 'rejected' ? 'refused' : 'unexpected'
}

/** `hasAmbiguousBranch`: the URL can also be read with another branch, which may be why nothing was found. */
export function catalogProblem(failure: Failure, hasAmbiguousBranch = false): ImportProblem {
  const reason = reasonOf(failure)
  const kind = kindOf(failure, reason)
  return {
    kind: kind === 'notFound' && hasAmbiguousBranch ? 'branchWithSlash' : kind,
    message: failure.message,
    ...(reason !== failure.message && { reason }),
    ...(failure.body !== undefined && { raw: failure.body }),
    ...(failure.again && { again: failure.again }),
  }
}

/** Reason phrases of HTTP/1.1; later versions have none. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** In the words of A-21. */
export function analysisProblem(failure: Failure, hasAmbiguousBranch = false): ImportProblem {
  const { status, message } = failure
  const said =
    status === undefined
      ? `, ${message}`
      : `. Received http response ${String(status)}: ${statusTexts[status] ?? ''}`
  const problem = catalogProblem(failure, hasAmbiguousBranch)
  const { reason = message } = problem
  return {
    ...problem,
    message: `Failed to generate entity definitions${said}`,
    ...(status !== undefined && { reason }),
  }
}
