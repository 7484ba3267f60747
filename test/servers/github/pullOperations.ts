// Pull requests: listed, created, merged.

import type { CodeRepository, Proposal } from '../sourceControl/codeRepositories.ts'
import { GithubRefusal, invalid, malformed, notFound } from './githubAnswers.ts'
import { readable, signedIn, writable, type GithubCall, type GithubHandler } from './githubCall.ts'
import { organisation, type Json } from './showAccount.ts'
import { showPull } from './showPull.ts'

const noCommit = '0'.repeat(40)

async function show(
  proposal: Proposal,
  repository: CodeRepository,
  { addresses }: GithubCall,
): Promise<Json> {
  const { git } = repository
  const { from, into, status } = proposal
  const heads = {
    from: (await git.headOf(from)) ?? proposal.merged?.sha ?? noCommit,
    into: (await git.headOf(into)) ?? noCommit,
    isMergeable: status === 'open' ? await git.canMerge(from, into) : null,
  }
  return showPull(proposal, heads, repository, addresses)
}

function proposalOf({ params }: GithubCall, { proposals }: CodeRepository): Proposal {
  const found = proposals().find(({ number }) => number === Number(params['pull_number']))
  if (!found) throw notFound()
  return found
}

const isAsked = (
  { status, from, into }: Proposal,
  { state = 'open', head, base }: GithubCall['query'],
) =>
  (state === 'all' || (status === 'open') === (state === 'open')) &&
  (head === undefined || head === `${organisation}:${from}`) &&
  (base === undefined || base === into)

const listPulls: GithubHandler = async (call) => {
  const repository = readable(call)
  const asked = repository.proposals().filter((one) => isAsked(one, call.query))
  const shown = asked.toReversed().map((one) => show(one, repository, call))
  return { status: 200, body: await Promise.all(shown) }
}

interface PullToCreate {
  readonly title?: string
  readonly head: string
  readonly base: string
  readonly body?: string
}

const createPull: GithubHandler = async (call) => {
  const repository = writable(call)
  const { git } = repository
  const { title, head, base, body = '' } = call.body as unknown as PullToCreate
  if (title === undefined) throw malformed('"title" wasn\'t supplied.')
  const from = head.startsWith(`${organisation}:`) ? head.slice(organisation.length + 1) : head
  const resource = 'PullRequest'
  const [theirs, ours] = await Promise.all([git.headOf(from), git.headOf(base)])
  if (theirs === undefined) throw invalid({ resource, field: 'head', code: 'invalid' })
  if (ours === undefined) throw invalid({ resource, field: 'base', code: 'invalid' })
  if (theirs === ours) {
    const message = `No commits between ${base} and ${from}`
    throw invalid({ resource, code: 'custom', message })
  }
  const isThere = repository
    .proposals()
    .some((one) => one.status === 'open' && one.from === from && one.into === base)
  if (isThere) {
    const message = `A pull request already exists for ${organisation}:${from}.`
    throw invalid({ resource, code: 'custom', message })
  }
  const author = signedIn(call)
  const proposal = repository.propose({ title, description: body, from, into: base, author })
  return { status: 201, body: await show(proposal, repository, call) }
}

const getPull: GithubHandler = async (call) => {
  const repository = readable(call)
  return { status: 200, body: await show(proposalOf(call, repository), repository, call) }
}

/** Message of the merge commit. */
export const mergeMessage = ({ number, from, title }: Proposal) =>
  `Merge pull request #${String(number)} from ${organisation}/${from}\n\n${title}`

const mergePull: GithubHandler = async (call) => {
  const repository = writable(call)
  const proposal = proposalOf(call, repository)
  const notMergeable = new GithubRefusal(405, 'Pull Request is not mergeable')
  if (proposal.status !== 'open') throw notMergeable
  const merged = await repository.merge(proposal, mergeMessage(proposal), signedIn(call))
  if (!merged?.merged) throw notMergeable
  const message = 'Pull Request successfully merged'
  return { status: 200, body: { sha: merged.merged.sha, merged: true, message } }
}

export const pullOperations: Readonly<Record<string, GithubHandler>> = {
  'pulls/list': listPulls,
  'pulls/create': createPull,
  'pulls/get': getPull,
  'pulls/merge': mergePull,
}
