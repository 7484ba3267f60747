// Azure DevOps' REST API, version 6.0 (A-59): repository, refs of the default branch, a push with the file on a new
// branch, pull request, in that order (spec 1 §4).

import { encodePath } from '../encodePath.ts'
import { isRecord } from '../isRecord.ts'
import { failedTo, recordOf, type HostCalls, type HostRequest } from './hostCalls.ts'
import { errorOfReply, ImportError, type ImportProblemKind, type Reply } from './importProblem.ts'
import type { Proposal, ProposalStep } from './proposal.ts'

interface Place {
  /** Page of the repository: `https://dev.azure.com/{organization}/{project}/_git/{repository}`. */
  readonly pageUrl: string
}

const apiVersion = '6.0'
const noCommit = '0'.repeat(40)
const headsOf = 'refs/heads/'

function urlOf(
  { pageUrl }: Place,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({ ...query, 'api-version': apiVersion }).toString()
  return `${pageUrl.replace('/_git/', '/_apis/git/repositories/')}${path}?${search}`
}

/** Azure DevOps answers users who are not signed in with a page and status 203. */
const isAnswer = (reply: Reply): boolean => reply.ok && reply.status !== 203

const listOf = (reply: Reply): readonly Readonly<Record<string, unknown>>[] => {
  const { value } = recordOf(reply)
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** The commit of a ref such as `refs/heads/main`; undefined if there is no such ref. */
function* commitOf(place: Place, ref: string): Generator<HostRequest, string | undefined, Reply> {
  const filter = ref.replace(/^refs\//, '')
  const reply = yield { method: 'GET', url: urlOf(place, '/refs', { filter }) }
  if (!isAnswer(reply)) throw errorOfReply(reply, failedTo.fetchDefaultBranch)
  const commit = listOf(reply).find(({ name }) => name === ref)?.['objectId']
  return typeof commit === 'string' ? commit : undefined
}

function* repositoryCalls(place: Place): HostCalls {
  const reply = yield { method: 'GET', url: urlOf(place, '') }
  if (!isAnswer(reply)) throw errorOfReply(reply, failedTo.fetchRepository)
  const { defaultBranch } = recordOf(reply)
  if (typeof defaultBranch === 'string') return { defaultBranch }
  // Azure DevOps leaves it out for an empty repository.
  const message = failedTo.fetchDefaultBranch(`${String(reply.status)}: the repository is empty`)
  throw new ImportError({ kind: 'emptyRepository', message, raw: reply.text.slice(0, 1_000) })
}

function* defaultBranchCalls(place: Place, { facts }: Proposal): HostCalls {
  const ref = facts.defaultBranch ?? ''
  const commit = yield* commitOf(place, ref)
  if (commit !== undefined) return { commit }
  throw new ImportError({
    kind: 'emptyRepository',
    message: `The requested ref '${ref}' was not found`,
  })
}

interface FileThere {
  /** Undefined if there is no such branch. */
  readonly commit: string | undefined
  /** Undefined if there is no such file. */
  readonly text: string | undefined
}

/** Content of the proposal's branch, or of the default branch, where it will start. */
function* fileThere(
  place: Place,
  { draft: { branch, fileName }, facts: { defaultBranch = '' } }: Proposal,
): Generator<HostRequest, FileThere, Reply> {
  const commit = yield* commitOf(place, headsOf + branch)
  const reply = yield {
    method: 'GET',
    url: urlOf(place, '/items', {
      path: `/${fileName}`,
      'versionDescriptor.version': commit ? branch : defaultBranch.replace(headsOf, ''),
      'versionDescriptor.versionType': 'branch',
      includeContent: 'true',
      $format: 'json',
    }),
  }
  const { content } = recordOf(reply)
  return { commit, text: reply.ok && typeof content === 'string' ? content : undefined }
}

/** Creates branch and file with one push. */
function* fileCalls(place: Place, proposal: Proposal): HostCalls {
  const { draft, facts, text, takesExisting } = proposal
  const { branch, fileName, title } = draft
  const there = takesExisting === 'file' ? yield* fileThere(place, proposal) : undefined
  if (there?.commit && there.text === text) return { hasBranch: true }
  const reply = yield {
    method: 'POST',
    url: urlOf(place, '/pushes'),
    body: {
      refUpdates: [{ name: headsOf + branch, oldObjectId: there?.commit ?? facts.commit }],
      commits: [
        {
          comment: title,
          changes: [
            {
              changeType: there?.text === undefined ? 'add' : 'edit',
              item: { path: `/${fileName}` },
              newContent: { content: text, contentType: 'rawtext' },
            },
          ],
        },
      ],
    },
  }
  if (isAnswer(reply)) return { hasBranch: true }
  throw errorOfReply(reply, failedTo.addFile(fileName), existingOf(reply))
}

/** Recognised by its messages, most of which start with a code. */
function existingOf({ text }: Reply): ImportProblemKind | undefined {
  if (text.includes('TF401028')) return 'branchExists'
  if (text.includes('specified in the add operation already exists')) return 'fileExists'
  return text.includes('TF401179') ? 'pullRequestExists' : undefined
}

/** The page of a pull request. */
const linkOf = ({ pageUrl }: Place, id: unknown): string => `${pageUrl}/pullrequest/${String(id)}`

function* pullRequestCalls(place: Place, { draft, facts, takesExisting }: Proposal): HostCalls {
  const { branch, title, body } = draft
  const sourceRefName = headsOf + branch
  if (takesExisting === 'pullRequest') {
    const there = yield {
      method: 'GET',
      url: urlOf(place, '/pullrequests', {
        'searchCriteria.sourceRefName': sourceRefName,
        'searchCriteria.status': 'active',
      }),
    }
    const [first] = listOf(there)
    if (first && isAnswer(there)) return { link: linkOf(place, first['pullRequestId']) }
  }
  const reply = yield {
    method: 'POST',
    url: urlOf(place, '/pullrequests'),
    body: { sourceRefName, targetRefName: facts.defaultBranch, title, description: body },
  }
  if (!isAnswer(reply))
    throw errorOfReply(reply, failedTo.createPullRequest(branch), existingOf(reply))
  return { link: linkOf(place, recordOf(reply)['pullRequestId']) }
}

/** No step of its own for the branch, which comes with the file. */
export function azureCalls(place: Place, step: ProposalStep, proposal: Proposal): HostCalls {
  switch (step) {
    case 'repository':
      return repositoryCalls(place)
    case 'defaultBranch':
      return defaultBranchCalls(place, proposal)
    case 'branch':
    case 'file':
      return fileCalls(place, proposal)
    case 'pullRequest':
      return pullRequestCalls(place, proposal)
  }
}

/** Deletes the proposal's branch; succeeds if it is gone already. */
export function* azureCleanUp(place: Place, { draft: { branch } }: Proposal): HostCalls {
  const name = headsOf + branch
  const oldObjectId = yield* commitOf(place, name)
  if (oldObjectId === undefined) return {}
  const reply = yield {
    method: 'POST',
    url: urlOf(place, '/refs'),
    body: [{ name, oldObjectId, newObjectId: noCommit }],
  }
  // The response is 200 even if an update failed; each update has its own success.
  const isDone = isAnswer(reply) && listOf(reply).every(({ success }) => success !== false)
  if (!isDone) throw errorOfReply(reply, failedTo.deleteBranch(branch))
  return {}
}

/** Address of the file after the merge, on the default branch. */
export const azureFileUrl = ({ pageUrl }: Place, { draft: { fileName } }: Proposal): string =>
  `${pageUrl}?path=/${encodePath(fileName)}`
