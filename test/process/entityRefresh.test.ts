import { describe, expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import { backendApi, type Answer } from '../../src/features/backend/backendApi.ts'
import {
  entityRefreshSlice,
  refreshRequested,
  type EntityRefreshState,
} from '../../src/features/catalog/entity/header/entityRefreshSlice.ts'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { entityRefreshSaga } from '../../src/sagas/catalog/entityRefreshSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const accepted: Answer = { ok: true, status: 200, statusText: 'OK', text: '' }

function startRefresh(options: { readonly aside?: RegExp } = {}) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = []
  const waiting: ((answer: Answer) => void)[] = []
  const run = startProcesses(
    [],
    {
      backend: fakeBackend(
        (url, init) =>
          new Promise((resolve) => {
            sent.push({ url, init })
            waiting.push(resolve)
          }),
        { token: () => 'secret' },
      ),
    },
    options,
  )
  run.portal.extend({
    id: 'catalog',
    slices: [entityRefreshSlice],
    processes: [{ name: 'entityRefresh', saga: entityRefreshSaga }],
  })
  const answer = async (given: Answer = accepted) => {
    waiting.shift()?.(given)
    await run.advance()
  }
  const machine = () =>
    (run.state() as unknown as { readonly entityRefresh: EntityRefreshState }).entityRefresh
  return { ...run, sent, answer, machine }
}

const asked = 'backend/executeMutation/pending'

it('has the token renewed that was refused, though the request itself is not repeated', async () => {
  const { answer, dispatch, expectEvents, sent } = startRefresh({ aside: /executeMutation/ })
  dispatch(refreshRequested('component:default/a'))
  await answer({ ok: false, status: 401, statusText: 'Unauthorized', text: '' })
  expect(sent).toHaveLength(1)
  expectEvents(
    'entityRefresh/refreshRequested',
    'backend/tokenRefused',
    'alerts/posted',
    'entityRefresh/refreshFailed',
  )
})

it('posts the ref with the bearer, and says that it is scheduled', async () => {
  const { answer, dispatch, expectEvents, machine, sent, state } = startRefresh()
  dispatch(refreshRequested('component:default/a'))
  expect(machine()).toMatchObject({ status: 'scheduling', entityRef: 'component:default/a' })
  expect(sent).toMatchObject([
    {
      url: 'http://localhost:7007/api/catalog/refresh',
      init: {
        method: 'POST',
        headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
        body: '{"entityRef":"component:default/a"}',
      },
    },
  ])
  await answer()
  expect(machine()).toEqual({
    status: 'processing',
    entityRef: 'component:default/a',
    etag: null,
    looks: 0,
  })
  expect(state().alerts).toMatchObject({
    shown: { message: { key: 'catalog:entity.refreshScheduled' }, severity: 'success' },
  })
  expectEvents(
    'entityRefresh/refreshRequested',
    asked,
    'backend/executeMutation/fulfilled',
    'alerts/posted',
    'entityRefresh/refreshScheduled',
  )
})

it.each<[string, Answer, string]>([
  [
    'refused',
    { ok: false, status: 403, statusText: 'Forbidden', text: '{}' },
    'Request failed with 403 Forbidden',
  ],
  [
    'answered with another success than 200',
    { ok: true, status: 202, statusText: 'Accepted', text: '' },
    'Request failed with 202 Accepted',
  ],
])('says that it was %s, and stays until it is read', async (_case, given, message) => {
  const { answer, dispatch, expectEvents, machine, state } = startRefresh()
  dispatch(refreshRequested('component:default/a'))
  await answer(given)
  expect(machine()).toMatchObject({ status: 'failed', failure: { message } })
  expect(state().alerts).toMatchObject({
    shown: {
      message: {
        key: 'catalog:entity.refreshFailed',
        values: { entityRef: 'component:default/a', message },
      },
      severity: 'error',
      display: 'permanent',
    },
  })
  expectEvents(
    'entityRefresh/refreshRequested',
    asked,
    'backend/executeMutation/rejected',
    'alerts/posted',
    'entityRefresh/refreshFailed',
  )
})

const requested = 'entityRefresh/refreshRequested'

it('asks for nothing more once somebody has left, and tells nobody of it', async () => {
  const { answer, dispatch, expectEvents, machine, sent, advance } = startRefresh({
    aside: /^backend\//,
  })
  for (const name of ['component:default/a', 'component:default/b'])
    dispatch(refreshRequested(name))
  dispatch(signedOut({ by: 'inactivity' }))
  await answer()
  expect(machine()).toEqual({ status: 'idle' })
  expect(sent).toHaveLength(1)
  dispatch(refreshRequested('component:default/c'))
  await answer()
  expect(machine()).toMatchObject({ status: 'processing', entityRef: 'component:default/c' })
  dispatch(signedOut({ by: 'otherUser' }))
  await advance(60_000)
  expect(sent).toHaveLength(2)
  expectEvents(
    requested,
    requested,
    'session/signedOut',
    requested,
    'alerts/posted',
    'entityRefresh/refreshScheduled',
    'session/signedOut',
  )
})

