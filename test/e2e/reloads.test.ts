// Reloads tabs during a refresh, with a provider that revokes all refresh tokens when one is used
// twice (decision 0019). `PORTICO_RELOAD_RUNS=100` makes 100 runs of each kind;
// `PORTICO_RELOAD_TABS=20` and `PORTICO_RELOAD_WORKER=there,missing,noNotes` select the kinds.

import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import type { Page } from 'playwright-core'
import { alice, bob } from '../servers/identityProvider/people.ts'
import { createRandom } from '../support/createRandom.ts'
import { isLong } from './support/breadth.ts'
import { assertNoSecrets } from './support/noSecrets.ts'
import { countSignedOut, openTabs, reloadInHaste, type WorkerSupport } from './support/reloads.ts'
import {
  cookieNames,
  refOf,
  signInByPopup,
  signInPage,
  signOut,
  whenSession,
} from './support/sessions.ts'
import { useSite } from './support/useSite.ts'

const random = createRandom(Number(process.env['PORTICO_SEED'] ?? 1))
const runs = Number(process.env['PORTICO_RELOAD_RUNS'] ?? (isLong ? 10 : 1))
const tabCounts = (process.env['PORTICO_RELOAD_TABS'] ?? '3').split(',').map(Number)
const supports = (process.env['PORTICO_RELOAD_WORKER'] ?? 'there,missing').split(',')
/** Browsers in use at the same time, each with its own cookies, worker and session. */
const atOnce = Number(process.env['PORTICO_RELOAD_AT_ONCE'] ?? 1)

const { site, browser } = await useSite({
  identityProvider: { accessTokenLifetime: 7_200, tokenDelay: () => random() * 1_000 },
  config: signInPage,
})
assert.ok(site.identityProvider)
const { faults, issued } = site.identityProvider

afterEach(() => {
  faults.end()
})

/** Returns the number of signed-out tabs. */
async function reloadOnce(tabs: number, support: WorkerSupport): Promise<number> {
  const { context, pages } = await openTabs(browser, site, { tabs, support })
  await reloadInHaste(pages, random)
  const signedOut = await countSignedOut(pages, site)
  await assertNoSecrets(pages, issued.secrets())
  await context.close()
  return signedOut
}

for (const support of supports as readonly WorkerSupport[])
  for (const tabs of tabCounts)
    it(`signs nobody out of ${String(tabs)} tabs, reloaded in haste, where the worker is ${support}`, async () => {
      const signedOut: number[] = []
      while (signedOut.length < runs) {
        const batch = Array.from({ length: Math.min(atOnce, runs - signedOut.length) }, () =>
          reloadOnce(tabs, support),
        )
        signedOut.push(...(await Promise.all(batch)))
        if (runs > 1) console.error(`${support}, ${String(tabs)} tabs: ${signedOut.join(' ')}`)
      }
      assert.deepEqual(
        signedOut.filter((count) => count > 0),
        [],
      )
    })

const all = async (pages: readonly Page[], wait: (page: Page) => Promise<unknown>) => {
  await Promise.all(pages.map(wait))
}

it('signs everybody out at once, also while the worker refreshes for a page that is gone', async () => {
  const { context, pages } = await openTabs(browser, site, { tabs: 1 })
  const [first] = pages
  assert.ok(first)
  faults.begin({ token: 'held' })
  const [second, third] = [await context.newPage(), await context.newPage()]
  await all([second, third], (page) => page.goto(`${site.url}/settings`))
  await faults.whenHeld('token')
  await second.reload()

  const loggedOut = first.waitForResponse((answer) => answer.url().includes('/oidc/logout'))
  await signOut(first)
  assert.equal((await loggedOut).status(), 200)
  const tabs = [first, second, third]
  await all(tabs, (page) => whenSession(page, 'signedOut'))
  faults.end()
  await all(tabs, (page) => page.reload())
  await all(tabs, (page) => page.getByRole('button', { name: 'Sign In Halden ID' }).waitFor())
  assert.ok(!(await cookieNames(context)).includes('oidc-refresh-token'))
  await assertNoSecrets(tabs, issued.secrets())
  await context.close()
})

it('shows a page that is reloaded after a change of user nobody else', async () => {
  const { context, pages } = await openTabs(browser, site, { tabs: 2 })
  const [first, second] = pages
  assert.ok(first && second)
  await second.reload()
  await whenSession(second, 'signedIn', alice)
  await signOut(first)
  await whenSession(second, 'signedOut')
  await signInByPopup(first, bob)
  await second.reload()
  await whenSession(second, 'signedIn', bob)
  assert.doesNotMatch(
    await second.evaluate(() => document.documentElement.outerHTML),
    new RegExp(`${refOf(alice)}|${alice.displayName}`),
  )
  await context.close()
})

it('ends the session in all tabs where the provider has revoked its tokens', async () => {
  const { context, pages } = await openTabs(browser, site, { tabs: 3, hasClock: true })
  faults.begin({ refreshRefused: true })
  await context.clock.fastForward('57:30')
  await all(pages, (page) => whenSession(page, 'expired'))
  assert.equal(pages.length, 3)
  await context.close()
})
