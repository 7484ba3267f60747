// What failed for a passing reason is asked again by itself: when, how often, and what the user is told.

import { beforeEach, expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { connectionChanged } from '../../src/features/offline/offlineSlice.ts'
import { outagesSlice } from '../../src/features/recovery/outagesSlice.ts'
import { searchApi } from '../../src/features/search/searchApi.ts'
import { dismissed, posted, selectAlerts } from '../../src/features/shell/alerts/alertsSlice.ts'
import { FailureError } from '../../src/model/failure.ts'
import { recoverySaga } from '../../src/sagas/recovery/recoverySaga.ts'
import type { Services } from '../../src/sagas/services/services.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { answerOf } from '../support/importWorld.ts'
import { startProcesses } from '../support/processHarness.ts'

const { entityByRef, facets } = catalogApi.endpoints
const unreachable = new FailureError({ kind: 'unreachable', name: 'TypeError', message: 'down' })
const entity = { kind: 'Component', metadata: { name: 'a' } }

let answer: (url: string) => Answer | Error
/** When each request was sent, in milliseconds. */
let sent: number[]

beforeEach(() => {
  answer = () => unreachable
  sent = []
})

const busy = (after: string): Answer => ({
  ...answerOf(429, { error: { name: 'TooManyRequestsError', message: 'busy' } }),
  header: (name) => (name === 'retry-after' ? after : null),
})

function open(others: Partial<Services> = {}) {
  const backend = fakeBackend((url) => {
    sent.push(Date.now())
    const given = answer(url)
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given)
  })
  const process = { name: 'recovery', saga: recoverySaga }
  const run = startProcesses([], { backend, ...others }, { aside: /./ })
  run.portal.extend({ id: 'recovery', slices: [outagesSlice], processes: [process] })
  const ask = (request: unknown) => run.dispatch(request as UnknownAction)
  const message = () => {
    const alerts = selectAlerts(run.state())
    return alerts.status === 'none' ? null : alerts.shown.message
  }
  const outages = () => outagesSlice.selectSlice(run.state() as never)
  return { ...run, ask, message, outages }
}

it('asks again after a growing pause while the backend is away, and says so once', async () => {
  const { ask, advance, message } = open()
  ask(entityByRef.initiate('component:default/a'))
  await advance(0)
  expect(message()).toBeNull()
  await advance(2_000)
  expect(message()).toEqual({ key: 'recovery:away' })
  await advance(200_000)
  expect(sent).toEqual([0, 2_000, 6_000, 14_000, 30_000, 62_000, 122_000, 182_000])
  answer = () => answerOf(200, entity)
  await advance(40_000)
  expect(message()).toEqual({ key: 'recovery:back' })
  await advance(300_000)
  expect(sent).toHaveLength(9)
})

it('asks one question of an endpoint first, and the others once it is answered', async () => {
  const { ask, advance, outages } = open()
  const names = Array.from({ length: 10 }, (_, index) => `component:default/n${String(index)}`)
  names.forEach((name) => ask(entityByRef.initiate(name)))
  await advance(0)
  expect(sent).toHaveLength(10)
  await advance(2_000)
  expect(sent).toHaveLength(11)
  answer = () => answerOf(200, entity)
  await advance(4_000)
  expect(sent).toHaveLength(21)
  expect(outages()).toEqual({ status: 'watching', outages: {} })
})

it('asks a limited endpoint when it may, and does not call the backend away', async () => {
  answer = () => busy('120')
  const { ask, advance, message } = open()
  ask(facets.initiate({ facets: ['kind'] }))
  await advance(120_000)
  expect(sent).toEqual([0])
  await advance(6_000)
  expect(sent).toEqual([0, 126_000])
  answer = () => busy(new Date(500_000).toUTCString())
  await advance(500_000)
  expect(sent.slice(2, 4)).toEqual([252_000, 512_400])
  expect(message()).toBeNull()
})

it('counts the results of a search again, of which one could not be counted', async () => {
  answer = (url) =>
    url.includes('techdocs')
      ? answerOf(503, {})
      : answerOf(200, { results: [], numberOfResults: 7 })
  const { ask, advance, state } = open()
  const request = { term: 'a', types: [], filters: {}, pageLimit: 1 }
  ask(searchApi.endpoints.typeCounts.initiate({ request, types: ['', 'techdocs'] }))
  await advance(0)
  answer = () => answerOf(200, { results: [], numberOfResults: 7 })
  await advance(2_000)
  expect(sent).toEqual([0, 0, 2_000, 2_000])
  const [entry] = Object.values(state().backend.queries)
  expect(entry?.data).toEqual({ counts: { '': 7, techdocs: 7 }, unindexed: [] })
})

