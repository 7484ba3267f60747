// Another person takes over in another tab; and many tabs of one browser: `PORTICO_CROWD_TABS=50` opens more.

import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { alice, bob, type Person } from '../servers/identityProvider/people.ts'
import { becomes } from './support/becomes.ts'
import { isLong } from './support/breadth.ts'
import { openPage, textOf } from './support/browser.ts'
import { assertNoSecrets } from './support/noSecrets.ts'
import {
  byPopup,
  dialogOf,
  refOf,
  signInByPopup,
  signInPage,
  signOut,
  whenSession,
} from './support/sessions.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({
  identityProvider: { accessTokenLifetime: 7_200 },
  clusters: ['production'],
  config: signInPage,
})
assert.ok(site.identityProvider && site.kubernetes)
const { faults, issued } = site.identityProvider
const refreshes = () => issued.grants()['refresh_token'] ?? 0
const tabCount = Number(process.env['PORTICO_CROWD_TABS'] ?? (isLong ? 20 : 4))

afterEach(() => {
  faults.end()
})

const form = '/create/templates/default/document-decision'
const kubernetes = '/catalog/default/component/checkout-service/kubernetes'
const box = (page: Page, name: string) => page.getByRole('textbox', { name })

async function openSignedIn(path: string) {
  const opened = await openPage(browser)
  await opened.context.clock.install()
  await opened.page.goto(site.url + path)
  await signInByPopup(opened.page, alice)
  return opened
}

async function openTab(
  context: BrowserContext,
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(site.url + path)
  await whenSession(page, 'signedIn', alice)
  return page
}

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
  const { page: first, context } = await openSignedIn(form)
  const second = await openTab(context, '/settings')
  await takeOver(first, second, context)
  await whenSession(first, 'signedIn', bob)
  await box(first, 'Title').waitFor()
  assert.equal(await box(first, 'Title').inputValue(), '')
  assert.equal(await first.getByText('Continue with your draft?').count(), 0)
  for (const tab of [first, second]) {
    assert.equal(await dialogOf(tab).count(), 0)
    assertNothingOf(alice, await contentOf(tab))
  }
  await assertNoSecrets([first, second], issued.secrets())
  await context.close()
})

/** Of the session, as in a tab that the browser has put to sleep. */
const deafen = (page: Page) =>
  page.addInitScript(() => {
    const listen = Reflect.get(BroadcastChannel.prototype, 'addEventListener')
    Object.assign(BroadcastChannel.prototype, {
      addEventListener(this: BroadcastChannel, ...args: Parameters<typeof listen>) {
        if (this.name !== 'portico.session') listen.apply(this, args)
      },
    })
  })

it('gives another person nothing either in a tab that hears of the take-over only when it is renewed', async () => {
  const { page: second, context } = await openSignedIn('/settings')
  const first = await context.newPage()
  await deafen(first)
  await first.goto(site.url + form)
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
  await assertNoSecrets([first, second], issued.secrets())
  await context.close()
})

/** As for users, of whom the page keeps the last minutes alone. */
const recordShortly = (page: Page) =>
  page.addInitScript(() => {
    localStorage.removeItem('portico.recording')
  })

/** Everything that can be sent: nothing is left out. */
async function reportOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: `Signed in as ${bob.displayName}` }).click()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  for (const name of ['Email addresses', 'Names of entities', 'Typed texts'])
    await dialog.getByRole('checkbox', { name }).uncheck()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save report' }).click()
  return textOf(await download)
}

it('puts nothing of the person before into a report of whoever takes over', async () => {
  const { page: second, context } = await openSignedIn('/settings')
  const first = await context.newPage()
  await recordShortly(first)
  await first.goto(site.url + form)
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

const all = async (pages: readonly Page[], wait: (page: Page) => Promise<unknown>) => {
  await Promise.all(pages.map(wait))
}

const whenRenewed = (page: Page) =>
  page.waitForFunction(() => {
    const { session } = JSON.parse(
      (window as unknown as { porticoState: () => string }).porticoState(),
    ) as { session: { status: string; expiresAt: number } }
    return session.status === 'signedIn' && session.expiresAt - Date.now() > 50 * 60_000
  })

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

it(`refreshes once and polls from one of ${String(tabCount)} tabs of one browser`, async () => {
  const { page, context } = await openSignedIn(kubernetes)
  const before = refreshes()
  const objects: Page[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/kubernetes/'))
      objects.push(request.frame().page())
  })
  const others: Page[] = []
  while (others.length < tabCount - 1) others.push(await openTab(context, kubernetes, withoutFocus))
  const tabs = [page, ...others]
  await all(tabs, (tab) => tab.waitForFunction(isShown))
  // A tab that opens takes the answer of an earlier refresh, or refreshes once.
  assert.ok(refreshes() - before <= others.length, String(refreshes() - before))
  for (const tab of others) assert.ok(objects.filter((one) => one === tab).length <= 1)

  objects.length = 0
  const rounds = 5
  for (let round = 0; round < rounds; round += 1) {
    const asked = objects.length
    await context.clock.fastForward(31_000)
    await becomes(() => Promise.resolve(objects.length > asked), true)
    await page.waitForFunction(isShown)
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
  await assertNoSecrets(tabs, issued.secrets())
  await context.close()
})
