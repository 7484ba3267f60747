// Signing in as guest: with the backend, without, and without a sign-in page.

import { expect, it } from '@jest/globals'
import { guestAnswered, signInRequested } from '../../src/features/session/sessionSlice.ts'
import { selectOffered } from '../../src/features/session/signIn/offersSlice.ts'
import { guestRefused } from '../../src/model/session/authFailures.ts'
import { legacyGuestKey, rememberedProviderKey } from '../../src/model/session/guestSession.ts'
import { failureOf } from '../support/fakeAnswers.ts'
import { hour, of, own, page, start, unauthorized } from '../support/signInProcess.ts'

it('runs as guest without a page where none is configured, with a backend or without', async () => {
  const withBackend = start({ signInPage: null })
  await withBackend.begin()
  expect(withBackend.session()).toMatchObject({ status: 'signedIn', expiresAt: hour })
  withBackend.expectEvents('session/resumeRequested', 'session/signInSucceeded')
  const without = start({ signInPage: null })
  without.enterAsGuest.mockRejectedValue(unauthorized)
  without.needsToken.mockResolvedValue(false)
  await without.begin()
  expect(without.session()).toMatchObject({
    identity: { userEntityRef: 'user:default/guest' },
    expiresAt: null,
  })
  without.expectEvents('session/resumeRequested', 'session/signInSucceeded')
})

it('offers the providers of the backend where no page is configured and no guest is let in', async () => {
  const run = start({ signInPage: null })
  run.enterAsGuest.mockRejectedValue(unauthorized)
  run.needsToken.mockResolvedValue(true)
  run.offeredProviders.mockResolvedValue(['github', 'okta'])
  await run.begin()
  expect(run.session()).toEqual({ status: 'signedOut' })
  expect(selectOffered(run.state()).map(({ id }) => id)).toEqual(['github', 'okta'])
  expect(run.kept.has(rememberedProviderKey)).toBe(false)
  run.dispatch(signInRequested({ method: 'github' }))
  await run.advance()
  expect(run.session()).toMatchObject({ status: 'signedIn', method: 'github' })
  run.expectEvents(
    of('resumeRequested'),
    'offers/providersFound',
    of('signInRequested'),
    of('signInSucceeded'),
  )
})

it('says what is missing where no page is configured and the backend offers nothing', async () => {
  const run = start({ signInPage: null })
  run.enterAsGuest.mockRejectedValue(unauthorized)
  run.needsToken.mockResolvedValue(true)
  run.offeredProviders.mockResolvedValue([])
  await run.begin()
  expect(run.session()).toMatchObject({ status: 'failed', failure: guestRefused().failure })
  run.expectEvents(of('resumeRequested'), of('signInFailed'))
})

it.each([true, false])(
  'takes up the remembered provider where no page is configured, else the guest: %s',
  async (isThere) => {
    const run = start({ signInPage: null, kept: { [rememberedProviderKey]: 'github' } })
    if (isThere) run.refresh.mockResolvedValue(own)
    await run.begin()
    expect(run.session()).toMatchObject({
      status: 'signedIn',
      method: isThere ? 'github' : 'guest',
    })
    run.expectEvents(
      ...(isThere ? [] : [of('resumeRequested')]),
      of('resumeRequested'),
      of('signInSucceeded'),
    )
  },
)

it.each(['unreachable', 'timeout'] as const)(
  'takes a backend that is %s for what it is, not for one without guests',
  async (kind) => {
    for (const signInPage of [page('guest'), null]) {
      for (const flag of [undefined, 'true']) {
        const run = start({ signInPage, kept: { ...(flag && { [legacyGuestKey]: flag }) } })
        run.enterAsGuest.mockRejectedValue(failureOf(kind))
        await run.begin()
        if (signInPage) run.dispatch(signInRequested({ method: 'guest' }))
        await run.advance()
        expect(run.session()).toMatchObject({ status: 'failed', failure: { kind } })
        expect(run.kept.get(legacyGuestKey)).toBe(flag)
        expect(run.kept.has(rememberedProviderKey)).toBe(false)
        run.expectEvents(
          ...(signInPage ? ['nobodyRemembered', 'signInRequested'] : ['resumeRequested']).map(of),
          of('signInFailed'),
        )
      }
    }
  },
)

it.each([
  [true, 'signedIn', 'true'],
  [false, 'failed', undefined],
])('asks a guest without a backend for the legacy token: %s', async (answer, status, flag) => {
  const { advance, begin, dispatch, enterAsGuest, expectEvents, kept, session } = start()
  enterAsGuest.mockRejectedValue(unauthorized)
  await begin()
  dispatch(signInRequested({ method: 'guest' }))
  await advance()
  expect(session()).toMatchObject({ status: 'asking', question: 'useLegacyToken' })
  dispatch(guestAnswered(answer))
  await advance()
  expect(session().status).toBe(status)
  expect(kept.get(legacyGuestKey)).toBe(flag)
  if (!answer)
    expect(session()).toMatchObject({
      failure: {
        message:
          'You cannot sign in as a guest, you must either enable the legacy guest token or configure the auth backend to support guest sign in.',
      },
    })
  expectEvents(
    ...['nobodyRemembered', 'signInRequested', 'guestAsked', 'guestAnswered'].map(of),
    of(answer ? 'signInSucceeded' : 'signInFailed'),
  )
})

it.each([
  [true, hour, undefined],
  [false, null, 'true'],
])('asks a legacy guest whether to use the backend: %s', async (answer, expiresAt, flag) => {
  const { advance, begin, dispatch, expectEvents, kept, session } = start({
    kept: { [legacyGuestKey]: 'true' },
  })
  await begin()
  dispatch(signInRequested({ method: 'guest' }))
  await advance()
  expect(session()).toMatchObject({ status: 'asking', question: 'useBackend' })
  dispatch(guestAnswered(answer))
  await advance()
  expect(session()).toMatchObject({ status: 'signedIn', expiresAt })
  expect(kept.get(legacyGuestKey)).toBe(flag)
  expectEvents(
    ...['nobodyRemembered', 'signInRequested', 'guestAsked', 'guestAnswered'].map(of),
    of('signInSucceeded'),
  )
})

it('lets a remembered guest in without a question, whatever is left in storage', async () => {
  const { begin, expectEvents, kept, session } = start({
    kept: { [legacyGuestKey]: 'true', [rememberedProviderKey]: 'guest' },
  })
  await begin()
  expect(session()).toMatchObject({ status: 'signedIn', expiresAt: hour })
  expect(kept.get(legacyGuestKey)).toBe('true')
  expectEvents(...['resumeRequested', 'signInSucceeded'].map(of))
})
