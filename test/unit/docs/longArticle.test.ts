// Long articles are sanitised and shown in parts, with the same result as at once.

import { expect, it } from '@jest/globals'
import { isLongArticle, shownInParts } from '../../../src/ui/docs/articleParts.ts'
import { readBuiltPage } from '../../../src/ui/docs/builtPage.ts'
import { sanitizeArticle } from '../../../src/ui/docs/sanitizeArticle.ts'
import { findMatches } from '../../../src/ui/docs/textMatches.ts'
import { plainWorld as world } from '../../support/docsWorld.ts'

const lines = (count: number, lineOf: (index: string) => string) =>
  Array.from({ length: count }, (_, index) => lineOf(String(index))).join('\n')

const hostile =
  '<p onclick="x()" style="color: red">a <script>x()</script><img src=x onerror=x()></p>'
const html = `<!doctype html><html lang="de"><title>Long</title><main><h1>Long</h1>
  ${lines(60, (n) => `<h2 id="h${n}">Part ${n}</h2><p>Text <b>${n}</b></p>`)}
  <div>${lines(60, (n) => `<p>Inner ${n}</p>${n.endsWith('9') ? hostile : ''}`)}</div>
  <ul>${lines(60, (n) => `<li>Item ${n}<ul><li>Nested</li></ul></li>`)}</ul>
  <table><tbody>${lines(60, (n) => `<tr><td>Cell ${n}</td></tr>`)}</tbody></table>
  <form><p>${lines(60, (n) => `<i>${n}</i>`)}</p></form></main>`

it('shows the parts in order, each harmless, none of them large', () => {
  const { article } = readBuiltPage(html)
  expect(isLongArticle(article)).toBe(false)
  const target = document.createElement('article')
  const sizes: number[] = []
  const steps = shownInParts(
    article,
    target,
    (part) => {
      sanitizeArticle(part, world)
      sizes.push(part.querySelectorAll('*').length)
      document.adoptNode(part)
    },
    true,
    10,
  )
  steps.next()
  expect(target).toHaveTextContent(/^\s*Long\s+Part 0\s*Text 0/)
  expect(target).not.toHaveTextContent('Item 0')
  Array.from(steps)
  const whole = readBuiltPage(html).article
  sanitizeArticle(whole, world)
  const wordsOf = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ')
  expect(wordsOf(target)).toBe(wordsOf(whole))
  for (const name of [
    'li',
    'td',
    'p',
    'h2',
    'table',
    'ul',
    'script',
    'form',
    '[onclick]',
    '[style]',
  ])
    expect(target.querySelectorAll(name)).toHaveLength(whole.querySelectorAll(name).length)
  expect(Math.max(...sizes)).toBeLessThan(80)
  expect(findMatches(target, '"cell 59"')).toHaveLength(1)
})
