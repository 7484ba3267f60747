import type { Page } from 'playwright-core'

/** Goes to a path as a link of the page does, without loading the page anew. */
export const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, path)
