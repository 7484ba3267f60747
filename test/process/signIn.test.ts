// Signing in (spec 2 §4), also before any click.

import { expect, it } from '@jest/globals'
import {
  sessionEnded,
  signedOut,
  signInRequested,
} from '../../src/features/session/sessionSlice.ts'
import { selectAlerts } from '../../src/features/shell/alerts/alertsSlice.ts'
import { notForSignIn, popupClosed } from '../../src/model/session/authFailures.ts'
import { rememberedProviderKey } from '../../src/model/session/guestSession.ts'
import { personOf } from '../support/fakeSessions.ts'
import { hour, of, own, page, start, unauthorized, type Options } from '../support/signInProcess.ts'

async function signedInWith(method: string, options: Options = {}) {
  const run = start(options)
  await run.begin()
  run.dispatch(signInRequested({ method }))
  await run.advance()
  run.expectEvents('session/nobodyRemembered', 'session/signInRequested', 'session/signInSucceeded')
  return run
}

it('signs in through a provider, and remembers it', async () => {
  const { kept, session, told } = await signedInWith('github')
  expect(session()).toEqual({ status: 'signedIn', method: 'github', ...personOf('mona') })
  expect(kept.get(rememberedProviderKey)).toBe('github')
  expect(told).toEqual([{ type: 'signedIn', method: 'github', userEntityRef: 'user:default/mona' }])
})

it('forgets a provider whose window was closed, and says so', async () => {
  const { advance, begin, dispatch, expectEvents, kept, login, session } = start()
  login.mockRejectedValue(popupClosed())
  await begin()
  dispatch(signInRequested({ method: 'github' }))
  await advance()
  expect(session()).toMatchObject({ status: 'failed', failure: { name: 'PopupClosedError' } })
  expect(kept.has(rememberedProviderKey)).toBe(false)
  expectEvents('session/nobodyRemembered', 'session/signInRequested', 'session/signInFailed')
})

it('refuses a provider whose sessions name nobody', async () => {
  const { advance, begin, dispatch, enterWith, expectEvents, session } = start()
  enterWith.mockImplementation(() => {
    throw notForSignIn('GitHub')
  })
  await begin()
  dispatch(signInRequested({ method: 'github' }))
  await advance()
  expect(session()).toMatchObject({
    status: 'failed',
    failure: { message: 'The GitHub provider is not configured to support sign-in' },
  })
  expectEvents('session/nobodyRemembered', 'session/signInRequested', 'session/signInFailed')
})

it.each([
  ['is taken up silently', true, 'signedIn'],
  ['that has no session left shows the page, and opens no window', false, 'signedOut'],
])('a remembered provider %s', async (_case, isThere, status) => {
  const { begin, expectEvents, login, refresh, session } = start({
    kept: { [rememberedProviderKey]: 'github' },
  })
  if (isThere) refresh.mockResolvedValue(own)
  await begin()
  expect(session().status).toBe(status)
  expect(login).not.toHaveBeenCalled()
  expectEvents(
    'session/resumeRequested',
    isThere ? 'session/signInSucceeded' : 'session/nobodyRemembered',
  )
})

it('opens the window by itself where there is one provider, and the configuration asks for it', async () => {
  const { begin, expectEvents, login, session } = start({
    signInPage: { ...page('github'), isAutomatic: true },
  })
  await begin()
  expect(login).toHaveBeenCalledTimes(1)
  expect(session().status).toBe('signedIn')
  expectEvents(...['resumeRequested', 'signInRequested', 'signInSucceeded'].map(of))
})

it('says who is not known to the proxy', async () => {
  const { advance, begin, dispatch, expectEvents, session } = start()
  await begin()
  dispatch(signInRequested({ method: 'iap' }))
  await advance()
  expect(session()).toMatchObject({
    failure: {
      message: 'You do not appear to be signed in. Please try reloading the browser page.',
    },
  })
  expectEvents('session/nobodyRemembered', 'session/signInRequested', 'session/signInFailed')
})

