// Races found by random walks: sign-out, renewal and requests at the same time.

import { expect, it, jest } from '@jest/globals'
import { tokenRefused } from '../../src/features/backend/backendApi.ts'
import {
  loggedOut,
  loginChosen,
  loginsRejected,
  refreshRequested,
  selectProvider,
} from '../../src/features/session/login/providersSlice.ts'
import {
  sessionEnded,
  signedOut,
  signInCancelled,
  signInRequested,
} from '../../src/features/session/sessionSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import { popupClosed } from '../../src/model/session/authFailures.ts'
import { legacyGuestKey } from '../../src/model/session/guestSession.ts'
import { fakeProviders, fakeSession, personOf, providerSession } from '../support/fakeSessions.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

const minute = 60_000
// Preferences are saved at sign-in; not tested here.
const aside = /^(?:backend\/executeMutation|userSettings\/)/
const providerId = 'github'
const mona = personOf('mona')
const own = { ...providerSession(), ...mona }

const rejected = { name: 'RejectedError', message: 'Login failed, rejected by user' }

function start(kept: Readonly<Record<string, string>> = {}) {
  const providers = fakeProviders({ known: () => [providerId] })
  const enterWith = jest.fn(() => mona)
  const session = { ...fakeSession({ enterWith }), forget: jest.fn() }
  const run = startProcesses([], { providers, session }, { kept, aside })
  return { ...run, providers, session, enterWith }
}

/** A user who signed in through a provider's window, until the end of the first hour. */
async function startSignedIn() {
  const run = start()
  run.providers.login.answers(own)
  await run.given(configLoaded(testConfig), signInRequested({ method: providerId }))
  run.expectState('session', { status: 'signedIn' })
  return run
}

it.each([signedOut({ by: 'user' }), loggedOut({ providerId })])(
  'ends a refresh with whoever leaves meanwhile: $type',
  async (left) => {
    const { dispatch, given, providers, services, state } = start()
    const first = services.access.request(providerId, { scopes: [] })
    await given(left)
    await expect(first).rejects.toMatchObject(rejected)
    expect((providers.refresh.calls[0]?.at(-1) as AbortSignal | undefined)?.aborted).toBe(true)
    providers.refresh.answers(own)
    const second = services.access.request(providerId, { scopes: [] })
    await given()
    expect(await second).toEqual(own)
    dispatch(loggedOut({ providerId }))
    expect(selectProvider(state(), providerId)).toEqual({ status: 'signedOut' })
    await given()
  },
)

it('takes up all refreshes that were under way at once', async () => {
  const { given, portal, providers } = start()
  await given(
    ...[providerId, 'gitlab'].map((id) => refreshRequested({ providerId: id, scopes: [] })),
  )
  portal.stop()
  portal.resume()
  const ids = providers.refresh.calls.map(([id]) => id)
  expect(ids).toEqual([providerId, 'gitlab', providerId, 'gitlab'])
})

it('serves what was asked for before anybody served', async () => {
  const { given, portal, providers, services } = start()
  portal.stop()
  providers.refresh.answers(own)
  const asked = ['repo', 'gist'].map(() => services.access.request(providerId, { scopes: [] }))
  portal.resume()
  await given()
  expect(await Promise.all(asked)).toEqual([own, own])
})

it('lets nobody who has left in again by a renewal that the backend asked for', async () => {
  const { advance, dispatch, expectState, given, session } = start()
  session.enterAsGuest.answers(personOf('guest'))
  await given(configLoaded(testConfig), signInRequested({ method: 'guest' }))
  session.enterAsGuest.neverAnswers()
  await given(tokenRefused(), signedOut({ by: 'user' }))
  expect(session.enterAsGuest.calls.map(([signal]) => signal.aborted)).toEqual([true, true])
  dispatch(signInRequested({ method: 'guest' }))
  expectState('session', { status: 'signingIn' })
  await advance()
  await given()
})

it('renews once nobody is asked to log in any more', async () => {
  const { advance, dispatch, expectEvents, given, providers, services } = await startSignedIn()
  const asked = services.access.request(providerId, { scopes: ['repo'] })
  asked.catch(() => undefined)
  await given()
  await advance(57 * minute)
  expectEvents()
  providers.refresh.answers(own)
  dispatch(loginsRejected())
  await advance()
  await expect(asked).rejects.toMatchObject(rejected)
  expectEvents(
    ...['loginsRejected', 'refreshRequested', 'refreshed'].map((name) => `providers/${name}`),
    'session/renewed',
  )
})

it('ends a session that nothing could renew while somebody is asked to log in', async () => {
  const { advance, expectEvents, expectState, given, services } = await startSignedIn()
  services.access.request(providerId, { scopes: ['repo'] }).catch(() => undefined)
  await given()
  await advance(60 * minute)
  expectState('session', { status: 'expired' })
  expectEvents('session/sessionEnded')
})

it('signs out whoever would become another person by a renewal', async () => {
  const { advance, enterWith, expectEvents, providers } = await startSignedIn()
  enterWith.mockReturnValue(personOf('otto'))
  providers.refresh.answers({ ...own, ...personOf('otto') })
  await advance(57 * minute)
  expectEvents(
    ...['providers/refreshRequested', 'providers/refreshed', 'session/signedOut'],
    ...['backend/resetApiState', 'session/nobodyRemembered'],
  )
})

it('ends the session at the provider even where somebody signs in meanwhile', async () => {
  const { expectState, given, providers } = await startSignedIn()
  const held = providers.logout.next.holds()
  await given(signedOut({ by: 'user' }), signedOut({ by: 'user' }))
  await given(signInRequested({ method: providerId }))
  expectState('session', { status: 'signedIn' })
  expect(providers.logout.calls[0]?.[1].aborted).toBe(false)
  held.release(null)
  await given()
})

it('closes the window of a login that is rejected in the dialog', async () => {
  const { given, providers, services, state } = start()
  providers.refresh.refuses()
  const asked = services.access.request(providerId, { scopes: [] })
  asked.catch(() => undefined)
  await given()
  await given(loginChosen({ providerId, flow: 'popup' }), loginsRejected())
  await expect(asked).rejects.toMatchObject(rejected)
  expect(providers.login.calls[0]?.[2].aborted).toBe(true)
  expect(selectProvider(state(), providerId)).toEqual({ status: 'signedOut' })
})

it('keeps no token of a guest who then fails to sign in otherwise', async () => {
  const { given, expectState, providers, session } = start({ [legacyGuestKey]: 'true' })
  session.enterAsGuest.answers(personOf('guest'))
  await given(configLoaded(testConfig), signInRequested({ method: 'guest' }))
  expectState('session', { status: 'asking' })
  providers.login.fails(popupClosed())
  await given(signInRequested({ method: providerId }))
  expectState('session', { status: 'failed' })
  expect(session.forget).toHaveBeenCalled()
})

it.each([
  { name: 'asked for twice', again: signInRequested({ method: providerId }) },
  { name: 'whose old token is refused', again: tokenRefused() },
])('keeps the window of a sign-in $name', async ({ again }) => {
  const { given, providers, expectState } = await startSignedIn()
  await given(loggedOut({ providerId }), sessionEnded(popupClosed().failure))
  providers.login.neverAnswers()
  const before = providers.login.calls.length
  await given(signInRequested({ method: providerId }))
  await given(again)
  expectState('session', { status: 'reentering' })
  expect(providers.login.calls).toHaveLength(before + 1)
  const window = providers.login.calls.at(-1)?.at(-1) as AbortSignal
  expect(window.aborted).toBe(false)
  await given(signInCancelled())
  expect(window.aborted).toBe(true)
})
