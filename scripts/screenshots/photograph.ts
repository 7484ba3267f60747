// Pictures of a scene, in each of its looks. One load for each width; themes change on the open page.

import type { Browser, Page } from 'playwright-core'
import { rememberedProviderKey } from '../../src/model/session/guestSession.ts'
import type { TestSite } from '../../test/site/testSite.ts'
import type { Scene } from './scene.ts'

/** `forced`: the colours of a system with high contrast. */
export type Scheme = 'light' | 'dark' | 'forced'

export interface Album {
  readonly browser: Browser
  readonly site: TestSite
  /** With a slash at its end. */
  readonly folder: string
  /** False for what is on the screen without scrolling. */
  readonly isWhole: boolean
}

/** Milliseconds before the picture of a page that never finishes loading. */
const settled = 1_500
/** Milliseconds for one step of a scene. */
const patience = 20_000
const height = 900

/** Waits until there are no requests, and nothing is still loading, with limits for pages that poll or wait for ever. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined)
  const isDrawn = () =>
    document.querySelector('main :is([class*="Skeleton-module"], [role="progressbar"])') === null
  await page.waitForFunction(isDrawn, undefined, { timeout: 3 * patience }).catch(() => undefined)
}

async function wear(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    forcedColors: scheme === 'forced' ? 'active' : 'none',
  })
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

/** Returns the names of the files. */
export async function photograph(
  { browser, site, folder, isWhole }: Album,
  scene: Scene,
  width: number,
  schemes: readonly Scheme[],
): Promise<readonly string[]> {
  const { name, path, prepare, act, isSignedOut, isLoading } = scene
  const context = await browser.newContext({ viewport: { width, height } })
  context.setDefaultTimeout(patience)
  try {
    if (!isSignedOut) {
      await context.addInitScript((key) => {
        localStorage.setItem(key, 'guest')
      }, rememberedProviderKey)
    }
    const page = await context.newPage()
    await prepare?.(page)
    await page.goto(site.url + path)
    if (isLoading) await new Promise((resolve) => setTimeout(resolve, settled))
    else await rest(page)
    await act?.(page, site)
    if (act) await rest(page)
    const files: string[] = []
    for (const scheme of schemes) {
      await wear(page, scheme)
      const file = `${name}-${String(width)}-${scheme}.png`
      await page.screenshot({ path: folder + file, fullPage: isWhole, animations: 'disabled' })
      files.push(file)
    }
    return files
  } finally {
    await context.close()
  }
}
