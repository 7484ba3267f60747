// Azure DevOps' objects, with the fields that its client and the backend use.

import { createHash } from 'node:crypto'
import type { CodeRepository, Proposal } from '../sourceControl/codeRepositories.ts'
import type { Commit } from '../sourceControl/gitRepository.ts'
import type { TokenOwner } from '../sourceControl/tokens.ts'

export type Json = Readonly<Record<string, unknown>>

export const organisation = 'larkspur'
/** The only project; with a space, as in many real names. */
export const project = 'Supply Chain'

/** The null commit, for a ref that is created or deleted. */
export const noCommit = '0'.repeat(40)

/** The same GUID for the same name. */
export const guidOf = (name: string): string =>
  createHash('sha1')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

const pageUrl = ({ name }: CodeRepository, address: string, below = '') =>
  `${address}/${organisation}/${encodeURIComponent(project)}/_git/${name}${below}`

const apiUrl = (address: string, path: string) => `${address}/${organisation}/_apis/${path}`
const gitUrl = (repository: CodeRepository, address: string, below = '') =>
  apiUrl(address, `git/repositories/${guidOf(repository.name)}${below}`)

const showIdentity = ({ name, displayName, email }: TokenOwner, address: string): Json => ({
  displayName,
  url: apiUrl(address, `Identities/${guidOf(name)}`),
  id: guidOf(name),
  uniqueName: email,
  imageUrl: apiUrl(address, `GraphProfile/MemberAvatars/${guidOf(name)}`),
})

export function showRepository(
  repository: CodeRepository,
  isEmpty: boolean,
  address: string,
): Json {
  const { name, defaultBranch, createdAt } = repository
  return {
    id: guidOf(name),
    name,
    url: gitUrl(repository, address),
    project: {
      id: guidOf(project),
      name: project,
      url: apiUrl(address, `projects/${guidOf(project)}`),
      state: 'wellFormed',
      revision: 11,
      visibility: 'private',
      lastUpdateTime: createdAt,
    },
    ...(!isEmpty && { defaultBranch: `refs/heads/${defaultBranch}` }),
    size: isEmpty ? 0 : 1_024,
    remoteUrl: pageUrl(repository, address),
    sshUrl: pageUrl(repository, address),
    webUrl: pageUrl(repository, address),
    isDisabled: false,
    isInMaintenance: false,
  }
}

export const showRef = (
  repository: CodeRepository,
  branch: string,
  objectId: string,
  owner: TokenOwner,
  address: string,
): Json => ({
  name: `refs/heads/${branch}`,
  objectId,
  creator: showIdentity(owner, address),
  url: gitUrl(repository, address, `/refs?filter=${encodeURIComponent(`heads/${branch}`)}`),
})

function showCommit(commit: Commit, repository: CodeRepository, address: string): Json {
  const person = { ...commit.author, date: commit.date }
  const author = { name: person.name, email: person.email, date: person.date }
  return {
    treeId: commit.tree,
    commitId: commit.sha,
    author,
    committer: author,
    comment: commit.message.trimEnd(),
    parents: commit.parents,
    url: gitUrl(repository, address, `/commits/${commit.sha}`),
  }
}

export interface RefUpdate {
  /** `refs/heads/…` */
  readonly name: string
  readonly oldObjectId: string
  readonly newObjectId: string
}

export const showPush = (
  update: RefUpdate,
  commit: Commit,
  repository: CodeRepository,
  owner: TokenOwner,
  address: string,
): Json => ({
  commits: [showCommit(commit, repository, address)],
  refUpdates: [{ repositoryId: guidOf(repository.name), ...update }],
  repository: showRepository(repository, false, address),
  pushedBy: showIdentity(owner, address),
  pushId: 1,
  date: commit.date,
  url: gitUrl(repository, address, '/pushes/1'),
})

/** For a file or folder. */
export const showItem = (
  path: string,
  entry: { readonly sha: string; readonly type: 'blob' | 'tree' },
  commitId: string,
  repository: CodeRepository,
  address: string,
): Json => ({
  objectId: entry.sha,
  gitObjectType: entry.type,
  commitId,
  path,
  ...(entry.type === 'tree' && { isFolder: true }),
  url: gitUrl(repository, address, `/items${path}?versionType=Commit&version=${commitId}`),
})

const statuses = { open: 'active', merged: 'completed', closed: 'abandoned' } as const

/** Unique across repositories. */
export const pullRequestId = (repository: CodeRepository, number: number): number =>
  repository.id * 100 + number

export function showPullRequest(
  proposal: Proposal,
  merge: { readonly from: string; readonly into: string; readonly isPossible: boolean },
  repository: CodeRepository,
  address: string,
): Json {
  const id = pullRequestId(repository, proposal.number)
  const commit = (commitId: string) => ({
    commitId,
    url: gitUrl(repository, address, `/commits/${commitId}`),
  })
  return {
    repository: showRepository(repository, false, address),
    pullRequestId: id,
    codeReviewId: id,
    status: statuses[proposal.status],
    createdBy: showIdentity(proposal.author, address),
    creationDate: proposal.createdAt,
    ...(proposal.merged && {
      closedDate: proposal.merged.at,
      closedBy: showIdentity(proposal.merged.by, address),
      lastMergeCommit: commit(proposal.merged.sha),
    }),
    title: proposal.title,
    description: proposal.description,
    sourceRefName: `refs/heads/${proposal.from}`,
    targetRefName: `refs/heads/${proposal.into}`,
    mergeStatus: merge.isPossible ? 'succeeded' : 'conflicts',
    isDraft: false,
    mergeId: guidOf(`merge ${String(id)}`),
    lastMergeSourceCommit: commit(merge.from),
    lastMergeTargetCommit: commit(merge.into),
    reviewers: [],
    url: gitUrl(repository, address, `/pullRequests/${String(id)}`),
    supportsIterations: true,
  }
}
