// Messages that the refresh worker accepts: it sends only refreshes.

import { describe, expect, it } from '@jest/globals'
import {
  isWorkerReply,
  providerOfUrl,
  readWorkerRequest,
  workerMessage,
  type WorkerRequest,
} from '../../../src/model/session/refreshMessages.ts'

const provider = 'https://backend.example/api/auth/okta'
const refresh: WorkerRequest = {
  type: 'refresh',
  url: `${provider}/refresh?scope=a%20b&env=default`,
  mayBeKept: true,
}

describe('a request', () => {
  it.each([refresh, { type: 'forget' }, { type: 'signOut', provider }] as const)(
    'is read as it was written: %j',
    (request) => {
      expect(readWorkerRequest(structuredClone(workerMessage(request)))).toEqual(request)
    },
  )

  it.each([
    ['nothing', null],
    ['text', 'refresh'],
    ['another version', { ...refresh, version: 2 }],
    ['no version', refresh],
    ['another type', workerMessage({ ...refresh, type: 'fetch' as 'refresh' })],
    ['no URL', workerMessage({ ...refresh, url: undefined as unknown as string })],
    ['no provider', workerMessage({ type: 'signOut', provider: 1 as unknown as string })],
  ])('is refused where it is %s', (_what, data) => {
    expect(readWorkerRequest(data)).toBeNull()
  })

  it.each([
    'https://backend.example/api/auth/okta/logout?env=default',
    'https://backend.example/api/catalog/entities',
    'https://elsewhere.example/?/refresh',
    'https://elsewhere.example/#/refresh',
    'https://backend.example/api/auth/okta/refresh#fragment',
    'https://backend.example/api/auth/okta/refreshed',
    'data:text/plain,/refresh',
    '/api/auth/okta/refresh',
  ])('is refused for %s', (url) => {
    expect(readWorkerRequest(workerMessage({ ...refresh, url }))).toBeNull()
  })
})

it('names the provider of a refresh, as its sign-out does', () => {
  expect(providerOfUrl(refresh.url)).toBe(provider)
  expect(providerOfUrl(`${provider}/refresh`)).toBe(provider)
})

it.each([
  [{ type: 'accepted' }, true],
  [{ type: 'signedOut' }, true],
  [{ type: 'other' }, false],
  [undefined, false],
])('tells replies from other messages: %j', (data, expected) => {
  expect(isWorkerReply(data)).toBe(expected)
})
