// Sign-in with a real provider through the real auth backend: start, provider page, frame, refresh, logout.

import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import {
  alice,
  bob,
  stranger,
  unverified,
  type Person,
} from '../../servers/identityProvider/people.ts'
import { startIdentityProvider } from '../../servers/identityProvider/startIdentityProvider.ts'
import { askBackend } from '../../site/askBackend.ts'
import { eventually } from '../../site/eventually.ts'
import type { Beside } from './beside.ts'
import { authApi, createClient, part, readFrame, signIn } from './signIn.ts'

const ids = ['oidc', 'github', 'gitlab'] as const
const rotating = ['oidc', 'gitlab'] as const
const refOf = ({ name }: Person) => `user:default/${name}`
const groups = new Map([
  [alice, ['group:default/payments-team']],
  [bob, ['group:default/payments-team', 'group:default/platform-team']],
])

const claimsOf = (token: unknown): unknown =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString())

export function identityProvider({ backendUrl, portalUrl, config, provider }: Beside) {
  const apiOf = (id: string) => authApi(backendUrl, id, portalUrl)

  describe('an identity provider', () => {
  before(() => eventually('people are members of their groups', async () => {
    const paths = [...groups.keys()].map(({ name }) => `/user/default/${name}`)
    const entities = await Promise.all(
      paths.map((path) => askBackend(backendUrl, `/api/catalog/entities/by-name${path}`)),
    )
    return entities.every((entity) => JSON.stringify(entity).includes('memberOf","targetRef'))
  }))

for (const id of ids) {
  for (const [person, owned] of groups) {
    it(`signs ${person.name} in and out by ${id}`, async () => {
      const api = apiOf(id)
      const client = createClient()
      const { response, url } = await signIn(client, api.start(), person.name)
      const { message, origin } = await readFrame(response)
      assert.equal(origin, portalUrl)
      assert.equal(message['type'], 'authorization_response')
      // In whole seconds, counted from the provider's response.
      const lifetime = part(message, 'response.providerInfo.expiresInSeconds')
      if (id === 'github') assert.equal(lifetime, undefined)
      else assert.ok(Number(lifetime) > 40 && Number(lifetime) <= 50, String(lifetime))

      const refreshed = await api.refresh(client)
      assert.equal(refreshed.status, 200)
      for (const answer of [message['response'], refreshed.json]) {
        assert.equal(part(answer, 'profile.displayName'), person.displayName)
        assert.equal(part(answer, 'profile.email'), person.email)
        const claims = claimsOf(part(answer, 'backstageIdentity.token'))
        assert.equal(part(claims, 'sub'), refOf(person))
        assert.deepEqual(part(claims, 'ent'), [refOf(person), ...owned])
        assert.deepEqual(part(answer, 'backstageIdentity.identity'), {
          type: 'user',
          userEntityRef: refOf(person),
          ownershipEntityRefs: [refOf(person), ...owned],
        })
        const accessToken = part(answer, 'providerInfo.accessToken')
        assert.ok(provider.issued.secrets().includes(String(accessToken)))
      }
      assert.ok(provider.issued.secrets().includes(new URL(url).searchParams.get('code') ?? ''))

      const before = client.copy()
      assert.equal((await api.logout(client)).status, 200)
      const over = await api.refresh(client)
      assert.equal(over.status, 401)
      assert.equal(over.message, 'Refresh failed; caused by InputError: Missing session cookie')
      // Only the module for OpenID Connect notifies the provider.
      assert.equal((await api.refresh(before)).status, id === 'oidc' ? 401 : 200)
    })
  }

  const refusals: readonly (readonly [Person | undefined, RegExp])[] = [
    [undefined, /^Authentication rejected, .*The user refused/],
    [stranger, /^Failed to sign-in, unable to resolve user identity/],
    [
      unverified,
      id === 'oidc' ? /^Your e-mail address is not verified/ : /^Login failed, .*contain an email$/,
    ],
  ]
  for (const [person, expected] of refusals) {
    it(`does not sign in ${person?.name ?? 'whoever refuses'} by ${id}, and says why`, async () => {
      const api = apiOf(id)
      const client = createClient()
      const { response } = await signIn(client, api.start(), person?.name)
      const { message, origin } = await readFrame(response)
      assert.equal(origin, portalUrl)
      assert.equal(message['response'], undefined)
      assert.match(String(part(message, 'error.message')), expected)
      assert.equal((await api.refresh(client)).status, 401)

      const back = `${portalUrl}/catalog?filters=kept`
      const redirected = apiOf(id).start({ flow: 'redirect', redirectUrl: back })
      const { url } = await signIn(createClient(), redirected, person?.name)
      assert.ok(url.startsWith(`${back}&error=`), url)
      assert.match(new URL(url).searchParams.get('error') ?? '', expected)
      assert.ok(!url.includes('%40'), 'no e-mail address in a URL')
    })
  }

  it(`leads back to the page by ${id} where that was asked for, with the session in a cookie`, async () => {
    const back = `${portalUrl}/catalog?filters=kept`
    const client = createClient()
    const { url } = await signIn(
      client,
      apiOf(id).start({ flow: 'redirect', redirectUrl: back }),
      bob.name,
    )
    assert.equal(url, back)
    const { status, json } = await apiOf(id).refresh(client)
    assert.equal(status, 200)
    assert.equal(part(json, 'backstageIdentity.identity.userEntityRef'), refOf(bob))
  })
}

for (const id of rotating) {
  it(`refreshes by ${id} ten times in a row, each time with another cookie`, async () => {
    const client = createClient()
    await signIn(client, apiOf(id).start(), alice.name)
    const cookies = new Set<string>()
    const { refresh_token: earlier = 0 } = provider.issued.grants()
    for (let count = 0; count < 10; count++) {
      assert.equal((await apiOf(id).refresh(client)).status, 200)
      cookies.add(client.cookies().find(({ name }) => name === `${id}-refresh-token`)?.value ?? '')
    }
    assert.equal(cookies.size, 10)
    assert.equal(provider.issued.grants()['refresh_token'], earlier + 10)
    for (const cookie of cookies) assert.ok(provider.issued.secrets().includes(cookie))
  })

  it(`ends the session by ${id} when two refresh with the same cookie`, async () => {
    const client = createClient()
    await signIn(client, apiOf(id).start(), alice.name)
    const pair = [client.copy(), client.copy()]
    const answers = await Promise.all(pair.map((one) => apiOf(id).refresh(one)))
    assert.ok(answers.some(({ status }) => status === 401))
    for (const one of pair) assert.equal((await apiOf(id).refresh(one)).status, 401)
  })
}

it('keeps a session by github however many refresh: its token does not change', async () => {
  const client = createClient()
  await signIn(client, apiOf('github').start(), alice.name)
  const pair = [client.copy(), client.copy()]
  const answers = await Promise.all(pair.map((one) => apiOf('github').refresh(one)))
  assert.deepEqual(
    [...answers, await apiOf('github').refresh(client)].map(({ status }) => status),
    [200, 200, 200],
  )
})

const wrongStarts = [
  ['no environment', '', 400],
  ['an unknown environment', '?env=production', 404],
  ['an origin elsewhere', '?env=default&origin=http://elsewhere.example', 403],
] as const
for (const [what, query, status] of wrongStarts) {
  it(`does not start with ${what}`, async () => {
    const answer = await fetch(`${backendUrl}/api/auth/oidc/start${query}`)
    assert.equal(answer.status, status)
  })
}

it('refreshes for pages only, which can set a header', async () => {
  const client = createClient()
  await signIn(client, apiOf('oidc').start(), alice.name)
  const answer = await client.send(`${backendUrl}/api/auth/oidc/refresh?env=default`)
  assert.equal(answer.status, 401)
})

it('asks each time, unless it is to remember', async () => {
  const client = createClient()
  await signIn(client, apiOf('oidc').start(), alice.name)
  const again = await signIn(client, apiOf('oidc').start(), bob.name)
  const { message } = await readFrame(again.response)
  const signedIn = part(message, 'response.backstageIdentity.identity.userEntityRef')
  assert.equal(signedIn, refOf(bob))

  const other = await startIdentityProvider({
    port: 0,
    backendUrl: backendUrl,
    isRemembering: true,
  })
  const { search } = new URL(
    (await client.send(apiOf('oidc').start())).headers.get('location') ?? '',
  )
  await signIn(client, `${other.url}/auth${search}`, alice.name)
  const answer = await client.send(`${other.url}/auth${search}`)
  await other.stop()
  assert.match(answer.headers.get('location') ?? '', /handler\/frame\?code=/)
})

it('tells the page which providers there are, and no secret', async () => {
  const { secrets } = provider.issued
  for (const text of [JSON.stringify(config), await (await fetch(`${backendUrl}/`)).text()]) {
    assert.match(text, /github/)
    for (const secret of [provider.clientSecret, 'portico-oidc', provider.url, ...secrets()])
      assert.ok(!text.includes(secret))
  }
  assert.deepEqual(part(config, 'auth.environment'), 'default')
  assert.deepEqual(Object.keys(part(config, 'auth.providers') ?? {}), [
    'guest',
    'oidc',
    'github',
    'gitlab',
    'microsoft',
  ])
})
  })
}
