// Takes a page apart that MkDocs has built: the theme's frame is left out, and the portal draws navigation and contents.

import { isRecord } from '../../model/isRecord.ts'
import { parseJson } from '../../model/json.ts'
import { linkNotes } from './codeNotes.ts'
import { parsedPage } from './parsedPage.ts'

export interface NavigationItem {
  readonly title: string
  /** As written; undefined for a section without a page. */
  readonly href: string | undefined
  readonly children: readonly NavigationItem[]
  readonly isCurrent: boolean
}

export interface ContentsItem {
  readonly title: string
  /** With its leading `#`. */
  readonly hash: string
  /** 0 for the first level. */
  readonly depth: number
}

export interface BuiltPage {
  readonly title: string
  readonly lang: string | undefined
  /** Not sanitised, in a document of its own, in which nothing runs or loads. */
  readonly article: HTMLElement
  readonly navigation: readonly NavigationItem[]
  readonly contents: readonly ContentsItem[]
  /** As written. */
  readonly editUrl: string | undefined
  /** The address to which the page sends its readers at once, as written. */
  readonly movedTo: string | undefined
  /** Neighbours of the page, as written. */
  readonly previous: string | undefined
  readonly next: string | undefined
  /** Addresses of the documentation's own style sheets, as written, and texts of its style elements. */
  readonly styleSheets: readonly string[]
  readonly styles: readonly string[]
}

const themeSheet =
  /(?:^|\/)assets\/stylesheets\/(?:main|palette)\b[^/]*\.css|fonts\.googleapis\.com/i