it('tells a custom user before their token ends, and keeps the page when it has', async () => {
  const run = start()
  run.enterAsCustomUser.mockReturnValue(personOf('otto'))
  await run.begin()
  run.dispatch(signInRequested({ method: 'custom' }))
  await run.advance(hour - 300_000)
  expect(run.session()).toMatchObject({ status: 'ending' })
  await run.advance(300_000)
  expect(run.session()).toMatchObject({ status: 'expired', identity: personOf('otto').identity })
  run.expectEvents(
    ...['nobodyRemembered', 'signInRequested', 'signInSucceeded', 'endNeared'].map(of),
    'session/sessionEnded',
  )
})

it('signs out at the provider, here and in the other tabs', async () => {
  const { advance, dispatch, expectEvents, kept, logout, told } = await signedInWith('github')
  told.splice(0)
  dispatch(signedOut({ by: 'user' }))
  await advance()
  expect(logout.mock.calls.map(([id]) => id)).toEqual(['github'])
  expect(kept.has(rememberedProviderKey)).toBe(false)
  expect(told).toEqual([{ type: 'signedOut' }])
  expectEvents('session/signedOut')
})

it('says when the provider could not be told', async () => {
  const { advance, dispatch, expectEvents, logout, state } = await signedInWith('github')
  logout.mockRejectedValue(new Error('Logout request failed, Request failed with 500'))
  dispatch(signedOut({ by: 'user' }))
  await advance()
  expect(JSON.stringify(selectAlerts(state()))).toContain(
    '"Logout request failed, Request failed with 500"',
  )
  expectEvents('session/signedOut', 'alerts/posted')
})

it('goes with a tab that signs out, and comes with one that signs in', async () => {
  const { expectEvents, logout, refresh, say, session } = await signedInWith('github')
  await say({ type: 'signedOut' })
  expect(session()).toEqual({ status: 'signedOut', by: 'otherTab' })
  expect(logout).not.toHaveBeenCalled()
  refresh.mockResolvedValue(own)
  await say({ type: 'signedIn', method: 'github', userEntityRef: 'user:default/mona' })
  expect(session().status).toBe('signedIn')
  expectEvents(...['signedOut', 'resumeRequested', 'signInSucceeded'].map(of))
})

it('becomes whoever another tab signed in as', async () => {
  const { enterWith, expectEvents, refresh, say, session } = await signedInWith('github')
  refresh.mockResolvedValue(own)
  enterWith.mockReturnValue(personOf('otto'))
  await say({ type: 'signedIn', method: 'github', userEntityRef: 'user:default/otto' })
  expect(session()).toMatchObject({ identity: { userEntityRef: 'user:default/otto' } })
  expectEvents(...['signedOut', 'resumeRequested', 'signInSucceeded'].map(of))
})

it.each(['mona', 'otto'])('after the end lets %s in again in the same place', async (name) => {
  const { advance, dispatch, enterWith, expectEvents, kept, refresh, session, told } =
    await signedInWith('github')
  told.splice(0)
  dispatch(sessionEnded(unauthorized.failure))
  kept.delete(rememberedProviderKey)
  expect(session().status).toBe('expired')
  enterWith.mockReturnValue(personOf(name))
  refresh.mockResolvedValue(own)
  dispatch(signInRequested({ method: 'github' }))
  await advance()
  expect(session()).toMatchObject({ status: 'signedIn', ...personOf(name) })
  expect(kept.get(rememberedProviderKey)).toBe('github')
  expect(told).toEqual([
    { type: 'signedIn', method: 'github', userEntityRef: `user:default/${name}` },
  ])
  expectEvents(
    ...['sessionEnded', 'signInRequested'].map(of),
    ...(name === 'mona' ? ['reentered'] : ['signedOut', 'resumeRequested', 'signInSucceeded']).map(
      of,
    ),
  )
})
