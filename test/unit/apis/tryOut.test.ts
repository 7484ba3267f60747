// Requests to APIs: only to the chosen server, with the portal's token only through its own proxy.

import { describe, expect, it } from '@jest/globals'
import { readApiProxies } from '../../../src/model/apis/apiDocsConfig.ts'
import { credentialPlacesOf } from '../../../src/model/apis/credentials.ts'
import {
  requestOf,
  targetsOf,
  type TryOutDraft,
  type TryOutRequest,
  type TryOutTarget,
} from '../../../src/model/apis/tryOut.ts'
import { ConfigReader } from '../../../src/model/config/configReader.ts'
import { createTryOutClient } from '../../../src/sagas/apis/services/tryOutClient.ts'
import { createPortalFetch } from '../../../src/sagas/services/portalFetch.ts'

const direct: TryOutTarget = {
  way: 'direct',
  server: 'https://a.example/v1',
  base: 'https://a.example/v1',
}
const proxied: TryOutTarget = {
  way: 'proxy',
  server: 'https://a.example/v1',
  base: 'plugin://proxy/a/v1',
}
const draft: TryOutDraft = { method: 'GET', path: '/items/{id}', target: direct, values: [] }

it('offers the proxy first, and nothing that is no web address', () => {
  const servers = [
    'https://a.example/v1/',
    '/relative',
    'javascript:alert(1)',
    'https://u:p@b.example',
    'http://c.example',
  ].map((url) => ({ url }))
  expect(targetsOf(servers, [{ server: 'https://a.example', path: '/a/' }])).toEqual([
    proxied,
    direct,
    { way: 'direct', server: 'http://c.example', base: 'http://c.example' },
  ])
  // The same prefix, but another host.
  expect(
    targetsOf([{ url: 'https://a.example.evil' }], [{ server: 'https://a.example', path: '/a' }]),
  ).toHaveLength(1)
})

it('encodes what was typed, and leaves out what was not', () => {
  const request = requestOf({
    ...draft,
    values: [
      { place: 'path', name: 'id', value: 'a/b?c' },
      { place: 'query', name: 'q', value: 'x&y' },
      { place: 'query', name: 'empty', value: '' },
      { place: 'header', name: 'X-Key', value: 'k' },
      { place: 'header', name: 'bad name', value: 'k' },
      { place: 'header', name: 'X-Break', value: 'a\r\nb: c' },
      { place: 'cookie', name: 'session', value: 's' },
    ],
    body: { mediaType: 'application/json', text: '{}' },
  })
  expect(request).toEqual({
    way: 'direct',
    method: 'GET',
    address: 'https://a.example/v1/items/a%2Fb%3Fc?q=x%26y',
    headers: { 'X-Key': 'k', 'content-type': 'application/json' },
    body: '{}',
  })
})

it.each([
  ['/../catalog', ''],
  ['/a/../../catalog', ''],
  ['/%2e%2e/catalog', ''],
  ['/..%2fcatalog', ''],
  ['/..\\catalog', ''],
  ['@evil.example', ''],
  ['/items/{id}/x', '..'],
  ['/items/{id}', '.'],
])('a path does not lead out of its server: %s %s', (path, value) => {
  for (const target of [direct, proxied])
    expect(
      requestOf({ ...draft, path, target, values: [{ place: 'path', name: 'id', value }] }),
    ).toBeUndefined()
})

it('asks for keys where they can be sent, and for no Authorization before the proxy', () => {
  const schemes = [
    { name: 'key', type: 'apiKey', detail: 'header · X-Key', scopes: [] },
    { name: 'cookie', type: 'apiKey', detail: 'cookie · sid', scopes: [] },
    { name: 'jwt', type: 'http', detail: 'bearer', scopes: [] },
  ]
  const names = (way: TryOutTarget['way']) =>
    credentialPlacesOf(schemes, ['key', 'cookie', 'jwt'], way).map(
      ({ name, prefix }) => prefix + name,
    )
  expect(names('direct')).toEqual(['X-Key', 'sid', 'Bearer Authorization'])
  expect(names('proxy')).toEqual(['X-Key', 'sid'])
})

describe('the client', () => {
  const discovery = { backend: 'http://localhost:7007', plugins: {} }
  /** `blocked`: the address that the page's policy refuses. */
  function createDesk(fails = false, blocked?: string) {
    const sent: { readonly url: string; readonly init: RequestInit }[] = []
    const page = new EventTarget() as unknown as Document
    const send = (url: string, init: RequestInit) => {
      sent.push({ url, init })
      if (url === blocked)
        page.dispatchEvent(
          Object.assign(new Event('securitypolicyviolation'), { blockedURI: blocked }),
        )
      return fails
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ ok: true, status: 200, statusText: 'OK', text: '{}' })
    }
    const fetch = createPortalFetch({
      send,
      token: () => 'portal-token',
      discovery: () => discovery,
    })
    return { client: createTryOutClient({ backend: { send }, fetch, page }), sent }
  }
  const request = (way: TryOutTarget['way'], address: string): TryOutRequest => ({
    way,
    method: 'GET',
    address,
    headers: {},
    body: null,
  })
  const { signal } = new AbortController()
  const bearerOf = (init: RequestInit | undefined) =>
    new Headers(init?.headers).get('authorization')

  it('sends the portal’s token through its own proxy only, not even to its own backend', async () => {
    const { client, sent } = createDesk()
    for (const one of [
      request('proxy', 'plugin://proxy/a/v1'),
      request('direct', 'https://a.example/v1'),
      request('direct', 'http://localhost:7007/api/catalog/entities'),
    ]) {
      client.keep(one)
      await client.send(signal)
    }
    expect(
      sent.map(({ url, init }) => [url, bearerOf(init), init.credentials, init.redirect]),
    ).toEqual([
      ['http://localhost:7007/api/proxy/a/v1', 'Bearer portal-token', 'omit', 'error'],
      ['https://a.example/v1', null, 'omit', 'error'],
      ['http://localhost:7007/api/catalog/entities', null, 'omit', 'error'],
    ])
    expect(sent.map(({ init }) => init.referrerPolicy)).toEqual(Array(3).fill('no-referrer'))
    expect(client.answer()?.text).toBe('{}')
    client.forget()
    expect(client.answer()).toBeNull()
  })

  it('sends nothing twice', async () => {
    const { client, sent } = createDesk()
    client.keep(request('direct', 'https://a.example'))
    await client.send(signal)
    await expect(client.send(signal)).rejects.toMatchObject({ fault: 'interrupted' })
    expect(sent).toHaveLength(1)
  })

  it('tells a refusal of the page’s own policy from a host that does not answer', async () => {
    const { client } = createDesk(true, 'https://a.example/blocked')
    client.keep(request('direct', 'https://a.example/blocked'))
    await expect(client.send(signal)).rejects.toMatchObject({ fault: 'policy' })
    client.keep(request('direct', 'https://a.example/x'))
    await expect(client.send(signal)).rejects.toMatchObject({ fault: 'unreachable' })
  })
})

it('reads the proxies of the configuration, and refuses what is none', () => {
  const read = (proxies: readonly { server: string; path: string }[]) =>
    readApiProxies(
      new ConfigReader([
        { context: 'test', data: { app: { apiDocs: { proxies: [...proxies] } } } },
      ]),
    )
  const fine = { server: 'https://a.example', path: '/orders/v2' }
  expect(read([fine])).toEqual([fine])
  expect(() => read([{ ...fine, server: 'javascript:x' }])).toThrow('must be an http or https URL')
  expect(() => read([{ ...fine, path: '/../catalog' }])).toThrow('must be an endpoint of the proxy')
})
