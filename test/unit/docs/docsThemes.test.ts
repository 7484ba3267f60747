// What is read of a page, whatever theme has built it: the structure is that of Material 9, and of the two themes that MkDocs
// brings.

import { describe, expect, it } from '@jest/globals'
import { readBuiltPage, type NavigationItem } from '../../../src/ui/docs/builtPage.ts'
import { finishArticle } from '../../../src/ui/docs/finishArticle.ts'
import { drawFormulas } from '../../../src/ui/docs/formulas.ts'
import { parsedPage } from '../../../src/ui/docs/parsedPage.ts'
import { sanitizeArticle } from '../../../src/ui/docs/sanitizeArticle.ts'
import { plainWorld } from '../../support/docsWorld.ts'

const text = '<h1 id="one">One</h1><p>Text</p>'

const themes = {
  material: `<nav class="md-nav md-nav--primary"><ul class="md-nav__list">
      <li class="md-nav__item"><a href="../.." class="md-nav__link"><span>Home</span></a></li>
      <li class="md-nav__item md-nav__item--nested"><label class="md-nav__link">Section</label>
        <nav class="md-nav"><ul class="md-nav__list">
          <li class="md-nav__item"><a href="./" class="md-nav__link md-nav__link--active">One</a></li>
          <li class="md-nav__item"><a href="../two/" class="md-nav__link">Two</a></li>
        </ul></nav></li></ul></nav>
    <div class="md-content"><article class="md-content__inner">${text}</article></div>
    <footer><a href="../.." class="md-footer__link md-footer__link--prev">Home</a>
      <a href="../two/" class="md-footer__link md-footer__link--next">Two</a></footer>`,
  mkdocs: `<div class="navbar"><ul class="nav navbar-nav">
      <li class="navitem"><a href="../.." class="nav-link">Home</a></li>
      <li class="dropdown active"><a href="#" class="nav-link dropdown-toggle">Section</a>
        <ul class="dropdown-menu">
          <li><a href="./" class="dropdown-item active">One</a></li>
          <li><a href="../two/" class="dropdown-item">Two</a></li>
        </ul></li></ul>
      <ul class="nav navbar-nav ml-auto">
        <li><a rel="prev" href="../.." class="nav-link">Previous</a></li>
        <li><a rel="next" href="../two/" class="nav-link">Next</a></li></ul></div>
    <div class="col-md-9" role="main">${text}</div>`,
  readthedocs: `<div class="wy-menu wy-menu-vertical">
      <ul><li class="toctree-l1"><a href="../..">Home</a></li></ul>
      <p class="caption"><span class="caption-text">Section</span></p>
      <ul class="current">
        <li class="toctree-l1 current"><a class="reference internal current" href="./">One</a><ul class="current"></ul></li>
        <li class="toctree-l1"><a class="reference internal" href="../two/">Two</a></li></ul></div>
    <div class="rst-content"><div role="main" class="document">${text}</div></div>
    <span><a href="../.." rel="prev">Previous</a><a href="../two/" rel="next">Next</a></span>`,
} as const

const outline = (items: readonly NavigationItem[]): readonly unknown[] =>
  items.map(({ title, href = '', isCurrent, children }) => [
    `${title} ${href}${isCurrent ? ' *' : ''}`,
    ...outline(children),
  ])

describe('a page of the theme', () => {
  it.each(Object.entries(themes))('%s', (_name, html) => {
    const page = readBuiltPage(html)
    expect(outline(page.navigation)).toEqual([
      ['Home ../..'],
      ['Section ', ['One ./ *'], ['Two ../two/']],
    ])
    expect([page.previous, page.next, page.title]).toEqual(['../..', '../two/', 'One'])
    expect(page.article.textContent).toBe('OneText')
  })
})

const contents = (...headings: readonly string[]) =>
  readBuiltPage(
    `<main>${headings.map((one, index) => `<h${one} id="${String(index)}">${one}</h${one}>`).join('')}</main>`,
  ).contents.map(({ title, depth }) => `${title} ${String(depth)}`)

