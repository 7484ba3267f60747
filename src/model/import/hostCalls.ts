// One step of a proposal as a generator of requests: the caller sends each and passes the response back in. Pure, so
// that tests need no host.

import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'
import type { Reply } from './importProblem.ts'
import type { ProposalFacts } from './proposal.ts'

export interface HostRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  /** Sent as JSON. */
  readonly body?: unknown
}

/** Returns the step's results. Throws `ImportError`. */
export type HostCalls = Generator<HostRequest, ProposalFacts, Reply>

const received = (what: string) => (details: string) =>
  `${what}, received http response status code ${details}`

/** The specification's messages for failing steps (spec 1 §8). */
export const failedTo = {
  fetchRepository: received("Couldn't fetch repo data"),
  fetchDefaultBranch: received("Couldn't fetch default branch data"),
  createBranch: (branch: string) => received(`Couldn't create a new branch with name '${branch}'`),
  addFile: (file: string) => received(`Couldn't create a commit with ${file} file added`),
  createPullRequest: (branch: string) =>
    received(`Couldn't create a pull request for ${branch} branch`),
  deleteBranch: (branch: string) => received(`Couldn't delete the branch '${branch}'`),
} as const

/** The response as an object; empty if it is no JSON object. */
export function recordOf({ text }: Reply): Readonly<Record<string, unknown>> {
  const json = parseJson(text)
  return isRecord(json) ? json : {}
}

/** Base64, as hosts expect the content of files. */
export function base64Of(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  // In chunks, because the number of arguments is limited.
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCodePoint(...bytes.subarray(at, at + 0x8000))
  return btoa(binary)
}

/** The decoded text; undefined if it cannot be decoded. */
export function textOfBase64(content: unknown): string | undefined {
  if (typeof content !== 'string') return undefined
  try {
    const binary = atob(content.replaceAll(/\s/g, ''))
    return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0))
  } catch {
    return undefined
  }
}
