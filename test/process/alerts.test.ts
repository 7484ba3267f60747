import { expect, it } from '@jest/globals'
import { posted, readingBegan, readingEnded } from '../../src/features/shell/alerts/alertsSlice.ts'
import { startProcesses } from '../support/processHarness.ts'

const transient = (id: string) =>
  posted({ id, message: id, severity: 'success', display: 'transient' })

it('lets a transient alert go after five seconds, and then the next', async () => {
  const { advance, dispatch, expectEvents, state } = startProcesses()
  dispatch(transient('a'))
  dispatch(transient('b'))
  await advance(4_999)
  expectEvents('alerts/posted', 'alerts/posted')
  await advance(1)
  expectEvents('alerts/expired')
  expect(state().alerts).toMatchObject({ status: 'shown', shown: { id: 'b' } })
  await advance(5_000)
  expectEvents('alerts/expired')
  expect(state().alerts).toEqual({ status: 'none' })
})

it('waits while someone reads, and begins anew when they have', async () => {
  const { advance, dispatch, expectEvents } = startProcesses()
  dispatch(transient('a'))
  await advance(4_000)
  dispatch(readingBegan())
  await advance(60_000)
  dispatch(readingEnded())
  await advance(4_999)
  expectEvents('alerts/posted', 'alerts/readingBegan', 'alerts/readingEnded')
  await advance(1)
  expectEvents('alerts/expired')
})

it('keeps a permanent alert until it is dismissed', async () => {
  const { advance, dispatch, expectEvents, state } = startProcesses()
  dispatch(posted({ id: 'a', message: 'a', severity: 'warning', display: 'permanent' }))
  await advance(3_600_000)
  expectEvents('alerts/posted')
  expect(state().alerts.status).toBe('shown')
})

it('shows what is reported as an error, but not what is hidden', async () => {
  const { advance, expectEvents, services, state } = startProcesses()
  services.report.error(new Error('hidden'), {}, { isHidden: true })
  services.report.error(new TypeError('seen'), {})
  await advance()
  expectEvents('alerts/posted')
  expect(state().alerts).toMatchObject({
    shown: { message: 'TypeError: seen', severity: 'error', display: 'permanent' },
  })
})
