// What each source of attention finds: runs at a CI host, objects in clusters, the user's tasks.

import { expect, it } from '@jest/globals'
import { call } from 'typed-redux-saga'
import type { Entity } from '../../src/model/entities/entity.ts'
import { toFailure, type Failure } from '../../src/model/failure.ts'
import type { AttentionAnswer } from '../../src/model/plugins/attention.ts'
import type { Task, TaskStatus } from '../../src/model/scaffolder/tasks.ts'
import { failedTasks } from '../../src/model/tasks/ownTasks.ts'
import { ciAttention } from '../../src/sagas/ci/ciAttention.ts'
import type { AttentionCheck } from '../../src/sagas/kit/attentionSource.ts'
import { kubernetesAttention } from '../../src/sagas/kubernetes/kubernetesAttention.ts'
import { red, running, startCi } from '../support/ciWorld.ts'
import { entity as workload, startKubernetes } from '../support/kubernetesWorld.ts'
import { mona } from '../support/people.ts'
import type { startProcesses } from '../support/processHarness.ts'

type Run = Pick<ReturnType<typeof startProcesses>, 'portal' | 'advance'>

/** The answer of a check, or its failure. */
async function found(
  { portal, advance }: Run,
  check: AttentionCheck,
  entities: readonly Entity[],
): Promise<AttentionAnswer | Failure | undefined> {
  let answer: AttentionAnswer | Failure | undefined
  function* probe() {
    try {
      answer = yield* call(check, { userEntityRef: mona, entities })
    } catch (thrown) {
      answer = toFailure(thrown)
    }
  }
  portal.extend({ id: 'probe', slices: [], processes: [{ name: 'probe', saga: probe }] })
  await advance(0)
  return answer
}

const builtAs = (name: string): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: {
    name,
    namespace: 'default',
    annotations: { 'builds.example/project-slug': 'larkspur/shop' },
  },
})
const shop = builtAs('shop')

const login = {
  key: 'attention.login',
  values: { host: 'Builds' },
  to: '/catalog/default/component/shop/ci-cd',
}

it.each([
  [
    'a failed run of the default branch',
    red,
    {
      items: [
        {
          severity: 'error',
          title: 'shop',
          entityRef: 'component:default/shop',
          to: '/catalog/default/component/shop/ci-cd/7',
          cause: { key: 'attention.failed', values: { workflow: 'CI' } },
        },
      ],
      well: [],
    },
  ],
  [
    'no fault in a run that passed',
    { ...red, conclusion: 'success' },
    { items: [], well: ['component:default/shop'] },
  ],
] as const)('finds %s', async (_what, run, expected) => {
  const world = startCi()
  await world.enter('/catalog')
  world.becomes(run)
  expect(await found(world, ciAttention, [shop])).toMatchObject(expected)
  expect(world.lines()).toEqual(['GET /head', 'GET /pipelines?from=0&most=10&ref=trunk'])
})

it('has the runs that it has read, oldest first, without another request', async () => {
  const world = startCi()
  await world.enter('/catalog')
  world.becomes({ ...running, number: 12, startedAt: '2026-11-28T10:00:00Z' })
  const answer = await found(world, ciAttention, [shop])
  const { label, marks } = (answer as AttentionAnswer).recent?.['component:default/shop'] ?? {}
  expect(label).toEqual({ key: 'strip.label', values: { count: 10 } })
  expect(marks).toHaveLength(10)
  expect(marks?.at(-1)).toEqual({
    id: '7',
    state: 'running',
    height: 16,
    title: 'CI #12',
    text: { key: 'status.inProgress' },
    to: '/catalog/default/component/shop/ci-cd/7',
    at: '2026-11-28T10:00:00Z',
  })
  expect(world.lines()).toEqual(['GET /head', 'GET /pipelines?from=0&most=10&ref=trunk'])
})

it('goes by the last run that is done', async () => {
  const world = startCi()
  await world.enter('/catalog')
  world.becomes(running)
  expect(await found(world, ciAttention, [shop])).toMatchObject({ items: [{ severity: 'error' }] })
})

it('says once that a login at the host is missing', async () => {
  const world = startCi()
  await world.enter('/catalog')
  world.signOut()
  expect(await found(world, ciAttention, [shop, builtAs('other')])).toEqual({
    items: [],
    well: [],
    untold: login,
  })
})

it('fails where the host answers nothing', async () => {
  const world = startCi()
  await world.enter('/catalog')
  world.refuse(500)
  expect(await found(world, ciAttention, [shop])).toMatchObject({ kind: 'serverError' })
})

it('finds errors in clusters, one line for each cluster', async () => {
  const world = startKubernetes()
  await world.enter()
  expect(await found(world, kubernetesAttention, [workload])).toMatchObject({
    items: [
      {
        id: 'component:default/some production',
        severity: 'error',
        cause: {
          values: { count: 1, cluster: 'production', message: 'BackoffLimitExceeded' },
        },
        to: '/catalog/default/component/some/kubernetes?object=production%7EJob%7Eshop%7Echeckout-migration',
      },
    ],
    well: [],
  })
})

it('fails where the Kubernetes backend answers nothing', async () => {
  const world = startKubernetes()
  await world.enter()
  await world.advance(30_000)
  world.down(true)
  expect(await found(world, kubernetesAttention, [{ ...workload, kind: 'API' }])).toMatchObject({
    kind: 'serverError',
  })
})

const now = Date.parse('2026-11-28T12:00:00Z')
const taskOf = (
  id: string,
  status: TaskStatus,
  template = 'a',
  createdAt = '2026-11-28T10:00:00Z',
): Task => ({
  id,
  status,
  createdAt,
  templateRef: template,
  steps: [],
})

it.each<[string, readonly Task[], readonly string[]]>([
  ['one that failed', [taskOf('1', 'failed')], ['1']],
  ['none that was done again', [taskOf('2', 'completed'), taskOf('1', 'failed')], []],
  ['none that is being done again', [taskOf('2', 'processing'), taskOf('1', 'failed')], []],
  ['both where it failed again', [taskOf('2', 'failed'), taskOf('1', 'failed')], ['2', '1']],
  [
    'one whose successor is of another template',
    [taskOf('2', 'completed', 'b'), taskOf('1', 'failed')],
    ['1'],
  ],
  ['none of last month', [taskOf('1', 'failed', 'a', '2026-10-28T10:00:00Z')], []],
  ['none that was cancelled', [taskOf('1', 'cancelled')], []],
])('finds of the tasks %s', (_what, tasks, ids) => {
  expect(failedTasks(tasks, now).map(({ id }) => id)).toEqual(ids)
})
