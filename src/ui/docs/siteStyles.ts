// The documentation's own styles.

import { docsFileUrl, type PageAddress } from '../../model/docs/docsLinks.ts'
import { siteSheet } from './articleStyles.ts'
import type { BuiltPage } from './builtPage.ts'

export interface StyleHandlers {
  /** The text of a file of the documentation: a style sheet or a drawing. */
  readonly loadText: (address: string, signal: AbortSignal) => Promise<string>
  readonly onStylesDropped: () => void
}

/** The documentation's own styles, after its text is shown; dropped if they hide it. */
export async function adoptSiteStyles(
  root: ShadowRoot,
  article: HTMLElement,
  page: BuiltPage,
  address: PageAddress,
  { loadText, onStylesDropped }: StyleHandlers,
  signal: AbortSignal,
): Promise<void> {
  const addresses = page.styleSheets.map((href) => docsFileUrl(href, address))
  const own = addresses.filter((url) => url?.startsWith(address.siteAddress) === true) as string[]
  // A style sheet that is missing leaves the text as it is.
  const texts = await Promise.all(own.map((url) => loadText(url, signal).catch(() => '')))
  const all = [...texts, ...page.styles].filter((css) => css.trim() !== '')
  if (signal.aborted || all.length === 0) return
  const before = [...root.adoptedStyleSheets]
  root.adoptedStyleSheets = [
    ...before,
    ...all.map((css) => siteSheet(css, (source) => docsFileUrl(source, address))),
  ]
  if (isReadable(article)) return
  root.adoptedStyleSheets = before
  onStylesDropped()
}

function firstBlocks(article: HTMLElement): readonly Element[] {
  const blocks: Element[] = []
  for (const block of article.querySelectorAll('h1, h2, p, li')) {
    if (block.textContent.trim() === '' || block.closest('[hidden], details:not([open])')) continue
    blocks.push(block)
    if (blocks.length === 20) break
  }
  return blocks
}

/** Whether any of the first paragraphs can be seen. */
function isReadable(article: HTMLElement): boolean {
  const blocks = firstBlocks(article)
  const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
  return (
    blocks.length === 0 ||
    blocks.some((block) => {
      const { width, height, right, bottom } = block.getBoundingClientRect()
      const frame = article.getRootNode() as ShadowRoot
      const outer = frame.host.getBoundingClientRect()
      const isInside = right > outer.left && bottom > outer.top
      return block.checkVisibility(options) && width > 0 && height > 0 && isInside
    })
  )
}
