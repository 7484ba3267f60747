// Why an import can fail, by cause, so that the page can say who can fix it and how.

import type { Failure } from '../failure.ts'
import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'

export type ImportProblemKind =
  /** Not a web address, or not one of a repository. */
  | 'malformed'
  /** No integration is configured for the host. */
  | 'unknownHost'
  /** The portal reads only single files of this host. */
  | 'directory'
  /** The catalog is not allowed to read there. */
  | 'integrationMissing'
  /** Missing, or private to others. */
  | 'notFound'
  | 'branchWithSlash'
  | 'emptyRepository'
  | 'invalidFile'
  /** The catalog's rules do not accept such entities from there. */
  | 'kindNotAllowed'
  /** The portal's session has expired. */
  | 'sessionOver'
  /** The user lacks a permission in the catalog. */
  | 'permissionMissing'
  /** The host refused the user's token. */
  | 'unauthorized'
  | 'signInRefused'
  | 'forbidden'
  | 'rateLimited'
  | 'branchExists'
  | 'fileExists'
  | 'pullRequestExists'
  | 'refused'
  | 'unreachable'
  | 'hostTrouble'
  /** The catalog finds no such host, or gets no answer from it. */
  | 'hostUnreachable'
  /** The page was left or the network failed before the response, so it may have been done. */
  | 'interrupted'
  | 'unexpected'

export interface ImportProblem {
  readonly kind: ImportProblemKind
  /** From the specification or the other side. */
  readonly message: string
  /** The other side's message, if it differs. */
  readonly reason?: string
  /** As in `Failure`. */
  readonly again?: Failure['again']
  /** The other side's response. */
  readonly raw?: string
}

export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly problem: ImportProblem

  constructor(problem: ImportProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/** Whether the existing branch, file or pull request can be used instead. */
export const isAboutExisting = ({ kind }: ImportProblem): boolean =>
  kind === 'branchExists' || kind === 'fileExists' || kind === 'pullRequestExists'

/** A complete response of a host. */
export interface Reply {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly text: string
}

const longestRaw = 4_000

/** The host's message: `message`, and GitHub's `errors`. */
export function messageOf({ text, status, statusText }: Reply): string {
  const json = parseJson(text)
  if (!isRecord(json) || typeof json['message'] !== 'string')
    return statusText === '' ? `HTTP ${String(status)}` : statusText
  const errors: readonly unknown[] = Array.isArray(json['errors']) ? json['errors'] : []
  const further = errors.map((error) => (isRecord(error) ? error['message'] : error))
  return [json['message'], ...further.filter((text) => typeof text === 'string')].join(' · ')
}

/** Problem by status, where the response says nothing more. */
function kindOfReply({ status, text }: Reply): ImportProblemKind {
  if (status === 429 || (status === 403 && /rate limit/i.test(text))) return 'rateLimited'
  // Azure DevOps answers users who are not signed in with a page.
  if (status === 401 || status === 203) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'notFound'
  return status >= 500 ? 'hostTrouble' : 'refused'
}

/** `said` is the specification's message around the host's own. */
export function errorOfReply(
  reply: Reply,
  said: (details: string) => string,
  kind: ImportProblemKind = kindOfReply(reply),
): ImportError {
  const details = `${String(reply.status)}: ${messageOf(reply)}`
  return new ImportError({ kind, message: said(details), raw: reply.text.slice(0, longestRaw) })
}
