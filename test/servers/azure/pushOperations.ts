// Refs, and pushes with commits.

import { isRecord } from '../../../src/model/isRecord.ts'
import type { Commit, GitRepository } from '../sourceControl/gitRepository.ts'
import type { FileChange } from '../sourceControl/gitTrees.ts'
import { jsonAnswer } from '../sourceControl/startCodeHost.ts'
import { badArgument, listAnswer, pushRefused, staleReference } from './azureAnswers.ts'
import {
  assertMayWrite,
  branchOf,
  choiceOf,
  type AzureCall,
  type AzureHandler,
} from './azureCall.ts'
import { guidOf, noCommit, showPush, showRef } from './azureShapes.ts'

const getRefs: AzureHandler = async ({ repository, query, owner, address }) => {
  const { git } = repository
  const branches = await git.branches()
  // The filter is a prefix of the ref.
  const asked = branches.filter((one) => `heads/${one}`.startsWith(query.get('filter') ?? ''))
  const refs = asked.map(async (branch) =>
    showRef(repository, branch, (await git.headOf(branch)) ?? noCommit, owner, address),
  )
  return listAnswer(await Promise.all(refs))
}

const notValid = () => badArgument('The parameters supplied are not valid.')

const readChangeType = choiceOf({ add: 1, edit: 2, delete: 16 })
const readContentType = choiceOf({ rawtext: 0, base64encoded: 1 })

/** The change of one file in a push; throws if it conflicts with the branch. */
async function changeOf(
  change: unknown,
  before: Commit | undefined,
  git: GitRepository,
): Promise<FileChange> {
  const { item, newContent, ...rest } = isRecord(change) ? change : {}
  const changeType = readChangeType(rest['changeType'])
  const given = isRecord(item) ? item['path'] : undefined
  if (typeof given !== 'string' || !changeType) throw notValid()
  const path = given.replace(/^\//, '')
  const old = before && (await git.find(before.tree, path))
  if (changeType === 'add' && old) {
    throw badArgument(
      `The path '${given}' specified in the add operation already exists. Please specify a new path.`,
    )
  }
  if (changeType !== 'add' && !old) {
    throw badArgument(`The path '${given}' does not exist at commit ${before?.sha ?? noCommit}.`)
  }
  if (changeType === 'delete') return { path, content: undefined }
  const { content, contentType } = isRecord(newContent) ? newContent : {}
  if (typeof content !== 'string') throw notValid()
  const encoding = readContentType(contentType) === 'base64encoded' ? 'base64' : 'utf8'
  return { path, content: Buffer.from(content, encoding) }
}

function firstOf(list: unknown): Readonly<Record<string, unknown>> {
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  if (!isRecord(first)) throw notValid()
  return first
}

const createPush: AzureHandler = async (call) => {
  assertMayWrite(call)
  const { repository, owner, address } = call
  const { git, defaultBranch, isProtected } = repository
  const body = isRecord(call.body) ? call.body : {}
  const { name, oldObjectId } = firstOf(body['refUpdates'])
  const { comment, changes } = firstOf(body['commits'])
  const branch = branchOf(name)
  if (isProtected && branch === defaultBranch) throw pushRefused()
  const head = await git.headOf(branch)
  // A new branch starts at the given commit; the first branch has none.
  const base = typeof oldObjectId === 'string' ? oldObjectId : noCommit
  if (head !== undefined && head !== base) throw staleReference(`refs/heads/${branch}`)
  const before = base === noCommit ? undefined : await git.findCommit(base)
  if (base !== noCommit && !before) throw badArgument(`Commit ${base} does not exist.`)
  const made = await Promise.all(
    (Array.isArray(changes) ? changes : []).map((one) => changeOf(one, before, git)),
  )
  if (made.length === 0 || typeof comment !== 'string') throw notValid()
  if (head === undefined && before) await git.pointBranch(branch, before.sha)
  const author = { name: owner.displayName, email: owner.email }
  const commit = await git.commit(branch, { message: comment, author, changes: made })
  const update = {
    name: `refs/heads/${branch}`,
    oldObjectId: head ?? noCommit,
    newObjectId: commit.sha,
  }
  return jsonAnswer(201, showPush(update, commit, repository, owner, address))
}

async function updateRef(update: unknown, { repository }: AzureCall) {
  const { git, defaultBranch, isProtected } = repository
  const { name, oldObjectId, newObjectId } = isRecord(update) ? update : {}
  const branch = branchOf(name)
  const answer = { repositoryId: guidOf(repository.name), name, oldObjectId, newObjectId }
  const refused = (updateStatus: string) => ({
    ...answer,
    isLocked: false,
    updateStatus,
    success: false,
  })
  if (((await git.headOf(branch)) ?? noCommit) !== oldObjectId) return refused('staleOldObjectId')
  if (isProtected && branch === defaultBranch) return refused('rejectedByPolicy')
  if (newObjectId === noCommit) await git.removeBranch(branch)
  else if (typeof newObjectId === 'string' && (await git.findCommit(newObjectId)))
    await git.pointBranch(branch, newObjectId)
  else return refused('unresolvableToCommit')
  return { ...answer, isLocked: false, updateStatus: 'succeeded', success: true }
}

const updateRefs: AzureHandler = async (call) => {
  assertMayWrite(call)
  const updates = Array.isArray(call.body) ? call.body : []
  return listAnswer(await Promise.all(updates.map((one) => updateRef(one, call))))
}

export const pushOperations: Readonly<Record<string, AzureHandler>> = {
  'GET refs': getRefs,
  'POST refs': updateRefs,
  'POST pushes': createPush,
}
