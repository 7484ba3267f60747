// Windows and addresses that try to sign a user in; none succeeds.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Frame, Page } from 'playwright-core'
import { alice, bob } from '../../servers/identityProvider/people.ts'
import { becomes } from '../support/becomes.ts'
import { keepTraces } from '../support/secrets.ts'
import {
  openPopup,
  personButton,
  signedIn,
  signInButton,
  type SignInSite,
} from '../support/signInPage.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const mallory = 'user:default/mallory'
const forgedToken = `${encode({ alg: 'none' })}.${encode({ sub: mallory, ent: [mallory], exp: 4_102_444_800 })}.forged`
/** As well-formed as the backend's own message. */
const forged = {
  type: 'authorization_response',
  response: {
    profile: { displayName: 'Mallory', email: 'mallory@elsewhere.example' },
    providerInfo: { accessToken: 'forged-access-token', scope: 'openid', expiresInSeconds: 3_600 },
    backstageIdentity: {
      token: forgedToken,
      expiresInSeconds: 3_600,
      identity: { type: 'user', userEntityRef: mallory, ownershipEntityRefs: [mallory] },
    },
  },
}
const secrets = [forgedToken, 'forged-access-token']
const elsewhere = 'http://elsewhere.example'

/** Posts a message from a page or frame; earlier messages have been handled when it resolves. */
async function post(from: Page | Frame, to: 'opener' | 'parent', message: unknown): Promise<void> {
  await from.evaluate(
    ([name, data]) => {
      const target = Reflect.get(window, name) as Window
      target.postMessage(data, '*')
    },
    [to, message] as const,
  )
}

/** Counts the messages that the page receives, after the portal has handled them. */
async function countMessages(page: Page): Promise<(count: number) => Promise<void>> {
  await page.evaluate(() => {
    Object.assign(window, { heard: 0 })
    addEventListener('message', () => {
      setTimeout(() => {
        Object.assign(window, { heard: Number(Reflect.get(window, 'heard')) + 1 })
      })
    })
  })
  return async (count) => {
    // The page is behind other windows, where it draws no frames.
    await becomes(() => page.evaluate(() => Number(Reflect.get(window, 'heard'))), count)
  }
}

/** A window opened by the page, as by a link in a description. */
async function openOther(page: Page, url: string): Promise<Page> {
  await page.context().route(url, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const opened = page.waitForEvent('popup')
  await page.evaluate((address) => {
    window.open(address)
  }, url)
  const other = await opened
  await other.waitForURL(url)
  return other
}

async function openFrame(page: Page, url: string): Promise<Frame> {
  await page.context().route(url, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const element = await page.evaluateHandle((address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
    return frame
  }, url)
  const frame = await element.contentFrame()
  assert.ok(frame)
  await frame.waitForURL(url)
  return frame
}

const recordOf = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'porticoLog') as () => string)())

/** Without what the page tells by itself after a while. */
const eventsOf = async (page: Page) =>
  (JSON.parse(await recordOf(page)) as readonly { readonly type: string }[]).filter(
    ({ type }) => !/^(?:backend\/internalSubscriptions|pluginBill)\//.test(type),
  )

const names = ['token', 'access_token', 'id_token', 'refresh_token']

