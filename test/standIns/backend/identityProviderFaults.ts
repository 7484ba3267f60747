// A failing provider, seen through the auth backend.

import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { alice } from '../../servers/identityProvider/people.ts'
import type { Beside } from './beside.ts'
import { authApi, createClient, part, readFrame, signIn } from './signIn.ts'

export function identityProviderFaults({ backendUrl, portalUrl, provider }: Beside) {
  const apiOf = (id: string) => authApi(backendUrl, id, portalUrl)

async function signedIn(id: string) {
  const client = createClient()
  const { response } = await signIn(client, apiOf(id).start(), alice.name)
  return { client, frame: await readFrame(response) }
}


  describe('a failing identity provider', () => {
    afterEach(() => {
      provider.faults.end()
    })

it('holds a refresh until it is released', async () => {
  const { client } = await signedIn('oidc')
  const arrived = provider.issued.arrivals('token')
  provider.faults.begin({ token: 'held' })
  const refreshing = apiOf('oidc').refresh(client)
  await provider.faults.whenHeld('token')
  assert.equal(provider.issued.arrivals('token'), arrived + 1)
  provider.faults.end('token')
  assert.equal((await refreshing).status, 200)
})

it('fails at the endpoint that was named, in either way, and at no other', async () => {
  for (const [fault, expected] of [
    ['status500', /500 Internal Server Error/],
    ['reset', /ECONNRESET/],
  ] as const) {
    const { client } = await signedIn('oidc')
    provider.faults.begin({ token: fault })
    const { status, message } = await apiOf('oidc').refresh(client)
    // The backend answers 401 to every failure.
    assert.equal(status, 401)
    assert.match(String(message), expected)
    const { frame } = await signedIn('oidc')
    assert.match(String(part(frame.message, 'error.message')), expected)
    provider.faults.end('token')
    assert.equal((await apiOf('oidc').refresh(client)).status, 200)
  }
})

it('loses a session whose token was exchanged but whose profile did not come', async () => {
  const { client } = await signedIn('oidc')
  provider.faults.begin({ user: 'status500' })
  assert.equal((await apiOf('oidc').refresh(client)).status, 401)
  provider.faults.end('user')
  assert.equal((await apiOf('oidc').refresh(client)).status, 401)
})

for (const id of ['oidc', 'github', 'gitlab'] as const) {
  it(`refuses to refresh by ${id}, and signs in again`, async () => {
    const { client } = await signedIn(id)
    provider.faults.begin({ refreshRefused: true })
    assert.equal((await apiOf(id).refresh(client)).status, 401)
    const { frame } = await signedIn(id)
    assert.equal(part(frame.message, 'error'), undefined)
    provider.faults.end('refreshRefused')
    assert.equal((await apiOf(id).refresh(client)).status, 200)
  })

  it(`signs in nobody by ${id} while no e-mail address is verified`, async () => {
    provider.faults.begin({ emailsUnverified: true })
    const { frame } = await signedIn(id)
    assert.match(String(part(frame.message, 'error.message')), /not verified|not contain an email/)
  })
}

it('takes and ends faults over loopback, and refuses what is none', async () => {
  const url = `${provider.url}/control/faults`
  const ask = async (method: string, body?: unknown) => {
    const answer = await fetch(url, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    return [answer.status, (await answer.json()) as unknown]
  }
  assert.deepEqual(await ask('PUT', { keys: 'status500' }), [200, { keys: 'status500' }])
  assert.equal((await fetch(`${provider.url}/jwks`)).status, 500)
  for (const none of [{ keys: 'slow' }, { isolated: 'yes' }, { everything: true }, []]) {
    assert.deepEqual(await ask('PUT', none), [400, { keys: 'status500' }])
  }
  assert.deepEqual(await ask('GET'), [200, { keys: 'status500' }])
  assert.deepEqual(await ask('DELETE'), [200, {}])
  assert.equal((await fetch(`${provider.url}/jwks`)).status, 200)
})

  })
}
