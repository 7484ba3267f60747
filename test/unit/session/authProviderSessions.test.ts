// The keeper of the providers' tokens (AUTH-35 to 42, 49, 59, 63).

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { FailureError } from '../../../src/model/failure.ts'
import { createVault } from '../../support/authBackend.ts'
import { portalOrigin } from '../../support/loginWorld.ts'
import { createFakeBrowser } from '../../support/tabs.ts'
import { toldBy, tokenOf } from '../../support/tokens.ts'

const now = 1_000_000_000
beforeEach(() => {
  jest.useFakeTimers({ now })
})
afterEach(() => {
  jest.useRealTimers()
})

const mona = 'user:default/mona'
const backstage = tokenOf({ sub: mona, ent: [mona] })
const answer = (others: object = {}, scope = 'read:user') => ({
  providerInfo: { accessToken: 'gho_access', idToken: 'id-token', scope, ...others },
  backstageIdentity: { token: backstage, expiresInSeconds: 60, identity: { userEntityRef: mona } },
})
const signal = () => new AbortController().signal
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)
const caught = (promise: Promise<unknown>) => promise.catch((thrown: unknown) => thrown)
const kinds = ['access', 'id', 'backstage'] as const
const tokens = ({ vault }: ReturnType<typeof createVault>) =>
  kinds.map((kind) => vault.token('github', kind))
const none = [null, null, null]
const query = (url: string) => Object.fromEntries(new URL(url).searchParams)

async function signedIn() {
  const run = createVault()
  const session = run.vault.refresh('github', [], signal())
  await pass()
  run.last().answer(answer({}, 'read:user repo'))
  return { ...run, session: await session }
}

