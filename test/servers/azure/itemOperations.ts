// Files and folders of a repository.

import { jsonAnswer } from '../sourceControl/startCodeHost.ts'
import { badArgument, itemNotFound, unresolvable } from './azureAnswers.ts'
import type { AzureCall, AzureHandler } from './azureCall.ts'
import { showItem } from './azureShapes.ts'

/** `version=…` or `versionDescriptor.version=…`: a branch, unless the type says otherwise. */
const versionOf = ({ query, repository }: AzureCall): string =>
  query.get('versionDescriptor.version') ?? query.get('version') ?? repository.defaultBranch

const isJsonWanted = ({ query, accept }: AzureCall): boolean => {
  const format = query.get('$format')
  return format === null ? /\bjson\b/.test(accept) : format.toLowerCase() === 'json'
}

const getItems: AzureHandler = async (call) => {
  const { repository, query, address } = call
  const { git, name } = repository
  const path = query.get('path') ?? query.get('scopePath') ?? '/'
  if (!path.startsWith('/')) throw badArgument('The path must begin with a slash.')
  const version = versionOf(call)
  const commit = await git.findCommit(version)
  if (!commit) throw unresolvable(version, name)
  const entry = await git.find(commit.tree, path.slice(1).replace(/\/$/, ''))
  if (!entry) throw itemNotFound(path, name, version)
  const item = showItem(path, entry, commit.sha, repository, address)
  if (entry.type === 'tree') {
    const isRecursive = query.get('recursionLevel')?.toLowerCase() === 'full'
    const below = await git.list(entry.sha, isRecursive)
    const prefix = path.endsWith('/') ? path : `${path}/`
    const items = below.map((one) =>
      showItem(prefix + one.path, one, commit.sha, repository, address),
    )
    const value = [item, ...items]
    return jsonAnswer(200, { count: value.length, value })
  }
  const content = (await git.readFile(entry.sha)) ?? Buffer.alloc(0)
  if (isJsonWanted(call)) {
    const isWithContent = query.get('includeContent') === 'true'
    return jsonAnswer(200, { ...item, ...(isWithContent && { content: content.toString() }) })
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/octet-stream', etag: `"${entry.sha}"` },
    body: content,
  }
}

export const itemOperations: Readonly<Record<string, AzureHandler>> = { 'GET items': getItems }
