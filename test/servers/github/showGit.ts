// GitHub's refs, commits, branches and files.

import type { CodeRepository } from '../sourceControl/codeRepositories.ts'
import type { Commit, TreeEntry } from '../sourceControl/gitRepository.ts'
import { nodeId, type Addresses, type Json } from './showAccount.ts'
import { apiUrl, pageUrl } from './showRepository.ts'

export const showRef = (
  repository: CodeRepository,
  branch: string,
  sha: string,
  addresses: Addresses,
): Json => ({
  ref: `refs/heads/${branch}`,
  node_id: nodeId('Ref', `${repository.name}:${branch}`),
  url: apiUrl(repository, addresses, `/git/refs/heads/${branch}`),
  object: { sha, type: 'commit', url: apiUrl(repository, addresses, `/git/commits/${sha}`) },
})

/** A commit as git has it: part of the responses about files and branches. */
export function showGitCommit(
  commit: Commit,
  repository: CodeRepository,
  addresses: Addresses,
): Json {
  const url = (sha: string) => apiUrl(repository, addresses, `/git/commits/${sha}`)
  const page = (sha: string) => pageUrl(repository, addresses, `/commit/${sha}`)
  const person = { ...commit.author, date: commit.date }
  return {
    sha: commit.sha,
    node_id: nodeId('Commit', commit.sha),
    url: url(commit.sha),
    html_url: page(commit.sha),
    author: { name: person.name, email: person.email, date: person.date },
    committer: { name: person.name, email: person.email, date: person.date },
    message: commit.message.trimEnd(),
    tree: { sha: commit.tree, url: apiUrl(repository, addresses, `/git/trees/${commit.tree}`) },
    parents: commit.parents.map((sha) => ({ sha, url: url(sha), html_url: page(sha) })),
    verification: {
      ...{ verified: false, reason: 'unsigned', signature: null, payload: null },
      verified_at: null,
    },
  }
}

export function showBranch(
  branch: string,
  commit: Commit,
  repository: CodeRepository,
  addresses: Addresses,
): Json {
  const self = apiUrl(repository, addresses, `/branches/${branch}`)
  const { sha, node_id, html_url, parents, ...gitCommit } = showGitCommit(
    commit,
    repository,
    addresses,
  )
  const isProtected = repository.isProtected && branch === repository.defaultBranch
  const url = apiUrl(repository, addresses, `/commits/${commit.sha}`)
  return {
    name: branch,
    commit: {
      ...{ sha, node_id, html_url, parents, url, comments_url: `${url}/comments` },
      commit: { ...gitCommit, comment_count: 0 },
      author: null,
      committer: null,
    },
    _links: { self, html: pageUrl(repository, addresses, `/tree/${branch}`) },
    protected: isProtected,
    protection: {
      enabled: isProtected,
      required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] },
    },
    protection_url: `${self}/protection`,
  }
}

const nameOf = (path: string) => path.split('/').at(-1) ?? ''

/** A file or folder; the size of a folder is 0. */
export function showEntry(
  { path, type, sha }: TreeEntry,
  size: number,
  ref: string,
  repository: CodeRepository,
  addresses: Addresses,
): Json {
  const isFolder = type === 'tree'
  const url = apiUrl(repository, addresses, `/contents/${path}?ref=${encodeURIComponent(ref)}`)
  const html = pageUrl(repository, addresses, `/${isFolder ? 'tree' : 'blob'}/${ref}/${path}`)
  const git = apiUrl(repository, addresses, `/git/${type}s/${sha}`)
  return {
    ...{ name: nameOf(path), path, sha, size, url, html_url: html, git_url: git },
    download_url: isFolder ? null : pageUrl(repository, addresses, `/raw/${ref}/${path}`),
    type: isFolder ? 'dir' : 'file',
    _links: { self: url, git, html },
  }
}
