import { expect, it } from '@jest/globals'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { reregisterSlice, undoRequested } from '../../src/features/unregister/reregisterSlice.ts'
import { reregisterSaga } from '../../src/sagas/unregister/reregisterSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'
import { location } from '../support/removalMachines.ts'

function startUndo() {
  const sent: unknown[] = []
  const waiting: ((answer: Answer) => void)[] = []
  let last = 0
  const run = startProcesses(
    [],
    {
      ids: { next: () => `id${String((last += 1))}` },
      backend: fakeBackend(
        (_url, init) =>
          new Promise((resolve) => {
            sent.push(JSON.parse(init.body as string))
            waiting.push(resolve)
          }),
      ),
    },
    { aside: /^backend\// },
  )
  run.portal.extend({
    id: 'unregister',
    slices: [reregisterSlice],
    processes: [{ name: 'reregister', saga: reregisterSaga }],
  })
  const answer = async (status: number, body: object) => {
    const text = JSON.stringify(body)
    waiting.shift()?.({ ok: status < 300, status, statusText: 'Status', text })
    await run.advance()
  }
  return { ...run, sent, answer }
}

const item = { name: 'A', location }
const asked = { type: location.type, target: location.target }

it('says that it registers again for as long as it does, and that it has', async () => {
  const { answer, dispatch, expectEvents, sent, state } = startUndo()
  dispatch(undoRequested(item))
  dispatch(undoRequested(item))
  expect(sent).toEqual([asked])
  expect(state().alerts).toMatchObject({
    shown: { message: { key: 'unregister:undoing' }, display: 'permanent' },
  })
  await answer(201, { location, entities: [] })
  expect(state().alerts).toMatchObject({
    shown: { message: { key: 'unregister:undone' }, severity: 'success' },
    waiting: [],
  })
  expectEvents(
    'reregister/undoRequested',
    'alerts/posted',
    'reregister/undoRequested',
    'alerts/dismissed',
    'reregister/registeredAgain',
    'alerts/posted',
  )
})

it('registers each location once, however often it is asked for', async () => {
  const { answer, dispatch, expectEvents, sent } = startUndo()
  const other = { ...location, target: 'https://b.example' }
  for (const one of [location, other, location, other])
    dispatch(undoRequested({ name: 'A', location: one }))
  for (let turn = 0; turn < 3; turn += 1) await answer(201, { location, entities: [] })
  expect(sent).toEqual([asked, { type: other.type, target: other.target }])
  const request = 'reregister/undoRequested'
  const registered = ['alerts/dismissed', 'reregister/registeredAgain', 'alerts/posted']
  expectEvents(
    ...[request, 'alerts/posted', request, request, request],
    ...[...registered, 'alerts/posted', ...registered],
  )
})

it('says that it failed, and offers to try again', async () => {
  const { answer, dispatch, expectEvents, state } = startUndo()
  dispatch(undoRequested(item))
  await answer(500, { error: { name: 'Error', message: 'the disk is full' } })
  expect(state().alerts).toMatchObject({
    shown: {
      message: { values: { entityName: 'A', message: 'the disk is full' } },
      severity: 'error',
      display: 'permanent',
      action: { event: { type: 'reregister/undoRequested', payload: item } },
    },
  })
  expectEvents(
    'reregister/undoRequested',
    'alerts/posted',
    'alerts/dismissed',
    'reregister/registrationFailed',
    'alerts/posted',
  )
})

it('takes a location that is registered by then for registered', async () => {
  const { answer, dispatch, expectEvents, portal, sent, state } = startUndo()
  dispatch(undoRequested(item))
  portal.stop()
  portal.resume()
  expect(sent).toEqual([asked, asked])
  await answer(201, { location, entities: [] })
  await answer(409, { error: { name: 'ConflictError', message: 'exists already' } })
  expect(state().alerts).toMatchObject({
    status: 'shown',
    shown: { message: { key: 'unregister:undone' }, severity: 'success' },
    waiting: [],
  })
  expectEvents(
    'reregister/undoRequested',
    'alerts/posted',
    'alerts/posted',
    'alerts/dismissed',
    'reregister/registeredAgain',
    'alerts/posted',
  )
})

it('ends with the session of whoever asked', async () => {
  const { answer, dispatch, expectEvents, state } = startUndo()
  dispatch(undoRequested(item))
  dispatch(undoRequested({ name: 'B', location: { ...location, target: 'https://b.example' } }))
  dispatch(signedOut({ by: 'user' }))
  await answer(201, { location, entities: [] })
  expect(state()).toMatchObject({ alerts: { status: 'none' }, reregister: { status: 'idle' } })
  expectEvents(
    'reregister/undoRequested',
    'alerts/posted',
    'reregister/undoRequested',
    'session/signedOut',
  )
})
