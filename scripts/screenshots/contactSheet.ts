// One picture of twelve pages, which the README shows.

import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import type { Scheme } from './photograph.ts'

/** Name of a scene, and its theme. */
export const twelve: readonly (readonly [scene: string, scheme: Scheme])[] = [
  ['start-runs', 'light'],
  ['catalog', 'light'],
  ['entity', 'dark'],
  ['entity-system-storefront', 'light'],
  ['graph', 'dark'],
  ['entity-definition', 'light'],
  ['docs-page', 'light'],
  ['ci-run-failed', 'dark'],
  ['kubernetes', 'light'],
  ['template-form', 'dark'],
  ['task-steps-failed', 'light'],
  ['search', 'light'],
]

/** Pixels of one picture; the quality keeps the sheet below 400 KB. */
const width = 520
const quality = 72

const style = `body { margin: 0; display: grid; grid-template-columns: repeat(3, ${String(width)}px); gap: 12px; padding: 12px; background: #8b949e }
img { inline-size: 100%; display: block }`

/** Draws the pictures of the folder, a path with a slash at its end, on one sheet. */
export async function drawSheet(
  browser: Browser,
  folder: string,
  files: readonly string[],
  target: string,
): Promise<void> {
  const pictures = files.map((file) => `<img src="${file}">`)
  const source = `${folder}sheet.html`
  await writeFile(
    source,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${pictures.join('\n')}`,
  )
  const page = await browser.newPage({ viewport: { width: 3 * width + 48, height: 900 } })
  await page.goto(pathToFileURL(source).href, { waitUntil: 'load' })
  await page.screenshot({ path: target, type: 'jpeg', quality, fullPage: true })
  await page.close()
}
