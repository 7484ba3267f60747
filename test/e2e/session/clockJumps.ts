// A clock that jumps, and requests that are under way while the session is renewed.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { alice } from '../../servers/identityProvider/people.ts'
import { becomes } from '../support/becomes.ts'
import { isLong, spread } from '../support/breadth.ts'
import type { OpenPage } from '../support/browser.ts'
import { dialogOf, stateOf, whenCalm, whenSession } from '../support/sessions.ts'
import type { SessionSite } from '../support/sessionSite.ts'

const minutes = 60_000

const rows = (page: Page) => page.locator('#content [aria-busy=false] tbody tr th a')
const chooseKind = (page: Page, kind: string) =>
  page.getByRole('combobox', { name: 'Kind' }).selectOption(kind)

const now = (page: Page) => page.evaluate(() => Date.now())

async function jump(context: BrowserContext, page: Page, by: number): Promise<void> {
  await context.clock.setSystemTime((await now(page)) + by)
}

/** In steps, so that answers arrive before a request of the page is given up. */
async function pass(context: BrowserContext, page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 20_000) {
    await context.clock.fastForward(20_000)
    await whenCalm(page)
  }
}

/** Of a page at rest: the refresh, and what asks by itself from time to time. */
const mostAsked = 10

async function assertUsable(page: Page): Promise<void> {
  await chooseKind(page, 'api')
  await page.getByText('8 entities').waitFor()
  await chooseKind(page, 'system')
  await rows(page).first().waitFor()
  assert.equal(await dialogOf(page).count(), 0)
  assert.equal(await page.getByRole('alert').count(), 0)
  assert.equal((await stateOf(page))?.session.status, 'signedIn')
}

/** Holds the next questions for entities of a kind, which the backend refuses once they are released, as with a token that expired on the way. */
async function holdAndRefuse(page: Page) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const tokens: string[] = []
  await page.route(/\/api\/catalog\/entities\/by-query.*kind/i, async (route) => {
    const headers = await route.request().allHeaders()
    const token = headers['authorization'] ?? ''
    const isFirst = tokens.length === 0 || token === tokens[0]
    tokens.push(token)
    if (!isFirst) return route.continue()
    await released
    return route.continue({ headers: { ...headers, authorization: `${token}x` } })
  })
  return { tokens, release }
}

export function clockJumps({ site, refreshes, openSignedIn, assertNoSecrets }: SessionSite) {
  /** What was asked of the backend during some work. */
  async function askedDuring(requests: readonly string[], work: () => Promise<unknown>) {
    const before = requests.length
    await work()
    return requests.slice(before).filter((line) => line.includes(`${site.backend.url}/api/`))
  }

  // Each test leaves the page signed in, at its list of systems.
  describe('a clock that jumps', () => {
    let opened: OpenPage
    before(async () => {
      opened = await openSignedIn({ path: '/catalog', isIntercepted: true })
      await rows(opened.page).first().waitFor()
      await whenCalm(opened.page)
    })
    after(() => opened.context.close())

    for (const by of spread([1, -1, 24 * 400], 1)) {
      it(`asks little and stays usable where the clock jumps by ${String(by)} hours`, async () => {
        const { page, context, requests } = opened
        const before = refreshes()
        const asked = await askedDuring(requests, async () => {
          await jump(context, page, by * 60 * minutes)
          await pass(context, page, 2 * minutes)
        })
        assert.ok(asked.length <= mostAsked, asked.join('\n'))
        assert.equal(refreshes(), by > 0 ? before + 1 : before)
        await assertUsable(page)
        await assertNoSecrets(page)
      })
    }

    it('asks little where the clock jumps back and forth', async () => {
      const { page, context, requests } = opened
      const before = refreshes()
      const asked = await askedDuring(requests, async () => {
        for (const by of isLong ? [1, -1, 1, -1, 1, -1] : [1, -1]) {
          await jump(context, page, by * 60 * minutes)
          await pass(context, page, 40_000)
        }
      })
      assert.ok(asked.length <= 2 * mostAsked, asked.join('\n'))
      const times = refreshes() - before
      assert.ok(times >= 1 && times <= 3, String(times))
      await assertUsable(page)
    })

    it('repeats what was under way during a renewal with the new token, and renews once', async () => {
      const { page, context } = opened
      const before = refreshes()
      const { expiresAt = 0 } = (await stateOf(page))?.session ?? {}
      await context.clock.fastForward(expiresAt - (await now(page)) - 3 * minutes - 5_000)
      const held = await holdAndRefuse(page)
      await chooseKind(page, 'domain')
      await becomes(() => Promise.resolve(held.tokens.length > 0), true)
      await context.clock.fastForward(15_000)
      await becomes(() => Promise.resolve(refreshes()), before + 1)
      await whenSession(page, 'signedIn', alice)
      await page.waitForFunction((end) => {
        const { session } = JSON.parse(
          (window as unknown as { porticoState: () => string }).porticoState(),
        ) as { session: { expiresAt: number } }
        return session.expiresAt > end
      }, expiresAt)
      held.release()
      await becomes(() => Promise.resolve(new Set(held.tokens).size), 2)
      await rows(page).first().waitFor()
      assert.equal(refreshes(), before + 1)
      assert.equal(await dialogOf(page).count(), 0)
      assert.equal(await page.getByRole('alert').count(), 0)
      await assertNoSecrets(page)
    })
  })
}
