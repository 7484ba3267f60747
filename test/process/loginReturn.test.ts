// Returning from a provider after a redirect (spec 3 §1).

import { expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import { loggedOut, refreshRequested } from '../../src/features/session/login/providersSlice.ts'
import { selectAlerts } from '../../src/features/shell/alerts/alertsSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import { rememberedProviderKey } from '../../src/model/session/guestSession.ts'
import type { ProviderSession } from '../../src/model/session/person.ts'
import { failureOf } from '../support/fakeAnswers.ts'
import { fakeProviders, fakeSession, personOf } from '../support/fakeSessions.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

const own: ProviderSession = { scopes: [], identityExpiresAt: null, ...personOf('mona') }
const config = {
  ...testConfig,
  redirectFlow: true,
  signInPage: { providers: [{ id: 'github', isProxied: false }], isAutomatic: true },
}

function start(isRefused: boolean, remembered = 'github') {
  const { failure } = failureOf('forbidden')
  const providers = fakeProviders({
    returned: () => ({ providerId: 'github', failure: isRefused ? failure : null }),
    redirect: () => undefined,
  })
  providers.refresh.answers(own)
  const session = fakeSession({ enterWith: () => personOf('mona') })
  const kept = { [rememberedProviderKey]: remembered }
  const run = startProcesses([], { providers, session }, { kept, aside: /^boot/ })
  const happens = async (event: UnknownAction) => {
    run.dispatch(event)
    await run.advance()
  }
  return { ...run, happens, providers }
}

it('signs in silently', async () => {
  const { expectEvents, expectState, happens } = start(false)
  await happens(configLoaded(config))
  expectState('session', { status: 'signedIn', method: 'github' })
  expectEvents(
    ...['session/resumeRequested', 'providers/refreshRequested', 'providers/refreshed'],
    'session/signInSucceeded',
  )
})

it('says what the provider said, and does not leave again by itself', async () => {
  const { expectEvents, expectState, happens, kept } = start(true)
  await happens(configLoaded(config))
  expectState('session', { status: 'failed', method: 'github', failure: { kind: 'forbidden' } })
  expect(kept.has(rememberedProviderKey)).toBe(false)
  expectEvents('session/returnRefused')
})

it('says so beside the page of somebody who is signed in otherwise', async () => {
  const { expectEvents, happens, kept, state } = start(true, 'gitlab')
  const signInPage = { ...config.signInPage, providers: [{ id: 'gitlab', isProxied: false }] }
  await happens(configLoaded({ ...config, signInPage }))
  expect(JSON.stringify(selectAlerts(state()))).toContain('signIn.returnRefused')
  expect(kept.get(rememberedProviderKey)).toBe('gitlab')
  expectEvents(
    ...['alerts/posted', 'session/resumeRequested', 'providers/refreshRequested'],
    ...['providers/refreshed', 'session/signInSucceeded'],
  )
})

it('ends a session at its provider alone when somebody asks for it', async () => {
  const { expectEvents, happens, providers } = start(false)
  await happens(refreshRequested({ providerId: 'gitlab', scopes: [] }))
  await happens(loggedOut({ providerId: 'gitlab' }))
  expect(providers.logout.calls.map(([id]) => id)).toEqual(['gitlab'])
  expectEvents('providers/refreshRequested', 'providers/refreshed', 'providers/loggedOut')
})
