// Reads and writes trees of a git repository without a working copy.

import type fs from 'node:fs'
import * as git from 'isomorphic-git'

export interface FileChange {
  readonly path: string
  /** Undefined removes the file. */
  readonly content: Uint8Array | undefined
}

/** Folder of a repository. */
interface GitFolder {
  readonly fs: typeof fs
  readonly gitdir: string
}

export const folderMode = '040000'
const fileMode = '100644'

/** Entries of one folder; empty without a tree. */
export const readEntries = async (
  at: GitFolder,
  tree: string | undefined,
): Promise<git.TreeObject> =>
  tree === undefined ? [] : (await git.readTree({ ...at, oid: tree })).tree

/** Id of a tree with the changes; undefined if no file is left. */
async function changedTree(
  at: GitFolder,
  tree: string | undefined,
  changes: readonly FileChange[],
): Promise<string | undefined> {
  const groups = Map.groupBy(changes, ({ path }) => path.split('/', 1)[0] ?? '')
  const before = await readEntries(at, tree)
  const entries: git.TreeEntry[] = before.filter(({ path }) => !groups.has(path))
  for (const [name, group] of groups) {
    const file = group.find(({ path }) => path === name)
    const below = group
      .filter((change) => change !== file)
      .map(({ path, content }) => ({ path: path.slice(name.length + 1), content }))
    const old = before.find(({ path, type }) => path === name && type === 'tree')
    const oid = file
      ? file.content && (await git.writeBlob({ ...at, blob: file.content }))
      : await changedTree(at, old?.oid, below)
    const [mode, type] = file ? ([fileMode, 'blob'] as const) : ([folderMode, 'tree'] as const)
    if (oid !== undefined) entries.push({ mode, path: name, oid, type })
  }
  return entries.length > 0 ? git.writeTree({ ...at, tree: entries }) : undefined
}

/** Id of the root tree with the changes. */
export const writeChanges = async (
  at: GitFolder,
  tree: string | undefined,
  changes: readonly FileChange[],
): Promise<string> =>
  (await changedTree(at, tree, changes)) ?? (await git.writeTree({ ...at, tree: [] }))
