// The steps of spec 3 §4, from a plugin's point of view.

import { expect, it, jest } from '@jest/globals'
import {
  loggedOut,
  loginChosen,
  loginRequested,
  loginsRejected,
  refreshed,
  refreshRequested,
  selectProvider,
  selectSignedState,
} from '../../src/features/session/login/providersSlice.ts'
import { popupBlocked } from '../../src/model/session/authFailures.ts'
import type { AccessOptions, ProviderSession } from '../../src/model/session/person.ts'
import { failureOf as failure } from '../support/fakeAnswers.ts'
import { fakeProviders, providerSession as session } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const minute = 60_000
const providerId = 'github'

type Ask = (id: string, scopes: readonly string[], signal: AbortSignal) => Promise<ProviderSession>

function start() {
  const refresh = jest.fn<Ask>().mockRejectedValue(failure('unauthorized'))
  const login = jest.fn<Ask>().mockReturnValue(new Promise(() => undefined))
  const redirect = jest.fn<(id: string, scopes: readonly string[]) => void>()
  const run = startProcesses([], { providers: fakeProviders({ refresh, login, redirect }) })
  const ask = async (options: Partial<AccessOptions> = {}) => {
    const answer = run.services.access.request(providerId, { scopes: [], ...options })
    const settled = jest.fn()
    answer.then(
      (got) => settled('got', got),
      (thrown: unknown) => settled('threw', (thrown as Error).name, (thrown as Error).message),
    )
    await run.advance()
    return settled
  }
  /** As after an earlier refresh. */
  const signedInWith = async (held: ProviderSession) => {
    refresh.mockResolvedValueOnce(held)
    await ask({ scopes: held.scopes })
    run.expectEvents('providers/refreshRequested', 'providers/refreshed')
    refresh.mockClear()
  }
  const status = () => selectProvider(run.state(), providerId).status
  return { ...run, refresh, login, redirect, ask, signedInWith, status }
}

it('reuses a session that has the scopes', async () => {
  const { ask, signedInWith, refresh, expectEvents } = start()
  const held = session(['repo', 'read:org'])
  await signedInWith(held)
  const settled = await ask({ scopes: ['repo'] })
  expect(settled).toHaveBeenCalledWith('got', held)
  expect(refresh).not.toHaveBeenCalled()
  expectEvents()
})

it.each([
  [181_000, 0],
  [179_000, 1],
])('with %s ms left refreshes %s times', async (left, times) => {
  const { ask, signedInWith, refresh, expectEvents } = start()
  await signedInWith(session(['repo'], left))
  refresh.mockResolvedValue(session(['repo']))
  await ask({ scopes: ['repo'] })
  expect(refresh).toHaveBeenCalledTimes(times)
  if (times > 0) expectEvents('providers/refreshRequested', 'providers/refreshed')
})

it('shares one refresh between all who ask at once', async () => {
  const { ask, signedInWith, refresh, expectEvents } = start()
  await signedInWith(session(['repo'], minute))
  const answer = Promise.withResolvers<ProviderSession>()
  refresh.mockReturnValue(answer.promise)
  const all = [await ask({ scopes: ['repo'] }), await ask(), await ask({ isOptional: true })]
  const fresh = session(['repo'])
  answer.resolve(fresh)
  await ask()
  expect(refresh).toHaveBeenCalledTimes(1)
  for (const settled of all) expect(settled).toHaveBeenCalledWith('got', fresh)
  expectEvents('providers/refreshRequested', 'providers/refreshed')
})

it.each([
  [true, ['got', null]],
  [false, ['threw', 'ResponseError', 'it was unauthorized']],
] as const)('after a refused refresh, where it is optional: %s', async (isOptional, outcome) => {
  const { ask, signedInWith, expectEvents, status } = start()
  await signedInWith(session(['repo'], minute))
  expect(await ask({ isOptional })).toHaveBeenCalledWith(...outcome)
  expect(status()).toBe('signedOut')
  expectEvents('providers/refreshRequested', 'providers/refreshRefused')
})

