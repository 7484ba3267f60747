// Reloads tabs during a refresh, with a provider that revokes all refresh tokens when one is used
// twice (decision 0019). `PORTICO_RELOAD_RUNS=100` makes 100 runs of each kind;
// `PORTICO_RELOAD_TABS=20` and `PORTICO_RELOAD_WORKER=there,missing,noNotes` select the kinds.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { alice, bob } from '../../servers/identityProvider/people.ts'
import { isLong } from '../support/breadth.ts'
import { countSignedOut, openTabs, reloadInHaste, type WorkerSupport } from '../support/reloads.ts'
import {
  all,
  cookieNames,
  refOf,
  signInByPopup,
  signOut,
  whenSession,
} from '../support/sessions.ts'
import type { SessionSite } from '../support/sessionSite.ts'

const runs = Number(process.env['PORTICO_RELOAD_RUNS'] ?? (isLong ? 10 : 1))
const tabCounts = (process.env['PORTICO_RELOAD_TABS'] ?? (isLong ? '3' : '2'))
  .split(',')
  .map(Number)
const supports = (process.env['PORTICO_RELOAD_WORKER'] ?? 'there,missing').split(',')
/** Browsers in use at the same time, each with its own cookies, worker and session. */
const atOnce = Number(process.env['PORTICO_RELOAD_AT_ONCE'] ?? 1)
/** Of each tab. */
const times = isLong ? 10 : 4

/** `random` draws the times between reloads. */
export function reloads(
  { site, browser, faults, assertNoSecrets }: SessionSite,
  random: () => number,
) {
  describe('reloads', () => {
    /** Returns the number of signed-out tabs. */
    async function reloadOnce(tabs: number, support: WorkerSupport): Promise<number> {
      const { context, pages } = await openTabs(browser, site, { tabs, support })
      await reloadInHaste(pages, random, times)
      const signedOut = await countSignedOut(pages, site)
      await assertNoSecrets(...pages)
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
      await assertNoSecrets(...tabs)
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
  })
}
