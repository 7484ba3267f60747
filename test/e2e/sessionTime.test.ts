// Long times, wrong clocks, and a computer that slept. The test controls the clock.

import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { alice } from '../servers/identityProvider/people.ts'
import { eventually } from '../site/eventually.ts'
import { ageTokens } from './support/agingTokens.ts'
import { spread } from './support/breadth.ts'
import { openPage } from './support/browser.ts'
import { assertNoSecrets } from './support/noSecrets.ts'
import { byPopup, dialogOf, signInByPopup, signInPage, whenSession } from './support/sessions.ts'
import { useSite } from './support/useSite.ts'

const minutes = 60_000

const { site, browser } = await useSite({
  identityProvider: { accessTokenLifetime: 5 },
  config: signInPage,
  // The shortest lifetime that a backend accepts.
  variables: () => ({ APP_CONFIG_auth_backstageTokenExpiration: '{"minutes":10}' }),
})
assert.ok(site.identityProvider)
const { faults, issued } = site.identityProvider
const refreshes = () => issued.grants()['refresh_token'] ?? 0

afterEach(() => {
  faults.end()
})

/** Closes the pages and ignores pending requests. */
async function leave(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

async function openSignedIn(skew = 0) {
  const opened = await openPage(browser)
  const { page, context } = opened
  await context.clock.install({ time: Date.now() + skew })
  const tokens = await ageTokens(context, 10 * minutes)
  await page.goto(`${site.url}/catalog`)
  await signInByPopup(page, alice)
  // Waits for rows, names and counts, so that nothing is pending when the clock moves.
  await page.locator('tbody tr td').getByRole('link', { name: 'Storefront' }).first().waitFor()
  await page.getByRole('link', { name: /^API \d+$/ }).waitFor()
  await page.getByText(/^\d+ entities$/).waitFor()
  await page.waitForFunction(isAnswered)
  return { ...opened, tokens }
}

const isAnswered = () => {
  const { backend } = JSON.parse(
    (window as unknown as { porticoState: () => string }).porticoState(),
  ) as { backend: { queries: Record<string, { status: string }> } }
  return Object.values(backend.queries).every(({ status }) => status !== 'pending')
}

const lookAtAnother = async (page: Page, kind: string) => {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/api/catalog/') && response.ok(),
  )
  await page
    .getByRole('link', { name: new RegExp(`^${kind}(?!s)`) })
    .first()
    .click()
  await answer
  await page.locator('#content [aria-busy=false] tbody tr th a').first().waitFor()
}

const whenCalm = (page: Page) =>
  page.waitForFunction(() => {
    const { session, providers } = JSON.parse(
      (window as unknown as { porticoState: () => string }).porticoState(),
    ) as { session: { status: string }; providers: Record<string, { status: string }> }
    return session.status === 'signedIn' && providers['oidc']?.status === 'signedIn'
  })

const passMinutes = async (context: BrowserContext, page: Page, count: number) => {
  for (let minute = 0; minute < count; minute += 1) {
    await context.clock.fastForward(minutes)
    await whenCalm(page)
  }
}

for (const skew of spread([10 * minutes, 0, -10 * minutes], 1)) {
  it(`is signed in for an hour that nobody minds, with a clock that is wrong by ${String(skew / minutes)} minutes`, async () => {
    const { page, context, tokens } = await openSignedIn(skew)
    const before = refreshes()
    for (const kind of ['API', 'System', 'Domain', 'Resource', 'Component', 'API']) {
      await passMinutes(context, page, 10)
      await lookAtAnother(page, kind)
    }
    // Three minutes before each expiry.
    const times = refreshes() - before
    assert.ok(times >= 8 && times <= 9, String(times))
    assert.equal(tokens.late(), 0)
    assert.ok(tokens.asked() >= 6)
    assert.equal(await dialogOf(page).count(), 0)
    await assertNoSecrets([page], issued.secrets())
    await leave(context)
  })
}

/** A sleeping computer stops timers, but not the clock. */
async function sleep(context: BrowserContext, page: Page, hours: number): Promise<void> {
  await context.clock.setSystemTime((await page.evaluate(() => Date.now())) + hours * 60 * minutes)
}

it('is renewed by itself after a night asleep', async () => {
  const { page, context, tokens } = await openSignedIn()
  const before = refreshes()
  await sleep(context, page, 9)
  await context.clock.runFor(30_000)
  await page.waitForFunction(isFresh)
  assert.equal(refreshes(), before + 1)
  await lookAtAnother(page, 'API')
  assert.equal(tokens.late(), 0)
  await assertNoSecrets([page], issued.secrets())
  await leave(context)
})

it('answers whoever clicks at once after a night asleep, though the token is too old', async () => {
  const { page, context, tokens } = await openSignedIn()
  const before = refreshes()
  faults.begin({ token: 'held' })
  await sleep(context, page, 9)
  await page
    .getByRole('link', { name: /^API(?!s)/ })
    .first()
    .click()
  await eventually('the old token is refused', () => Promise.resolve(tokens.late() > 0))
  faults.end('token')
  await page.getByText('8 entities').waitFor()
  assert.equal(refreshes(), before + 1)
  assert.equal(await page.getByRole('alert').count(), 0)
  await assertNoSecrets([page], issued.secrets())
  await leave(context)
})

it('asks to sign in again after a night asleep, in the same page, where the provider has ended the session', async () => {
  const { page, context } = await openSignedIn()
  faults.begin({ refreshRefused: true })
  await sleep(context, page, 9)
  await context.clock.runFor(30_000)
  await dialogOf(page).waitFor()
  assert.ok((await page.locator('#content tbody tr th a').count()) > 0)
  faults.end()
  await byPopup(page, 'Sign in again', alice)
  await whenSession(page, 'signedIn', alice)
  await lookAtAnother(page, 'API')
  await assertNoSecrets([page], issued.secrets())
  await leave(context)
})

const isFresh = () => {
  const { session } = JSON.parse(
    (window as unknown as { porticoState: () => string }).porticoState(),
  ) as { session: { status: string; expiresAt: number } }
  return session.status === 'signedIn' && session.expiresAt > Date.now()
}
