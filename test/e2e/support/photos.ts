// Compares pictures of parts of a page with those in test/e2e/photos. PORTICO_PHOTOS=new replaces them.

import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import type { Locator, Page } from 'playwright-core'
import { PNG } from 'pngjs'

const folder = fileURLToPath(new URL('../photos/', import.meta.url))
const failures = fileURLToPath(new URL('../../../.cache/photos/', import.meta.url))

/** Share of pixels that may differ: graphics drivers render edges slightly differently. */
const tolerance = 0.002

/** Hides text, which depends on the machine's fonts, and stops animations. */
export async function stillPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      *, *::before, *::after, *::placeholder {
        -webkit-text-fill-color: transparent !important;
        caret-color: transparent !important;
        animation: none !important;
        transition: none !important;
      }`)
    document.adoptedStyleSheets.push(sheet)
  })
}

function differenceOf(before: PNG, after: PNG): { readonly share: number; readonly picture: PNG } {
  const { width, height } = before
  const picture = new PNG({ width, height })
  const count = pixelmatch(before.data, after.data, picture.data, width, height, { threshold: 0.1 })
  return { share: count / (width * height), picture }
}

/** Fails if the picture differs; the new one and the difference are then in .cache/photos. */
export async function assertLooksAsBefore(part: Locator, name: string): Promise<void> {
  const taken = await part.screenshot()
  const file = `${folder}${name}.png`
  if (process.env['PORTICO_PHOTOS'] === 'new' || !existsSync(file)) {
    assert.equal(
      process.env['PORTICO_PHOTOS'],
      'new',
      `No photo of ${name}: PORTICO_PHOTOS=new takes it.`,
    )
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, taken)
    return
  }
  const [before, after] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(taken)]
  const isSameSize = before.width === after.width && before.height === after.height
  const { share, picture } = isSameSize
    ? differenceOf(before, after)
    : { share: 1, picture: undefined }
  if (share <= tolerance) return
  mkdirSync(failures, { recursive: true })
  writeFileSync(`${failures}${name}.png`, taken)
  if (picture) writeFileSync(`${failures}${name}-difference.png`, PNG.sync.write(picture))
  assert.fail(
    `${name} looks different (${(share * 100).toFixed(1)} % of its pixels): .cache/photos/${name}.png`,
  )
}
