// What can go wrong with an import, by its cause: so that the page can say who mends it and what to do next.

import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'

export type ImportProblemKind =
  /** No address of the web, or none of a repository. */
  | 'malformed'
  /** No integration is configured for the host. */
  | 'unknownHost'
  /** The host's integration reads files only. */
  | 'directory'
  /** The catalog must not read there. */
  | 'integrationMissing'
  /** There is nothing, or it is private to whoever reads. */
  | 'notFound'
  | 'branchWithSlash'
  | 'emptyRepository'
  | 'invalidFile'
  /** The catalog's rules take no such entities from there. */
  | 'kindNotAllowed'
  /** The portal's own session. */
  | 'sessionOver'
  /** In the catalog. */
  | 'permissionMissing'
  /** At the host. */
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
  /** The page was left, or the network went, before the answer came: it may have been done. */
  | 'interrupted'
  | 'unexpected'

export interface ImportProblem {
  readonly kind: ImportProblemKind
  /** As the specification or the other side has it. */
  readonly message: string
  /** The other side's own words, where the message is not these. */
  readonly reason?: string
  /** The other side's own answer. */
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

/** Whether what is there can be taken in place of what was to be made. */
export const isAboutExisting = ({ kind }: ImportProblem): boolean =>
  kind === 'branchExists' || kind === 'fileExists' || kind === 'pullRequestExists'

/** An answer of a host of repositories, which has arrived whole. */
export interface Reply {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly text: string
}

const longestRaw = 4_000

/** The host's own words: `message`, and those of its `errors` (GitHub). */
export function messageOf({ text, status, statusText }: Reply): string {
  const json = parseJson(text)
  if (!isRecord(json) || typeof json['message'] !== 'string')
    return statusText === '' ? `HTTP ${String(status)}` : statusText
  const errors: readonly unknown[] = Array.isArray(json['errors']) ? json['errors'] : []
  const further = errors.map((error) => (isRecord(error) ? error['message'] : error))
  return [json['message'], ...further.filter((text) => typeof text === 'string')].join(' · ')
}

/** What a status means wherever nothing more is known. */
function kindOfReply({ status, text }: Reply): ImportProblemKind {
  if (status === 429 || (status === 403 && /rate limit/i.test(text))) return 'rateLimited'
  // Azure DevOps answers who is not signed in with its own page.
  if (status === 401 || status === 203) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'notFound'
  return status >= 500 ? 'hostTrouble' : 'refused'
}

/** `said` is the specification's text around the host's own. */
export function errorOfReply(
  reply: Reply,
  said: (details: string) => string,
  kind: ImportProblemKind = kindOfReply(reply),
): ImportError {
  const details = `${String(reply.status)}: ${messageOf(reply)}`
  return new ImportError({ kind, message: said(details), raw: reply.text.slice(0, longestRaw) })
}
