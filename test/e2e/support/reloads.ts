// Reloads tabs again and again and checks whether their session survives.

import type { Browser, BrowserContext, Page } from 'playwright-core'
import { alice } from '../../servers/identityProvider/people.ts'
import type { TestSite } from '../../site/testSite.ts'
import { openPage } from './browser.ts'
import { signInByPopup } from './sessions.ts'

/** `missing`: no service workers, as in a page without TLS. `noNotes`: also without notes of pending refreshes. */
export type WorkerSupport = 'there' | 'missing' | 'noNotes'

async function limit(context: BrowserContext, support: WorkerSupport): Promise<void> {
  if (support === 'there') return
  await context.addInitScript((hasNotes) => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
    if (hasNotes) return
    const keep = Reflect.get(Storage.prototype, 'setItem')
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('portico.refresh')) throw new Error('No notes')
      keep.call(this, key, value)
    }
  }, support === 'missing')
}

interface TabsOptions {
  readonly tabs: number
  readonly support?: WorkerSupport
}

/** Opens tabs that are signed in as Alice. */
export async function openTabs(
  browser: Browser,
  site: TestSite,
  { tabs, support = 'there' }: TabsOptions,
) {
  const { page, context } = await openPage(browser)
  await limit(context, support)
  await page.goto(`${site.url}/settings`)
  await signInByPopup(page, alice)
  const others = await Promise.all(
    Array.from({ length: tabs - 1 }, async () => {
      const other = await context.newPage()
      await other.goto(`${site.url}/settings`)
      await whenDecided(other)
      return other
    }),
  )
  return { context, pages: [page, ...others] }
}

const pause = (milliseconds: number) =>
  // eslint-disable-next-line portico/no-sleeps -- The time between two reloads is what is tested.
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A page that is being replaced ignores a reload; the next one takes it. */
async function reload(page: Page): Promise<void> {
  try {
    await page.reload({ waitUntil: 'commit' })
  } catch (thrown) {
    if (!String(thrown).includes('Not attached to an active page')) throw thrown
    await reload(page)
  }
}

/** So many reloads of each tab, 5–900 ms apart. */
export async function reloadInHaste(
  pages: readonly Page[],
  random: () => number,
  times: number,
): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      for (let count = 0; count < times; count += 1) {
        await reload(page)
        await pause(5 + random() * 895)
      }
    }),
  )
}

interface Known {
  readonly session: { readonly status: string }
}

/** The session's status once nothing is pending. */
async function whenDecided(page: Page): Promise<string> {
  const status = await page.waitForFunction(
    () => {
      const read = (window as { porticoState?: () => string }).porticoState
      if (!read) return null
      const { session } = JSON.parse(read()) as Known
      return ['undecided', 'resuming', 'signingIn'].includes(session.status) ? null : session.status
    },
    null,
    { timeout: 120_000 },
  )
  return String(await status.jsonValue())
}

/** Number of signed-out tabs: all of them if the provider no longer accepts the refresh token. */
export async function countSignedOut(pages: readonly Page[], site: TestSite): Promise<number> {
  const statuses = await Promise.all(pages.map(whenDecided))
  const answer = await pages[0]
    ?.context()
    .request.get(`${site.backend.url}/api/auth/oidc/refresh?env=default`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
  if (!answer?.ok()) return pages.length
  return statuses.filter((status) => status !== 'signedIn').length
}
