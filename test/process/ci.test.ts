// Workflow runs at a host that is not GitHub: what is asked, when, and what the store has then.

import { expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import { ciApi } from '../../src/features/ci/ciApi.ts'
import { hostLoginRequested, refreshRequested } from '../../src/features/ci/ciPollingSlice.ts'
import { runsViewChosen } from '../../src/features/preferences/runsViewSlice.ts'
import { page, red, running, startCi } from '../support/ciWorld.ts'
import { samplePlace } from '../support/sampleCiHost.ts'

it('asks once for a table, with the tag of the answer before while a run goes on, and stops when it is done', async () => {
  const run = startCi()
  await run.enter(`${page}/ci-cd`, '?page=2&branch=main')
  expect(run.lines()).toEqual(['GET /pipelines?from=6&most=6&ref=main'])
  expect(run.sent[0]?.headers).toEqual({
    authorization: 'Bearer the-token',
    accept: 'application/json',
  })
  expect(run.machine()).toMatchObject({
    status: 'shown',
    quiet: 0,
    isDone: false,
    allowance: { remaining: 4_000, until: 3_600_000 },
  })
  await run.advance(9_999)
  expect(run.sent).toHaveLength(1)
  await run.advance(1)
  expect(run.sent[1]?.headers).toMatchObject({ 'if-none-match': '"1"' })
  expect(run.machine()).toMatchObject({ status: 'shown', quiet: 1 })
  run.becomes(red)
  await run.advance(12_500)
  expect(run.machine()).toMatchObject({ status: 'shown', quiet: 0, isDone: true })
  await run.advance(3_600_000)
  expect(run.sent).toHaveLength(3)
})

it('asks nothing while nobody looks, and rarely while the host allows little', async () => {
  const run = startCi()
  await run.enter(`${page}/ci-cd`)
  run.look(false)
  await run.advance(600_000)
  expect(run.sent).toHaveLength(1)
  run.look(true)
  run.leave(52)
  await run.advance(0)
  expect(run.sent).toHaveLength(2)
  run.becomes({ ...running, attempt: 2 })
  // The hour has 3,000 seconds left, for two requests beyond the reserve.
  await run.advance(1_499_999)
  expect(run.sent).toHaveLength(2)
  await run.advance(1)
  expect(run.sent).toHaveLength(3)
})

it('asks for both cards of an overview, for runs of the default branch as cards, and for a run with its jobs', async () => {
  const run = startCi()
  await run.enter(page)
  expect(run.lines().sort()).toEqual([
    'GET /pipelines?from=0&most=1&ref=master',
    'GET /pipelines?from=0&most=5&ref=',
  ])
  run.sent.length = 0
  await run.go(`${page}/ci-cd`)
  run.dispatch(runsViewChosen('cards'))
  await run.advance(0)
  expect(run.lines()).toEqual([
    'GET /pipelines?from=0&most=6&ref=',
    'GET /head',
    'GET /pipelines?from=0&most=6&ref=trunk',
  ])
  run.sent.length = 0
  await run.go(`${page}/ci-cd/7`)
  expect(run.lines()).toEqual(['GET /pipelines/7', 'GET /pipelines/7/jobs'])
  await run.go('/catalog')
  expect(run.machine()).toEqual({ status: 'idle' })
})

it('asks for 100 runs in ten answers, and for no more once they have ended', async () => {
  const run = startCi()
  run.grow(3_000)
  run.becomes(red)
  await run.enter(`${page}/ci-cd`, '?size=all&page=2')
  const lines = Array.from({ length: 10 }, (_, index) => {
    const from = String(100 + index * 10)
    return `GET /pipelines?from=${from}&most=10&ref=`
  })
  expect(run.lines()).toEqual(lines)
  expect(run.machine()).toMatchObject({ status: 'shown', isDone: true })
  run.dispatch(refreshRequested())
  await run.advance(0)
  expect(run.lines()).toEqual([...lines, ...lines])
})

it('keeps the runs that came before an answer failed', async () => {
  const run = startCi()
  run.grow(25)
  const query = { page: 1, size: 10, requests: 10 }
  const shown = () =>
    ciApi.endpoints.runs.select({ place: samplePlace, query, part: 0 })(run.state()).data?.length
  run.refuseAt('from=10')
  await run.enter(`${page}/ci-cd`, '?size=all')
  expect(run.machine()).toMatchObject({ status: 'failing', failure: { status: 503 } })
  expect(shown()).toBe(1)
  run.refuseAt(undefined)
  await run.advance(10_000)
  expect(run.machine()).toMatchObject({ status: 'shown' })
  expect(shown()).toBe(3)
})

it('reads branches page by page until one is empty', async () => {
  const run = startCi()
  await run.enter('/catalog')
  const asked = ciApi.endpoints.branches.initiate({ place: samplePlace })
  run.dispatch(asked as unknown as UnknownAction)
  await run.advance(0)
  expect(run.lines()).toEqual(['GET /refs/1', 'GET /refs/2', 'GET /refs/3'])
  const { data } = ciApi.endpoints.branches.select({ place: samplePlace })(run.state())
  expect(data).toEqual(['one', 'two', 'one', 'two'])
})

it('says that a login is needed, and asks once there is one; the token stays out of the store', async () => {
  const run = startCi()
  run.signOut()
  await run.enter(`${page}/ci-cd`)
  expect(run.machine()).toMatchObject({
    status: 'failing',
    failure: { name: 'LoginRequiredError', message: 'Builds needs your login' },
  })
  await run.advance(600_000)
  expect(run.sent).toEqual([])
  run.signIn()
  run.dispatch(hostLoginRequested({ providerId: 'builds', scopes: ['read'] }))
  await run.advance(0)
  expect(run.machine()).toMatchObject({ status: 'shown' })
  expect(JSON.stringify([run.state(), run.log()])).not.toContain('the-token')
})

it('keeps no answer for another user', async () => {
  const run = startCi()
  await run.enter(`${page}/ci-cd`)
  run.signIn('another-token')
  run.dispatch(refreshRequested())
  await run.advance(0)
  expect(run.sent[1]?.headers).toEqual({
    authorization: 'Bearer another-token',
    accept: 'application/json',
  })
})

it('waits as long as the host says', async () => {
  const run = startCi()
  await run.enter(`${page}/ci-cd`)
  run.refuse(429, 100)
  await run.advance(10_000)
  expect(run.machine()).toMatchObject({
    status: 'failing',
    failure: { status: 429 },
    allowance: { remaining: 0, until: 110_000 },
  })
  await run.advance(99_999)
  expect(run.sent).toHaveLength(2)
  run.refuse(undefined)
  await run.advance(1)
  expect(run.machine()).toMatchObject({ status: 'shown', allowance: { remaining: 4_000 } })
})

it('retries what passes, and keeps the runs', async () => {
  const run = startCi()
  await run.enter(`${page}/ci-cd`)
  run.refuse(503)
  await run.advance(10_000)
  expect(run.machine()).toMatchObject({ status: 'failing', attempt: 1, failure: { status: 503 } })
  run.refuse(undefined)
  await run.advance(10_000)
  expect(run.machine()).toMatchObject({ status: 'shown' })
})