describe('the contents of a page', () => {
  it.each([
    [
      ['1', '2', '3'],
      ['2 0', '3 1'],
    ],
    [
      ['1', '2', '1', '2'],
      ['1 0', '2 1', '1 0', '2 1'],
    ],
    [
      ['2', '4', '5', '6'],
      ['2 0', '4 2', '5 3', '6 4'],
    ],
    [['1'], []],
  ])('of the levels %j', (levels, expected) => {
    expect(contents(...levels)).toEqual(expected)
  })
})

describe('a page that sends its readers on', () => {
  it.each([
    ['<meta http-equiv="refresh" content="0; url=../target/">', '../target/'],
    [`<META HTTP-EQUIV="Refresh" CONTENT="0;URL='../target/#a'">`, '../target/#a'],
    ['<meta http-equiv="refresh" content="1, url=/docs/x">', '/docs/x'],
    ['<meta http-equiv="refresh" content="300; url=../target/">', undefined],
    ['<meta http-equiv="refresh" content="30">', undefined],
    ['', undefined],
  ])('%s', (head, target) => {
    expect(
      readBuiltPage(`<html><head>${head}</head><body>Redirecting…</body></html>`).movedTo,
    ).toBe(target)
  })
})

describe('pictures', () => {
  const shown = (html: string) => {
    const { article } = readBuiltPage(`<main>${html}</main>`)
    const styles = sanitizeArticle(article, plainWorld)
    finishArticle(article, styles, { copy: '', diagram: '', brokenPicture: () => '' }, '')
    return [...article.querySelectorAll('img')]
  }

  it('are for one theme only where their address says so', () => {
    const addresses = ['a.png#only-dark', 'a.png#only-light', 'a.png#gh-dark-mode-only', 'a.png#x']
    const pictures = shown(addresses.map((one) => `<img src="${one}" alt="A">`).join(''))
    expect(pictures.map(({ className }) => /only-\w+/.exec(className)?.[0])).toEqual([
      'only-dark',
      'only-light',
      'only-dark',
      undefined,
    ])
  })

  it('can be enlarged, and have a name, unless they are decoration', () => {
    const pictures = shown('<img src="a.png" alt="A"><img src="b.png?c#d"><img src="c.png" alt="">')
    expect(
      pictures.map((one) => [one.getAttribute('role'), one.getAttribute('aria-label')]),
    ).toEqual([
      ['button', null],
      ['button', 'b.png'],
      [null, null],
    ])
  })
})

describe('formulas', () => {
  const shown = (html: string) => {
    const article = document.createElement('article')
    article.append(...parsedPage(`<main>${html}</main>`).querySelectorAll('main > *'))
    drawFormulas(article)
    return article
  }

  it.each([
    ['<span class="arithmatex">\\(x^2\\)</span>', 'msup', 'x^2'],
    ['<div class="arithmatex">\\[ \\frac{a}{b} \\]</div>', 'mfrac', '\\frac{a}{b}'],
    ['<div class="arithmatex">$$ \\sum_{i=1}^n i $$</div>', 'munderover', '\\sum_{i=1}^n i'],
  ])('are drawn: %s', (html, tag, source) => {
    const article = shown(html)
    expect(article.querySelectorAll(`math ${tag}`)).toHaveLength(1)
    expect(article.querySelector('annotation')?.textContent.trim()).toBe(source)
  })

  it.each([
    ['what is no formula', '<span class="arithmatex">\\(\\nope{\\)</span>'],
    ['what grows without end', '<span class="arithmatex">\\(\\def\\a{\\a\\a}\\a\\)</span>'],
    ['a link', '<span class="arithmatex">\\(\\href{javascript:alert(1)}{x}\\)</span>'],
  ])('stay as they are, or harmless: %s', (_what, html) => {
    const article = shown(html)
    expect(article.textContent).not.toBe('')
    expect(article.querySelector('[href], script, [onclick]')).toBeNull()
  })
})