describe('a refresh', () => {
  it('asks with scope, env, cookie and header, and keeps the tokens to itself', async () => {
    const { sent, session, ...run } = await signedIn()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url).toBe(
      'https://backend.example/api/auth/github/refresh?scope=read%3Auser&env=default',
    )
    expect(sent[0]?.init).toMatchObject({
      credentials: 'include',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    expect(session).toEqual({
      scopes: ['read:user', 'repo'],
      expiresAt: now + 60_000,
      identityExpiresAt: now + 60_000,
      profile: {},
      identity: { userEntityRef: mona, ownershipEntityRefs: [mona] },
    })
    expect(tokens({ ...run, sent })).toEqual(['gho_access', 'id-token', backstage])
    expect(run.vault.token('okta', 'access')).toBeNull()
  })

  it('asks for what is wanted besides what is held', async () => {
    const run = await signedIn()
    void caught(run.vault.refresh('github', ['gist'], signal()))
    await pass()
    expect(query(run.last().url)['scope']).toBe('gist read:user repo')
  })

  it('is one for all who ask at once', async () => {
    const run = createVault()
    const both = [
      run.vault.refresh('github', [], signal()),
      run.vault.refresh('github', [], signal()),
    ]
    await pass()
    expect(run.sent).toHaveLength(1)
    run.last().answer(answer())
    const [first, second] = await Promise.all(both)
    expect(first).toEqual(second)
  })

  it('of another tab gives this one its tokens', async () => {
    const browser = createFakeBrowser()
    const [mine, other] = [createVault(browser.open()), createVault(browser.open())]
    const both = [other, mine].map(({ vault }) => vault.refresh('github', [], signal()))
    await pass()
    other.last().answer(answer())
    await Promise.all(both)
    expect(mine.sent).toEqual([])
    expect(tokens(mine)).toEqual(tokens(other))
  })

  it('that mixes Azure resources is not sent', async () => {
    const run = createVault()
    expect(
      await caught(run.vault.refresh('microsoft', ['api://a/b', 'api://c/d'], signal())),
    ).toMatchObject({
      message: 'Requested access token with scopes from multiple Azure resources',
    })
    expect(run.sent).toEqual([])
  })
})

describe('a refresh that fails', () => {
  const secret = tokenOf({ sub: 'secret' })
  const error = (message: string) => ({ error: { name: 'AuthenticationError', message }, secret })
  const offline = new FailureError({
    kind: 'unreachable',
    name: 'TypeError',
    message: 'no network',
  })
  const prefix = 'Auth refresh request failed, '

  it.each([
    ['401', error(`refused ${secret}`), 401, 'unauthorized', 'refused …'],
    ['a provider in trouble', error('read ECONNRESET'), 401, 'serverError', 'read ECONNRESET'],
    ['500', secret, 500, 'serverError', 'Request failed with 500 Said'],
    ['a failure that says 200', error('no'), 200, 'unauthorized', 'no'],
    ['what is not JSON', `{"token": ${secret}`, 200, 'wrongShape', 'The response has no session'],
    ['no session', { secret }, 200, 'wrongShape', 'The response has no session'],
    ['nothing', '', 200, 'wrongShape', 'The response has no session'],
    [
      'nobody',
      { backstageIdentity: { token: secret } },
      200,
      'wrongShape',
      'No user entity ref found',
    ],
  ] as const)('by %s says so, and no token', async (_how, json, status, kind, message) => {
    const run = createVault()
    const failure = caught(run.vault.refresh('github', [], signal()))
    await pass()
    run.last().answer(json, status)
    expect(await failure).toMatchObject({ message: prefix + message, failure: { kind } })
    expect(toldBy(await failure)).not.toContain(secret)
    expect(tokens(run)).toEqual(none)
  })

  it('for a network that is down keeps the tokens and its kind', async () => {
    const run = await signedIn()
    const failure = caught(run.vault.refresh('github', [], signal()))
    await pass()
    run.last().fail(offline)
    expect(await failure).toMatchObject({
      message: `${prefix}no network`,
      failure: { kind: 'unreachable' },
    })
    expect(tokens(run)[0]).toBe('gho_access')
  })

  it('because nobody waits for it is no failure of the backend', async () => {
    const run = createVault()
    const controller = new AbortController()
    const failure = caught(run.vault.refresh('github', [], controller.signal))
    await pass()
    controller.abort()
    expect(await failure).toMatchObject({ name: 'AbortError' })
    expect(run.last().init.signal?.aborted).toBe(true)
  })
})

describe('whoever leaves', () => {
  it('takes the tokens along, and what comes late brings none back', async () => {
    const run = await signedIn()
    const late = caught(run.vault.refresh('github', [], signal()))
    await pass()
    run.vault.forget()
    expect(tokens(run)).toEqual(none)
    run.last().answer(answer())
    expect(await late).toMatchObject({ failure: { kind: 'aborted' } })
    expect(tokens(run)).toEqual(none)
  })

  it('of one provider does so too, even where the backend says no', async () => {
    const run = await signedIn()
    const late = caught(run.vault.refresh('github', [], signal()))
    await pass()
    const refresh = run.last()
    const logout = caught(run.vault.logout('github', signal()))
    await pass()
    expect(tokens(run)).toEqual(none)
    expect(run.last()).toMatchObject({
      url: 'https://backend.example/api/auth/github/logout?env=default',
      init: { method: 'POST', headers: { 'x-requested-with': 'XMLHttpRequest' } },
    })
    run.last().answer({ error: { name: 'X', message: `no ${backstage}` } }, 503)
    refresh.answer(answer())
    expect(await logout).toMatchObject({
      message: 'Logout request failed, no …',
      failure: { kind: 'serverError' },
    })
    expect(await late).toMatchObject({ failure: { kind: 'aborted' } })
    expect(tokens(run)).toEqual(none)
  })

  it.each([
    ['', null],
    ['OK', null],
    ['{"logoutUrl":"https://idp.example/"}', 'https://idp.example/'],
  ])('is out, whatever the backend has to say: %j', async (text, url) => {
    const run = await signedIn()
    const logout = run.vault.logout('github', signal())
    await pass()
    run.last().answer(text)
    expect(await logout).toBe(url)
  })

  it.each([200, 503])(
    'is known to the backend before the next refresh is asked for, which would bring it back: %i',
    async (status) => {
      const run = await signedIn()
      const logout = caught(run.vault.logout('github', signal()))
      const next = caught(run.vault.refresh('github', [], signal()))
      await pass()
      expect(run.sent).toHaveLength(2)
      expect(run.last().url).toMatch(/\/logout\?/)
      run.last().answer('', status)
      await logout
      await pass()
      expect(run.sent).toHaveLength(3)
      run.last().answer({ error: { name: 'NotAllowedError', message: 'Signed out' } }, 401)
      expect(await next).toBeInstanceOf(FailureError)
      expect(tokens(run)).toEqual(none)
    },
  )

  it('waits for a refresh in another tab, whose answer would put the cookie back', async () => {
    const browser = createFakeBrowser()
    const [mine, other] = [createVault(browser.open()), createVault(browser.open())]
    const refresh = other.vault.refresh('github', [], signal())
    await pass()
    const logout = mine.vault.logout('github', signal())
    await pass()
    expect(mine.sent).toEqual([])
    other.last().answer(answer())
    await pass()
    mine.last().answer('')
    await Promise.all([refresh, logout])
    expect(tokens(mine)).toEqual(none)
  })
})

it('a redirect leaves for the provider, and comes back to this very address', () => {
  const run = createVault()
  run.vault.redirect('github', ['repo'])
  const [url = ''] = run.left
  expect(url.startsWith('https://backend.example/api/auth/github/start?')).toBe(true)
  expect(query(url)).toEqual({
    scope: 'read:user repo',
    origin: portalOrigin,
    flow: 'redirect',
    redirectUrl: `${portalOrigin}/catalog?a=b#c`,
    env: 'default',
  })
})
