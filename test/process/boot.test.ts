import { expect, it, jest } from '@jest/globals'
import { retryRequested } from '../../src/features/shell/boot/bootSlice.ts'
import type { PortalConfig } from '../../src/model/config/portalConfig.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

const startBoot = () => {
  const load = jest.fn<(signal: AbortSignal) => Promise<PortalConfig>>()
  const check = jest.fn(() => Promise.resolve())
  return {
    load,
    check,
    start: () => startProcesses([], { configuration: { load, check, data: () => undefined } }),
  }
}

it('loads the configuration as soon as it runs', async () => {
  const { load, start } = startBoot()
  load.mockResolvedValue(testConfig)
  const { advance, expectEvents, state } = start()
  await advance()
  expectEvents('boot/configLoaded', 'session/nobodyRemembered')
  expect(state().boot).toEqual({ status: 'ready', config: testConfig })
})

it('fails with the reason, and loads again on request', async () => {
  const { load, start } = startBoot()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue(testConfig)
  const { advance, dispatch, expectEvents, state } = start()
  await advance()
  expectEvents('boot/configFailed')
  expect(state().boot).toMatchObject({
    status: 'failed',
    failure: { name: 'TypeError', message: 'Failed to fetch' },
  })
  dispatch(retryRequested())
  await advance()
  expectEvents('boot/retryRequested', 'boot/configLoaded', 'session/nobodyRemembered')
})

it('ignores a retry that comes while it is loading, and aborts nothing that it still needs', async () => {
  const { load, start } = startBoot()
  load.mockReturnValue(new Promise(() => undefined))
  const { advance, dispatch, expectEvents, state } = start()
  dispatch(retryRequested())
  await advance(1_000)
  expectEvents('boot/retryRequested')
  expect(state().boot.status).toBe('loading')
  expect(load.mock.lastCall?.[0].aborted).toBe(false)
})

it('aborts the load when the processes are stopped, and says nothing of it', async () => {
  const { load, start } = startBoot()
  load.mockReturnValue(new Promise(() => undefined))
  const { advance, expectEvents, portal } = start()
  portal.stop()
  await advance(1_000)
  expect(load.mock.lastCall?.[0].aborted).toBe(true)
  expectEvents()
})

it('checks the whole configuration once the first screen has had its time', async () => {
  const { load, check, start } = startBoot()
  load.mockResolvedValue(testConfig)
  check.mockRejectedValue(new Error('wrong'))
  const { advance, expectEvents, state } = start()
  await advance(999)
  expect(check).not.toHaveBeenCalled()
  expectEvents('boot/configLoaded', 'session/nobodyRemembered')
  await advance(1)
  expectEvents('boot/configFailed')
  expect(state().boot).toMatchObject({ status: 'failed', failure: { message: 'wrong' } })
})
