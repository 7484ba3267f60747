// The themes and widths in which every page has to be accessible.

import type { Page } from 'playwright-core'

export interface Look {
  readonly scheme: 'light' | 'dark'
  /** Pixels. */
  readonly width: number
}

/** Both themes, on a desktop and on a phone. */
export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((scheme) =>
  [1280, 400].map((width) => ({ scheme, width })),
)

export const nameOf = ({ scheme, width }: Look): string => `${scheme}, ${String(width)} pixels wide`

/** Changes the theme and width of an open page, as the system's preference and the window do. */
export async function changeLook(page: Page, { scheme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: scheme })
  await page.locator(`html[data-theme=${scheme}]`).waitFor()
  // Two frames, so that listeners to the size have rendered.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}
