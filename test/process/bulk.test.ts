// Actions on many entities: jobs one after the other, with a result for each.

import { expect, it } from '@jest/globals'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import * as bulk from '../../src/features/bulk/bulkSlice.ts'
import {
  rowsPicked,
  selectionSlice,
  type SelectionState,
} from '../../src/features/catalog/list/table/selectionSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { bulkSaga } from '../../src/sagas/bulk/bulkSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const ref = (name: string) => `component:default/${name}`
const json = (body: unknown): Answer => ({
  ok: true,
  status: 200,
  statusText: 'OK',
  text: JSON.stringify(body),
})
const done: Answer = { ok: true, status: 204, statusText: 'No Content', text: '' }
const scheduled: Answer = { ok: true, status: 200, statusText: 'OK', text: '' }
const refused = (status: number, name: string): Answer => ({
  ok: false,
  status,
  statusText: name,
  text: JSON.stringify({ error: { name, message: name } }),
})
const missing = refused(404, 'NotFoundError')

const entity = (name: string, origin?: string, others: object = {}) => ({
  kind: 'Component',
  metadata: {
    name,
    uid: `uid-of-${name}`,
    annotations: {
      ...(origin !== undefined && { 'backstage.io/managed-by-origin-location': origin }),
      ...others,
    },
  },
})

