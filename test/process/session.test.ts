import { expect, it, jest } from '@jest/globals'
import { signInRequested } from '../../src/features/session/sessionSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import { rememberedProviderKey } from '../../src/model/session/guestSession.ts'
import type { SessionDetails } from '../../src/model/session/sessionState.ts'
import { failureOf as failure } from '../support/fakeAnswers.ts'
import { fakeSession } from '../support/fakeSessions.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

const minute = 60_000
const identity = { userEntityRef: 'user:default/guest', ownershipEntityRefs: [] }
const details = (expiresAt: number): SessionDetails => ({ identity, profile: {}, expiresAt })

function startSession() {
  const enter = jest.fn<(signal: AbortSignal) => Promise<SessionDetails>>()
  enter.mockResolvedValue(details(60 * minute))
  const run = startProcesses(
    [],
    { session: fakeSession({ enterAsGuest: enter }) },
    { aside: /^backend\/executeMutation/ },
  )
  return { ...run, enter }
}

async function enterAsGuest() {
  const run = startSession()
  run.dispatch(configLoaded(testConfig))
  run.dispatch(signInRequested({ method: 'guest' }))
  await run.advance()
  run.expectEvents(
    'boot/configLoaded',
    'session/nobodyRemembered',
    'session/signInRequested',
    'session/signInSucceeded',
  )
  return run
}

it('asks for nothing until someone enters, and remembers who did', async () => {
  const { kept, state, enter } = await enterAsGuest()
  expect(enter).toHaveBeenCalledTimes(1)
  expect(state().session).toEqual({ status: 'signedIn', method: 'guest', ...details(60 * minute) })
  expect(kept.get(rememberedProviderKey)).toBe('guest')
})

it('enters by itself where the guest is remembered', async () => {
  const { advance, dispatch, expectEvents, kept } = startSession()
  kept.set(rememberedProviderKey, 'guest')
  dispatch(configLoaded(testConfig))
  await advance()
  expectEvents('boot/configLoaded', 'session/resumeRequested', 'session/signInSucceeded')
})

it('forgets who was remembered when entering fails, and says why', async () => {
  const { advance, dispatch, enter, expectEvents, kept, state } = startSession()
  kept.set(rememberedProviderKey, 'guest')
  enter.mockRejectedValue(failure('notFound'))
  dispatch(configLoaded(testConfig))
  await advance()
  expectEvents('boot/configLoaded', 'session/resumeRequested', 'session/signInFailed')
  expect(state().session).toMatchObject({ status: 'failed', failure: { kind: 'notFound' } })
  expect(kept.has(rememberedProviderKey)).toBe(false)
})

it('does not enter twice for two clicks', async () => {
  const { advance, dispatch, enter, expectEvents } = startSession()
  dispatch(signInRequested({ method: 'guest' }))
  dispatch(signInRequested({ method: 'guest' }))
  await advance()
  expectEvents('session/signInRequested', 'session/signInRequested', 'session/signInSucceeded')
  expect(enter.mock.calls.filter(([signal]) => !signal.aborted)).toHaveLength(0)
})

it('renews five minutes before the session expires', async () => {
  const { advance, enter, expectEvents, state } = await enterAsGuest()
  enter.mockResolvedValue(details(115 * minute))
  await advance(55 * minute - 1)
  expectEvents()
  await advance(1)
  expectEvents('session/renewed')
  expect(state().session).toEqual({ status: 'signedIn', method: 'guest', ...details(115 * minute) })
})

it('keeps the old session when renewal fails for a passing reason, and tries again', async () => {
  const { advance, enter, expectEvents, state } = await enterAsGuest()
  enter.mockRejectedValue(failure('unreachable'))
  await advance(55 * minute)
  expectEvents('session/renewalFailed')
  expect(state().session).toMatchObject({ status: 'renewalFailing', identity, attempts: 1 })
  await advance(2_000)
  expectEvents('session/renewalFailed')
  enter.mockResolvedValue(details(120 * minute))
  await advance(4_000)
  expectEvents('session/renewed')
  expect(state().session).toEqual({ status: 'signedIn', method: 'guest', ...details(120 * minute) })
})

it('ends the session when renewal is refused for good', async () => {
  const { advance, enter, expectEvents, state } = await enterAsGuest()
  enter.mockRejectedValue(failure('unauthorized'))
  await advance(55 * minute)
  expectEvents('session/sessionEnded')
  expect(state().session).toMatchObject({
    status: 'expired',
    identity,
    failure: { kind: 'unauthorized' },
  })
  await advance(120 * minute)
  expectEvents()
})

it('ends the session once it has truly expired without a renewal', async () => {
  const { advance, enter, expectEvents, state } = await enterAsGuest()
  enter.mockRejectedValue(failure('unreachable'))
  await advance(60 * minute - 1)
  expect(state().session).toMatchObject({ status: 'renewalFailing', identity })
  await advance(minute)
  expect(state().session).toMatchObject({ status: 'expired', failure: { kind: 'unreachable' } })
  expectEvents(...Array<string>(9).fill('session/renewalFailed'), 'session/sessionEnded')
})

it('resumes an unfinished sign-in when the processes are taken up again', async () => {
  const { advance, dispatch, enter, expectEvents, portal, state } = startSession()
  enter.mockReturnValueOnce(new Promise(() => undefined))
  dispatch(signInRequested({ method: 'guest' }))
  portal.stop()
  await advance(minute)
  expect(state().session.status).toBe('signingIn')
  portal.resume()
  await advance()
  expectEvents('session/signInRequested', 'session/signInSucceeded')
})

it('still remembers the guest when the network alone was down', async () => {
  const { advance, dispatch, enter, expectEvents, kept } = startSession()
  kept.set(rememberedProviderKey, 'guest')
  enter.mockRejectedValue(failure('unreachable'))
  dispatch(configLoaded(testConfig))
  await advance()
  expectEvents('boot/configLoaded', 'session/resumeRequested', 'session/signInFailed')
  expect(kept.get(rememberedProviderKey)).toBe('guest')
})

it('decides who is here when it is taken up again after the configuration has come', async () => {
  const { advance, dispatch, expectEvents, portal, state } = startSession()
  portal.stop()
  dispatch(configLoaded(testConfig))
  expect(state().session.status).toBe('undecided')
  portal.resume()
  await advance()
  expectEvents('boot/configLoaded', 'session/nobodyRemembered')
})
