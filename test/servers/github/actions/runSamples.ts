// The sample repositories with workflow runs: a red one, a green one with a run in progress, one with 3,000 runs, and
// one with a matrix of 60 jobs and a log of 200,000 lines.

import { createHash } from 'node:crypto'
import type { ActionsSample, Attempt, Person, WorkflowRun, WorkflowSample } from './actionsTypes.ts'
import { ci, fleet, nightly, release } from './workflowSamples.ts'

const people: readonly Person[] = [
  { login: 'alice', name: 'Alice Lindqvist', email: 'alice@larkspur.example' },
  { login: 'bruno', name: 'Bruno Costa', email: 'bruno@larkspur.example' },
  { login: 'mei', name: 'Mei Tanaka', email: 'mei@larkspur.example' },
  { login: 'dependabot[bot]', name: 'dependabot[bot]', email: 'bot@larkspur.example' },
]

const messages = [
  'Keep the basket when the session ends\n\nIt was emptied by the first refresh.',
  'Round prices half up',
  'Bump undici from 7.1.0 to 7.2.1',
  'Show the delivery date in the summary',
  'Fix the flaky checkout test',
]

const pick = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item

const shaOf = (text: string) => createHash('sha1').update(text).digest('hex')

const minute = 60_000
const day = 24 * 60 * minute

const attemptOf = (workflow: WorkflowSample, startedAt: number, isFailing: boolean): Attempt => ({
  startedAt,
  jobs: workflow.jobs(isFailing),
  kept: [],
})

interface Wish extends Partial<Omit<WorkflowRun, 'attempts'>> {
  readonly id: number
  readonly workflow: WorkflowSample
  readonly startedAt: number
  readonly isFailing?: boolean
}

function runOf({ startedAt, isFailing = false, ...wish }: Wish): WorkflowRun {
  const { id, workflow } = wish
  return {
    number: id % 10_000,
    event: 'push',
    branch: 'main',
    sha: shaOf(String(id)),
    message: pick(messages, id),
    author: pick(people, id),
    actor: pick(people, id),
    attempts: [attemptOf(workflow, startedAt, isFailing)],
    ...wish,
  }
}

const branchesOfWebShop: readonly string[] = Array.from(
  { length: 399 },
  (_, index) => `feature/shop-${String(index + 1).padStart(3, '0')}`,
)

const kinds: readonly (WorkflowRun['fixed'] & object)[] = [
  ...['success', 'success', 'failure', 'success', 'cancelled', 'skipped', 'timed_out'],
  ...['success', 'neutral', 'action_required', 'stale', 'startup_failure', 'success'],
].map((conclusion) => ({ status: 'completed', conclusion }))

const waiting = ['queued', 'waiting', 'requested', 'pending'].map((status) => ({
  status,
  conclusion: null,
}))

/** Latest first: a red `main` at its head, four that never begin, and then years of them. */
function webShopRuns(now: number, head: string): readonly WorkflowRun[] {
  const total = 3_000
  return Array.from({ length: total }, (_, index) => {
    const fixed = index === 0 ? undefined : index < 5 ? waiting[index - 1] : pick(kinds, index)
    const id = 2_000_000 + total - index
    const run = runOf({
      id,
      number: total - index,
      workflow: pick([ci, nightly, release], index),
      startedAt: now - 5 * minute - index * 47 * minute,
      isFailing: index === 0 || fixed?.conclusion === 'failure',
      branch: index % 4 === 0 ? 'main' : pick(branchesOfWebShop, index),
      event: pick(['push', 'pull_request', 'schedule', 'workflow_dispatch'], index),
      ...(fixed ? { fixed } : { sha: head }),
    })
    return index === 7 ? { ...run, message: undefined } : run
  })
}

export const actionsSamples: readonly ActionsSample[] = [
  {
    repository: 'web-shop',
    workflows: [ci, nightly, release],
    runs: webShopRuns,
  },
  {
    repository: 'checkout-service',
    workflows: [ci],
    runs: (now, head) => [
      runOf({
        id: 1_000_004,
        number: 4,
        sha: head,
        workflow: ci,
        startedAt: now - 20 * minute,
        isFailing: true,
      }),
      runOf({ id: 1_000_003, number: 3, workflow: ci, startedAt: now - 2 * day }),
      runOf({
        id: 1_000_002,
        number: 2,
        workflow: ci,
        startedAt: now - 3 * day,
        branch: 'feature/gift-cards',
        event: 'pull_request',
      }),
      runOf({ id: 1_000_001, number: 1, workflow: ci, startedAt: now - 120 * day }),
    ],
    annotations: {
      'test (node 22)': [
        {
          level: 'failure',
          path: 'test/totals.test.ts',
          line: 42,
          title: 'Totals › rounds half up',
          message: 'Expected 10.01, received 10.00',
        },
        {
          level: 'failure',
          path: '.github',
          line: 214,
          title: null,
          message: 'Process completed with exit code 1.',
        },
        {
          level: 'warning',
          path: '.github',
          line: 1,
          title: null,
          message: 'Node.js 20 actions are deprecated.',
        },
      ],
    },
    artifacts: [
      { name: 'test-report', size: 1_240_000, isExpired: false },
      { name: 'coverage', size: 88_400, isExpired: true },
    ],
  },
  {
    repository: 'basket-service',
    workflows: [ci, nightly],
    runs: (now, head) => [
      runOf({ id: 3_000_002, number: 2, sha: head, workflow: ci, startedAt: now }),
      runOf({ id: 3_000_001, number: 1, workflow: ci, startedAt: now - day }),
    ],
  },
  {
    repository: 'deploy-runner',
    workflows: [fleet],
    runs: (now, head) => [
      runOf({
        id: 4_000_001,
        number: 1,
        sha: head,
        workflow: fleet,
        event: 'workflow_dispatch',
        startedAt: now - 30 * minute,
        isFailing: true,
      }),
    ],
  },
  { repository: 'payments-gateway', workflows: [ci], runs: () => [] },
  ...['design-tokens', 'developer-portal'].map((repository, index) => ({
    repository,
    workflows: [ci],
    runs: (now: number, head: string) => [
      runOf({ id: 5_000_001 + index, number: 1, sha: head, workflow: ci, startedAt: now - day }),
    ],
  })),
]

/** The repositories that exist for their runs only, with their workflows' files. */
export const actionsRepositories = actionsSamples
  .filter(({ repository }) => repository !== 'basket-service')
  .map(({ repository, workflows }) => ({
    name: repository,
    description: `Has ${workflows.map(({ name }) => name).join(', ')} as workflows.`,
    isPrivate: repository === 'payments-gateway',
    files: {
      'README.md': `# ${repository}\n`,
      ...Object.fromEntries(workflows.map(({ file, text }) => [file, text])),
    },
    ...(repository === 'web-shop' && {
      branches: Object.fromEntries(branchesOfWebShop.map((name) => [name, {}])),
    }),
  }))
