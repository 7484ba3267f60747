// A failing provider, seen through the auth backend and in a browser.

import assert from 'node:assert/strict'
import { after, afterEach, before, it } from 'node:test'
import type { Browser } from 'playwright-core'
import { alice } from '../servers/identityProvider/people.ts'
import type { IdentityProvider } from '../servers/identityProvider/startIdentityProvider.ts'
import { startSite, type TestSite } from '../site/testSite.ts'
import { violationsOf } from './support/accessible.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { authApi, createClient, part, readFrame, signIn } from './support/signIn.ts'

let site: TestSite
let provider: IdentityProvider
let browser: Browser

before(async () => {
  site = await startSite({ identityProvider: { accessTokenLifetime: 5 } })
  assert.ok(site.identityProvider)
  provider = site.identityProvider
  browser = await openBrowser()
})

afterEach(() => {
  provider.faults.end()
})

after(async () => {
  await browser.close()
  await site.stop()
})

const apiOf = (id: string) => authApi(site.backend.url, id, site.url)

async function signedIn(id: string) {
  const client = createClient()
  const { response } = await signIn(client, apiOf(id).start(), alice.name)
  return { client, frame: await readFrame(response) }
}

it('hands out access tokens as short as was asked for', async () => {
  const { frame } = await signedIn('oidc')
  // In whole seconds, counted from the provider's response.
  const lifetime = Number(part(frame.message, 'response.providerInfo.expiresInSeconds'))
  assert.ok(lifetime > 0 && lifetime <= 5, String(lifetime))
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

/** Opens the sign-in in a popup and collects its messages. */
async function openPopup() {
  const { page, context } = await openPage(browser)
  await page.goto(`${site.url}/app-config.yaml`)
  const opened = page.waitForEvent('popup')
  await page.evaluate((url) => {
    const told: unknown[] = []
    addEventListener('message', ({ data }) => told.push(data))
    Object.assign(window, {
      told,
      popup: window.open(url, 'sign-in', 'popup,width=450,height=730'),
    })
  }, apiOf('oidc').start())
  return { page, context, popup: await opened }
}

for (const scheme of ['light', 'dark'] as const) {
  it(`signs in by popup, on an accessible page, in ${scheme}`, async () => {
    const { page, context, popup } = await openPopup()
    await popup.emulateMedia({ colorScheme: scheme })
    const choice = popup.getByRole('button', { name: alice.displayName })
    await choice.waitFor()
    assert.deepEqual(await violationsOf(popup, []), [])
    await choice.click()
    const told = await page.waitForFunction(() =>
      (Reflect.get(window, 'told') as readonly { type: string }[]).find(
        ({ type }) => type === 'authorization_response',
      ),
    )
    const identity = part(await told.jsonValue(), 'response.backstageIdentity.identity')
    assert.equal(part(identity, 'userEntityRef'), `user:default/${alice.name}`)
    await context.close()
  })
}

it('takes the popup from its opener where its pages isolate themselves', async () => {
  provider.faults.begin({ isolated: true })
  const { page, context, popup } = await openPopup()
  await page.waitForFunction(() => (Reflect.get(window, 'popup') as Window).closed)
  const choice = popup.getByRole('button', { name: alice.displayName })
  await choice.waitFor()
  assert.equal(await popup.evaluate(() => window.opener as unknown), null)
  await context.close()
})