const textOf = (element: Element | null | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? ''

const hrefOf = (element: Element | null | undefined): string | undefined =>
  element?.getAttribute('href') ?? undefined

/** Features of Material that the documentation switches on. */
function featuresOf(page: Document): readonly unknown[] {
  const config = parseJson(page.querySelector('script#__config')?.textContent ?? '')
  const features = isRecord(config) ? config['features'] : []
  return Array.isArray(features) ? features : []
}

function wrappedContent(found: HTMLElement): HTMLElement {
  const article = found.ownerDocument.createElement('article')
  const content = found.ownerDocument.createRange()
  content.selectNodeContents(found)
  article.append(content.extractContents())
  return article
}

/** The article of Material, else the main part of another theme. */
const mainPartOf = (page: Document): HTMLElement =>
  page.querySelector<HTMLElement>('.md-content article, article.md-content__inner') ??
  page.querySelector<HTMLElement>('[role="main"], main') ??
  page.body

const childOf = (item: Element, selector: string): Element | null =>
  item.querySelector(
    `:scope > ${selector}, :scope > .md-nav__link--index ${selector}, :scope > div > ${selector}`,
  )

/** Deeper levels are left out: a navigation is not that deep, a hostile page may be. */
const deepest = 12

function itemsOf(list: Element | null | undefined, depth = 0): readonly NavigationItem[] {
  if (!list || depth > deepest) return []
  return [...list.children].flatMap((item) => {
    const link = childOf(item, 'a[href]')
    const label = childOf(item, 'label') ?? childOf(item, 'span')
    const nested = item.querySelector(':scope > nav:not(.md-nav--secondary) > ul, :scope > ul')
    const title = textOf(link) || textOf(label)
    if (title === '') return []
    return [
      {
        title,
        href: hrefOf(link) === '#' ? undefined : hrefOf(link),
        children: itemsOf(nested, depth + 1),
        isCurrent: link !== null && current.some((name) => link.classList.contains(name)),
      },
    ]
  })
}

/** Of Material and of the themes that MkDocs has. */
const current = ['md-nav__link--active', 'current', 'active']

/** Sections of the theme of Read the Docs have their title before them. */
function captionedItems(menu: Element): readonly NavigationItem[] {
  return [...menu.children].flatMap((part) => {
    if (part.localName !== 'ul') return []
    const before = part.previousElementSibling
    const title = before?.classList.contains('caption') === true ? textOf(before) : ''
    const children = itemsOf(part)
    return title === '' ? children : [{ title, href: undefined, children, isCurrent: false }]
  })
}

function navigationOf(page: Document): readonly NavigationItem[] {
  const captioned = page.querySelector('.wy-menu-vertical')
  if (captioned) return captionedItems(captioned)
  return itemsOf(page.querySelector('.md-nav--primary > .md-nav__list, .navbar ul.navbar-nav'))
}

const mostContents = 5_000

/** Headings with an id, as the table of contents would have them; one of the first level alone is the page's title. */
function contentsOf(article: Element): readonly ContentsItem[] {
  const all = [...article.querySelectorAll('h1[id], h2[id], h3[id], h4[id], h5[id], h6[id]')]
  const titles = all.filter(({ localName }) => localName === 'h1')
  const headings = all
    .filter((one) => titles.length > 1 || one !== titles[0])
    .slice(0, mostContents)
  const levels = headings.map(({ localName }) => Number(localName.slice(1)))
  const first = Math.min(...levels)
  return headings.map((heading, index) => {
    const own = heading.cloneNode(true) as Element
    own.querySelectorAll('.headerlink').forEach((link) => {
      link.remove()
    })
    return { title: textOf(own), hash: `#${heading.id}`, depth: (levels[index] ?? first) - first }
  })
}

/** Removes what the portal shows elsewhere, and returns the address of the editor. */
function takeEditUrl(article: Element): string | undefined {
  const links = [...article.querySelectorAll('a.md-content__button, a[title="Edit this page"]')]
  const edit = links.find(
    (link) =>
      link.getAttribute('rel') === 'edit' || link.getAttribute('title') === 'Edit this page',
  )
  links.forEach((link) => {
    link.remove()
  })
  return hrefOf(edit)
}

/** `<meta http-equiv="refresh" content="0; url=…">`, which plugins for redirects write; undefined for a later refresh. */
function movedTo(page: Document): string | undefined {
  const refresh = [...page.querySelectorAll('meta[http-equiv]')].find(
    (one) => one.getAttribute('http-equiv')?.toLowerCase() === 'refresh',
  )
  const content = refresh?.getAttribute('content')?.trim() ?? ''
  const [seconds = '', ...rest] = content.split(/[;,]/)
  const [, url] = /^url\s*=(.*)$/i.exec(rest.join(';').trim()) ?? []
  const isAtOnce = seconds.trim() !== '' && Number(seconds) <= 5
  return isAtOnce ? url?.replace(/['"]/g, '').trim() : undefined
}

/** Characters of a page above which it is parsed and shown in steps. */
export const longestAtOnce = 300_000

/** Never throws: a page without any structure is its body. */
export const readBuiltPage = (html: string): BuiltPage => builtPageOf(parsedPage(html))

/** Takes the document apart. */
export function builtPageOf(page: Document): BuiltPage {
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent)
  const found = mainPartOf(page)
  const isArticle = found.localName === 'article'
  // The rest of a long page is found faster without it.
  if (isArticle) found.remove()
  const styleSheets = [...page.querySelectorAll('link[rel~="stylesheet"][href]')]
    .map((link) => hrefOf(link) ?? '')
    .filter((href) => href !== '' && !themeSheet.test(href))
  const neighbour = (direction: string) =>
    hrefOf(
      page.querySelector(
        `a.md-footer__link--${direction}, link[rel="${direction}"], a[rel="${direction}"]`,
      ),
    )
  const hasLinkedTabs = featuresOf(page).includes('content.tabs.link')
  const article = isArticle ? found : wrappedContent(found)
  for (const name of article.getAttributeNames()) article.removeAttribute(name)
  if (hasLinkedTabs) article.dataset['linkedTabs'] = ''
  const editUrl = takeEditUrl(article)
  linkNotes(article)
  return {
    title:
      textOf(article.querySelector('h1')).replace(/¶$/, '').trim() ||
      textOf(page.querySelector('title')),
    lang: page.documentElement.getAttribute('lang') ?? undefined,
    article,
    navigation: navigationOf(page),
    contents: contentsOf(article),
    editUrl,
    movedTo: movedTo(page),
    previous: neighbour('prev'),
    next: neighbour('next'),
    styleSheets,
    styles,
  }
}
