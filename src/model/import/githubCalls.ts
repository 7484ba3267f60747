// GitHub's REST API v3: repository, default branch, branch, file, pull request, in that order (spec 1 §4).

import { encodePart, encodePath } from '../encodePath.ts'
import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'
import { base64Of, failedTo, recordOf, textOfBase64, type HostCalls } from './hostCalls.ts'
import { errorOfReply, ImportError, messageOf, type Reply } from './importProblem.ts'
import type { Proposal, ProposalStep } from './proposal.ts'

interface Place {
  readonly apiBaseUrl: string
  /** Base URL of its pages. */
  readonly baseUrl: string
  readonly owner: string
  readonly repository: string
}

const repoUrl = ({ apiBaseUrl, owner, repository }: Place): string =>
  `${apiBaseUrl}/repos/${encodePart(owner)}/${encodePart(repository)}`

function unreadable(what: string, reply: Reply): ImportError {
  const message = `The host's answer has no ${what}`
  return new ImportError({ kind: 'unexpected', message, raw: reply.text.slice(0, 1_000) })
}

function* repositoryCalls(place: Place): HostCalls {
  const reply = yield { method: 'GET', url: repoUrl(place) }
  if (!reply.ok) throw errorOfReply(reply, failedTo.fetchRepository)
  const { default_branch: defaultBranch } = recordOf(reply)
  if (typeof defaultBranch !== 'string') throw unreadable('default branch', reply)
  return { defaultBranch }
}

function* defaultBranchCalls(place: Place, { facts }: Proposal): HostCalls {
  const branch = facts.defaultBranch ?? ''
  const reply = yield {
    method: 'GET',
    url: `${repoUrl(place)}/git/ref/heads/${encodePath(branch)}`,
  }
  if (!reply.ok) {
    const kind = reply.status === 409 ? 'emptyRepository' : undefined
    throw errorOfReply(reply, failedTo.fetchDefaultBranch, kind)
  }
  const { object } = recordOf(reply)
  const commit = isRecord(object) ? object['sha'] : undefined
  if (typeof commit !== 'string') throw unreadable('commit', reply)
  return { commit }
}

function* branchCalls(
  place: Place,
  { draft: { branch }, facts, takesExisting }: Proposal,
): HostCalls {
  const reply = yield {
    method: 'POST',
    url: `${repoUrl(place)}/git/refs`,
    body: { ref: `refs/heads/${branch}`, sha: facts.commit },
  }
  const isThere = reply.status === 422 && /already exists/i.test(reply.text)
  if (reply.ok || (isThere && takesExisting === 'branch')) return { hasBranch: true }
  throw errorOfReply(reply, failedTo.createBranch(branch), isThere ? 'branchExists' : undefined)
}

function* fileCalls(place: Place, { draft, text, takesExisting }: Proposal): HostCalls {
  const { branch, fileName, title } = draft
  const url = `${repoUrl(place)}/contents/${encodePath(fileName)}`
  let sha: unknown
  if (takesExisting === 'file') {
    const there = yield { method: 'GET', url: `${url}?ref=${encodePart(branch)}` }
    const { sha: found, content } = recordOf(there)
    if (there.ok && textOfBase64(content) === text) return {}
    if (there.ok) sha = found
  }
  const reply = yield {
    method: 'PUT',
    url,
    body: {
      message: title,
      content: base64Of(text),
      branch,
      ...(typeof sha === 'string' && { sha }),
    },
  }
  if (reply.ok) return {}
  const isThere = reply.status === 422 && /sha/i.test(messageOf(reply))
  throw errorOfReply(reply, failedTo.addFile(fileName), isThere ? 'fileExists' : undefined)
}

function* pullRequestCalls(place: Place, { draft, facts, takesExisting }: Proposal): HostCalls {
  const { branch, title, body } = draft
  const base = facts.defaultBranch ?? ''
  const url = `${repoUrl(place)}/pulls`
  if (takesExisting === 'pullRequest') {
    const query = new URLSearchParams({ state: 'open', head: `${place.owner}:${branch}`, base })
    const there = yield { method: 'GET', url: `${url}?${query.toString()}` }
    const list = parseJson(there.text)
    const first: unknown = Array.isArray(list) ? list[0] : undefined
    if (there.ok && isRecord(first) && typeof first['html_url'] === 'string')
      return { link: first['html_url'] }
  }
  const reply = yield { method: 'POST', url, body: { title, body, head: branch, base } }
  const { html_url: link } = recordOf(reply)
  if (reply.ok && typeof link === 'string') return { link }
  if (reply.ok) throw unreadable('link', reply)
  const isThere = reply.status === 422 && /already exists/i.test(reply.text)
  const kind = isThere ? 'pullRequestExists' : undefined
  throw errorOfReply(reply, failedTo.createPullRequest(branch), kind)
}

export function githubCalls(place: Place, step: ProposalStep, proposal: Proposal): HostCalls {
  switch (step) {
    case 'repository':
      return repositoryCalls(place)
    case 'defaultBranch':
      return defaultBranchCalls(place, proposal)
    case 'branch':
      return branchCalls(place, proposal)
    case 'file':
      return fileCalls(place, proposal)
    case 'pullRequest':
      return pullRequestCalls(place, proposal)
  }
}

/** Deletes the proposal's branch; succeeds if it is gone already. */
export function* githubCleanUp(place: Place, { draft: { branch } }: Proposal): HostCalls {
  const reply = yield {
    method: 'DELETE',
    url: `${repoUrl(place)}/git/refs/heads/${encodePath(branch)}`,
  }
  const isGone = reply.status === 404 || (reply.status === 422 && /not exist/i.test(reply.text))
  if (!reply.ok && !isGone) throw errorOfReply(reply, failedTo.deleteBranch(branch))
  return {}
}

/** Address of the file after the merge. */
export const githubFileUrl = (
  { baseUrl, owner, repository }: Place,
  { draft: { fileName }, facts: { defaultBranch = '' } }: Proposal,
): string =>
  `${baseUrl}/${encodePath([owner, repository, 'blob', defaultBranch, fileName].join('/'))}`
