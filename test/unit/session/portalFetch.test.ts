import { describe, expect, it } from '@jest/globals'
import { createConfiguration } from '../../../src/sagas/services/configuration.ts'
import { createPortalFetch } from '../../../src/sagas/services/portalFetch.ts'

const discovery = { backend: 'http://backend', plugins: { search: 'http://search/api/search' } }

async function sent(address: string, init: RequestInit = {}, token: string | null = 'signed') {
  const requests: [url: string, authorization: string | null][] = []
  const fetch = createPortalFetch({
    send: (url, { headers }) => {
      requests.push([url, new Headers(headers).get('authorization')])
      return Promise.resolve({ ok: true, status: 200, statusText: 'OK', text: '' })
    },
    token: () => token,
    discovery: () => discovery,
  })
  await fetch(address, init)
  return requests
}

describe('a request of a plugin', () => {
  it.each([
    ['plugin://catalog/entities?limit=1', 'http://backend/api/catalog/entities?limit=1'],
    ['plugin://search/query', 'http://search/api/search/query'],
    ['http://backend/api/proxy/x', 'http://backend/api/proxy/x'],
  ])('to %s goes to %s with the token', async (address, url) => {
    expect(await sent(address)).toEqual([[url, 'Bearer signed']])
  })

  it.each([
    'https://elsewhere.example/',
    'http://backend.evil.example/',
    'http://backend@evil.example/',
  ])('to %s goes without it', async (url) => {
    expect(await sent(url)).toEqual([[url, null]])
  })

  it('keeps a token of its own, and needs none', async () => {
    const own = { headers: { authorization: 'Basic x' } }
    expect(await sent('plugin://catalog/', own)).toEqual([
      ['http://backend/api/catalog/', 'Basic x'],
    ])
    expect(await sent('plugin://catalog/', {}, null)).toEqual([
      ['http://backend/api/catalog/', null],
    ])
  })

  it('is refused where it names no plugin', async () => {
    await expect(sent('plugin://../x')).rejects.toThrow(TypeError)
  })
})

it('the configuration cannot be used before it is loaded', () => {
  const { loaded } = createConfiguration(() => new Promise(() => undefined), 'http://portal/')
  expect(loaded).toThrow('Tried to access config API before config was loaded')
})
