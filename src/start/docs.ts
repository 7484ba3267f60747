// Draws the article of a documentation's page into the loading screen, prepared by the same function as on the page.
// Navigation and contents come with the page.

import navigation from '../features/docs/reader/DocsNavigation.module.css?names'
import reader from '../features/docs/reader/DocsReader.module.css?names'
import type { ConfigReader } from '../model/config/configReader.ts'
import { readDocsConfig } from '../model/docs/docsConfig.ts'
import { pageAddressOf } from '../model/docs/docsLinks.ts'
import { docsFileOf, docsPathOf, docsSitePath, type DocsPlace } from '../model/docs/docsPlace.ts'
import {
  defaultReading,
  docsReadingPlace,
  readReading,
  type DocsReading,
} from '../model/docs/docsReading.ts'
import { docsPath } from '../model/paths.ts'
import { parseKept } from '../model/preferences/keptText.ts'
import { isLongArticle } from '../ui/docs/articleParts.ts'
import { articleSheet } from '../ui/docs/articleStyles.ts'
import { chooseRemembered } from '../ui/docs/articleTabs.ts'
import { longestAtOnce, readBuiltPage } from '../ui/docs/builtPage.ts'
import article from '../ui/docs/DocsArticle.module.css?names'
import { prepareArticle } from '../ui/docs/prepareArticle.ts'
import head from '../ui/page/PageHead.module.css?names'
import { element, fillLoadingScreen, linkOf, progressBar, withStyle } from './elements.ts'
import { pagePath } from './pagePath.ts'

export interface FirstDocs {
  /** As it was sent; its authors are not trusted. */
  readonly html: string
  readonly place: Pick<DocsPlace, 'ref' | 'page'>
  /** Absolute URL of the documentation's backend. */
  readonly backend: string
  readonly reader: ConfigReader
  /** The portal's base path, as `BasePath`. */
  readonly base: string
  readonly isSidebarPinned: boolean
}

const blank = '\u00a0'
const noTexts = { copy: blank, diagram: blank, brokenPicture: () => '' }

const headOf = ({ place: { ref }, base }: FirstDocs): HTMLElement =>
  element(
    'header',
    { class: head['head'], 'data-facts': 'true' },
    pagePath([element('a', { href: base + docsPath }, blank)], ref.name),
    element(
      'div',
      { class: head['bar'] },
      element('div', { class: head['title'] }, element('p', {}, ref.name)),
      element(
        'dl',
        { class: head['facts'] },
        element(
          'div',
          {},
          element('dt', {}, blank),
          element('dd', {}, linkOf(ref, undefined, base)),
        ),
      ),
    ),
  )

/** The space of the pages, or of the list that opens. */
const navigationSpace = (): HTMLElement =>
  element(
    'nav',
    { class: navigation['navigation'] },
    element('details', { class: navigation['narrow'] }, element('summary', {}, blank)),
    element('div', { class: navigation['wide'] }),
  )

function keptReading(): DocsReading {
  const { key } = docsReadingPlace
  return readReading(parseKept(localStorage.getItem(key), key, 'json')) ?? defaultReading
}

/** Undefined for a page that is drawn in steps, or that only leads to another. */
export function docsDrawing(first: FirstDocs): (() => void) | undefined {
  const { html, backend, base } = first
  const { ref, page } = first.place
  if (html.length > longestAtOnce) return undefined
  const built = readBuiltPage(html)
  if (built.movedTo !== undefined || isLongArticle(built.article)) return undefined
  const { textSize, tabs } = keptReading()
  const siteAddress = backend + docsSitePath(ref)
  const world = {
    page: {
      address: pageAddressOf(siteAddress, docsFileOf(page) ?? ''),
      siteAddress,
      sitePath: docsPathOf(ref),
    },
    sanitizer: readDocsConfig(first.reader).sanitizer,
    blockedText: (host: string) => host,
  }
  const own = built.article
  if (built.lang !== undefined) own.lang = built.lang
  prepareArticle(own, world, noTexts, base)
  chooseRemembered(own, tabs)
  return () => {
    if (built.title !== '') document.title = built.title
    fillLoadingScreen(first, () => {
      const host = withStyle(element('div', {}), '--docs-text-size', String(textSize))
      const root = host.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [articleSheet()]
      root.append(own)
      return [
        headOf(first),
        element('div', { class: `box-oneLine box-gap-xs ${reader['tools'] ?? ''}` }),
        element(
          'div',
          { class: `box-stack box-gap-sm ${reader['reader'] ?? ''}` },
          progressBar(),
          element(
            'div',
            { class: reader['columns'] },
            navigationSpace(),
            element(
              'div',
              { class: reader['middle'] },
              element('div', { class: article['frame'] }, host),
            ),
            element('nav', { class: navigation['contents'] }),
          ),
        ),
      ]
    })
  }
}
