// Sign-in by redirect: the page leaves for the provider and returns.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { alice } from '../../servers/identityProvider/people.ts'
import { spread } from '../support/breadth.ts'
import { openBrowser } from '../support/browser.ts'
import {
  personButton,
  refreshStatus,
  signedIn,
  signInButton,
  type SignInSite,
} from '../support/signInPage.ts'

const filtered = '/catalog?filters%5Bkind%5D=component&filters%5Buser%5D=all#row-3'

// Addresses that bypassed the allow-list of CVE-2026-32235, and similar ones: userinfo,
// backslashes, `//`, unusual letters, ports.
const evil = 'evil.example'
const elsewhere = [
  `https://${evil}`,
  `//${evil}`,
  `///${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `/%09/${evil}`,
  `https:${evil}`,
  `https://localhost@${evil}`,
  `https://localhost:3000@${evil}/`,
  `https://${evil}\\@localhost`,
  `https://${evil}#@localhost`,
  `https://localhost.${evil}`,
  `https://localhost%2e${evil}`,
  `https://${evil}%E3%80%82`,
  `http://localhost:*@${evil}`,
  'javascript:alert(1)',
  'java%0ascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
]
const names = ['redirectUrl', 'returnTo', 'redirect', 'next', 'origin', 'flow', 'provider']
const places = [
  (host: string) => {
    const all = new URLSearchParams(names.map((name) => [name, host])).toString()
    return `/settings?${all}#${all}`
  },
  (host: string) => `/settings?redirectUrl=${host}#${host}`,
  (host: string) => `/${host}`,
]

export function redirect({ site, provider, openSignIn, finish }: SignInSite) {
  describe('redirect', () => {
    before(() => site.serve({ config: { enableExperimentalRedirectFlow: true } }))
    after(() => site.serve())

    for (const id of spread(['oidc', 'github', 'gitlab'] as const, 1)) {
      it(`leaves for ${id}, and comes back signed in to the very same address`, async () => {
        const opened = await openSignIn(filtered)
        const { page, context } = opened
        await signInButton(page, id).click()
        await personButton(page, alice).click()
        await signedIn(page, alice)
        assert.equal(page.url(), site.url + filtered)
        assert.equal(context.pages().length, 1)
        await page.locator('#content tbody tr th a').first().waitFor()
        await finish(opened)
      })
    }

    it('comes back with the reason where the provider refused, once, and stays', async () => {
      const opened = await openSignIn(filtered)
      const { page } = opened
      await signInButton(page, 'oidc').click()
      const refuse = page.getByRole('button', { name: 'Refuse' })
      await refuse.waitFor()
      const asked = provider.issued.arrivals('authorize')
      await refuse.click()
      const failure = page.getByRole('region', { name: 'Halden ID' }).getByRole('alert')
      await failure.getByText(/access_denied.*refused/).waitFor()
      assert.equal(page.url(), site.url + filtered)
      assert.equal(await refreshStatus(opened, site, 'oidc'), 401)
      await page.reload()
      await signInButton(page, 'oidc').waitFor()
      assert.equal(await failure.count(), 0)
      // Only the sign-in that the user started, until its end.
      assert.equal(provider.issued.arrivals('authorize') - asked, 1)
      await signInButton(page, 'oidc').click()
      await personButton(page, alice).click()
      await signedIn(page, alice)
      assert.equal(page.url(), site.url + filtered)
      await finish(opened)
    })

    for (const keepsPages of [false, true]) {
      const how = keepsPages ? 'is shown as it was left' : 'is loaded'
      it(`waits for nothing where the person goes back instead, and the page ${how}`, async (t) => {
        const another = await openBrowser({ isComplete: keepsPages })
        t.after(() => another.close())
        const opened = await openSignIn(filtered, {}, another)
        const { page } = opened
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => {
            sessionStorage.setItem('shownAsLeft', String(persisted))
          })
        })
        await signInButton(page, 'oidc').click()
        await personButton(page, alice).waitFor()
        await page.goBack({ waitUntil: 'commit' })
        await page.waitForFunction(
          (expected) => sessionStorage.getItem('shownAsLeft') === expected,
          keepsPages ? 'true' : null,
        )
        const leaving = page.getByText('Redirecting to Halden ID…')
        await leaving.waitFor({ state: 'detached' })
        await signInButton(page, 'oidc').waitFor()
        assert.equal(page.url(), site.url + filtered)
        assert.equal(await page.getByRole('alert').count(), 0)
        await signInButton(page, 'oidc').click()
        await personButton(page, alice).click()
        await signedIn(page, alice)
        assert.equal(page.url(), site.url + filtered)
        await finish(opened)
      })
    }

    it('tells nobody what somebody else wrote into an address as the reason of a refusal', async () => {
      const words = 'Your account is locked. Call 555-0100.'
      const opened = await openSignIn(`/settings?error=${encodeURIComponent(words)}`)
      const { page } = opened
      assert.equal(await page.getByText(words).count(), 0)
      assert.equal(await page.getByRole('alert').count(), 0)
      await finish(opened)
    })

    it('sends nobody back to anywhere but the page itself, whatever its address says', async () => {
      const opened = await openSignIn()
      const { page, context } = opened
      const { origin } = new URL(site.url)
      const allowed = new Set([origin, site.backend.url])
      const left: string[] = []
      const starts: URL[] = []
      await context.route(
        (url) => !allowed.has(url.origin),
        (route) => {
          left.push(route.request().url())
          return route.abort()
        },
      )
      await context.route('**/api/auth/oidc/start?*', (route) => {
        starts.push(new URL(route.request().url()))
        return route.fulfill({ body: 'On the way' })
      })
      const addresses = elsewhere.flatMap((host) => places.map((place) => site.url + place(host)))
      for (const address of spread(addresses, 7)) {
        await page.goto(address)
        await signInButton(page, 'oidc').waitFor()
        const here = page.url()
        await signInButton(page, 'oidc').click()
        await page.getByText('On the way').waitFor()
        const start = starts.pop()
        const back = start?.searchParams.get('redirectUrl') ?? ''
        assert.equal(back, here, address)
        assert.equal(new URL(back).origin, origin, address)
        assert.equal(start?.searchParams.getAll('redirectUrl').length, 1)
        assert.equal(start.searchParams.get('origin'), origin)
        assert.equal(start.searchParams.get('flow'), 'redirect')
      }
      assert.deepEqual(left, [])
      await context.close()
    })

    it('comes back from a real sign-in to such an address, and goes nowhere else', async () => {
      const address = `${site.url}/settings?redirectUrl=%2F%2F${evil}&returnTo=%5C%5C${evil}#//${evil}`
      const opened = await openSignIn(address.slice(site.url.length))
      const { page, requests } = opened
      await signInButton(page, 'oidc').click()
      await personButton(page, alice).click()
      await signedIn(page, alice)
      assert.equal(page.url(), address)
      const hostnames = new Set(
        requests.map((request) => new URL(request.split(' ')[1] ?? '').hostname),
      )
      assert.deepEqual([...hostnames].sort(), ['127.0.0.1', 'localhost'])
      await finish(opened)
    })
  })
}
