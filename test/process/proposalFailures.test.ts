// Every failure of a host at every step has a kind and the specification's message, and is requested once.

import { describe, expect, it } from '@jest/globals'
import { stepRetried } from '../../src/features/import/proposalsSlice.ts'
import { loginsRejected } from '../../src/features/session/login/providersSlice.ts'
import type { ImportProblemKind } from '../../src/model/import/importProblem.ts'
import { proposalSteps, type ProposalStep } from '../../src/model/import/proposal.ts'
import { failureOf } from '../support/fakeAnswers.ts'
import { answerOf } from '../support/importWorld.ts'
import { startProposal, type HostName } from '../support/proposalWorld.ts'

const aside = ['proposals/proposalSubmitted', 'proposals/fileAccepted']

/** Spec 1 §8. */
const words: Readonly<Record<ProposalStep, string>> = {
  repository: "Couldn't fetch repo data, received http response status code ",
  defaultBranch: "Couldn't fetch default branch data, received http response status code ",
  branch:
    "Couldn't create a new branch with name 'backstage-integration', received http response status code ",
  file: "Couldn't create a commit with catalog-info.yaml file added, received http response status code ",
  pullRequest:
    "Couldn't create a pull request for backstage-integration branch, received http response status code ",
}

const kinds: readonly (readonly [number, ImportProblemKind])[] = [
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'refused'],
  [422, 'refused'],
  [429, 'rateLimited'],
  [500, 'hostTrouble'],
]

/** GitHub's response for an empty repository. */
const kindAt = (name: HostName, step: ProposalStep, status: number, kind: ImportProblemKind) =>
  name === 'github' && step === 'defaultBranch' && status === 409 ? 'emptyRepository' : kind

const names = ['github', 'azure'] as const
const table = names.flatMap((name) =>
  proposalSteps(name).flatMap((step) =>
    kinds.map(([status, kind]) => [name, step, status, kindAt(name, step, status, kind)] as const),
  ),
)
const steps = names.flatMap((name) => proposalSteps(name).map((step) => [name, step] as const))

const eventsUpTo = (name: HostName, step: ProposalStep) => [
  ...aside,
  ...proposalSteps(name)
    .slice(0, proposalSteps(name).indexOf(step))
    .flatMap(() => ['proposals/stepSent', 'proposals/stepDone']),
  'proposals/stepSent',
]

describe('an answer that is no success', () => {
  it.each(table)('of %s at %s with %d is called %s', async (name, step, status, kind) => {
    const { expectEvents, sentSteps, state, submit } = await startProposal(name, {
      spoil: (at) =>
        at === step ? Promise.resolve(answerOf(status, { message: 'in its words' })) : undefined,
    })
    await submit()
    expect(state()).toMatchObject({
      status: 'failed',
      problem: {
        kind,
        message: `${words[step]}${String(status)}: in its words`,
        raw: '{"message":"in its words"}',
      },
    })
    // A refused session is renewed once.
    expect(sentSteps().filter((one) => one === step)).toHaveLength(status === 401 ? 2 : 1)
    expect(sentSteps().at(-1)).toBe(step)
    expectEvents(...eventsUpTo(name, step), 'proposals/stepFailed')
  })
})

it('tells a limit from a refusal, though both have the same status', async () => {
  const { expectEvents, state, submit } = await startProposal('github', {
    spoil: () =>
      Promise.resolve(answerOf(403, { message: 'API rate limit exceeded for user ID 1001.' })),
  })
  await submit()
  expect(state()).toMatchObject({ problem: { kind: 'rateLimited' } })
  expectEvents(...eventsUpTo('github', 'repository'), 'proposals/stepFailed')
})

it('takes Azure DevOps’s page for somebody unknown for what it is', async () => {
  const page = { ok: true, status: 203, statusText: 'Non-Authoritative', text: '<html>' }
  const { expectEvents, state, submit } = await startProposal('azure', {
    spoil: () => Promise.resolve(page),
  })
  await submit()
  expect(state()).toMatchObject({ status: 'failed', problem: { kind: 'unauthorized' } })
  expectEvents(...eventsUpTo('azure', 'repository'), 'proposals/stepFailed')
})

it.each([
  ['repository', answerOf(200, {}), 'emptyRepository', /fetch default branch data/],
  [
    'defaultBranch',
    answerOf(200, { value: [{ name: 'refs/heads/main-2', objectId: 'c0ffee' }] }),
    'emptyRepository',
    /^The requested ref 'refs\/heads\/main' was not found$/,
  ],
] as const)('says of Azure DevOps’s %s that it is empty', async (step, answer, kind, message) => {
  const { expectEvents, state, submit } = await startProposal('azure', {
    spoil: (at) => (at === step ? Promise.resolve(answer) : undefined),
  })
  await submit()
  expect(state()).toMatchObject({
    status: 'failed',
    problem: { kind, message: expect.stringMatching(message) },
  })
  expectEvents(...eventsUpTo('azure', step), 'proposals/stepFailed')
})

it.each(steps)('calls %s unreachable where the network is cut at %s', async (name, step) => {
  const { expectEvents, sentSteps, state, submit } = await startProposal(name, {
    spoil: (at) => (at === step ? Promise.reject(failureOf('unreachable')) : undefined),
  })
  await submit()
  expect(state()).toMatchObject({
    status: 'failed',
    problem: { kind: 'unreachable' },
    proposal: { done: proposalSteps(name).slice(0, proposalSteps(name).indexOf(step)) },
  })
  expect(sentSteps().filter((one) => one === step)).toHaveLength(1)
  expectEvents(...eventsUpTo(name, step), 'proposals/stepFailed')
})

it.each(steps)('renews the session of %s that has ended at %s, and goes on', async (name, step) => {
  let isEnded = true
  const { expectEvents, providers, sentSteps, state, submit } = await startProposal(name, {
    spoil: (at) => {
      if (at !== step || !isEnded) return undefined
      isEnded = false
      return Promise.resolve(answerOf(401, { message: 'Bad credentials' }))
    },
  })
  await submit()
  expect(state().status).toBe('completed')
  expect(providers.refresh.calls).toHaveLength(2)
  expect(sentSteps().filter((one) => one === step)).toHaveLength(2)
  expectEvents(
    ...aside,
    ...proposalSteps(name).flatMap(() => ['proposals/stepSent', 'proposals/stepDone']),
    'proposals/proposalCompleted',
  )
})

it.each(names)('keeps all of it where somebody rejects the sign-in at %s', async (name) => {
  const { advance, dispatch, expectEvents, host, providers, state, submit, target } =
    await startProposal(name)
  providers.refresh.next.refuses()
  await submit()
  expect(state().status).toBe('proposing')
  dispatch(loginsRejected())
  await advance()
  expect(state()).toMatchObject({
    status: 'failed',
    problem: { kind: 'signInRefused', message: 'Login failed, rejected by user' },
  })
  expect(host.calls).toEqual([])
  dispatch(stepRetried({ target }))
  await advance()
  expect(state().status).toBe('completed')
  expectEvents(
    ...eventsUpTo(name, 'repository'),
    'proposals/stepFailed',
    'proposals/stepRetried',
    ...proposalSteps(name).flatMap(() => ['proposals/stepSent', 'proposals/stepDone']),
    'proposals/proposalCompleted',
  )
})
