// Running a workflow run again, and cancelling it.

import { expect, it } from '@jest/globals'
import { runActionRequested } from '../../src/features/ci/runActionSlice.ts'
import { selectAlerts } from '../../src/features/shell/alerts/alertsSlice.ts'
import { page, red, running, startCi } from '../support/ciWorld.ts'
import { samplePlace } from '../support/sampleCiHost.ts'

const again = { place: samplePlace, runId: '7', action: 'rerun', attempt: 1 } as const

it('runs again once, however often it is pressed, and waits for the new attempt', async () => {
  const run = startCi()
  run.becomes(red)
  await run.enter(`${page}/ci-cd/7`)
  run.dispatch(runActionRequested(again))
  run.dispatch(runActionRequested(again))
  await run.advance(0)
  const posts = () => run.lines().filter((line) => line.startsWith('POST'))
  expect(posts()).toEqual(['POST /pipelines/7/rerun'])
  expect(run.acting()).toMatchObject({ status: 'waiting' })
  run.dispatch(runActionRequested(again))
  await run.advance(2_000)
  expect(run.acting()).toMatchObject({ status: 'waiting' })
  run.becomes({ ...running, attempt: 2 })
  await run.advance(2_000)
  expect(run.acting()).toEqual({ status: 'idle' })
  expect(run.machine()).toMatchObject({ status: 'shown', isDone: false })
  expect(posts()).toHaveLength(1)
})

it('runs one job again once, however often it is pressed', async () => {
  const run = startCi()
  run.becomes(red)
  await run.enter(`${page}/ci-cd/7`)
  run.dispatch(runActionRequested({ ...again, jobId: '70' }))
  run.dispatch(runActionRequested({ ...again, jobId: '70' }))
  await run.advance(0)
  run.dispatch(runActionRequested({ ...again, jobId: '71' }))
  await run.advance(0)
  expect(run.lines().filter((line) => line.startsWith('POST'))).toEqual(['POST /jobs/70/rerun'])
  expect(run.acting()).toMatchObject({ status: 'waiting', jobId: '70' })
  run.becomes({ ...running, attempt: 2 })
  await run.advance(2_000)
  expect(run.acting()).toEqual({ status: 'idle' })
})

it('stops waiting for a host that does not show the attempt', async () => {
  const run = startCi()
  run.becomes(red)
  await run.enter(`${page}/ci-cd/7`)
  run.dispatch(runActionRequested(again))
  await run.advance(60_000)
  expect(run.acting()).toEqual({ status: 'idle' })
})

it('says in a notification why it could not run again or cancel', async () => {
  const run = startCi()
  await run.enter(`${page}/ci-cd/7`)
  run.refuse(403)
  run.dispatch(runActionRequested({ ...again, action: 'rerunFailed' }))
  await run.advance(0)
  expect(run.acting()).toEqual({ status: 'idle' })
  expect(selectAlerts(run.state())).toMatchObject({
    shown: {
      severity: 'error',
      message: { key: 'ci:actions.rerunFailed', values: { message: 'No' } },
    },
  })
  run.dispatch(runActionRequested({ ...again, action: 'cancel' }))
  await run.advance(0)
  expect(JSON.stringify(selectAlerts(run.state()))).toContain('ci:actions.cancelFailed')
})
