import { expect, it, jest } from '@jest/globals'
import { type ProviderSession, type AccessOptions } from '../../../src/model/session/person.ts'
import { createAuthApi } from '../../../src/sagas/session/services/authApi.ts'

const session: ProviderSession = {
  scopes: ['repo'],
  expiresAt: null,
  identityExpiresAt: null,
  profile: { email: 'mona@example' },
  identity: { userEntityRef: 'user:default/mona', ownershipEntityRefs: [] },
}

function start(got: ProviderSession | null = session, isRedirecting = false) {
  const request = jest.fn<(id: string, options: AccessOptions) => Promise<ProviderSession | null>>()
  request.mockResolvedValue(got)
  const api = createAuthApi({
    access: { request, onRequest: () => () => undefined },
    providers: { token: (id, kind) => `${id} ${kind}` },
    isRedirecting: () => isRedirecting,
  })
  const asked = () => request.mock.calls
  return { api, asked }
}

it('gives each token and record of a session', async () => {
  const { api, asked } = start()
  expect(await api.getAccessToken('github', 'repo  gist')).toBe('github access')
  expect(await api.getIdToken('oidc')).toBe('oidc id')
  expect(await api.getProfile('oidc')).toEqual({ email: 'mona@example' })
  expect(await api.getBackstageIdentity('oidc')).toEqual({
    type: 'user',
    token: 'oidc backstage',
    ...session.identity,
  })
  expect(asked().map(([id, { scopes }]) => [id, scopes])).toEqual([
    ['github', ['repo', 'gist']],
    ['oidc', ['openid']],
    ['oidc', []],
    ['oidc', []],
  ])
})

it('has nothing where it is optional, and there is none', async () => {
  const { api, asked } = start(null)
  const options = { optional: true, instantPopup: true }
  expect(await api.getAccessToken('github', [], options)).toBe('')
  expect(await api.getIdToken('github', options)).toBe('')
  expect(await api.getProfile('github', options)).toBeUndefined()
  expect(await api.getBackstageIdentity('github', options)).toBeUndefined()
  expect(asked()[0]).toEqual(['github', { scopes: [], isOptional: true }])
})

it.each([
  [false, 'popup'],
  [true, 'redirect'],
])('asks in a click, where pages are left for it: %s', async (isRedirecting, instantly) => {
  const { api, asked } = start(session, isRedirecting)
  await api.getAccessToken('github', [], { instantPopup: true })
  expect(asked()[0]?.[1]).toEqual({ scopes: [], isOptional: false, instantly })
})

it('has no identity of a provider that signs nobody in', async () => {
  const { api } = start({ ...session, identity: null })
  expect(await api.getBackstageIdentity('github')).toBeUndefined()
})
