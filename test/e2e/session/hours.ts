// Long times, wrong clocks, and a computer that slept.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { alice } from '../../servers/identityProvider/people.ts'
import { eventually } from '../../site/eventually.ts'
import { ageTokens, type AgingTokens } from '../support/agingTokens.ts'
import { spread } from '../support/breadth.ts'
import type { OpenPage } from '../support/browser.ts'
import { byPopup, dialogOf, whenCalm, whenRenewed, whenSession } from '../support/sessions.ts'
import type { SessionSite } from '../support/sessionSite.ts'

const minutes = 60_000

/** Closes the pages and ignores pending requests. */
async function leave(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

async function lookAtAnother(page: Page, kind: string): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/api/catalog/') && response.ok(),
  )
  await page.getByRole('combobox', { name: 'Kind' }).selectOption(kind.toLowerCase())
  await answer
  await page.locator('#content [aria-busy=false] tbody tr th a').first().waitFor()
}

/** A sleeping computer stops timers, but not the clock. */
async function sleep(context: BrowserContext, page: Page): Promise<void> {
  await context.clock.setSystemTime((await page.evaluate(() => Date.now())) + 9 * 60 * minutes)
}

/** Nearly an hour, in steps of a minute while the session may be renewed. */
async function passHour(context: BrowserContext, page: Page): Promise<void> {
  for (const step of [50, 1, 1, 1, 1, 1, 1, 1, 1]) {
    await context.clock.fastForward(step * minutes)
    await whenCalm(page)
  }
}

export function hours({ faults, refreshes, openSignedIn, assertNoSecrets }: SessionSite) {
  /** Tokens expire by the page's clock. */
  async function open(skew = 0): Promise<OpenPage & { readonly tokens: AgingTokens }> {
    let tokens: AgingTokens | undefined
    const opened = await openSignedIn({
      path: '/catalog',
      time: Date.now() + skew,
      prepare: async ({ context }) => {
        tokens = await ageTokens(context, 60 * minutes)
      },
    })
    const { page } = opened
    assert.ok(tokens)
    // Waits for rows, names and counts, so that nothing is pending when the clock moves.
    await page.locator('tbody tr td').getByRole('link', { name: 'Storefront' }).first().waitFor()
    await page.getByRole('option', { name: /^API \(\d+\)$/ }).waitFor({ state: 'attached' })
    await page.getByText(/^\d+ entities$/).waitFor()
    await whenCalm(page)
    return { ...opened, tokens }
  }

  for (const skew of spread([10 * minutes, 0, -10 * minutes], 1)) {
    it(`is signed in for hours that nobody minds, with a clock that is wrong by ${String(skew / minutes)} minutes`, async () => {
      const { page, context, tokens } = await open(skew)
      const before = refreshes()
      for (const kind of ['API', 'System', 'Domain', 'Resource']) {
        await passHour(context, page)
        await lookAtAnother(page, kind)
      }
      // Some minutes before each expiry.
      const times = refreshes() - before
      assert.ok(times >= 4 && times <= 5, String(times))
      assert.equal(tokens.late(), 0)
      assert.ok(tokens.asked() >= 4)
      assert.equal(await dialogOf(page).count(), 0)
      await assertNoSecrets(page)
      await leave(context)
    })
  }

  describe('after a night asleep', () => {
    let opened: Awaited<ReturnType<typeof open>>
    before(async () => {
      opened = await open()
    })
    after(() => leave(opened.context))

    it('is renewed by itself', async () => {
      const { page, context, tokens } = opened
      const before = refreshes()
      await sleep(context, page)
      await context.clock.runFor(30_000)
      await whenRenewed(page)
      assert.equal(refreshes(), before + 1)
      await lookAtAnother(page, 'System')
      assert.equal(tokens.late(), 0)
    })

    it('answers whoever clicks at once, though the token is too old', async () => {
      const { page, context, tokens } = opened
      const before = refreshes()
      faults.begin({ token: 'held' })
      await sleep(context, page)
      await page.getByRole('combobox', { name: 'Kind' }).selectOption('api')
      await eventually('the old token is refused', () => Promise.resolve(tokens.late() > 0))
      faults.end('token')
      await page.getByText('8 entities').waitFor()
      assert.equal(refreshes(), before + 1)
      assert.equal(await page.getByRole('alert').count(), 0)
    })

    it('asks to sign in again, in the same page, where the provider has ended the session', async () => {
      const { page, context } = opened
      await whenCalm(page)
      faults.begin({ refreshRefused: true })
      await sleep(context, page)
      await context.clock.runFor(30_000)
      await dialogOf(page).waitFor()
      assert.ok((await page.locator('#content tbody tr th a').count()) > 0)
      faults.end()
      await byPopup(page, 'Sign in again', alice)
      await whenSession(page, 'signedIn', alice)
      await lookAtAnother(page, 'Domain')
      await assertNoSecrets(page)
    })
  })
}
