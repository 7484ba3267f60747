// The themes and widths in which every page has to be accessible.

import type { Page } from 'playwright-core'

export interface Look {
  readonly scheme: 'light' | 'dark'
  /** Pixels. */
  readonly width: number
}

/** Both themes, on a desk and on a phone. */
export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((scheme) =>
  [1280, 400].map((width) => ({ scheme, width })),
)

export const nameOf = ({ scheme, width }: Look): string => `${scheme}, ${String(width)} pixels wide`

/** Shows an open page in another theme and width, as the system's preference and the window's edge do. */
export async function changeLook(page: Page, { scheme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: scheme })
  await page.locator(`html[data-theme=${scheme}]`).waitFor()
  // Two frames: what listens to the size has drawn by then.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}
