import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { FailureKind } from '../../../src/model/failure.ts'
import {
  authOrigin,
  authRequest,
  logoutUrl,
  refreshUrl,
  startUrl,
} from '../../../src/model/session/authRequests.ts'
import { guestSessionUrl } from '../../../src/model/session/guestSession.ts'
import { readLoginMessage } from '../../../src/model/session/loginMessage.ts'
import { refreshFailureOf } from '../../../src/model/session/refreshFailure.ts'
import { withoutTokens } from '../../../src/model/session/withoutTokens.ts'
import { tokenOf } from '../../support/tokens.ts'

const addresses = {
  appBaseUrl: 'https://portal.example',
  discovery: { backend: 'https://backend.example', plugins: {} },
  authEnvironment: 'default',
}
const base = 'https://backend.example/api/auth'
const page = {
  origin: 'https://portal.example',
  href: 'https://portal.example/a?redirectUrl=https://evil.example#b',
}
const query = (url: string) => Object.fromEntries(new URL(url).searchParams)

describe('requests of the auth backend', () => {
  it('go with the cookie, and a header that other pages cannot send', () => {
    expect(authRequest).toEqual({
      credentials: 'include',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
  })

  it('refresh with scope and env, the same in whatever order', () => {
    const url = refreshUrl(addresses, 'github', ['repo', 'gist'])
    expect(url).toBe(refreshUrl(addresses, 'github', ['gist', 'repo']))
    expect(url.startsWith(`${base}/github/refresh?`)).toBe(true)
    expect(query(url)).toEqual({ scope: 'gist repo', env: 'default' })
  })

  it('are below the address that discovery says', () => {
    const discovery = { ...addresses.discovery, plugins: { auth: 'https://auth.example/x' } }
    expect(logoutUrl({ ...addresses, discovery }, 'okta')).toBe(
      'https://auth.example/x/okta/logout?env=default',
    )
    expect(authOrigin({ ...addresses, discovery })).toBe('https://auth.example')
    expect(authOrigin(addresses)).toBe('https://backend.example')
    expect(guestSessionUrl(addresses)).toBe(`${base}/guest/refresh?env=default`)
    expect(logoutUrl(addresses, '../x')).toBe(`${base}/..%2Fx/logout?env=default`)
  })

  it('start a login in a window', () => {
    const url = startUrl(addresses, 'github', { scopes: ['repo'], flow: 'popup', page })
    expect(url.startsWith(`${base}/github/start?`)).toBe(true)
    expect(query(url)).toEqual({
      scope: 'repo',
      origin: page.origin,
      flow: 'popup',
      env: 'default',
    })
  })

  it('start a login that leads back to this very page, whatever its query says', () => {
    const url = startUrl(addresses, 'github', { scopes: [], flow: 'redirect', page })
    expect(query(url)).toMatchObject({ flow: 'redirect', redirectUrl: page.href })
  })

  it.each([
    'https://evil.example/a',
    'https://portal.example@evil.example/',
    'not a URL',
    '//evil',
    'javascript:x',
  ])('never lead anywhere else: %s', (href) => {
    const at = { ...page, href }
    const url = startUrl(addresses, 'github', { scopes: [], flow: 'redirect', page: at })
    expect(query(url)['redirectUrl']).toBe('https://portal.example/')
  })
})

describe('a message of a login window', () => {
  const jwt = tokenOf({ sub: 'user:default/mona' })

  it('has an answer', () => {
    const answer = { providerInfo: {} }
    expect(readLoginMessage({ type: 'authorization_response', response: answer })).toEqual({
      type: 'answered',
      answer,
    })
  })

  it.each([
    [{ name: 'NotAllowedError', message: 'no' }, 'NotAllowedError', 'no'],
    [{ message: 'no' }, 'Error', 'no'],
    [{ name: jwt, message: `got ${jwt} and ${jwt.split('.')[1] ?? ''}` }, 'Error', 'got … and …'],
    [{ name: 'gho_16C7e42F292c6912E7710c838347Ae178B4a', message: 7 }, 'Error', 'Login failed'],
    ['text', 'Error', 'Login failed'],
    [null, 'Error', 'Login failed'],
  ])('has a refusal: %#', (error, name, message) => {
    const data = { type: 'authorization_response', error, response: { token: jwt } }
    expect(readLoginMessage(data)).toEqual({
      type: 'refused',
      failure: { kind: 'rejected', name, message },
    })
  })

  it('says where it expects the portal', () => {
    const data = { type: 'config_info', targetOrigin: 'http://localhost:3000' }
    expect(readLoginMessage(data)).toEqual({ ...data, type: 'addressed' })
  })

  it.each([
    null,
    undefined,
    'authorization_response',
    [],
    { type: 'authorization_response' },
    { type: ['authorization_response'], response: {} },
    { type: 'Authorization_Response', response: {} },
    { type: 'config_info' },
    { type: 'config_info', targetOrigin: 'call 555 and say your password' },
    { type: 'config_info', targetOrigin: 'https://a.example/path' },
    JSON.parse('{"__proto__": {"type": "authorization_response", "response": {}}}'),
    Object.create({ type: 'authorization_response', response: {} }),
    Object.assign(Object.create({ response: {} }) as object, { type: 'authorization_response' }),
  ])('is nothing else: %j', (data: unknown) => {
    expect(readLoginMessage(data)).toBeUndefined()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (data) => {
        expect(readLoginMessage(data)).toBeUndefined()
      }),
    )
  })
})

