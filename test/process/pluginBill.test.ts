// What plugins have cost is measured when the settings are opened, and on request.

import { expect, it } from '@jest/globals'
import { put, type SagaGenerator } from 'typed-redux-saga'
import { oneEntityApi } from '../../src/features/entities/oneEntityApi.ts'
import {
  measureRequested,
  pluginBillSlice,
  selectPluginBill,
} from '../../src/features/settings/bill/pluginBillSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { abortable } from '../../src/sagas/kit/abortable.ts'
import { request } from '../../src/sagas/kit/request.ts'
import { service } from '../../src/sagas/kit/service.ts'
import { createPluginMeter } from '../../src/sagas/services/pluginMeter.ts'
import { pluginBillSaga } from '../../src/sagas/settings/pluginBillSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

const to = (pathname: string) => navigated({ pathname, search: '', hash: '', by: 'push' })

function start(chunks: string) {
  const meter = createPluginMeter()
  const send = meter.counting((url) =>
    Promise.resolve({
      ok: true,
      status: 200,
      statusText: '',
      text: url.endsWith('plugin-chunks.json') ? chunks : '{"items":[]}',
    }),
  )
  const run = startProcesses(
    [],
    { meter, backend: fakeBackend(send) },
    { aside: /^(?:backend\/|location\/)/ },
  )
  run.portal.extend({
    id: 'settings',
    slices: [pluginBillSlice],
    processes: [{ name: 'pluginBill', saga: pluginBillSaga }],
  })
  const bill = () => selectPluginBill(run.state() as never)
  const lineOf = (id: string) => {
    const state = bill()
    return state.status === 'measured' ? state.lines.find((line) => line.id === id) : undefined
  }
  return { ...run, bill, lineOf }
}

function* asking(): SagaGenerator<void> {
  yield* request(oneEntityApi.endpoints.entityByUid.initiate('u'))
}

function* asksDirectly(): SagaGenerator<void> {
  const backend = yield* service('backend')
  yield* abortable((signal) => backend.send('http://elsewhere.example/', { signal }))
  yield* put({ type: 'test/asked' })
}

it('measures once the settings are opened, again on request, and forgets it elsewhere', async () => {
  const { given, dispatch, advance, expectEvents, bill, lineOf } = start('{"settings":["a.js"]}')
  await given(configLoaded(testConfig), to('/catalog'))
  expect(bill().status).toBe('idle')
  dispatch(to('/settings/developer'))
  await advance()
  expectEvents('pluginBill/measureRequested', 'pluginBill/measured')
  expect(lineOf('settings')).toMatchObject({ bytes: 0, requests: 1, longTasks: null })
  dispatch(measureRequested())
  await advance()
  expectEvents('pluginBill/measureRequested', 'pluginBill/measured')
  dispatch(to('/catalog'))
  expect(bill().status).toBe('idle')
})

it('counts requests of a process for its plugin, also those without an endpoint', async () => {
  const { portal, given, dispatch, advance, expectEvents, lineOf } = start('{}')
  await given(configLoaded(testConfig))
  portal.extend({
    id: 'pulse',
    slices: [],
    processes: [
      { name: 'asking', saga: asking },
      { name: 'asksDirectly', saga: asksDirectly },
    ],
  })
  await advance()
  expectEvents('test/asked', 'pluginFaults/processCrashed')
  dispatch(to('/settings/developer'))
  await advance()
  expectEvents('pluginBill/measureRequested', 'pluginBill/measured')
  expect(lineOf('pulse')).toMatchObject({ requests: 2, crashes: 1 })
  await advance(60_000)
  expectEvents(
    ...['pluginFaults/processCrashed', 'pluginFaults/processCrashed', 'processes/processStopped'],
  )
})

it.each(['<html>', '[]', '{"settings":[1]}'])(
  'measures the rest without sizes: %s',
  async (chunks) => {
    const { given, dispatch, advance, expectEvents, lineOf } = start(chunks)
    await given(configLoaded(testConfig))
    dispatch(to('/settings/developer'))
    await advance()
    expectEvents('pluginBill/measureRequested', 'pluginBill/measured')
    expect(lineOf('settings')).toMatchObject({ bytes: null, requests: 1 })
  },
)
