import { expect, it } from '@jest/globals'
import { signInRequested } from '../../src/features/session/sessionSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import { fakeSession, personOf } from '../support/fakeSessions.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

it('keeps a guest in while the network is down', async () => {
  const session = fakeSession()
  session.enterAsGuest.answers(personOf('guest', 3_600_000))
  const run = startProcesses([], { session }, { aside: /^backend\// })
  await run.given(configLoaded(testConfig), signInRequested({ method: 'guest' }))
  session.enterAsGuest.isDown()
  await run.advance(3_300_000)
  run.expectEvents('session/renewalFailed')
  run.expectState('session', { status: 'renewalFailing', attempts: 1 })
  expect(session.enterAsGuest.calls).toHaveLength(2)
})
