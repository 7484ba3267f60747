// Users, repositories, and the code search.

import { basename, extname } from 'node:path'
import type { CodeRepository } from '../sourceControl/codeRepositories.ts'
import type { TreeEntry } from '../sourceControl/gitRepository.ts'
import type { TokenOwner } from '../sourceControl/tokens.ts'
import { invalid, notFound } from './githubAnswers.ts'
import { mayWrite, readable, signedIn, type GithubCall, type GithubHandler } from './githubCall.ts'
import { showSelf } from './showAccount.ts'
import { showEntry } from './showGit.ts'
import { apiUrl, showRepository } from './showRepository.ts'

const getAuthenticated: GithubHandler = (call) =>
  Promise.resolve({ status: 200, body: showSelf(signedIn(call), call.addresses) })

/** The user's permissions on the repository. */
const permissionsOf = (owner: TokenOwner) => {
  const push = mayWrite(owner)
  return { permissions: { admin: false, maintain: false, push, triage: push, pull: true } }
}

const getRepository: GithubHandler = (call) => {
  const repository = showRepository(readable(call), call.addresses)
  const body = { ...repository, ...(call.owner && permissionsOf(call.owner)) }
  return Promise.resolve({ status: 200, body })
}

const getStatus: GithubHandler = async (call) => {
  const repository = readable(call)
  const commit = await repository.git.findCommit(call.params['ref'] ?? '')
  if (!commit) throw notFound()
  const url = apiUrl(repository, call.addresses, `/commits/${commit.sha}`)
  return {
    status: 200,
    body: {
      ...{ state: 'pending', sha: commit.sha, total_count: 0, statuses: [] },
      repository: showRepository(repository, call.addresses),
      ...{ commit_url: url, url: `${url}/status` },
    },
  }
}

/** Parses `filename:catalog-info.yaml extension:yaml repo:owner/name` into words by qualifier. */
function readQuery(q: string): ReadonlyMap<string, string> {
  const words = q.split(/\s+/).map((word) => word.split(/:(.*)/, 2) as [string, string])
  return new Map(words)
}

/** The repository of a search; throws GitHub's error for one that cannot be searched. */
function searched(call: GithubCall, query: ReadonlyMap<string, string>): CodeRepository {
  const [owner = '', repo = ''] = (query.get('repo') ?? '').split('/')
  try {
    return readable({ ...call, params: { owner, repo } })
  } catch {
    const message =
      'The listed users and repositories cannot be searched either because the resources do not exist or you do not have permission to view them.'
    throw invalid({ message, resource: 'Search', field: 'q', code: 'invalid' })
  }
}

/** Searches the default branch only, as GitHub does. */
const searchCode: GithubHandler = async (call) => {
  signedIn(call)
  const query = readQuery(call.query['q'] ?? '')
  const repository = searched(call, query)
  const { git, defaultBranch } = repository
  const head = await git.findCommit(defaultBranch)
  const isFound = ({ path, type }: TreeEntry) =>
    type === 'blob' &&
    basename(path) === (query.get('filename') ?? basename(path)) &&
    extname(path) === (query.has('extension') ? `.${query.get('extension') ?? ''}` : extname(path))
  const found = head ? (await git.list(head.tree, true)).filter(isFound) : []
  const items = found.map((entry) => {
    const shown = showEntry(entry, 0, defaultBranch, repository, call.addresses)
    const { name, path, sha, git_url, html_url, url } = shown
    const shownRepository = showRepository(repository, call.addresses)
    return { name, path, sha, git_url, html_url, url, score: 1, repository: shownRepository }
  })
  return { status: 200, body: { total_count: items.length, incomplete_results: false, items } }
}

export const repositoryOperations: Readonly<Record<string, GithubHandler>> = {
  'users/get-authenticated': getAuthenticated,
  'repos/get': getRepository,
  'repos/get-combined-status-for-ref': getStatus,
  'search/code': searchCode,
}
