// What pages of Material for MkDocs have beyond plain Markdown, as its version 8 writes it.

import { beforeEach, expect, it } from '@jest/globals'
import { listenToArticle } from '../../../src/ui/docs/articleEvents.ts'
import { chooseRemembered } from '../../../src/ui/docs/articleTabs.ts'
import { readBuiltPage } from '../../../src/ui/docs/builtPage.ts'
import { finishArticle } from '../../../src/ui/docs/finishArticle.ts'
import { sanitizeArticle } from '../../../src/ui/docs/sanitizeArticle.ts'
import { plainWorld as world } from '../../support/docsWorld.ts'

const texts = { copy: 'Copy', diagram: 'Diagram', brokenPicture: () => '' }

function shown(body: string): HTMLElement {
  const { article } = readBuiltPage(body)
  const styles = sanitizeArticle(article, world)
  const own = document.adoptNode(article)
  finishArticle(own, styles, texts, '')
  return own
}

const set = (number: number, ...names: readonly string[]) => {
  const id = (index: number) => `__tabbed_${String(number)}_${String(index + 1)}`
  const inputs = names.map((_, index) => `<input id="${id(index)}" type="radio" />`)
  const labels = names.map((name, index) => `<label for="${id(index)}">${name}</label>`)
  const blocks = names.map((name) => `<div class="tabbed-block"><p>${name}</p></div>`)
  return `<div class="tabbed-set tabbed-alternate">${inputs.join('')}
    <div class="tabbed-labels">${labels.join('')}</div>
    <div class="tabbed-content">${blocks.join('')}</div></div>`
}

const config = (features: string) =>
  `<script id="__config" type="application/json">{"base": ".", "features": ${features}}</script>`

const chosenOf = (article: HTMLElement) =>
  [...article.querySelectorAll('[aria-selected="true"]')].map(({ textContent }) => textContent)

const tab = (article: HTMLElement, name: string) =>
  [...article.querySelectorAll<HTMLElement>('[role="tab"]')].find(
    ({ textContent }) => textContent === name,
  )

let linkedTabs: string[] = []

beforeEach(() => {
  linkedTabs = []
})

const handlers = () => ({
  onOpen: () => undefined,
  onNear: () => undefined,
  onCopy: () => undefined,
  onLinkedTab: (name: string) => void linkedTabs.push(name),
})

const twoSets = `<main>${set(1, 'npm', 'yarn')}${set(2, 'pnpm', 'npm', 'yarn')}</main>`

it('links tabs of the same name where the documentation wants that', () => {
  window.scrollBy = () => undefined
  const linked = shown(twoSets + config('["content.tabs.link"]'))
  listenToArticle(linked, '', handlers)
  expect(chosenOf(linked)).toEqual(['npm', 'pnpm'])
  tab(linked, 'yarn')?.click()
  expect(chosenOf(linked)).toEqual(['yarn', 'yarn'])
  tab(linked, 'pnpm')?.click()
  expect(chosenOf(linked)).toEqual(['yarn', 'pnpm'])
  const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })
  tab(linked, 'yarn')?.dispatchEvent(key)
  expect(chosenOf(linked)).toEqual(['npm', 'npm'])
  expect(linkedTabs).toEqual(['yarn', 'pnpm', 'npm'])
})

it('chooses tabs of names that were chosen on other pages, the latest where a set has several', () => {
  const linked = shown(twoSets + config('["content.tabs.link"]'))
  chooseRemembered(linked, ['cargo', 'yarn', 'pnpm'])
  expect(chosenOf(linked)).toEqual(['yarn', 'yarn'])
  chooseRemembered(linked, ['pnpm', 'npm'])
  expect(chosenOf(linked)).toEqual(['npm', 'pnpm'])
  chooseRemembered(linked, ['cargo'])
  expect(chosenOf(linked)).toEqual(['npm', 'pnpm'])
})

it.each([['["navigation.tabs"]'], ['7'], ['']])(
  'leaves tabs alone with features %j',
  (features) => {
    const article = shown(twoSets + config(features))
    listenToArticle(article, '', handlers)
    tab(article, 'yarn')?.click()
    expect(chosenOf(article)).toEqual(['yarn', 'pnpm'])
    expect(linkedTabs).toEqual([])
    chooseRemembered(article, ['yarn'])
    expect(chosenOf(article)).toEqual(['yarn', 'pnpm'])
  },
)

it('makes numbers of annotations lead to the list that follows', () => {
  const article = shown(`<main>
    <div class="highlight"><pre><code>a: 1 <span class="c1"># (1)</span>
b: f(2) <span class="c1"># (2)! and (3)</span></code></pre></div>
    <ol><li>First</li><li>Second</li></ol>
    <p class="annotate">In text (1).</p>
    <ol><li>Of text</li></ol>
    <div class="highlight"><pre><code><span class="c1"># (1)</span></code></pre></div>
  </main>`)
  const links = [...article.querySelectorAll<HTMLAnchorElement>('.portico-note')]
  const targets = links.map((link) => {
    const [, id = ''] = (link.getAttribute('href') ?? '').split('#')
    return [link.textContent, article.querySelector(`[id="${id}"]`)?.textContent]
  })
  expect(targets).toEqual([
    ['1', 'First'],
    ['2', 'Second'],
    ['1', 'Of text'],
  ])
  expect(article.textContent).toContain('b: f(2) # 2 and (3)')
  expect(links.every((link) => 'portal' in link.dataset)).toBe(true)
})

it('shows formulas and diagrams as their source, and states of tasks', () => {
  const article = shown(`<main>
    <div class="arithmatex">\\[ x^2 \\]</div>
    <pre class="mermaid"><code>graph LR</code></pre>
    <ul><li class="task-list-item"><label class="task-list-control"><input type="checkbox" disabled checked/>
      <span class="task-list-indicator"></span></label> Done</li></ul>
  </main>`)
  expect(article.querySelector('.arithmatex')?.textContent).toBe(String.raw`\[ x^2 \]`)
  expect(article.querySelector<HTMLElement>('.mermaid')?.dataset['label']).toBe('Diagram')
  const box = article.querySelector('input')
  expect([box?.checked, box?.disabled, box?.getAttribute('aria-label')]).toEqual([
    true,
    true,
    'Done',
  ])
})
