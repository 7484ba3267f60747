// The themes and widths in which every page has to be accessible. `npm test` looks at each page in both themes and both
// widths, but not in every combination, which `npm run test:long` does.

import type { Page } from 'playwright-core'
import { isLong } from './breadth.ts'

export interface Look {
  readonly scheme: 'light' | 'dark'
  /** Pixels. */
  readonly width: number
}

export const everyLook: readonly Look[] = (['light', 'dark'] as const).flatMap((scheme) =>
  [1280, 400].map((width) => ({ scheme, width })),
)

/** Light on a desktop, dark on a phone. */
export const looks: readonly Look[] = everyLook.filter(
  ({ scheme, width }) => isLong || (scheme === 'light') === (width === 1280),
)

export const nameOf = ({ scheme, width }: Look): string => `${scheme}, ${String(width)} pixels wide`

/** Changes the theme and width of an open page, as the system's preference and the window do. */
export async function changeLook(page: Page, { scheme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: scheme })
  await page.locator(`html[data-theme=${scheme}]`).waitFor()
  // Two frames, so that listeners to the size have rendered; then the colors that change slowly.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}
