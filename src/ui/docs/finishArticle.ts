// Gives the article of a page what the theme's scripts would: tabs, copying of code, pictures that load late. Works on
// the sanitised article, before it is shown.

import { finishTabs } from './articleTabs.ts'
import type { InlineStyles } from './sanitizeArticle.ts'

export interface ArticleTexts {
  readonly copy: string
  readonly diagram: string
  readonly brokenPicture: (name: string) => string
}

/** Properties of a style attribute that stay inside of the text. */
const keptProperties =
  /^(?:text-align|text-decoration(?:-\w+)?|color|background-color|(?:max-|min-)?(?:width|height)|(?:margin|padding|border)(?:-[\w-]+)?|float|clear|vertical-align|font-(?:weight|style|size|variant)|white-space|list-style(?:-type)?|line-height|columns?|column-\w+|aspect-ratio|object-fit)$/

/** One declaration each, because the portal's policy refuses style attributes. */
function applyStyles(styles: InlineStyles): void {
  for (const [element, text] of styles) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue
    for (const declaration of text.split(';')) {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, Math.max(0, colon)).trim()
      const value = declaration.slice(colon + 1).trim()
      if (value === '' || !keptProperties.test(name) || /url\s*\(|expression/i.test(value)) continue
      element.style.setProperty(name, value)
    }
  }
}

/** What Material and GitHub write behind the address of a picture for one theme. */
const themeOnly = /#(?:only-|gh-)(dark|light)(?:-mode-only)?$/i

function finishPictures(article: Element, { brokenPicture }: ArticleTexts): void {
  for (const picture of article.querySelectorAll('img')) {
    picture.setAttribute('loading', 'lazy')
    picture.setAttribute('decoding', 'async')
    picture.addEventListener('error', () => {
      const note = picture.ownerDocument.createElement('span')
      note.className = 'portico-broken'
      note.textContent = brokenPicture(picture.alt || picture.src.replace(/^.*\//, ''))
      picture.replaceWith(note)
    })
    const [, scheme] = themeOnly.exec(picture.getAttribute('src') ?? '') ?? []
    if (scheme) picture.classList.add(`portico-only-${scheme.toLowerCase()}`)
    const isInText = picture.closest('a, .twemoji, .emojione') !== null
    // An empty description says that a picture is decoration.
    if (isInText || picture.getAttribute('alt')?.trim() === '') continue
    picture.classList.add('portico-zoomable')
    picture.tabIndex = 0
    picture.setAttribute('role', 'button')
    if (!picture.hasAttribute('alt'))
      picture.setAttribute('aria-label', picture.src.replace(/^.*\//, '').split(/[?#]/, 1)[0] ?? '')
  }
}

/** Code that is wider than the page scrolls, also by keyboard; each block can be copied. */
function finishCode(article: Element, { copy, diagram }: ArticleTexts): void {
  for (const block of article.querySelectorAll('pre')) {
    block.tabIndex = 0
    if (block.closest('.linenos') !== null || block.querySelector('code') === null) continue
    if (block.classList.contains('mermaid')) block.dataset['label'] = diagram
    const button = block.ownerDocument.createElement('button')
    button.type = 'button'
    button.className = 'portico-copy'
    button.textContent = copy
    button.dataset['copy'] = ''
    const frame = block.ownerDocument.createElement('div')
    frame.className = 'portico-code'
    block.replaceWith(frame)
    frame.append(block, button)
  }
  for (const table of article.querySelectorAll('table')) {
    if (
      table.closest('.highlighttable, .portico-scroll') !== null ||
      table.classList.contains('highlighttable')
    )
      continue
    const frame = table.ownerDocument.createElement('div')
    frame.className = 'portico-scroll'
    frame.tabIndex = 0
    table.replaceWith(frame)
    frame.append(table)
  }
}

/** Boxes of task lists show a state and cannot be changed. */
function finishTasks(article: Element): void {
  for (const box of article.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    box.disabled = true
    box.setAttribute('aria-label', box.closest('li')?.textContent.trim().slice(0, 80) ?? '')
  }
}

/** Addresses of the portal's pages begin with its base path. */
function finishLinks(article: Element, basePath: string): void {
  for (const link of article.querySelectorAll('a[data-portal]'))
    link.setAttribute('href', basePath + (link.getAttribute('href') ?? ''))
}

export function finishArticle(
  article: HTMLElement,
  styles: InlineStyles,
  texts: ArticleTexts,
  basePath: string,
): void {
  finishTabs(article)
  finishCode(article, texts)
  finishPictures(article, texts)
  finishTasks(article)
  finishLinks(article, basePath)
  applyStyles(styles)
}
