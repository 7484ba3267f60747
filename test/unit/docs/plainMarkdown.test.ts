// Markdown as one line of plain text.

import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { plainMarkdown } from '../../../src/model/plainMarkdown.ts'

it.each([
  ['Works out **what the customer pays**.', 'Works out what the customer pays.'],
  [
    '*One* and _two_ and ***three*** and __four__ and ~~five~~',
    'One and two and three and four and five',
  ],
  ['**bold with *italic* inside**', 'bold with italic inside'],
  ['Run `npm start` or ``a `b` c``', 'Run npm start or a b c'],
  ['See the [handbook](https://docs.example/a_(b)).', 'See the handbook.'],
  ['[![Build](https://ci.example/a.svg)](https://ci.example) passes', 'Build passes'],
  ['<https://docs.example> or <mailto:a@b.example>', 'https://docs.example or mailto:a@b.example'],
  ['# Prices\n\nOf all *goods*', 'Prices Of all goods'],
  ['Prices\n======\n\nOf all goods', 'Prices Of all goods'],
  [
    'Works out:\n\n- list price\n* discount\n2. VAT\n> quoted',
    'Works out: list price discount VAT quoted',
  ],
  ['Before <!-- hidden\n text --> after <!-- open', 'Before after'],
  ['Code:\n```js\nconst a = 1\n```\nend', 'Code: const a = 1 end'],
  ['| A | B |\n| - | -: |\n| 1 | 2 |', '| A | B | | 1 | 2 |'],
  ['Three \\*stars\\* and a\\_b', 'Three stars and a_b'],
])('shows the Markdown %j as %j', (markdown, text) => {
  expect(plainMarkdown(markdown)).toBe(text)
})

it.each([
  'snake_case_name and _private',
  '2 * 3 * 4 = 24',
  'List<T> of Map<K, V>',
  '#1 in sales',
  '-1 degrees',
  'a[0] and (b)',
  '5 > 4',
  'C++ and C#',
  "It's plain, with “quotes” – and 中文",
])('leaves %j as it is', (text) => {
  expect(plainMarkdown(text)).toBe(text)
})

const marks = [
  '*',
  '**',
  '_',
  '`',
  '~~',
  '[',
  ']',
  '(',
  ')',
  '](',
  '!',
  '<!--',
  '-->',
  '\\',
  '#',
  '-',
]
const pieces = fc.constantFrom(
  ...marks,
  ...['> ', '1. ', '\n', ' ', 'a', 'b c', '\ud83d\ude00', '```'],
)
const nested = fc.array(pieces, { maxLength: 400 }).map((parts) => parts.join(''))

it('changes a text no more once it is plain', () => {
  fc.assert(
    fc.property(fc.oneof(nested, fc.string()), (markdown) => {
      const text = plainMarkdown(markdown)
      expect(plainMarkdown(text)).toBe(text)
      expect(text).not.toMatch(/\n/)
    }),
  )
})

it('needs little time for text of any length and nesting', () => {
  const started = performance.now()
  for (const mark of [...marks, '> ', '[a](', '[a](b)', '*a', '_a ', '`a', '<!-', '\\*', ' ', '\n'])
    plainMarkdown(mark.repeat(100_000))
  for (const [open, close] of [
    ['[', '](b)'],
    ['*a ', ' a*'],
    ['(', ')'],
    ['_', '_'],
    ['\\', '*'],
  ] as const)
    plainMarkdown(open.repeat(160) + 'a' + close.repeat(160))
  fc.assert(
    fc.property(pieces, pieces, (one, other) => {
      plainMarkdown((one + other).repeat(50_000))
    }),
  )
  expect(performance.now() - started).toBeLessThan(2_000)
})