it('asks for one after the other, and for none twice', async () => {
  const { answer, dispatch, expectEvents, machine, sent } = startRefresh()
  for (const name of ['a', 'b', 'a', 'b']) dispatch(refreshRequested(name))
  expect(sent).toHaveLength(1)
  await answer()
  expect(machine()).toEqual({ status: 'scheduling', entityRef: 'b', waiting: [] })
  await answer()
  expect(sent.map(({ init }) => init.body)).toEqual(['{"entityRef":"a"}', '{"entityRef":"b"}'])
  expect(machine()).toMatchObject({ status: 'processing', entityRef: 'b' })
  expectEvents(
    'entityRefresh/refreshRequested',
    asked,
    ...Array<string>(3).fill('entityRefresh/refreshRequested'),
    'backend/executeMutation/fulfilled',
    'alerts/posted',
    'entityRefresh/refreshScheduled',
    asked,
    'backend/executeMutation/fulfilled',
    'alerts/posted',
    'entityRefresh/refreshScheduled',
  )
})

it('takes up what is under way when it is started again', async () => {
  const { answer, dispatch, expectEvents, machine, portal, sent } = startRefresh()
  dispatch(refreshRequested('a'))
  portal.stop()
  expect(sent[0]?.init.signal?.aborted).toBe(true)
  portal.resume()
  await answer()
  await answer()
  expect(sent).toHaveLength(2)
  expect(machine()).toMatchObject({ status: 'processing', entityRef: 'a' })
  expectEvents(
    'entityRefresh/refreshRequested',
    asked,
    asked,
    'backend/executeMutation/rejected',
    'backend/executeMutation/fulfilled',
    'alerts/posted',
    'entityRefresh/refreshScheduled',
  )
})

describe('what came of it', () => {
  const ref = 'component:default/a'
  const entityOf = (etag: string): Answer => ({
    ok: true,
    status: 200,
    statusText: 'OK',
    text: JSON.stringify({ kind: 'Component', metadata: { name: 'a', etag } }),
  })
  const missing: Answer = { ok: false, status: 503, statusText: 'Unavailable', text: '{}' }

  /** An entity's page after the catalog has accepted a refresh. */
  async function acceptedRefresh() {
    const run = startRefresh({ aside: /^(?:backend|alerts|location)\// })
    const asked = catalogApi.endpoints.entityByRef.initiate(ref) as unknown as UnknownAction
    const shown = run.dispatch(asked) as unknown as { readonly unsubscribe: () => void }
    await run.answer(entityOf('old'))
    run.dispatch(refreshRequested(ref))
    await run.answer()
    run.expectEvents('entityRefresh/refreshRequested', 'entityRefresh/refreshScheduled')
    expect(run.machine()).toEqual({ status: 'processing', entityRef: ref, etag: 'old', looks: 0 })
    const look = async (milliseconds: number, answer: Answer) => {
      const before = run.sent.length
      await run.advance(milliseconds - 1)
      expect(run.sent).toHaveLength(before)
      await run.advance(1)
      expect(run.sent).toHaveLength(before + 1)
      await run.answer(answer)
    }
    return { ...run, look, shown }
  }

  it('is looked for at growing intervals, and shown when it has come', async () => {
    const { expectEvents, look, machine, state } = await acceptedRefresh()
    await look(1_000, entityOf('old'))
    await look(2_000, missing)
    await look(4_000, entityOf('new'))
    expect(machine()).toEqual({ status: 'changed', entityRef: ref })
    const shown = catalogApi.endpoints.entityByRef.select(ref)(state())
    expect(shown.data?.metadata.etag).toBe('new')
    expectEvents(
      'entityRefresh/entityLookedAt',
      'entityRefresh/lookFailed',
      'entityRefresh/entityLookedAt',
    )
  })

  it('is given up after about a minute, and said to be nothing', async () => {
    const { advance, expectEvents, look, machine, sent } = await acceptedRefresh()
    for (const pause of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000])
      await look(pause, entityOf('old'))
    expect(machine()).toEqual({ status: 'unchanged', entityRef: ref })
    const { length } = sent
    await advance(120_000)
    expect(sent).toHaveLength(length)
    expectEvents(...Array<string>(7).fill('entityRefresh/entityLookedAt'))
  })

  it('arrives though the entity changes while the catalog is asked', async () => {
    const { advance, answer, dispatch, expectEvents, machine, shown } = await acceptedRefresh()
    shown.unsubscribe()
    await advance(1_000)
    dispatch(backendApi.util.invalidateTags([{ type: 'Entity', id: ref }]))
    await answer(entityOf('new'))
    expect(machine()).toEqual({ status: 'changed', entityRef: ref })
    expectEvents('entityRefresh/entityLookedAt')
  })

  it('is not looked for once somebody has left the page', async () => {
    const { advance, dispatch, machine, sent } = await acceptedRefresh()
    const { length } = sent
    dispatch(navigated({ pathname: '/catalog', search: '', hash: '', by: 'push' }))
    await advance(120_000)
    expect(machine()).toEqual({ status: 'idle' })
    expect(sent).toHaveLength(length)
  })
})