it('repeats requests that are made together when the busiest of them may be', async () => {
  answer = (url) => (url.includes('techdocs') ? busy('60') : answerOf(503, {}))
  const { ask, advance } = open()
  const request = { term: 'a', types: [], filters: {}, pageLimit: 1 }
  ask(searchApi.endpoints.typeCounts.initiate({ request, types: ['', 'techdocs'] }))
  await advance(62_999)
  expect(sent).toEqual([0, 0])
  await advance(1)
  expect(sent).toEqual([0, 0, 63_000, 63_000])
})

it('shows another notice before its own, which comes back', async () => {
  const { ask, advance, message, dispatch } = open()
  ask(entityByRef.initiate('component:default/a'))
  await advance(2_000)
  dispatch(posted({ id: 'other', message: 'other', severity: 'error', display: 'permanent' }))
  expect(message()).toBe('other')
  dispatch(dismissed({ id: 'other' }))
  expect(message()).toEqual({ key: 'recovery:away' })
})

it('waits while the page is hidden', async () => {
  const { promise: shown, resolve: show } = Promise.withResolvers<undefined>()
  const { ask, advance } = open({ visibility: { whenVisible: () => shown } })
  ask(entityByRef.initiate('component:default/a'))
  await advance(600_000)
  expect(sent).toEqual([0])
  show(undefined)
  await advance(0)
  expect(sent).toEqual([0, 600_000])
})

it('leaves what no component shows, and what the backend refuses', async () => {
  const { ask, advance, state } = open()
  ask(entityByRef.initiate('component:default/a', { subscribe: false }))
  answer = () => answerOf(500, {})
  ask(facets.initiate({ facets: ['kind'] }))
  answer = () => answerOf(501, {})
  ask(facets.initiate({ facets: ['spec.type'] }))
  await advance(600_000)
  expect(sent).toEqual([0, 0, 0])
  expect(state()).toMatchObject({ outages: { status: 'watching', outages: {} } })
})

it('asks again for what had failed before it was loaded', async () => {
  const { ask, advance, dispatch, portal } = open()
  portal.stop()
  ask(entityByRef.initiate('component:default/a'))
  await advance(0)
  expect(sent).toEqual([0])
  portal.resume()
  dispatch({ type: 'test/woken' })
  await advance(2_000)
  expect(sent).toEqual([0, 2_000])
})

it('waits as long as the busiest answer of an endpoint says', async () => {
  answer = (url) => (url.includes('spec.type') ? busy('120') : answerOf(503, {}))
  const { ask, advance } = open()
  ask(facets.initiate({ facets: ['spec.type'] }))
  ask(facets.initiate({ facets: ['kind'] }))
  await advance(119_000)
  expect(sent).toEqual([0, 0])
  await advance(30_000)
  expect(sent.length).toBeGreaterThan(2)
})

it('waits for a question that failed later and has been told to wait, and counts from its answer', async () => {
  answer = (url) => (url.includes('spec.type') ? busy('20') : busy('15'))
  const { ask, advance } = open()
  ask(facets.initiate({ facets: ['kind'] }))
  await advance(3_000)
  ask(facets.initiate({ facets: ['spec.type'] }))
  await advance(20_999)
  expect(sent).toEqual([0, 3_000])
  await advance(1)
  expect(sent).toEqual([0, 3_000, 24_000])
})

it('asks no question before its time because another one was answered', async () => {
  answer = (url) => (url.includes('spec.type') ? busy('120') : answerOf(200, { facets: {} }))
  const { ask, advance } = open()
  ask(facets.initiate({ facets: ['spec.type'] }))
  await advance(1_000)
  ask(facets.initiate({ facets: ['kind'] }))
  await advance(119_000)
  expect(sent).toEqual([0, 1_000])
  await advance(7_000)
  expect(sent).toHaveLength(3)
})

it('asks at once when the network is back, but not what has been told to wait', async () => {
  answer = (url) => (url.includes('facets') ? busy('60') : unreachable)
  const { ask, advance, dispatch } = open()
  ask(facets.initiate({ facets: ['kind'] }))
  ask(entityByRef.initiate('component:default/a'))
  await advance(100)
  dispatch(connectionChanged(false))
  answer = (url) => (url.includes('facets') ? answerOf(200, { facets: {} }) : answerOf(200, entity))
  dispatch(connectionChanged(true))
  await advance(59_900)
  expect(sent).toEqual([0, 0, 100])
  await advance(4_000)
  expect(sent).toHaveLength(4)
})
