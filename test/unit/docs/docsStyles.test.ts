// Addresses in the style sheets of a documentation.

import { expect, it } from '@jest/globals'
import { confinedCss } from '../../../src/ui/docs/articleStyles.ts'

it.each([
  ['url(a.png)', 'a.png'],
  ['URL( a.png )', 'a.png'],
  ['url("a b.png")', 'a b.png'],
  [`url('a.png')`, 'a.png'],
  ['url( "a(b).png" )', 'a(b).png'],
  [`url('it"s.png')`, 'it"s.png'],
  [String.raw`url("a\"b.png")`, String.raw`a\"b.png`],
  [String.raw`url(a\)b.png)`, String.raw`a\)b.png`],
  ['url(\n"a.png"\n)', 'a.png'],
])('reads %j as the address %j', (css, address) => {
  const asked: string[] = []
  const confined = confinedCss(`p { background: ${css} red }`, (source) => {
    asked.push(source)
    return undefined
  })
  expect(asked).toEqual([address])
  expect(confined).toBe('p { background: none red }')
})

it('writes an address so that it stays one, and imports nothing', () => {
  const css = '@import url("https://evil.example/a.css"); p { background: url(b.png) }'
  expect(confinedCss(css, (source) => `https://docs.example/${source}") x`)).toBe(
    ' p { background: url("https://docs.example/b.png%22) x") }',
  )
})
