// Pull requests: listed, created, completed, abandoned.

import { isRecord } from '../../../src/model/isRecord.ts'
import type { CodeRepository, Proposal } from '../sourceControl/codeRepositories.ts'
import { jsonAnswer, type Answer } from '../sourceControl/startCodeHost.ts'
import { AzureRefusal, badArgument, listAnswer } from './azureAnswers.ts'
import {
  assertMayWrite,
  branchOf,
  choiceOf,
  type AzureCall,
  type AzureHandler,
} from './azureCall.ts'
import { noCommit, pullRequestId, showPullRequest, type Json } from './azureShapes.ts'

async function show(
  proposal: Proposal,
  repository: CodeRepository,
  address: string,
): Promise<Json> {
  const { git } = repository
  const { from, into, status } = proposal
  const [theirs = noCommit, ours = noCommit] = await Promise.all([
    git.headOf(from),
    git.headOf(into),
  ])
  const isPossible = status !== 'open' || theirs === noCommit || (await git.canMerge(from, into))
  return showPullRequest(proposal, { from: theirs, into: ours, isPossible }, repository, address)
}

function proposalOf({ repository, below }: AzureCall): Proposal {
  const found = repository
    .proposals()
    .find((one) => String(pullRequestId(repository, one.number)) === below)
  if (!found) {
    throw new AzureRefusal(
      404,
      'GitPullRequestNotFoundException',
      `TF401180: The requested pull request was not found.`,
    )
  }
  return found
}

const getPullRequests: AzureHandler = async (call) => {
  const { repository, below, query, address } = call
  if (below !== undefined) {
    return jsonAnswer(200, await show(proposalOf(call), repository, address))
  }
  const source = query.get('searchCriteria.sourceRefName')
  const asked = repository
    .proposals()
    .filter(({ status, from }) => status === 'open' && (!source || source === `refs/heads/${from}`))
  return listAnswer(await Promise.all(asked.map((one) => show(one, repository, address))))
}

async function createPullRequest(call: AzureCall): Promise<Answer> {
  assertMayWrite(call)
  const { repository, owner, address } = call
  const { git } = repository
  const body = isRecord(call.body) ? call.body : {}
  const { title, description } = body
  const from = branchOf(body['sourceRefName'])
  const into = branchOf(body['targetRefName'])
  if (typeof title !== 'string' || title === '') throw badArgument('A title is required.')
  const [theirs, ours] = await Promise.all([git.headOf(from), git.headOf(into)])
  if (theirs === undefined || ours === undefined || from === into) {
    throw new AzureRefusal(
      400,
      'GitPullRequestCannotBeActivated',
      'TF401398: The pull request cannot be activated because the source and/or the target branch no longer exists, or the requested refs are not branches',
    )
  }
  const isThere = repository
    .proposals()
    .some((one) => one.status === 'open' && one.from === from && one.into === into)
  if (isThere) {
    throw new AzureRefusal(
      409,
      'GitPullRequestExistsException',
      'TF401179: An active pull request for the source and target branch already exists.',
    )
  }
  const text = typeof description === 'string' ? description : ''
  const proposal = repository.propose({ title, description: text, from, into, author: owner })
  return jsonAnswer(201, await show(proposal, repository, address))
}

/** Message of the merge commit. */
export const mergeMessage = (repository: CodeRepository, proposal: Proposal) =>
  `Merged PR ${String(pullRequestId(repository, proposal.number))}: ${proposal.title}`

const readStatus = choiceOf({ active: 1, abandoned: 2, completed: 3 })

async function updatePullRequest(call: AzureCall): Promise<Answer> {
  assertMayWrite(call)
  const { repository, owner, address } = call
  const proposal = proposalOf(call)
  const { lastMergeSourceCommit, ...rest } = isRecord(call.body) ? call.body : {}
  const status = readStatus(rest['status'])
  if (proposal.status !== 'open') {
    throw new AzureRefusal(
      400,
      'GitPullRequestNotEditableException',
      `TF401181: The pull request cannot be edited due to its state.`,
    )
  }
  if (status === 'abandoned') repository.close(proposal)
  if (status === 'completed') {
    const seen = isRecord(lastMergeSourceCommit) ? lastMergeSourceCommit['commitId'] : undefined
    if (seen !== (await repository.git.headOf(proposal.from))) {
      throw new AzureRefusal(
        409,
        'GitPullRequestStaleException',
        'TF401192: The pull request has been modified. Please refresh and try again.',
      )
    }
    // Responds with success even on a conflict; the pull request's state reports it.
    await repository.merge(proposal, mergeMessage(repository, proposal), owner)
  }
  return jsonAnswer(200, await show(proposalOf(call), repository, address))
}

export const pullRequestOperations: Readonly<Record<string, AzureHandler>> = {
  'GET pullrequests': getPullRequests,
  'POST pullrequests': createPullRequest,
  'PATCH pullrequests': updatePullRequest,
}
