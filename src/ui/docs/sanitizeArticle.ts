// Makes the article of an untrusted page harmless. The page's authors can be anyone who writes to a repository
// (CVE-2021-32660, -32661): nothing of it may run, send, or leave its place.

import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'
import type { DocsSanitizer } from '../../model/docs/docsConfig.ts'
import { docsFileUrl, docsLinkOf, type PageAddress } from '../../model/docs/docsLinks.ts'
import { trustedPolicy } from '../../model/trustedTypes.ts'
import { styleAttribute } from './parsedPage.ts'

export interface ArticleWorld {
  readonly page: PageAddress
  readonly sanitizer: DocsSanitizer
  /** Text in place of an embedded page of a host. */
  readonly blockedText: (host: string) => string
}

const forbiddenTags = [
  'style',
  'form',
  'textarea',
  'select',
  'button',
  'dialog',
  'template',
  'base',
  'link',
  'meta',
]

const patternOf = (source: string | null): RegExp | null => {
  try {
    return source === null ? null : new RegExp(source)
  } catch {
    return null
  }
}

/** As the sanitiser's own, with more protocols; `resolveLinks` has removed unsafe links before. */
const urlPattern = (protocols: readonly string[]): RegExp => {
  const names = protocols.map((name) => name.replace(/:$/, '').replace(/[^a-z0-9+.-]/gi, ''))
  const known = [
    'https?',
    'mailto',
    'tel',
    'sms',
    ...names.filter((name) => !/^(?:java|vb)script$/i.test(name)),
  ]
  return new RegExp(`^(?:(?:${known.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i')
}

// Without it, the sanitiser makes a policy of its own, which the page refuses.
const ownPolicy = () => trustedPolicy() as unknown as Config['TRUSTED_TYPES_POLICY'] & object

const configOf = ({ sanitizer }: ArticleWorld): Config & { IN_PLACE: true } => ({
  IN_PLACE: true,
  TRUSTED_TYPES_POLICY: ownPolicy(),
  USE_PROFILES: { html: true, svg: true },
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['target', 'download', 'allowfullscreen', 'open', 'sandbox'],
  FORBID_TAGS: forbiddenTags,
  FORBID_ATTR: [
    'style',
    styleAttribute,
    'data-portico-off',
    'srcdoc',
    'srcset',
    'ping',
    'autofocus',
    'accesskey',
    'tabindex',
  ],
  ALLOWED_URI_REGEXP: urlPattern(sanitizer.additionalAllowedURIProtocols),
  // The article is in a shadow root, where ids and names are no properties of the page.
  SANITIZE_DOM: false,
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: patternOf(sanitizer.allowedCustomElementTagNameRegExp),
    attributeNameCheck: patternOf(sanitizer.allowedCustomElementAttributeNameRegExp),
    allowCustomizedBuiltInElements: false,
  },
})

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? ''
}

const embeds = 'iframe, object, embed, frame, frameset, applet, portal, fencedframe'

/** Embedded pages of other hosts become a text that names the host. */
function replaceEmbeds(article: Element, { page, sanitizer, blockedText }: ArticleWorld): void {
  for (const embed of article.querySelectorAll(embeds)) {
    const source = embed.getAttribute('src') ?? embed.getAttribute('data') ?? ''
    const url = URL.parse(source, page.address)
    const isAllowed = embed.localName === 'iframe' && url?.protocol === 'https:'
    if (isAllowed && sanitizer.allowedIframeHosts.includes(url.host)) {
      embed.setAttribute('src', url.href)
      embed.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
      embed.setAttribute('loading', 'lazy')
      continue
    }
    const blocked = embed.ownerDocument.createElement('p')
    blocked.className = 'portico-blocked'
    blocked.textContent = blockedText(hostOf(url?.href ?? '') || source.slice(0, 80) || '?')
    embed.replaceWith(blocked)
  }
}

/** Only lists of tasks and sets of tabs have inputs. */
function removeInputs(article: Element): void {
  for (const input of article.querySelectorAll('input')) {
    const type = input.getAttribute('type')
    if (type === 'checkbox' || type === 'radio') continue
    input.remove()
  }
}

const sources = ['src', 'poster', 'href', 'xlink:href'] as const

/** Addresses of files that are loaded without a click; of links, see `finishLinks`. */
function resolveSources(article: Element, { page }: ArticleWorld): void {
  for (const element of article.querySelectorAll('img, source, video, audio, track, image, use')) {
    for (const name of sources) {
      const value = element.getAttribute(name)
      if (value === null) continue
      const url = docsFileUrl(value, page)
      if (url === undefined) element.removeAttribute(name)
      else element.setAttribute(name, url)
    }
  }
}

function resolveLinks(article: Element, { page, sanitizer }: ArticleWorld): void {
  for (const link of article.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? link.getAttribute('xlink:href')
    link.removeAttribute('xlink:href')
    const isForNewTab = link.getAttribute('target') === '_blank'
    const file = link.getAttribute('download')
    link.removeAttribute('target')
    link.removeAttribute('download')
    if (href === null) continue
    const target = docsLinkOf(href, page, sanitizer.additionalAllowedURIProtocols)
    if (!target) {
      link.removeAttribute('href')
    } else if (target.kind === 'portal') {
      link.setAttribute('href', target.path)
      link.setAttribute('data-portal', '')
      if (isForNewTab) link.setAttribute('target', '_blank')
    } else {
      link.setAttribute('href', target.url)
      if (!/^https?:/i.test(target.url)) continue
      if (target.kind === 'file' && file !== null) link.setAttribute('download', file)
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener noreferrer')
      link.setAttribute('data-outside', '')
    }
  }
}

/** Declarations of style attributes, read before they are removed: the policy of the portal's page refuses attributes. */
export type InlineStyles = ReadonlyMap<Element, string>

let purifier: DOMPurify | undefined

/** An instance of its own, so that hooks that other code adds do not apply to it, nor its own to others. */
const ownPurifier = (): DOMPurify => (purifier ??= createDOMPurify(window))

/** Changes the MathML of a formula in place. */
export function sanitizeFormula(math: Element): void {
  ownPurifier().sanitize(math, {
    IN_PLACE: true,
    TRUSTED_TYPES_POLICY: ownPolicy(),
    USE_PROFILES: { mathMl: true },
    ADD_TAGS: ['semantics', 'annotation'],
    FORBID_ATTR: ['style', 'href'],
  })
}

/** Changes the article in place; it must not be in the page's document yet. */
export function sanitizeArticle(article: HTMLElement, world: ArticleWorld): InlineStyles {
  const styles = new Map(
    [...article.querySelectorAll(`[${styleAttribute}]`)].map(
      (element) => [element, element.getAttribute(styleAttribute) ?? ''] as const,
    ),
  )
  replaceEmbeds(article, world)
  removeInputs(article)
  resolveLinks(article, world)
  resolveSources(article, world)
  ownPurifier().sanitize(article, configOf(world))
  return styles
}
