// Sleeping computers and wrong clocks: the session is renewed or ends, and never counts as valid for too long.

import { describe, expect, it, jest } from '@jest/globals'
import { renewed, selectSession, signInRequested } from '../../src/features/session/sessionSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import type { SessionDetails } from '../../src/model/session/sessionState.ts'
import { fakeProviders, fakeSession, personOf } from '../support/fakeSessions.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

const minute = 60_000
const hour = 60 * minute
// Preferences are saved at sign-in; not tested here.
const aside = /^(?:backend\/executeMutation|userSettings\/)/

/** Time passes without timers, or the clock is changed. */
const clockMovesBy = (milliseconds: number) => {
  jest.setSystemTime(Date.now() + milliseconds)
}

/** A provider's session of this person. */
const ownOf = (person: SessionDetails) => ({
  scopes: [],
  identityExpiresAt: person.expiresAt,
  ...person,
})

/** A user signed in by this method, for an hour; each renewal gives another hour. */
async function startSignedIn(method: string) {
  const person = () => personOf(method === 'guest' ? 'guest' : 'mona', Date.now() + hour)
  const own = () => Promise.resolve(ownOf(person()))
  const providers = fakeProviders({ refresh: own, login: own })
  const session = fakeSession({
    enterAsGuest: () => Promise.resolve(person()),
    enterAsCustomUser: person,
    enterWith: (_id, { identityExpiresAt: expiresAt }) => ({ ...person(), expiresAt }),
  })
  const run = startProcesses([], { providers, session }, { aside })
  await run.given(configLoaded(testConfig), signInRequested({ method }))
  run.expectState('session', { status: 'signedIn' })
  return {
    ...run,
    backend: method === 'guest' ? session.enterAsGuest : providers.refresh,
    renewals: () => run.log().filter(({ type }) => type === renewed.type).length,
    left: () => {
      const now = selectSession(run.state())
      return 'expiresAt' in now ? (now.expiresAt ?? Infinity) - Date.now() : 0
    },
  }
}

describe.each(['guest', 'github'])('%s', (method) => {
  it('is renewed within half a minute after a sleep past the end', async () => {
    const { advance, expectState, given, left, renewals } = await startSignedIn(method)
    clockMovesBy(8 * hour)
    await advance(31_000)
    expectState('session', { status: 'signedIn' })
    expect(left()).toBeGreaterThan(59 * minute)
    expect(renewals()).toBe(1)
    await given()
  })

  it('ends after such a sleep where no network is back', async () => {
    const { advance, backend, expectState, given } = await startSignedIn(method)
    clockMovesBy(8 * hour)
    backend.isDown()
    await advance(31_000)
    expectState('session', { status: 'expired', failure: { kind: 'unreachable' } })
    await given()
  })

  it('ends at its end where the backend says nothing', async () => {
    const { advance, backend, expectState, given } = await startSignedIn(method)
    backend.neverAnswers()
    await advance(hour)
    expectState('session', { status: 'expired' })
    await given()
  })

  it('is renewed in time, and once, though the clock is set back', async () => {
    const { advance, expectState, given, renewals } = await startSignedIn(method)
    await advance(10 * minute)
    clockMovesBy(-10 * minute)
    // The 58th minute by the backend's clock.
    await advance(48 * minute)
    expectState('session', { status: 'signedIn' })
    expect(renewals()).toBe(1)
    await given()
  })

  it('is renewed early, and once, where the clock is set ahead', async () => {
    const { advance, expectState, given, renewals } = await startSignedIn(method)
    await advance(40 * minute)
    clockMovesBy(10 * minute)
    await advance(10 * minute)
    expectState('session', { status: 'signedIn' })
    expect(renewals()).toBe(1)
    await given()
  })
})

it('ends what nothing can renew soon after a sleep', async () => {
  const { advance, expectEvents } = await startSignedIn('custom')
  clockMovesBy(8 * hour)
  await advance(31_000)
  expectEvents('session/endNeared', 'session/sessionEnded')
})

it.each([10 * minute, -10 * minute])(
  'goes on after the clock was set by %s ms while a renewal was failing',
  async (shift) => {
    const { advance, backend, expectState, given } = await startSignedIn('guest')
    backend.isDown()
    await advance(57 * minute)
    expectState('session', { status: 'renewalFailing' })
    clockMovesBy(shift)
    backend.answers(ownOf(personOf('guest', Date.now() + hour)))
    await advance(minute)
    expectState('session', { status: 'signedIn' })
    await given()
  },
)

it('does not ask again and again for a session that is over when it comes', async () => {
  const { advance, backend, given, renewals } = await startSignedIn('guest')
  backend.answers(ownOf(personOf('guest', 0)))
  await advance(56 * minute)
  expect(renewals()).toBeLessThan(4)
  await given()
})
