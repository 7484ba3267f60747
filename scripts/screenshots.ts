// `npm run screenshots [-- --only entity,docs --width 400 --scheme dark]`: takes pictures of every page in every state with
// the real backend, for review. Writes to screenshots/, with a page that shows them side by side.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright-core'
import { rememberedProviderKey } from '../src/model/session/guestSession.ts'
import { startSite } from '../test/site/testSite.ts'
import { findBrowser, quietFlags } from './findBrowser.ts'
import type { Scene } from './screenshots/scene.ts'
import { scenes } from './screenshots/scenes.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: ['1280', '1440', '400'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
  },
})

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url))
/** Milliseconds before the picture of a page that never finishes loading. */
const settled = 1_500

interface Look {
  readonly width: number
  readonly scheme: 'light' | 'dark'
}

/** Waits until there are no requests, with a limit for pages that poll. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined)
}

async function photograph(
  browser: Browser,
  url: string,
  scene: Scene,
  look: Look,
): Promise<string> {
  const { name, path, prepare, act, isSignedOut, isLoading } = scene
  const { width, scheme } = look
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
  })
  try {
    if (!isSignedOut) {
      await context.addInitScript((key) => {
        localStorage.setItem(key, 'guest')
      }, rememberedProviderKey)
    }
    const page = await context.newPage()
    await prepare?.(page)
    await page.goto(url + path)
    if (isLoading) await new Promise((resolve) => setTimeout(resolve, settled))
    else await rest(page)
    await act?.(page)
    if (act) await rest(page)
    const file = `${name}-${String(width)}-${scheme}.png`
    await page.screenshot({ path: folder + file, fullPage: true, animations: 'disabled' })
    return file
  } finally {
    await context.close()
  }
}

const wanted = scenes.filter(({ name }) =>
  values.only.split(',').some((start) => name.startsWith(start)),
)
const looks = values.width.flatMap((width) =>
  values.scheme.map((scheme) => ({ width: Number(width), scheme: scheme as Look['scheme'] })),
)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const site = await startSite({ sourceControl: true, clusters: ['production', 'staging'] })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: quietFlags })
try {
  const rows: string[] = []
  const failed: string[] = []
  for (const scene of wanted) {
    const files: string[] = []
    for (const look of looks) {
      try {
        files.push(await photograph(browser, site.url, scene, look))
      } catch (error) {
        failed.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    const pictures = files.map((file) => `<a href="${file}"><img src="${file}" width="400"></a>`)
    rows.push(`<h2>${scene.name}</h2><div>${pictures.join('')}</div>`)
    console.log(scene.name)
  }
  await writeFile(`${folder}index.html`, `<!doctype html><meta charset="utf-8">${rows.join('\n')}`)
  console.log(`Open ${folder}index.html`)
  for (const failure of failed) console.error(failure)
  if (failed.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}
