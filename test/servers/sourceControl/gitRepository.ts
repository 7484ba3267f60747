// A bare git repository in a folder: files, commits without a working copy, merges.

import fs from 'node:fs'
import * as git from 'isomorphic-git'
import { folderMode, readEntries, writeChanges, type FileChange } from './gitTrees.ts'

export interface Author {
  readonly name: string
  readonly email: string
}

export interface Commit {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  /** ISO 8601, to the second. */
  readonly date: string
  readonly author: Author
}

export interface TreeEntry {
  readonly path: string
  readonly type: 'blob' | 'tree'
  readonly sha: string
  readonly mode: string
}

interface NewCommit {
  readonly message: string
  readonly author: Author
  readonly changes: readonly FileChange[]
}

/** The result of merging one branch into another. */
type MergeOutcome =
  | { readonly status: 'merged'; readonly sha: string }
  | { readonly status: 'nothingToMerge' | 'conflict' }

export interface GitRepository {
  readonly branches: () => Promise<readonly string[]>
  /** Commit of a branch; undefined if there is no such branch. */
  readonly headOf: (branch: string) => Promise<string | undefined>
  /** By the name of a branch or a commit id. */
  readonly findCommit: (ref: string) => Promise<Commit | undefined>
  /** The entry at a path of a tree or commit; the root tree has an empty path. */
  readonly find: (tree: string, path: string) => Promise<TreeEntry | undefined>
  readonly readFile: (blob: string) => Promise<Buffer | undefined>
  /** Entries of one folder, or of everything below it if `isRecursive`. Paths are relative to the folder. */
  readonly list: (tree: string, isRecursive?: boolean) => Promise<readonly TreeEntry[]>
  /** Adds a commit to a branch, which is created if it is missing. */
  readonly commit: (branch: string, commit: NewCommit) => Promise<Commit>
  readonly pointBranch: (branch: string, sha: string) => Promise<void>
  readonly removeBranch: (branch: string) => Promise<void>
  readonly canMerge: (from: string, into: string) => Promise<boolean>
  readonly merge: (
    from: string,
    into: string,
    message: string,
    author: Author,
  ) => Promise<MergeOutcome>
}

const refOf = (branch: string) => `refs/heads/${branch}`
const nobody: Author = { name: 'Nobody', email: 'nobody@larkspur.example' }

/** Undefined instead of an error. */
async function found<Value>(value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value
  } catch (error) {
    const isMissing =
      error instanceof git.Errors.NotFoundError || error instanceof git.Errors.ObjectTypeError
    if (isMissing) return undefined
    throw error
  }
}

export async function createGitRepository(
  gitdir: string,
  defaultBranch: string,
): Promise<GitRepository> {
  const at = { fs, gitdir } as const
  await git.init({ ...at, bare: true, defaultBranch })

  const headOf = (branch: string) => found(git.resolveRef({ ...at, ref: refOf(branch) }))

  async function readCommit(oid: string): Promise<Commit> {
    const { commit } = await git.readCommit({ ...at, oid })
    const { tree, parent, message, author } = commit
    const date = new Date(author.timestamp * 1_000).toISOString().replace('.000', '')
    return { sha: oid, tree, parents: parent, message, date, author }
  }

  async function findCommit(ref: string): Promise<Commit | undefined> {
    const oid = (await headOf(ref)) ?? (/^[\da-f]{40}$/.test(ref) ? ref : undefined)
    return oid === undefined ? undefined : found(readCommit(oid))
  }

  const list = async (tree: string, isRecursive = false): Promise<readonly TreeEntry[]> => {
    const entries = (await readEntries(at, tree)).map(({ path, type, oid, mode }) => ({
      path,
      type: type === 'tree' ? ('tree' as const) : ('blob' as const),
      sha: oid,
      mode,
    }))
    if (!isRecursive) return entries
    const levels = entries.map(async (entry) => {
      const below = entry.type === 'tree' ? await list(entry.sha, true) : []
      return [entry, ...below.map((one) => ({ ...one, path: `${entry.path}/${one.path}` }))]
    })
    return (await Promise.all(levels)).flat()
  }

  const find = async (tree: string, path: string): Promise<TreeEntry | undefined> => {
    if (path === '') return { path, type: 'tree', sha: tree, mode: folderMode }
    return (await list(tree, true)).find((entry) => entry.path === path)
  }

  async function merge(from: string, into: string, more: Partial<Parameters<typeof git.merge>[0]>) {
    const theirs = refOf(from)
    const ours = refOf(into)
    try {
      const { oid, alreadyMerged } = await git.merge({
        ...at,
        ours,
        theirs,
        author: nobody,
        fastForward: false,
        ...more,
      })
      return alreadyMerged || oid === undefined
        ? { status: 'nothingToMerge' as const }
        : { status: 'merged' as const, sha: oid }
    } catch (error) {
      // The second case: a file on one branch, a folder on the other.
      const isConflict =
        error instanceof git.Errors.MergeConflictError ||
        error instanceof git.Errors.MergeNotSupportedError
      if (isConflict) return { status: 'conflict' as const }
      throw error
    }
  }

  return {
    branches: () => git.listBranches(at),
    headOf,
    findCommit,
    find,
    list,
    readFile: async (oid) => {
      const read = await found(git.readBlob({ ...at, oid }))
      return read && Buffer.from(read.blob)
    },
    commit: async (branch, { message, author, changes }) => {
      const head = await findCommit(branch)
      const tree = await writeChanges(at, head?.tree, changes)
      const parent = head ? [head.sha] : []
      const oid = await git.commit({ ...at, ref: refOf(branch), message, author, tree, parent })
      return readCommit(oid)
    },
    pointBranch: (branch, value) => git.writeRef({ ...at, ref: refOf(branch), value, force: true }),
    removeBranch: (branch) => git.deleteRef({ ...at, ref: refOf(branch) }),
    canMerge: async (from, into) =>
      (await merge(from, into, { dryRun: true, noUpdateBranch: true })).status !== 'conflict',
    merge: (from, into, message, author) => merge(from, into, { message, author }),
  }
}
