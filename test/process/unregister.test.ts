import { expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import * as unregister from '../../src/features/unregister/unregisterSlice.ts'
import type { UnregisterState } from '../../src/model/unregister/unregisterState.ts'
import { unregisterSaga } from '../../src/sagas/unregister/unregisterSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'
import { location, target } from '../support/removalMachines.ts'

const to = (pathname: string) => navigated({ pathname, search: '', hash: '', by: 'push' })
const itsPage = to('/catalog/default/component/a')

const json = (body: unknown): Answer => ({
  ok: true,
  status: 200,
  statusText: 'OK',
  text: JSON.stringify(body),
})
const done: Answer = { ok: true, status: 204, statusText: 'No Content', text: '' }
const refused = (status: number, name: string, message: string): Answer => ({
  ok: false,
  status,
  statusText: name,
  text: JSON.stringify({ error: { name, message } }),
})
const entity = (name: string) => ({ kind: 'Component', metadata: { name } })
const page = (next?: string) =>
  json({ items: [entity('a'), entity('b')], pageInfo: next ? { nextCursor: next } : {} })

async function startUnregister() {
  const sent: string[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  const waiting: ((answer: Answer) => void)[] = []
  const run = startProcesses(
    [],
    {
      backend: fakeBackend(
        (url, init) =>
          new Promise((resolve) => {
            sent.push(`${init.method ?? ''} ${url.replace(/^.*\/api\/catalog/, '')}`)
            signals.push(init.signal)
            waiting.push(resolve)
          }),
        { token: () => 'secret' },
      ),
    },
    { aside: /^backend\// },
  )
  run.portal.extend({
    id: 'catalog',
    slices: [unregister.unregisterSlice],
    processes: [{ name: 'unregister', saga: unregisterSaga }],
  })
  await run.given(itsPage)
  const answer = async (given: Answer = done) => {
    waiting.shift()?.(given)
    await run.advance()
  }
  const machine = () =>
    (run.state() as unknown as { readonly unregister: UnregisterState }).unregister
  return { ...run, sent, signals, answer, machine }
}

async function startChoosing() {
  const run = await startUnregister()
  run.dispatch(unregister.unregisterRequested(target))
  await run.answer(json(location))
  await run.answer(page())
  run.expectEvents('unregister/unregisterRequested', 'unregister/locationFound')
  return run
}

it('lists what leaves with it before anything is decided', async () => {
  const { machine, sent } = await startChoosing()
  expect(sent[0]).toBe('GET /locations/by-entity/component/default/a')
  expect(decodeURIComponent(sent[1] ?? '')).toContain(
    'filter=metadata.annotations.backstage.io/managed-by-origin-location=url:https://example.org/a.yaml',
  )
  expect(machine()).toEqual({
    status: 'unregister',
    target,
    location,
    colocated: ['component:default/a', 'component:default/b'],
    areAllListed: true,
  })
})

it('says where it does not name all of very many', async () => {
  const { answer, dispatch, expectEvents, machine } = await startUnregister()
  dispatch(unregister.unregisterRequested(target))
  await answer(json(location))
  await answer(page('more'))
  expect(machine()).toMatchObject({ status: 'unregister', areAllListed: false })
  expectEvents('unregister/unregisterRequested', 'unregister/locationFound')
})

it('unregisters the location by its id, once, leads away, says so, and offers to undo it', async () => {
  const { answer, dispatch, expectEvents, machine, sent, state, visited, advance } =
    await startChoosing()
  dispatch(unregister.unregisterConfirmed())
  dispatch(unregister.unregisterConfirmed())
  expect(sent.slice(2)).toEqual(['DELETE /locations/1'])
  await answer()
  expect(machine()).toEqual({ status: 'leaving', target })
  expect(visited).toEqual(['→ /catalog'])
  expect(state().alerts).toMatchObject({
    shown: {
      message: { key: 'unregister:deleted', values: { entityName: 'A' } },
      severity: 'success',
      display: 'transient',
      action: { event: { type: 'reregister/undoRequested', payload: { name: 'A', location } } },
    },
  })
  dispatch(to('/catalog'))
  await advance(1_000)
  expect(machine()).toEqual({ status: 'closed' })
  expectEvents(
    'unregister/unregisterConfirmed',
    'unregister/unregisterConfirmed',
    'unregister/removed',
    'alerts/posted',
    'location/navigated',
    'unregister/removedLeft',
  )
})

it('reads the entity anew one second after its page was left, no sooner', async () => {
  const { advance, answer, dispatch, expectEvents, sent } = await startChoosing()
  const shown = catalogApi.endpoints.entityByRef.initiate(target.entityRef)
  dispatch(shown as unknown as UnknownAction)
  await answer(json(entity('a')))
  const reads = () => sent.filter((line) => line.includes('/by-name/')).length
  dispatch(unregister.unregisterConfirmed())
  await answer()
  await advance(10_000)
  dispatch(to('/catalog'))
  await advance(999)
  expect(reads()).toBe(1)
  await advance(1)
  expect(reads()).toBe(2)
  expectEvents(
    'unregister/unregisterConfirmed',
    'unregister/removed',
    'alerts/posted',
    'location/navigated',
    'unregister/removedLeft',
  )
})

it('deletes by uid where no location brought it, and offers nothing to undo', async () => {
  const { answer, dispatch, expectEvents, sent, state } = await startUnregister()
  dispatch(unregister.unregisterRequested(target))
  await answer(refused(404, 'NotFoundError', 'no location'))
  dispatch(unregister.deletionConfirmed())
  await answer()
  expect(sent[1]).toBe('DELETE /entities/by-uid/uid-of-a')
  expect(state().alerts).not.toHaveProperty('shown.action')
  expectEvents(
    'unregister/unregisterRequested',
    'unregister/noLocationFound',
    'unregister/deletionConfirmed',
    'unregister/removed',
    'alerts/posted',
  )
})

it.each([
  [403, 'NotAllowedError', 'not yours'],
  [409, 'ConflictError', 'already in use'],
  [500, 'InternalServerError', 'database is gone'],
])(
  'keeps the dialog after a %d, with the message, and can try again',
  async (status, name, text) => {
    const { answer, dispatch, expectEvents, machine, sent, state, visited } = await startChoosing()
    dispatch(unregister.unregisterConfirmed())
    await answer(refused(status, name, text))
    expect(machine()).toMatchObject({ status: 'failed', doing: 'unregister', failure: { status } })
    expect(visited).toEqual([])
    expect(state().alerts).toMatchObject({ shown: { message: text, severity: 'error' } })
    dispatch(unregister.removalRetried())
    await answer()
    expect(sent.slice(2)).toEqual(['DELETE /locations/1', 'DELETE /locations/1'])
    expect(machine()).toEqual({ status: 'leaving', target })
    expectEvents(
      'unregister/unregisterConfirmed',
      'unregister/removalFailed',
      'alerts/posted',
      'unregister/removalRetried',
      'unregister/removed',
      'alerts/posted',
    )
  },
)

it('takes what is not there any more for removed', async () => {
  const { answer, dispatch, expectEvents, machine } = await startChoosing()
  dispatch(unregister.unregisterConfirmed())
  await answer(refused(404, 'NotFoundError', 'gone'))
  expect(machine()).toEqual({ status: 'leaving', target })
  expectEvents('unregister/unregisterConfirmed', 'unregister/removed', 'alerts/posted')
})

it('does not hear what comes after the dialog was closed', async () => {
  const { answer, dispatch, expectEvents, machine, signals } = await startUnregister()
  dispatch(unregister.unregisterRequested(target))
  dispatch(unregister.dismissed())
  expect(signals[0]?.aborted).toBe(true)
  await answer(json(location))
  expect(machine()).toEqual({ status: 'closed' })
  expectEvents('unregister/unregisterRequested', 'unregister/dismissed')
})

it('tells who has left the page of its failure by the alert alone', async () => {
  const { answer, dispatch, expectEvents, machine } = await startChoosing()
  dispatch(unregister.unregisterConfirmed())
  dispatch(to('/settings'))
  await answer(refused(500, 'InternalServerError', 'database is gone'))
  expect(machine()).toEqual({ status: 'closed' })
  expectEvents(
    'unregister/unregisterConfirmed',
    'location/navigated',
    'unregister/removalFailed',
    'unregister/dismissed',
    'alerts/posted',
  )
})

it('finishes what was begun when it is started again', async () => {
  const { answer, dispatch, expectEvents, machine, portal, sent, visited } = await startChoosing()
  dispatch(unregister.unregisterConfirmed())
  portal.stop()
  portal.resume()
  await answer()
  await answer()
  expect(sent.slice(2)).toEqual(['DELETE /locations/1', 'DELETE /locations/1'])
  expect(machine()).toEqual({ status: 'leaving', target })
  expect(visited).toEqual(['→ /catalog'])
  portal.stop()
  portal.resume()
  expect(visited).toEqual(['→ /catalog', '→ /catalog'])
  expectEvents('unregister/unregisterConfirmed', 'unregister/removed', 'alerts/posted')
})

it('removes again where somebody stays on the page of what is gone', async () => {
  const { advance, answer, dispatch, sent, expectEvents, visited } = await startChoosing()
  dispatch(unregister.unregisterConfirmed())
  await answer()
  expect(visited).toEqual(['→ /catalog'])
  dispatch(unregister.unregisterRequested(target))
  await answer(json(location))
  await answer(page())
  await advance(1_000)
  dispatch(unregister.unregisterConfirmed())
  expect(sent.at(-1)).toBe('DELETE /locations/1')
  const removal = ['unregisterConfirmed', 'removed'].map((event) => `unregister/${event}`)
  const lookUp = ['unregisterRequested', 'locationFound'].map((event) => `unregister/${event}`)
  expectEvents(...removal, 'alerts/posted', ...lookUp, 'unregister/unregisterConfirmed')
})

it('shows nobody what somebody who has left was about to remove, and goes on for the next', async () => {
  const { dispatch, answer, machine, sent, expectEvents, signals } = await startChoosing()
  dispatch(unregister.unregisterConfirmed())
  dispatch(signedOut({ by: 'inactivity' }))
  expect(machine()).toEqual({ status: 'closed' })
  expect(signals.at(-1)?.aborted).toBe(true)
  await answer()
  expectEvents('unregister/unregisterConfirmed', 'session/signedOut')
  dispatch(unregister.unregisterRequested(target))
  dispatch(signedOut({ by: 'otherUser' }))
  await answer(json(location))
  expect(machine()).toEqual({ status: 'closed' })
  expect(sent.at(-1)).toMatch(/by-entity/)
  expectEvents('unregister/unregisterRequested', 'session/signedOut')
})
