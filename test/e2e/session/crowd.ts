// Another person takes over in another tab; and many tabs of one browser: `PORTICO_CROWD_TABS=50` opens more.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { alice, bob, type Person } from '../../servers/identityProvider/people.ts'
import { becomes } from '../support/becomes.ts'
import { isLong } from '../support/breadth.ts'
import { textOf } from '../support/browser.ts'
import {
  all,
  byPopup,
  deafen,
  dialogOf,
  pollRarely,
  refOf,
  signInByPopup,
  signOut,
  whenRenewed,
  whenSession,
} from '../support/sessions.ts'
import type { SessionSite } from '../support/sessionSite.ts'

const tabCount = Number(process.env['PORTICO_CROWD_TABS'] ?? (isLong ? 20 : 4))

const form = '/create/templates/default/document-decision'
const kubernetes = '/catalog/default/component/checkout-service/kubernetes'
const box = (page: Page, name: string) => page.getByRole('textbox', { name })

const typed = 'Written by Amelie alone'

/** Everything that the page shows, and that it has in memory: elements, fields, state. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    const { porticoState } = window as unknown as { porticoState?: () => string }
    return [
      document.documentElement.outerHTML,
      ...fields.map(({ value }) => value),
      porticoState?.(),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
      location.href,
    ].join('\n')
  })

function assertNothingOf({ displayName, email, ...person }: Person, content: string): void {
  assert.ok(content.includes(bob.displayName))
  for (const text of [refOf({ displayName, email, ...person }), displayName, email, typed])
    assert.ok(!content.includes(text), `${text}: ${content.split(text)[0]?.slice(-200) ?? ''}`)
}

/** As for users, of whom the page keeps the last minutes alone. */
const recordShortly = (page: Page) =>
  page.addInitScript(() => {
    localStorage.removeItem('portico.recording')
  })

/** Everything that can be sent: nothing is left out. */
async function reportOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  for (const name of ['Email addresses', 'Names of entities', 'Typed texts'])
    await dialog.getByRole('checkbox', { name }).uncheck()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save report' }).click()
  return textOf(await download)
}

/** A browser gives the focus to one tab; Playwright tells each page that it has it. */
const withoutFocus = (page: Page) =>
  page.addInitScript(() => {
    document.hasFocus = () => false
  })

const isShown = () => {
  const { kubernetesPolling } = JSON.parse(
    (window as unknown as { porticoState: () => string }).porticoState(),
  ) as { kubernetesPolling?: { status: string } }
  return kubernetesPolling?.status === 'shown'
}

export function crowd({ faults, refreshes, openSignedIn, openTab, assertNoSecrets }: SessionSite) {
  describe('crowd', () => {
    /** Alice writes in the first tab; her session ends, and Bob signs in in the second. */
    async function takeOver(first: Page, second: Page, context: BrowserContext): Promise<void> {
      await box(first, 'Title').fill(typed)
      // Until the draft is kept.
      await context.clock.runFor(1_000)
      faults.begin({ refreshRefused: true })
      await context.clock.fastForward('57:30')
      for (const tab of [first, second]) await whenSession(tab, 'expired')
      faults.end()
      await byPopup(second, 'Sign in again', bob)
      await whenSession(second, 'signedIn', bob)
    }

    it('gives another person who takes over in another tab nothing that was typed or shown before', async () => {
      const { page: first, context } = await openSignedIn({ path: form })
      const second = await openTab(context)
      await whenSession(second, 'signedIn', alice)
      await takeOver(first, second, context)
      await whenSession(first, 'signedIn', bob)
      await box(first, 'Title').waitFor()
      assert.equal(await box(first, 'Title').inputValue(), '')
      assert.equal(await first.getByText('Continue with your draft?').count(), 0)
      for (const tab of [first, second]) {
        assert.equal(await dialogOf(tab).count(), 0)
        assertNothingOf(alice, await contentOf(tab))
      }
      await assertNoSecrets(first, second)
      await context.close()
    })

    it('gives another person nothing either in a tab that hears of the take-over only when it is renewed', async () => {
      const { page: second, context } = await openSignedIn()
      const first = await openTab(context, form, deafen)
      await box(first, 'Title').fill(typed)
      assert.ok((await contentOf(first)).includes(typed))
      await signOut(second)
      await signInByPopup(second, bob)
      await whenSession(first, 'signedIn', alice)
      await context.clock.fastForward('57:30')
      await whenSession(first, 'signedIn', bob)
      await box(first, 'Title').waitFor()
      assert.equal(await box(first, 'Title').inputValue(), '')
      assertNothingOf(alice, await contentOf(first))
      await assertNoSecrets(first, second)
      await context.close()
    })

    it('puts nothing of the person before into a report of whoever takes over', async () => {
      const { page: second, context } = await openSignedIn()
      const first = await openTab(context, form, recordShortly)
      await box(first, 'Title').fill(typed)
      await signOut(second)
      await first.getByText('You signed out in another tab.').waitFor()
      await signInByPopup(second, bob)
      await box(first, 'Title').waitFor()
      const report = await reportOf(first)
      assert.match(report, /session\/signInSucceeded/)
      assertNothingOf(alice, report)
      await context.close()
    })

    it(`refreshes once and polls from one of ${String(tabCount)} tabs of one browser`, async () => {
      const { page, context } = await openSignedIn({ path: kubernetes })
      const before = refreshes()
      const objects: Page[] = []
      context.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/kubernetes/'))
          objects.push(request.frame().page())
      })
      const others: Page[] = []
      while (others.length < tabCount - 1) {
        const tab = await openTab(context, kubernetes, withoutFocus)
        await whenSession(tab, 'signedIn', alice)
        others.push(tab)
      }
      const tabs = [page, ...others]
      await all(tabs, (tab) => tab.waitForFunction(isShown, undefined, pollRarely))
      // A tab that opens takes the answer of an earlier refresh, or refreshes once.
      assert.ok(refreshes() - before <= others.length, String(refreshes() - before))
      for (const tab of others) assert.ok(objects.filter((one) => one === tab).length <= 1)

      objects.length = 0
      const rounds = 5
      for (let round = 0; round < rounds; round += 1) {
        const asked = objects.length
        await context.clock.fastForward(31_000)
        await becomes(() => Promise.resolve(objects.length > asked), true)
        await page.waitForFunction(isShown, undefined, pollRarely)
      }
      assert.deepEqual(new Set(objects), new Set([page]))
      assert.ok(objects.length <= 2 * rounds, String(objects.length))

      const renewals = refreshes()
      faults.begin({ token: 'held' })
      await context.clock.fastForward('55:00')
      await faults.whenHeld('token')
      faults.end()
      await all(tabs, whenRenewed)
      const times = refreshes() - renewals
      assert.ok(times >= 1 && times <= 2, String(times))
      await assertNoSecrets(...tabs)
      await context.close()
    })
  })
}