export function attacks({ site, open, openSignIn, finish }: SignInSite) {
  describe('attacks', () => {
    it('hears nobody but the window it opened, from the backend, while that is open', async () => {
      const opened = await openSignIn()
      const { page, context } = opened
      // As with a weaker policy that allows frames.
      await context.route(page.url(), async (route) => {
        const response = await route.fetch()
        const headers = { ...response.headers(), 'content-security-policy': '' }
        await route.fulfill({ response, headers })
      })
      await page.reload()
      await signInButton(page, 'oidc').waitFor()
      const heard = await countMessages(page)
      const popup = await openPopup(page)

      // Another window and a frame, from another origin and from the backend's; the right window on another page.
      await post(await openOther(page, `${elsewhere}/window`), 'opener', forged)
      await post(await openOther(page, `${site.backend.url}/window`), 'opener', forged)
      await post(await openFrame(page, `${elsewhere}/frame`), 'parent', forged)
      await post(await openFrame(page, `${site.backend.url}/frame`), 'parent', forged)
      await post(popup, 'opener', forged)
      await page.evaluate((message) => {
        postMessage(message)
      }, forged)
      await heard(6)
      await page.getByText('Complete sign-in in the popup.').waitFor()

      await personButton(popup, bob).click()
      await signedIn(page, bob)
      assert.doesNotMatch(await recordOf(page), /mallory/i)
      await finish(opened, secrets)
    })

    it('hears nobody before a login, nor after it', async () => {
      const opened = await openSignIn()
      const { page } = opened
      const heard = await countMessages(page)
      const other = await openOther(page, `${elsewhere}/window`)
      const backend = await openOther(page, `${site.backend.url}/window`)
      const before = await eventsOf(page)
      await post(other, 'opener', forged)
      await post(backend, 'opener', forged)
      await heard(2)
      assert.deepEqual(await eventsOf(page), before)
      assert.equal(await signInButton(page, 'oidc').isVisible(), true)

      const popup = await openPopup(page)
      await personButton(popup, alice).click()
      await signedIn(page, alice)
      await post(other, 'opener', forged)
      await post(backend, 'opener', forged)
      // Two messages of the real window: its target origin, and the session.
      await heard(6)
      assert.doesNotMatch(await recordOf(page), /mallory/i)
      await finish(opened, secrets)
    })

    it('is in nobody else’s frame, and has no hold on who opened it', async () => {
      const opened = await open()
      const { page, context } = opened
      await context.route(`${elsewhere}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<iframe src="${site.url}/"></iframe>` }),
      )
      await page.goto(`${elsewhere}/framing`)
      const [, frame] = page.frames()
      assert.match(frame?.url() ?? '', /^chrome-error:/)

      const popup = page.waitForEvent('popup')
      await page.evaluate((url) => {
        Object.assign(window, { portal: window.open(url) })
      }, site.url)
      const portal = await popup
      await signInButton(portal, 'oidc').waitFor()
      assert.equal(await portal.evaluate(() => window.opener as unknown), null)
      assert.equal(
        await page.evaluate(() => (Reflect.get(window, 'portal') as Window).closed),
        true,
      )
      await context.close()
    })

    it('says which origin the backend expected where that is another', async () => {
      const opened = await openSignIn()
      const { page, context } = opened
      await context.route('**/api/auth/oidc/start?*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
      )
      const heard = await countMessages(page)
      const popup = await openPopup(page)
      await post(popup, 'opener', { type: 'config_info', targetOrigin: 'http://other.example' })
      await heard(1)
      await popup.close()
      await page
        .getByRole('alert')
        .getByText('Login failed, Incorrect app origin, expected http://other.example')
        .waitFor()
      await finish(opened, secrets)
    })

    for (const isRemembered of [false, true]) {
      it(`neither keeps nor uses a token in its address, ${isRemembered ? 'with' : 'without'} a session`, async () => {
        const opened = await open({ isRemembered })
        const { page, requests } = opened
        const clean = `${site.url}/settings?tab=1`
        const authorizations: string[] = []
        page.on('request', (request) => {
          authorizations.push(request.headers()['authorization'] ?? '')
        })
        await page.addInitScript(() => {
          const seen: string[] = []
          const fetch = window.fetch.bind(window)
          window.fetch = (...all) => {
            seen.push(location.href)
            return fetch(...all)
          }
          Object.assign(window, { seen })
        })
        const all = new URLSearchParams(names.map((name) => [name, forgedToken])).toString()
        await page.goto(`${site.url}/settings?tab=1&${all}#${all}`)
        const settled = isRemembered
          ? page.getByTitle('Signed in as guest')
          : signInButton(page, 'oidc')
        await settled.waitFor({ state: 'attached' })
        assert.equal(page.url(), clean)
        // Before any user interaction.
        const seen = await page.evaluate(() => Reflect.get(window, 'seen') as readonly string[])
        assert.ok(seen.length > 0 || !isRemembered)
        assert.ok(seen.every((address) => address === clean))
        assert.ok(authorizations.every((header) => !header.includes(forgedToken)))
        assert.ok(requests.slice(1).every((request) => !request.includes(forgedToken)))
        assert.doesNotMatch(await recordOf(page), /mallory/i)
        // The browser's own entries for typed addresses are ignored.
        keepTraces(page, site.url)
        await finish(opened, secrets)
      })
    }

    it('follows nobody to a token by its own history', async () => {
      const opened = await open({ isRemembered: true })
      const { page } = opened
      await page.goto(`${site.url}/settings?access_token=${forgedToken}`)
      await page.getByTitle('Signed in as guest').waitFor({ state: 'attached' })
      keepTraces(page, site.url)
      await page.getByRole('link', { name: 'Catalog' }).first().click()
      await page.getByRole('link', { name: 'Checkout Service' }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'Settings' }).waitFor()
      assert.equal(page.url(), `${site.url}/settings`)
      await finish(opened, secrets)
    })
  })
}
