// Random walks of a proposal: whatever hosts, networks, pages and users do, every failure has a
// kind, no input is lost, nothing is created twice, and there is always a next step.

import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import * as proposals from '../../src/features/import/proposalsSlice.ts'
import { isAboutExisting } from '../../src/model/import/importProblem.ts'
import { hasBranch } from '../../src/model/import/proposal.ts'
import type { ProposalState } from '../../src/model/import/proposalState.ts'
import { failureOf } from '../support/fakeAnswers.ts'
import { emptyHost, hosts, type HostContent } from '../support/fakeHosts.ts'
import { answerOf, secret } from '../support/importWorld.ts'
import {
  allEvents,
  branch,
  startProposal,
  text,
  type HostName,
  type Spoil,
} from '../support/proposalWorld.ts'

const file = 'catalog-info.yaml'
const never = () => new Promise<never>(() => undefined)

/** The fate of one request. With `lost` and `silent` the host has done it, but its response never arrives. */
const fates = ['well', 'cut', 'lost', 'silent', 'deaf', '401', '403', '422', '429', '500'] as const
type Fate = (typeof fates)[number]

interface World {
  readonly name: HostName
  readonly content: HostContent
  readonly fates: Fate[]
}

/** Takes the next fate; all requests succeed when there are none left. */
const spoilOf =
  ({ name, content, fates: left }: World): Spoil =>
  (_step, sent) => {
    const fate = left.shift() ?? 'well'
    if (fate === 'well') return undefined
    if (fate === 'lost' || fate === 'silent') hosts[name].ask(content, sent)
    if (fate === 'lost' || fate === 'cut') return Promise.reject(failureOf('unreachable'))
    if (fate === 'silent' || fate === 'deaf') return never()
    return Promise.resolve(answerOf(Number(fate), { message: `in its words: ${fate}` }))
  }

type Walk = Awaited<ReturnType<typeof startProposal>>

/** The user's input, which the proposal must contain. */
interface Typed {
  text: string
  branch: string
}

interface Step {
  /** The text of a counterexample. */
  readonly [fc.toStringMethod]: () => string
  readonly take: (walk: Walk, typed: Typed) => unknown
}

const step = (name: string, take: Step['take']): Step => ({ take, [fc.toStringMethod]: () => name })

const clicks = [
  proposals.proposalSubmitted,
  proposals.stepRetried,
  proposals.existingTaken,
  proposals.draftReopened,
  proposals.cleanUpRequested,
]

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...clicks)
      .map((click) => step(click.type, ({ dispatch, target }) => dispatch(click({ target })))),
  },
  fc.constantFrom('# one\n', '# two\n', 'spec: [\n').map((more) =>
    step(`type ${JSON.stringify(more)}`, ({ dispatch, state, target }, typed) => {
      if (state().status === 'drafting') typed.text = text + more
      dispatch(proposals.textTyped({ target, text: text + more }))
    }),
  ),
  fc.constantFrom(branch, 'another').map((name) =>
    step(`name ${name}`, ({ dispatch, state, target }, typed) => {
      const before = state()
      // The field is read-only once the branch exists.
      if (before.status !== 'drafting' || hasBranch(before.proposal)) return
      typed.branch = name
      dispatch(proposals.draftTyped({ target, draft: { branch: name } }))
    }),
  ),
  fc.constant(
    step('stop', ({ portal }) => {
      portal.stop()
      portal.resume()
    }),
  ),
  fc
    .constantFrom(1, 500, 60_000)
    .map((time) => step(`wait ${String(time)}`, ({ advance }) => advance(time))),
)

const named: readonly ProposalState['status'][] = [
  'drafting',
  'checking',
  'proposing',
  'failed',
  'cleaning',
  'completed',
]

function expectSound({ content, kept, log, reported, state }: Walk, typed: Typed): void {
  const now = state()
  expect(named).toContain(now.status)
  if (now.status === 'none') return
  expect(now.proposal).toMatchObject({ text: typed.text, draft: { branch: typed.branch } })
  if (now.status === 'failed') expect(now.problem.message).not.toBe('')
  expect(new Set(content.pulls).size).toBe(content.pulls.length)
  // A created branch is known, deleted, or asked about, and has one of the given names.
  for (const name of content.branches.keys()) expect(['main', branch, 'another']).toContain(name)
  expect(JSON.stringify([now, log(), [...kept]])).not.toContain(secret)
  expect(reported).toEqual([])
}

/** Takes the page's actions, the most promising first. */
async function goOn({ advance, dispatch, state, target }: Walk, typed: Typed): Promise<void> {
  const now = state()
  if (now.status === 'drafting') {
    if (typed.text.includes('[')) {
      typed.text = text
      dispatch(proposals.textTyped({ target, text }))
    }
    dispatch(proposals.proposalSubmitted({ target }))
  }
  if (now.status === 'failed') {
    const retry = isAboutExisting(now.problem) ? proposals.existingTaken : proposals.stepRetried
    dispatch(retry({ target }))
    await advance()
    const then = state()
    if (then.status === 'failed' && then.problem.kind === now.problem.kind)
      dispatch(proposals.cleanUpRequested({ target }))
  }
  await advance()
}

async function expectWayOn(walk: Walk, typed: Typed): Promise<void> {
  // Hanging requests end with their page.
  walk.portal.stop()
  walk.portal.resume()
  await walk.advance()
  for (let times = 0; times < 6 && walk.state().status !== 'completed'; times += 1)
    await goOn(walk, typed)
  expect(walk.state().status).toBe('completed')
  expect(walk.content.pulls.filter((one) => one === typed.branch)).toHaveLength(1)
  expect(walk.content.branches.get(typed.branch)?.get(file)).toBe(typed.text)
}

const contents = fc.constantFrom('empty', 'file', 'branch', 'pull').map((what) => {
  const content = emptyHost()
  if (what === 'file') content.branches.set('main', new Map([[file, 'old']]))
  if (what === 'branch' || what === 'pull') content.branches.set(branch, new Map())
  if (what === 'pull') content.pulls.push(branch)
  return content
})

it.each(['github', 'azure'] as const)(
  'is sound at every step at %s, and finds a way on',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(
        contents,
        fc.array(fc.constantFrom(...fates), { maxLength: 12 }),
        fc.array(steps, { minLength: 3, maxLength: 15 }),
        async (begin, foreseen, taken) => {
          const content = { branches: new Map(begin.branches), pulls: [...begin.pulls] }
          const world = { name, content, fates: [...foreseen] }
          const walk = await startProposal(name, {
            content,
            aside: allEvents,
            spoil: spoilOf(world),
          })
          const typed = { text, branch }
          for (const one of taken) {
            await one.take(walk, typed)
            await walk.advance()
            expectSound(walk, typed)
          }
          world.fates.splice(0)
          await expectWayOn(walk, typed)
          expectSound(walk, typed)
          walk.end()
        },
      ),
      { numRuns: 60 },
    )
  },
  120_000,
)