describe('words of others', () => {
  it.each([
    ['idp.staging.example.com says no', 'idp.staging.example.com says no'],
    ['Refresh failed; caused by InputError: Missing session cookie', undefined],
    [`Bearer ${tokenOf({})}`, 'Bearer …'],
    ['eyJhbGciOi.cut', '…'],
    ['x'.repeat(31), undefined],
    ['x'.repeat(32), '…'],
  ])('are kept without tokens: %s', (text, expected = text) => {
    expect(withoutTokens(text)).toBe(expected)
  })
})

describe('a refresh that the backend refuses', () => {
  const kindOf = (message: string, kind: FailureKind = 'unauthorized', isHeld = true) =>
    refreshFailureOf({ kind, name: 'AuthenticationError', message }, isHeld).kind

  it.each([
    'Refresh failed; caused by Error: connect ECONNREFUSED 127.0.0.1:9999',
    'Refresh failed; caused by Error: read ECONNRESET',
    'Refresh failed; caused by RPError: outgoing request timed out after 3500ms',
    'Refresh failed; caused by OPError: expected 200 OK, got: 503 Service Unavailable',
    'Refresh failed; caused by TypeError: fetch failed',
    // The backend's messages for a failing provider: OpenID Connect, GitHub and GitLab.
    'Refresh failed; caused by OPError: expected 200 OK, got: 500 Internal Server Error',
    'Refresh failed; caused by InternalOAuthError: Failed to fetch user profile (status: 500 data: Out of order)',
    'Refresh failed; caused by Error: Failed to refresh access token; caused by Error: read ECONNRESET',
  ])('may succeed later, where nobody could ask the provider: %s', (message) => {
    expect(kindOf(message)).toBe('serverError')
  })

  it.each([
    'Refresh failed; caused by InputError: Missing session cookie',
    'Refresh failed; caused by OPError: invalid_grant (grant request is invalid)',
    'Refresh failed; caused by Error: Invalid access token',
    'Refresh failed; caused by InternalOAuthError: Failed to fetch user profile (status: 401 data: )',
  ])('is final else: %s', (message) => {
    expect(kindOf(message)).toBe('unauthorized')
  })

  it('may succeed later where it may be either, while there is a session to keep', () => {
    const either =
      "Refresh failed; caused by Error: Failed to refresh access token; caused by Error: unknown error '[object Object]'"
    expect(kindOf(either)).toBe('serverError')
    expect(kindOf(either, 'unauthorized', false)).toBe('unauthorized')
  })

  it('is nothing but a 401', () => {
    expect(kindOf('timed out', 'forbidden')).toBe('forbidden')
  })
})
