import { describe, expect, it, jest } from '@jest/globals'
import { readCookieExpiry } from '../../../src/model/session/cookieTiming.ts'
import { createPortalFetch, type PortalFetch } from '../../../src/sagas/services/portalFetch.ts'
import { createCookieSession } from '../../../src/sagas/session/services/cookieSession.ts'

const signal = new AbortController().signal

const page = (head: string) => new DOMParser().parseFromString(head, 'text/html')

function open(answer: Partial<Awaited<ReturnType<PortalFetch>>>) {
  const send = jest.fn<PortalFetch>(() =>
    Promise.resolve({ ok: true, status: 200, statusText: 'OK', text: '', ...answer }),
  )
  const fetch = createPortalFetch({
    send,
    token: () => 'a.b.c',
    discovery: () => ({ backend: 'http://backend', plugins: {} }),
  })
  const sent = () =>
    send.mock.calls.map(([url, { method, credentials, headers }]) => ({
      sent: `${String(method)} ${url}`,
      credentials,
      authorization: new Headers(headers).get('authorization'),
    }))
  return { cookie: createCookieSession(fetch, page('')), sent }
}

describe('the date of a cookie', () => {
  it('is what its text says, in milliseconds', () => {
    expect(readCookieExpiry({ expiresAt: '2026-01-01T00:00:00.000Z' })).toBe(Date.UTC(2026, 0, 1))
  })

  it.each([undefined, null, {}, [], { expiresAt: null }, { expiresAt: '' }])(
    'is missing in %j',
    (answer) => {
      expect(() => readCookieExpiry(answer)).toThrow('No expiration date in response')
    },
  )

  it.each([{ expiresAt: 'soon' }, { expiresAt: 17 }, { expiresAt: {} }])(
    'is no date in %j',
    (answer) => {
      expect(() => readCookieExpiry(answer)).toThrow('Invalid expiration date in response')
    },
  )
})

describe('a page', () => {
  it.each([
    ['', false],
    ['<meta name="backstage-app-mode" content="public">', false],
    ['<meta name="app-mode" content="protected">', false],
    ['<meta name="backstage-app-mode" content="protected">', true],
  ])('with %j is protected: %j', (head, isProtected) => {
    const fetch = () => Promise.reject(new Error('asks for nothing'))
    expect(createCookieSession(fetch, page(head)).isProtected()).toBe(isProtected)
  })
})

const address = 'http://backend/api/app/.backstage/auth/v1/cookie'
const how = { credentials: 'include', authorization: 'Bearer a.b.c' }

it('asks the plugin of the app for a cookie, as whoever is signed in', async () => {
  const { cookie, sent } = open({ text: '{"expiresAt":"1970-01-01T00:00:01.000Z"}' })
  expect(await cookie.refresh(signal)).toBe(1_000)
  expect(sent()).toEqual([{ sent: `GET ${address}`, ...how }])
})

it('has it removed', async () => {
  const { cookie, sent } = open({ status: 204 })
  await cookie.remove(signal)
  expect(sent()).toEqual([{ sent: `DELETE ${address}`, ...how }])
})

it('fails where the backend refuses, or answers with something else', async () => {
  const refused = open({ ok: false, status: 401, statusText: 'Unauthorized' }).cookie
  await expect(refused.refresh(signal)).rejects.toMatchObject({
    failure: { kind: 'unauthorized', message: 'Request failed with 401 Unauthorized' },
  })
  await expect(refused.remove(signal)).rejects.toThrow('Request failed with 401 Unauthorized')
  await expect(open({ text: '<html>' }).cookie.refresh(signal)).rejects.toThrow(
    'No expiration date in response',
  )
})
