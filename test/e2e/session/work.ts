// The backend refuses the token during work: page and requests wait for another one.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { tokenClaims } from '../../../src/model/session/tokenClaims.ts'
import { alice, bob, type Person } from '../../servers/identityProvider/people.ts'
import { becomes } from '../support/becomes.ts'
import { byPopup, dialogOf, refOf, whenSession } from '../support/sessions.ts'
import type { SessionSite } from '../support/sessionSite.ts'

const typeOf = (page: Page, type: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${type}`) })

interface Asked {
  readonly line: string
  readonly token: string
  readonly isRefused: boolean
}

/** From now on the backend refuses the current token and accepts others. */
async function refuseToken(page: Page) {
  const asked: Asked[] = []
  let refused: string | undefined
  // Routed in the context, because a worker sends the refreshes.
  await page.context().route('**/api/**', async (route) => {
    const request = route.request()
    const headers = await request.allHeaders()
    const token = headers['authorization']
    const line = `${request.method()} ${request.url()}`
    if (token === undefined) {
      asked.push({ line, token: '', isRefused: false })
      return route.continue()
    }
    refused ??= token
    const isRefused = token === refused
    asked.push({ line, token, isRefused })
    return route.continue(isRefused ? { headers: { ...headers, authorization: `${token}x` } } : {})
  })
  return asked
}

const isCatalog = ({ line }: Asked) => line.includes('/api/catalog/')

const rows = (page: Page) => page.locator('#content [aria-busy=false] tbody tr th a')
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)

/** Whether the token is this person's. */
const isOf = ({ token }: Asked, person: Person): boolean =>
  token !== '' && tokenClaims(token)['sub'] === refOf(person)

/** Requests that were refused and repeated with another token. */
const repeatedOf = (asked: readonly Asked[]) => {
  const refused = asked.filter((one) => one.isRefused && isCatalog(one)).map(({ line }) => line)
  return refused.filter((line) => asked.some((one) => one.line === line && !one.isRefused))
}

const whenRepeated = (asked: readonly Asked[]) =>
  becomes(() => Promise.resolve(repeatedOf(asked).length > 0), true)

export function work({ faults, openSignedIn, assertNoSecrets }: SessionSite) {
  describe('work', () => {
    /** A small window, so that the page can scroll. */
    async function open() {
      const opened = await openSignedIn({
        path: '/catalog',
        isIntercepted: true,
        prepare: ({ page }) => page.setViewportSize({ width: 1_440, height: 500 }),
      })
      await rows(opened.page).first().waitFor()
      // Waits for the types, which load after the rows and not after a refusal.
      await typeOf(opened.page, 'service').waitFor()
      return opened
    }

    /** Filters, types and scrolls until the session is known to be over. */
    async function workUntilRefused(page: Page) {
      const asked = await refuseToken(page)
      faults.begin({ token: 'held' })
      await typeOf(page, 'service').check()
      await page.waitForURL('**type]=service')
      await faults.whenHeld('token')
      await page.getByRole('searchbox').fill('e')
      await page.waitForURL('**text]=e')
      await page.mouse.move(640, 300)
      await page.mouse.wheel(0, 120)
      await page.waitForFunction(() => window.scrollY === 120)
      faults.end()
      faults.begin({ refreshRefused: true })
      await dialogOf(page).waitFor()
      faults.end()
      return asked
    }

    it('renews the token unseen, and asks once more for what was refused', async () => {
      const { page, context } = await open()
      const asked = await refuseToken(page)
      await typeOf(page, 'service').check()
      await page.waitForURL('**/catalog?filters[type]=service')
      await whenRepeated(asked)
      await rows(page).first().waitFor()
      assert.equal(await page.getByRole('alert').count(), 0)
      assert.equal(await dialogOf(page).count(), 0)
      await assertNoSecrets(page)
      await context.close()
    })

    it('keeps page, filters, scroll and what was typed until its user signs in again, and goes on', async () => {
      const { page, context } = await open()
      const asked = await workUntilRefused(page)
      const { search } = new URL(page.url())
      assert.ok(asked.some((one) => one.isRefused && isCatalog(one)))
      assert.equal(repeatedOf(asked).length, 0)
      assert.equal(await scrollOf(page), 120)
      await byPopup(page, 'Sign in again', alice)
      await whenSession(page, 'signedIn', alice)
      await dialogOf(page).waitFor({ state: 'detached' })
      await whenRepeated(asked)
      await rows(page).first().waitFor()
      assert.equal(await page.getByRole('searchbox').inputValue(), 'e')
      assert.ok(await typeOf(page, 'service').isChecked())
      assert.equal(new URL(page.url()).search, search)
      await becomes(() => scrollOf(page), 120)
      assert.equal(await page.getByRole('alert').count(), 0)
      await assertNoSecrets(page)
      await context.close()
    })

    it('repeats nothing with the token of another who signs in instead, and shows them a page of their own', async () => {
      const { page, context } = await open()
      await page.locator('tbody tr').first().getByRole('button', { name: /star/i }).click()
      await page.locator('tbody').getByRole('button', { pressed: true }).waitFor()
      const asked = await workUntilRefused(page)
      const parked = asked.length
      await byPopup(page, 'Sign in again', bob)
      await whenSession(page, 'signedIn', bob)
      await rows(page).first().waitFor()
      const fresh = asked.findIndex(
        ({ line }, at) => at >= parked && line.includes('/oidc/refresh'),
      )
      const first = asked.findIndex((one) => isOf(one, bob))
      // The new token is used only after the page has restarted.
      assert.ok(fresh >= parked && first > fresh, JSON.stringify({ parked, fresh, first }))
      assert.ok(!asked.slice(parked, fresh).some(isCatalog))
      assert.ok(asked.slice(fresh).every((one) => !isOf(one, alice)))
      const state = await page.evaluate(() =>
        (window as unknown as { porticoState: () => string }).porticoState(),
      )
      assert.doesNotMatch(state, new RegExp(`"userEntityRef":"${refOf(alice)}"`))
      const { stars } = JSON.parse(state) as { readonly stars: unknown }
      assert.deepEqual(stars, [])
      await assertNoSecrets(page)
      await context.close()
    })
  })
}
