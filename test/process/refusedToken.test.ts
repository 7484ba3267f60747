// A session whose token a plugin has answered with 401.

import { expect, it } from '@jest/globals'
import { tokenRefused } from '../../src/features/backend/backendApi.ts'
import { signInRequested } from '../../src/features/session/sessionSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import { tokenMissing } from '../../src/model/session/authFailures.ts'
import { legacyGuestKey } from '../../src/model/session/guestSession.ts'
import type { Session } from '../../src/sagas/services/services.ts'
import { fakeAnswers } from '../support/fakeAnswers.ts'
import { fakeSession, personOf } from '../support/fakeSessions.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

const aside = /^(?:backend\/executeMutation|userSettings\/)/
const mona = personOf('mona')

async function startSignedIn(method: 'guest' | 'custom', others: Partial<Session> = {}) {
  const isTokenRefused = fakeAnswers<boolean, [AbortSignal]>()
  const session = fakeSession({ enterAsCustomUser: () => mona, isTokenRefused, ...others })
  session.enterAsGuest.answers(mona)
  const run = startProcesses([], { session }, { aside })
  await run.given(configLoaded(testConfig), signInRequested({ method }))
  return { ...run, session, isTokenRefused }
}

it('renews a session once, however many requests were refused', async () => {
  const { advance, dispatch, expectEvents, expectState, session } = await startSignedIn('guest')
  const { release } = session.enterAsGuest.holds()
  dispatch(tokenRefused())
  dispatch(tokenRefused())
  await advance()
  expect(session.enterAsGuest.calls).toHaveLength(2)
  const renewed = personOf('mona', 7_200_000)
  release(renewed)
  await advance()
  expectEvents('backend/tokenRefused', 'backend/tokenRefused', 'session/renewed')
  expectState('session', { status: 'signedIn', method: 'guest', ...renewed })
})

it('renews a session whose process was stopped before the renewal was answered', async () => {
  const { advance, dispatch, expectEvents, portal, session } = await startSignedIn('guest')
  session.enterAsGuest.neverAnswers()
  dispatch(tokenRefused())
  await advance()
  portal.stop()
  session.enterAsGuest.answers(personOf('mona', 7_200_000))
  portal.resume()
  await advance()
  expectEvents('backend/tokenRefused', 'session/renewed')
})

it('leaves a failing renewal to its own pace', async () => {
  const { advance, dispatch, expectEvents, session } = await startSignedIn('guest')
  session.enterAsGuest.isDown()
  dispatch(tokenRefused())
  await advance()
  dispatch(tokenRefused())
  await advance()
  expectEvents('backend/tokenRefused', 'session/renewalFailed', 'backend/tokenRefused')
  expect(session.enterAsGuest.calls).toHaveLength(2)
})

it('asks a custom user without a token for one where the backend needs it', async () => {
  const { advance, dispatch, expectEvents, expectState, isTokenRefused, session } =
    await startSignedIn('custom', { hasToken: () => false })
  isTokenRefused.answers(true)
  dispatch(tokenRefused())
  await advance()
  expectEvents('backend/tokenRefused', 'session/sessionEnded')
  expectState('session', { status: 'expired', failure: tokenMissing().failure })
  expect(session.enterAsGuest.calls).toHaveLength(0)
})

it('does not let a guest without a token in again where the backend needs one', async () => {
  const { advance, dispatch, expectEvents, isTokenRefused, kept } = await startSignedIn('guest', {
    hasToken: () => false,
  })
  kept.set(legacyGuestKey, 'true')
  isTokenRefused.answers(true)
  dispatch(tokenRefused())
  await advance()
  expectEvents('backend/tokenRefused', 'session/sessionEnded')
  expect(kept.has(legacyGuestKey)).toBe(false)
})

it('keeps a custom user whom one plugin refuses and the auth backend takes', async () => {
  const { advance, dispatch, expectEvents, expectState, isTokenRefused } =
    await startSignedIn('custom')
  isTokenRefused.answers(false)
  dispatch(tokenRefused())
  await advance()
  expectEvents('backend/tokenRefused', 'session/tokenConfirmed')
  expectState('session', { status: 'signedIn', method: 'custom', ...mona })
})

it('ends the session of a custom user whom the auth backend refuses as well', async () => {
  const { advance, dispatch, expectEvents, expectState, isTokenRefused } =
    await startSignedIn('custom')
  isTokenRefused.answers(true)
  dispatch(tokenRefused())
  await advance()
  expectEvents('backend/tokenRefused', 'session/sessionEnded')
  expectState('session', { status: 'expired' })
})