it('keeps a session until it has truly expired when the network is down', async () => {
  const { advance, ask, signedInWith, refresh, expectEvents, status } = start()
  const held = session(['repo'], minute)
  await signedInWith(held)
  refresh.mockRejectedValue(failure('unreachable'))
  expect(await ask()).toHaveBeenCalledWith('got', held)
  expect(status()).toBe('refreshFailing')
  await advance(minute)
  expect(await ask()).toHaveBeenCalledWith('threw', 'ResponseError', 'it was unreachable')
  expectEvents(
    'providers/refreshRequested',
    'providers/refreshFailed',
    'providers/refreshRequested',
    'providers/refreshFailed',
  )
})

it('refuses a refreshed session that has lost its scopes', async () => {
  const { ask, signedInWith, refresh, expectEvents } = start()
  await signedInWith(session(['repo'], minute))
  refresh.mockResolvedValue(session([]))
  expect(await ask({ scopes: ['repo'] })).toHaveBeenCalledWith(
    'threw',
    'Error',
    'Refreshed session did not receive the required scopes',
  )
  expectEvents('providers/refreshRequested', 'providers/refreshed')
})

it('tries silently first, then asks in the dialog, and takes what the window brings', async () => {
  const { advance, ask, dispatch, expectEvents, login, refresh, status } = start()
  const settled = await ask({ scopes: ['repo'] })
  expect(refresh).toHaveBeenCalledTimes(1)
  expect([status(), login.mock.calls]).toEqual(['loginPending', []])
  login.mockResolvedValue(session(['repo']))
  dispatch(loginChosen({ providerId, flow: 'popup' }))
  await advance()
  expect(settled).toHaveBeenCalledWith('got', session(['repo']))
  expect(login.mock.calls[0]?.slice(0, 2)).toEqual([providerId, ['repo']])
  expectEvents(
    'providers/refreshRequested',
    'providers/refreshRefused',
    'providers/loginRequested',
    'providers/loginChosen',
    'providers/loginSucceeded',
  )
})

it('asks once for the scopes of all who wait', async () => {
  const { advance, ask, dispatch, expectEvents, login } = start()
  const all = [await ask({ scopes: ['repo'] }), await ask({ scopes: ['gist'] })]
  login.mockResolvedValue(session(['repo', 'gist'], 1_000))
  dispatch(loginChosen({ providerId, flow: 'popup' }))
  await advance()
  expect(login.mock.calls.map(([, scopes]) => scopes)).toEqual([['repo', 'gist']])
  for (const settled of all)
    expect(settled).toHaveBeenCalledWith('got', session(['repo', 'gist'], 1_000))
  expectEvents(
    ...['refreshRequested', 'refreshRefused', 'loginRequested', 'loginRequested'].map(of),
    ...['loginChosen', 'loginSucceeded'].map(of),
  )
})

it('does not ask for ever where the provider grants less', async () => {
  const { advance, ask, dispatch, expectEvents, login } = start()
  const settled = await ask({ scopes: ['repo'] })
  login.mockResolvedValue(session([]))
  dispatch(loginChosen({ providerId, flow: 'popup' }))
  await advance()
  expect(settled).toHaveBeenCalledWith(
    'threw',
    'Error',
    'Refreshed session did not receive the required scopes',
  )
  expectEvents(
    ...['refreshRequested', 'refreshRefused', 'loginRequested'].map(of),
    ...['loginChosen', 'loginSucceeded'].map(of),
  )
})

it('has nothing, and asks nobody, where it is optional', async () => {
  const { ask, expectEvents } = start()
  expect(await ask({ isOptional: true })).toHaveBeenCalledWith('got', null)
  expectEvents('providers/refreshRequested', 'providers/refreshRefused')
})

it('does not take a network that is down for a missing session', async () => {
  const { ask, expectEvents, refresh } = start()
  refresh.mockRejectedValue(failure('unreachable'))
  expect(await ask()).toHaveBeenCalledWith('threw', 'ResponseError', 'it was unreachable')
  expectEvents('providers/refreshRequested', 'providers/refreshFailed')
})

it('opens the window before a click has ended, without a silent try', async () => {
  const { advance, expectEvents, login, refresh, services } = start()
  login.mockResolvedValue(session(['repo']))
  const asked = services.access.request(providerId, { scopes: ['repo'], instantly: 'popup' })
  expect(login).toHaveBeenCalledTimes(1)
  expect(refresh).not.toHaveBeenCalled()
  await advance()
  expect(await asked).toEqual(session(['repo']))
  expectEvents(...['loginRequested', 'loginChosen', 'loginSucceeded', 'loginWithdrawn'].map(of))
})

