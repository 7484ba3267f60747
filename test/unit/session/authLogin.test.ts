// A login through the token keeper: window, response, and providers that separate the two.

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import { createVault } from '../../support/authBackend.ts'
import { backendOrigin, portalOrigin } from '../../support/loginWorld.ts'
import { toldBy, tokenOf } from '../../support/tokens.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  jest.useRealTimers()
})

const token = tokenOf({ sub: 'user:default/mona' })
const answer = (scope: string) => ({ providerInfo: { accessToken: token, scope } })
const posted = (scope: string) => ({ type: 'authorization_response', response: answer(scope) })
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)
const refused = { error: { name: 'AuthenticationError', message: 'Missing session cookie' } }

function start(scopes: readonly string[] = ['repo']) {
  const run = createVault()
  const controller = new AbortController()
  const login = run.vault.login('github', scopes, controller.signal)
  return { ...run, controller, login, end: login.catch((thrown: unknown) => thrown) }
}

describe('a login', () => {
  it('opens its window before it returns, 450 by 730', () => {
    const { opened } = start()
    expect(opened[0]?.url.startsWith(`${backendOrigin}/api/auth/github/start?`)).toBe(true)
    expect(Object.fromEntries(new URL(opened[0]?.url ?? '').searchParams)).toEqual({
      scope: 'read:user repo',
      origin: portalOrigin,
      flow: 'popup',
      env: 'default',
    })
    expect(opened[0]?.name).toBe('GitHub Login')
    expect(opened[0]?.features).toContain('width=450,height=730')
  })

  it('gives a session, and keeps its tokens', async () => {
    const run = start()
    run.post(posted('read:user,repo'))
    expect(await run.login).toMatchObject({ scopes: ['read:user', 'repo'], identity: null })
    expect(run.vault.token('github', 'access')).toBe(token)
    expect(run.sent).toEqual([])
  })

  it('that does not bring the scopes says so', async () => {
    const run = start()
    run.post(posted('read:user'))
    expect(await run.end).toMatchObject({
      message: 'Refreshed session did not receive the required scopes',
    })
  })

  it('asks besides for what is held', async () => {
    const run = start()
    run.post(posted('read:user repo'))
    await run.login
    void run.vault.login('github', ['gist'], run.controller.signal)
    expect(new URL(run.popup().url).searchParams.get('scope')).toBe('gist read:user repo')
  })

  it('that nobody waits for closes its window', async () => {
    const run = start()
    run.controller.abort()
    expect(await run.end).toMatchObject({ name: 'AbortError' })
    expect(run.popup().closed).toBe(true)
    expect(run.listening()).toBe(0)
  })

  it('that ends after somebody left brings no tokens', async () => {
    const run = start()
    run.vault.forget()
    run.post(posted('repo'))
    expect(await run.end).toMatchObject({ failure: { kind: 'aborted' } })
    expect(run.vault.token('github', 'access')).toBeNull()
  })

  it('that is blocked or refused says so', async () => {
    const blocked = createVault()
    blocked.behave('blocked')
    const { signal } = new AbortController()
    await expect(blocked.vault.login('github', [], signal)).rejects.toThrow(
      'Failed to open auth popup.',
    )
    const run = start()
    run.post({ type: 'authorization_response', error: { name: 'NotAllowedError', message: 'no' } })
    expect(await run.end).toMatchObject({ name: 'NotAllowedError', message: 'no' })
  })

  it('tells no token, whatever an answer is like', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, key) => {
        const run = start()
        const response = { [key]: value, providerInfo: { [key]: token }, backstageIdentity: value }
        run.post({ type: 'authorization_response', response })
        const end = await run.end
        if (end instanceof Error) expect(toldBy(end)).not.toContain(token)
        expect(JSON.stringify(end)).not.toContain(token)
      }),
    )
  })
})

describe('a login whose window is said to be closed', () => {
  const closed = async (scopes?: readonly string[]) => {
    const run = start(scopes)
    run.leaveForPopup()
    run.popup().close()
    await pass(100)
    expect(run.last().url).toContain('/github/refresh?')
    return run
  }

  it('has its session from the backend, as soon as it is there', async () => {
    const run = await closed()
    run.last().answer(refused, 401)
    await pass(3_000)
    expect(run.sent).toHaveLength(2)
    run.last().answer(answer('repo'))
    expect(await run.login).toMatchObject({ scopes: ['repo'] })
    expect(run.vault.token('github', 'access')).toBe(token)
  })

  it('does not take the session of before for the one with more scopes', async () => {
    const run = await closed(['gist'])
    run.last().answer(answer('read:user'))
    await pass()
    run.comeBack()
    await pass()
    run.last().answer(answer('read:user'))
    expect(await run.end).toMatchObject({ name: 'PopupClosedError' })
  })

  it('was closed, where the person is back without one', async () => {
    const run = await closed()
    run.comeBack()
    run.last().answer(refused, 401)
    await pass()
    run.last().answer(refused, 401)
    expect(await run.end).toMatchObject({ message: 'Login failed, popup was closed' })
  })

  it('says it where nobody could look', async () => {
    const run = await closed()
    run.last().answer('', 500)
    await pass()
    run.comeBack()
    await pass()
    run.last().answer('', 500)
    expect(await run.end).toMatchObject({ failure: { kind: 'serverError' } })
  })

  it.each(['abort', 'forget'] as const)('is looked for no more after %s', async (how) => {
    const run = await closed()
    if (how === 'abort') run.controller.abort()
    else run.vault.forget()
    expect(await run.end).toMatchObject({ name: 'AbortError' })
    const count = run.sent.length
    await pass(10_000)
    expect(run.sent).toHaveLength(count)
    expect(run.listening()).toBe(0)
  })

  it('ends with the provider’s session', async () => {
    const run = await closed()
    run.last().answer(refused, 401)
    const logout = run.vault.logout('github', new AbortController().signal)
    await pass()
    run.last().answer('')
    await logout
    await pass(3_000)
    expect(await run.end).toMatchObject({ failure: { kind: 'aborted' } })
  })
})
