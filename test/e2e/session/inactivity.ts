// Two inactive tabs of one browser.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from '../support/accessible.ts'
import { whenFocused } from '../support/becomes.ts'
import { openPage } from '../support/browser.ts'
import type { SessionSite } from '../support/sessionSite.ts'

/** Five minutes to answer, because a slow machine takes long to check the dialog's accessibility. */
const autologout = { enabled: true, idleTimeoutMinutes: 10, promptBeforeIdleSeconds: 300 }
/** Without objects in a cluster: this backend reaches none. */
const path = '/catalog/default/component/price-calculator'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Logging out due to inactivity' })

/** The first test leaves both tabs as they were. */
export function inactivity({ site, browser }: SessionSite) {
  describe('inactivity', () => {
    let tabs: Awaited<ReturnType<typeof openTwo>>
    before(async () => {
      await site.serve({ config: { auth: { autologout } } })
      tabs = await openTwo()
    })
    after(async () => {
      await tabs.context.close()
      await site.serve()
    })

    async function openTwo() {
      const { page, context, complaints } = await openPage(browser, { isRemembered: true })
      await context.clock.install()
      const open = async (tab: Page) => {
        await tab.goto(site.url + path)
        await tab.getByRole('region', { name: 'About' }).waitFor()
        return tab
      }
      const first = await open(page)
      const second = await open(await context.newPage())
      return { context, complaints, first, second, dialogs: [first, second].map(dialogOf) }
    }

    it('asks in both tabs; one answer closes both, and the focus returns', async () => {
      const { context, complaints, first, second, dialogs } = tabs
      const link = second.getByRole('link', { name: 'Catalog' }).first()
      await link.focus()
      await context.clock.fastForward('05:15')
      for (const dialog of dialogs) await dialog.waitFor()
      const button = dialogOf(second).getByRole('button', { name: "Yes! Don't log me out" })
      await whenFocused(button)
      await assertAccessible(second)
      await button.press('Enter')
      for (const dialog of dialogs) await dialog.waitFor({ state: 'detached' })
      await whenFocused(link)
      assert.equal(new URL(first.url()).pathname, path)
      assert.deepEqual(complaints, [])
    })

    it('signs both out at the end, and leads back to the page after signing in again', async () => {
      const { context, first, second } = tabs
      await context.clock.fastForward('10:30')
      for (const page of [first, second])
        await page.getByText(/^Signed out due to inactivity/).waitFor()
      await second.reload()
      await second.getByRole('button', { name: 'Enter' }).waitFor()
      await first.getByRole('button', { name: 'Enter' }).click()
      await first.getByRole('region', { name: 'About' }).waitFor()
      assert.equal(new URL(first.url()).pathname, path)
    })
  })
}
