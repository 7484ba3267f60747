// Parses a page into a document of its own, in which nothing runs or loads.

import { trustedInertHtml } from '../../model/trustedTypes.ts'

/** In place of `style`; `sanitizeArticle` reads it. */
export const styleAttribute = 'data-portico-style'

/**
 * The parser itself reports handlers, styles and bases to the portal's policy, although it obeys none of them: they get
 * names that mean nothing.
 */
const quiet = (html: string): string =>
  html
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag
        .replace(/([\s"'/])style(?=\s*=)/gi, `$1${styleAttribute}`)
        .replace(/([\s"'/])on\w+(?=\s*=)/gi, '$1data-portico-off'),
    )
    .replace(/<base\b/gi, '<x-base')

export const parsedPage = (html: string): Document =>
  new DOMParser().parseFromString(trustedInertHtml(quiet(html)), 'text/html')

/** Characters that are parsed at once. */
const step = 100_000

/** The same in steps, each of which takes some milliseconds. */
export function* parsedInSteps(html: string): Generator<void, Document> {
  const page = document.implementation.createHTMLDocument()
  page.open()
  for (let from = 0; from < html.length;) {
    // Never in the middle of a tag.
    const next = html.indexOf('<', from + step)
    const end = next < 0 ? html.length : next
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way to parse in steps; the document has no window
    page.write(trustedInertHtml(quiet(html.slice(from, end))))
    from = end
    yield
  }
  page.close()
  return page
}