it('says so where the window was blocked, and goes on waiting only for the dialog', async () => {
  const { ask, dispatch, expectEvents, login, status } = start()
  login.mockRejectedValue(popupBlocked())
  expect(await ask({ instantly: 'popup' })).toHaveBeenCalledWith(
    'threw',
    'PopupRejectedError',
    'Failed to open auth popup.',
  )
  expect(status()).toBe('signedOut')
  const settled = await ask()
  dispatch(loginChosen({ providerId, flow: 'popup' }))
  await ask({ isOptional: true })
  expect(settled).not.toHaveBeenCalled()
  expect(status()).toBe('loginPending')
  dispatch(loginsRejected())
  expectEvents(
    ...['loginRequested', 'loginChosen', 'loginFailed', 'loginWithdrawn'].map(of),
    ...['refreshRequested', 'refreshRefused', 'loginRequested', 'loginChosen', 'loginFailed'].map(
      of,
    ),
    'providers/loginsRejected',
  )
})

const of = (name: string) => `providers/${name}`

it('rejects all that wait when the dialog does', async () => {
  const { advance, ask, dispatch, expectEvents } = start()
  const all = [await ask({ scopes: ['repo'] }), await ask({ scopes: ['gist'] })]
  dispatch(loginsRejected())
  await advance()
  for (const settled of all)
    expect(settled).toHaveBeenCalledWith('threw', 'RejectedError', 'Login failed, rejected by user')
  expectEvents(
    ...['refreshRequested', 'refreshRefused', 'loginRequested'].map(of),
    ...['loginRequested', 'loginsRejected'].map(of),
  )
})

it('leaves the page in the redirect flow, and says so where it could not', async () => {
  const { ask, dispatch, expectEvents, login, redirect } = start()
  await ask({ scopes: ['repo'] })
  redirect.mockImplementationOnce(() => {
    throw new Error('The storage is full.')
  })
  dispatch(loginChosen({ providerId, flow: 'redirect' }))
  dispatch(loginChosen({ providerId, flow: 'redirect' }))
  expect(redirect.mock.calls).toEqual(Array(2).fill([providerId, ['repo']]))
  expect(login).not.toHaveBeenCalled()
  const asked = ['refreshRequested', 'refreshRefused', 'loginRequested']
  expectEvents(...[...asked, 'loginChosen', 'loginFailed', 'loginChosen'].map(of))
})

it('takes a refresh up that was under way, and closes a window that is nobody’s', async () => {
  const { advance, ask, dispatch, expectEvents, portal, refresh, status } = start()
  refresh.mockReturnValueOnce(new Promise(() => undefined))
  dispatch(refreshRequested({ providerId, scopes: [] }))
  portal.stop()
  refresh.mockResolvedValueOnce(session([]))
  portal.resume()
  await advance()
  expect(status()).toBe('signedIn')
  await ask({ scopes: ['repo'] })
  dispatch(loginChosen({ providerId, flow: 'popup' }))
  portal.stop()
  portal.resume()
  await advance()
  expect(selectProvider(portal.store.getState(), providerId)).toMatchObject({
    status: 'loginPending',
    failure: { name: 'PopupClosedError' },
  })
  expectEvents(
    ...['refreshRequested', 'refreshed', 'loginRequested', 'loginChosen', 'loginFailed'].map(of),
  )
  expect(refreshed.type).toBe('providers/refreshed')
})

it('is signed in after a refresh or a login, and signed out once it is removed', async () => {
  const { advance, dispatch, expectEvents, login, refresh, state } = start()
  const signed = () => selectSignedState(state(), providerId)
  expect(signed()).toBe('SignedOut')
  refresh.mockResolvedValue(session([]))
  dispatch(refreshRequested({ providerId, scopes: [] }))
  await advance()
  expect(signed()).toBe('SignedIn')
  dispatch(loggedOut({ providerId }))
  expect(signed()).toBe('SignedOut')
  login.mockResolvedValue(session([]))
  dispatch(loginRequested({ providerId, scopes: [], isInstant: false }))
  dispatch(loginChosen({ providerId, flow: 'popup' }))
  await advance()
  expect(signed()).toBe('SignedIn')
  expectEvents(
    ...['refreshRequested', 'refreshed', 'loggedOut'].map(of),
    ...['loginRequested', 'loginChosen', 'loginSucceeded'].map(of),
  )
})
