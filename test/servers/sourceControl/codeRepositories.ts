// Repositories of a code host with their pull requests, as real git repositories in a temporary folder.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGitRepository, type Author, type GitRepository } from './gitRepository.ts'
import type { TokenOwner } from './tokens.ts'

/** Texts by path. */
export type Files = Readonly<Record<string, string>>

export interface SampleRepository {
  readonly name: string
  readonly description: string
  /** `main` by default. */
  readonly defaultBranch?: string
  readonly isPrivate?: boolean
  /** Its default branch accepts merges only. */
  readonly isProtected?: boolean
  /** Files of the default branch; empty for a repository without commits. */
  readonly files: Files
  /** Other branches, with the files that they add. */
  readonly branches?: Readonly<Record<string, Files>>
}

/** A pull request. */
export interface Proposal {
  readonly number: number
  readonly title: string
  readonly description: string
  readonly from: string
  readonly into: string
  readonly author: TokenOwner
  /** ISO 8601. */
  readonly createdAt: string
  readonly status: 'open' | 'merged' | 'closed'
  /** The merge's time, commit and user. */
  readonly merged?: { readonly at: string; readonly sha: string; readonly by: TokenOwner }
}

type NewProposal = Pick<Proposal, 'title' | 'description' | 'from' | 'into' | 'author'>

export interface CodeRepository extends Required<Omit<SampleRepository, 'files' | 'branches'>> {
  /** From 1. */
  readonly id: number
  readonly createdAt: string
  readonly git: GitRepository
  readonly proposals: () => readonly Proposal[]
  readonly propose: (proposal: NewProposal) => Proposal
  /** Undefined if the branches conflict. */
  readonly merge: (
    proposal: Proposal,
    message: string,
    by: TokenOwner,
  ) => Promise<Proposal | undefined>
  readonly close: (proposal: Proposal) => Proposal
}

export interface CodeRepositories {
  readonly all: () => readonly CodeRepository[]
  readonly find: (name: string) => CodeRepository | undefined
  /** Resets all repositories. */
  readonly restore: () => Promise<void>
  readonly remove: () => Promise<void>
}

const founder: Author = { name: 'Lena Vogel', email: 'lena.vogel@larkspur.example' }

const changesOf = (files: Files) =>
  Object.entries(files).map(([path, text]) => ({ path, content: Buffer.from(text) }))

const now = () => new Date().toISOString().replace(/\.\d+/, '')

async function createRepository(
  folder: string,
  sample: SampleRepository,
  id: number,
): Promise<CodeRepository> {
  const { name, description, defaultBranch = 'main', files, branches = {} } = sample
  const git = await createGitRepository(join(folder, `${name}.git`), defaultBranch)
  if (Object.keys(files).length > 0) {
    const changes = changesOf(files)
    await git.commit(defaultBranch, { message: 'Begin', author: founder, changes })
  }
  const head = await git.headOf(defaultBranch)
  for (const [branch, more] of Object.entries(branches)) {
    if (head !== undefined) await git.pointBranch(branch, head)
    const changes = changesOf(more)
    if (changes.length > 0) await git.commit(branch, { message: branch, author: founder, changes })
  }

  let proposals: readonly Proposal[] = []
  const replaced = (proposal: Proposal): Proposal => {
    proposals = proposals.map((one) => (one.number === proposal.number ? proposal : one))
    return proposal
  }
  return {
    id,
    name,
    description,
    defaultBranch,
    isPrivate: sample.isPrivate ?? false,
    isProtected: sample.isProtected ?? false,
    createdAt: now(),
    git,
    proposals: () => proposals,
    propose: (proposal) => {
      const added: Proposal = {
        ...proposal,
        number: proposals.length + 1,
        status: 'open',
        createdAt: now(),
      }
      proposals = [...proposals, added]
      return added
    },
    merge: async (proposal, message, by) => {
      const author = { name: by.displayName, email: by.email }
      const outcome = await git.merge(proposal.from, proposal.into, message, author)
      if (outcome.status !== 'merged') return undefined
      const { sha } = outcome
      return replaced({ ...proposal, status: 'merged', merged: { at: now(), sha, by } })
    },
    close: (proposal) => replaced({ ...proposal, status: 'closed' }),
  }
}

export async function createRepositories(
  samples: readonly SampleRepository[],
): Promise<CodeRepositories> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-repositories-'))
  let round = 0
  const createAll = () => {
    round += 1
    const inside = join(folder, String(round))
    return Promise.all(samples.map((sample, index) => createRepository(inside, sample, index + 1)))
  }
  let repositories = await createAll()
  return {
    all: () => repositories,
    find: (name) => repositories.find((one) => one.name === name),
    restore: async () => {
      repositories = await createAll()
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A host's repositories, for tests. */
export interface RepositoryAccess {
  readonly repositories: () => readonly CodeRepository[]
  /** Throws if it is missing. */
  readonly repository: (name: string) => CodeRepository
  /** URL of a repository's page. */
  readonly addressOf: (name: string) => string
}

export const repositoryAccess = (
  { all, find }: CodeRepositories,
  addressOf: (name: string) => string,
): RepositoryAccess => ({
  repositories: all,
  repository: (name) => {
    const found = find(name)
    if (!found) throw new Error(`There is no repository ${name}.`)
    return found
  },
  addressOf,
})