function startBulk() {
  const sent: string[] = []
  const waiting: ((answer: Answer) => void)[] = []
  const run = startProcesses(
    [],
    {
      backend: fakeBackend(
        (url, { method = 'GET', body }) =>
          new Promise((resolve) => {
            const path = url.replace(/^.*\/api\/catalog/, '')
            const text = typeof body === 'string' && path === '/refresh' ? ` ${body}` : ''
            sent.push(`${method} ${path}${text}`)
            waiting.push(resolve)
          }),
        { token: () => 'secret' },
      ),
    },
    { aside: /^backend\// },
  )
  run.portal.extend({
    id: 'bulk',
    slices: [bulk.bulkSlice, selectionSlice],
    processes: [{ name: 'bulk', saga: bulkSaga }],
  })
  const answer = async (...answers: readonly Answer[]) => {
    for (const given of answers) {
      waiting.shift()?.(given)
      await run.advance()
    }
  }
  const state = () =>
    run.state() as unknown as { readonly bulk: bulk.BulkState; readonly selection: SelectionState }
  const results = () => {
    const { bulk: machine } = state()
    return 'jobs' in machine ? machine.jobs.map(({ id, result }) => [id, result.status]) : []
  }
  return { ...run, sent, answer, results, machine: () => state().bulk, all: state }
}

it('refreshes one entity after the other, keeps each result, and retries the failed ones', async () => {
  const { dispatch, answer, sent, results, machine, expectEvents } = startBulk()
  dispatch(bulk.refreshRequested([ref('a'), ref('b'), ref('c')]))
  expect(sent).toEqual(['POST /refresh {"entityRef":"component:default/a"}'])
  await answer(scheduled, refused(403, 'NotAllowedError'), scheduled)
  expect(results()).toEqual([
    [ref('a'), 'succeeded'],
    [ref('b'), 'failed'],
    [ref('c'), 'succeeded'],
  ])
  expect(machine()).toMatchObject({ status: 'finished', doing: 'refresh' })
  dispatch(bulk.failedRetried())
  await answer(scheduled)
  expect(sent.slice(3)).toEqual(['POST /refresh {"entityRef":"component:default/b"}'])
  expect(results().map(([, result]) => result)).toEqual(['succeeded', 'succeeded', 'succeeded'])
  dispatch(bulk.dismissed())
  expect(machine()).toEqual({ status: 'closed' })
  expectEvents(
    'bulk/refreshRequested',
    'bulk/jobDone',
    'bulk/jobFailed',
    'bulk/jobDone',
    'bulk/runFinished',
    'bulk/failedRetried',
    'bulk/jobDone',
    'bulk/runFinished',
    'bulk/dismissed',
  )
})

it('stops after the job that is running', async () => {
  const { dispatch, answer, sent, results, machine, expectEvents } = startBulk()
  dispatch(bulk.refreshRequested([ref('a'), ref('b'), ref('c')]))
  dispatch(bulk.stopped())
  await answer(scheduled)
  expect(sent).toHaveLength(1)
  expect(results().map(([, result]) => result)).toEqual(['succeeded', 'skipped', 'skipped'])
  expect(machine()).toMatchObject({ status: 'finished' })
  expectEvents('bulk/refreshRequested', 'bulk/stopped', 'bulk/jobDone', 'bulk/runFinished')
})

it('groups entities by location, and names those that leave with them', async () => {
  const { dispatch, answer, sent, machine, expectEvents } = startBulk()
  const refs = ['a', 'b', 'orphan', 'own', 'config', 'gone'].map(ref)
  dispatch(bulk.unregisterRequested(refs))
  expect(sent).toEqual(['POST /entities/by-refs'])
  const origin = 'url:https://example.org/all.yaml'
  const location = { id: 'l1', type: 'url', target: 'https://example.org/all.yaml' }
  await answer(
    json({
      items: [
        entity('a', origin),
        entity('b', origin),
        entity('orphan', origin, { 'backstage.io/orphan': 'true' }),
        entity('own'),
        entity('config', 'bootstrap:bootstrap'),
        null,
      ],
    }),
    json(location),
    json({ items: [entity('a'), entity('b'), entity('c')], pageInfo: {} }),
  )
  expect(machine()).toEqual({
    status: 'confirming',
    doing: 'unregister',
    isHidden: false,
    jobs: [
      {
        id: origin,
        work: { type: 'unregister', location },
        refs: [ref('a'), ref('b')],
        others: [ref('c')],
        areAllListed: true,
        result: { status: 'waiting' },
      },
      ...(['orphan', 'own'] as const).map((name) => ({
        id: ref(name),
        work: { type: 'delete', uid: `uid-of-${name}` },
        refs: [ref(name)],
        others: [],
        areAllListed: true,
        result: { status: 'waiting' },
      })),
      ...(
        [
          ['config', 'bootstrap'],
          ['gone', 'missing'],
        ] as const
      ).map(([name, why]) => ({
        id: ref(name),
        work: { type: 'none', why },
        refs: [ref(name)],
        others: [],
        areAllListed: true,
        result: { status: 'skipped' },
      })),
    ],
  })
  expect(sent[1]).toBe('GET /locations/by-entity/component/default/a')
  expectEvents('bulk/unregisterRequested', 'bulk/jobsFound')
})

/** As far as the question for two entities, one of a location and one without. */
async function startConfirming() {
  const run = startBulk()
  run.dispatch(rowsPicked({ refs: [ref('a'), ref('b'), ref('z')], filters: '' }))
  run.dispatch(bulk.unregisterRequested([ref('a'), ref('b')]))
  const location = { id: 'l1', type: 'url', target: 'https://example.org/a.yaml' }
  await run.answer(
    json({ items: [entity('a', 'url:https://example.org/a.yaml'), entity('b')] }),
    json(location),
    json({ items: [entity('a')], pageInfo: {} }),
  )
  run.sent.length = 0
  return run
}

it('removes locations and entities, and unselects what it removed; a removed one counts as done', async () => {
  const { dispatch, answer, sent, results, all, expectEvents } = await startConfirming()
  dispatch(bulk.confirmed())
  await answer(done, missing)
  expect(sent).toEqual(['DELETE /locations/l1', 'DELETE /entities/by-uid/uid-of-b'])
  expect(results().map(([, result]) => result)).toEqual(['succeeded', 'succeeded'])
  expect(all().selection).toMatchObject({ refs: [ref('z')] })
  expectEvents(
    'selection/rowsPicked',
    'bulk/unregisterRequested',
    'bulk/jobsFound',
    'bulk/confirmed',
    'selection/rowsUnpicked',
    'bulk/jobDone',
    'selection/rowsUnpicked',
    'bulk/jobDone',
    'bulk/runFinished',
  )
})

it('reports the result in an alert when the user has left the page', async () => {
  const { dispatch, answer, state, machine, given, expectEvents } = await startConfirming()
  dispatch(bulk.confirmed())
  await given(navigated({ pathname: '/settings', search: '', hash: '', by: 'push' }))
  await answer(done, refused(409, 'ConflictError'))
  expect(machine()).toEqual({ status: 'closed' })
  expect(state().alerts).toMatchObject({
    shown: {
      message: { key: 'bulk:removed', values: { count: '1', total: '2' } },
      severity: 'warning',
      display: 'permanent',
    },
  })
  expectEvents(
    'selection/rowsUnpicked',
    'bulk/jobDone',
    'bulk/jobFailed',
    'bulk/runFinished',
    'bulk/dismissed',
    'alerts/posted',
  )
})

it('can look up again what failed, and starts nothing after the sign-out', async () => {
  const { dispatch, answer, machine, sent, expectEvents } = startBulk()
  dispatch(bulk.unregisterRequested([ref('a')]))
  await answer(refused(500, 'Error'))
  expect(machine()).toMatchObject({ status: 'lookUpFailed', refs: [ref('a')] })
  dispatch(bulk.lookUpRetried())
  await answer(json({ items: [entity('a')] }))
  expect(machine()).toMatchObject({ status: 'confirming' })
  dispatch(bulk.confirmed())
  dispatch(signedOut({ by: 'user' }))
  await answer(done)
  expect(machine()).toEqual({ status: 'closed' })
  expect(sent).toHaveLength(3)
  expectEvents(
    'bulk/unregisterRequested',
    'bulk/lookUpFailed',
    'bulk/lookUpRetried',
    'bulk/jobsFound',
    'bulk/confirmed',
    'session/signedOut',
  )
})
