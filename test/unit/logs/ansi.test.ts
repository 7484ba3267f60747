import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  plainLine,
  plainText,
  styleAtEnd,
  styledLine,
  unstyled,
} from '../../../src/model/logs/ansi.ts'
import { colourPair, textColour, type TextColour } from '../../../src/model/logs/ansiColours.ts'

const esc = '\u001b['

it.each([
  [`${esc}31mred${esc}0m`, [{ text: 'red', style: { colour: { index: 1 } } }]],
  [
    `${esc}94mblue${esc}39m plain`,
    [
      { text: 'blue', style: { colour: { index: 12 } } },
      { text: ' plain', style: {} },
    ],
  ],
  [`${esc}103mbright`, [{ text: 'bright', style: { background: { index: 11 } } }]],
  [`${esc}38;5;9mindexed`, [{ text: 'indexed', style: { colour: { index: 9 } } }]],
  [`${esc}38;5;196mcube`, [{ text: 'cube', style: { colour: { red: 255, green: 0, blue: 0 } } }]],
  [`${esc}38;5;232mgrey`, [{ text: 'grey', style: { colour: { red: 8, green: 8, blue: 8 } } }]],
  [`${esc}38;2;1;2;3mexact`, [{ text: 'exact', style: { colour: { red: 1, green: 2, blue: 3 } } }]],
  [
    `${esc}1;38;2;1;2;3;4mboth`,
    [
      {
        text: 'both',
        style: { isBold: true, colour: { red: 1, green: 2, blue: 3 }, isUnderlined: true },
      },
    ],
  ],
  [
    `${esc}48:2::1:2:3mcolons`,
    [{ text: 'colons', style: { background: { red: 1, green: 2, blue: 3 } } }],
  ],
  [
    `${esc}38:2:1:2:3mcolons`,
    [{ text: 'colons', style: { colour: { red: 1, green: 2, blue: 3 } } }],
  ],
  [`${esc}58;5;1mline colour`, [{ text: 'line colour', style: {} }]],
  [`${esc}38;2;300;0;0mout of range`, [{ text: 'out of range', style: {} }]],
  [
    `${esc}4:3mwavy${esc}4:0m no`,
    [
      { text: 'wavy', style: { isUnderlined: true } },
      { text: ' no', style: {} },
    ],
  ],
  [
    `${esc}1;2;3;4;7;9mall${esc}22;23;24;27;29m none`,
    [
      {
        text: 'all',
        style: {
          isBold: true,
          isDim: true,
          isItalic: true,
          isUnderlined: true,
          isInverse: true,
          isStruck: true,
        },
      },
      { text: ' none', style: {} },
    ],
  ],
  ['\u009b32mone byte', [{ text: 'one byte', style: { colour: { index: 2 } } }]],
])('reads the styles of %j', (line, pieces) => {
  expect(styledLine(line)).toEqual(pieces)
})

it.each([
  ['https://example.com/a;b', 'https://example.com/a;b'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['https://', undefined],
])('links to %s only if it is http', (url, href) => {
  const [piece] = styledLine(`\u001b]8;;${url}\u001b\\text\u001b]8;;\u001b\\`)
  expect(piece).toEqual({ text: 'text', style: href === undefined ? {} : { href } })
})

it('ends a link, and keeps it over a reset of colours', () => {
  const pieces = styledLine(
    `\u001b]8;;https://a.example\u0007one${esc}31mtwo${esc}0mthree\u001b]8;;\u0007four`,
  )
  expect(pieces.map(({ style }) => style.href)).toEqual([
    'https://a.example',
    'https://a.example',
    'https://a.example',
    undefined,
  ])
})

it.each([
  [' 10%\r 50%\r100%', '100%'],
  ['kept\r', 'kept'],
  ['\r\r\r', ''],
  ['a\u0000b\u0007c\u202ed\u2066e', 'abcde'],
  [`${esc}2K${esc}1Amoved`, 'moved'],
  ['\u001b(Bcharset', 'charset'],
  ['\u001b]0;window title\u0007after', 'after'],
  ['tab\tstays', 'tab\tstays'],
])('shows %j as %j', (line, shown) => {
  expect(plainLine(line)).toBe(shown)
})

it('continues a style on the next line until it is reset', () => {
  const red = styleAtEnd(`${esc}31mone`, unstyled)
  expect(styledLine('two', red)).toEqual([{ text: 'two', style: { colour: { index: 1 } } }])
  expect(styleAtEnd('two', red)).toBe(red)
  expect(styleAtEnd(`two${esc}0m`, red)).toEqual({})
  expect(styleAtEnd(`two${esc}39m`, red)).toEqual({})
})

it('shows the same text whether styled or plain, and never a control character', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      esc,
      '\u001b]8;;',
      '\u0007',
      '\r',
      '31m',
      '\u009b',
      '38;5;',
      '\u001bP',
      '\u001b\\',
    ),
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const line = parts.join('').replaceAll('\n', '')
      const text = styledLine(line)
        .map((piece) => piece.text)
        .join('')
      expect(text).toBe(plainLine(line))
      // eslint-disable-next-line no-control-regex -- none of them may be left
      expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
    }),
  )
})

it('removes escape codes from each of several lines', () => {
  expect(plainText(`${esc}1mone${esc}0m\n 1%\r 2%\nthree`)).toBe('one\n 2%\nthree')
})

const bytes = fc.record({
  red: fc.integer({ min: 0, max: 255 }),
  green: fc.integer({ min: 0, max: 255 }),
  blue: fc.integer({ min: 0, max: 255 }),
})

const rgb = /rgb\((\d+) (\d+) (\d+)\)/g

/** WCAG 2.2 relative luminance. */
function luminanceOf(values: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = values.map((byte) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

it('keeps any colour readable on the surfaces of both themes', () => {
  fc.assert(
    fc.property(bytes, (colour) => {
      const [light = [], dark = []] = [...textColour(colour).matchAll(rgb)].map((match) =>
        match.slice(1).map(Number),
      )
      expect(contrast(luminanceOf(light), 1)).toBeGreaterThanOrEqual(4.5)
      // The dark theme's cards are #151b23.
      expect(contrast(luminanceOf(dark), luminanceOf([21, 27, 35]))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('puts black or white on any background, whichever is readable', () => {
  fc.assert(
    fc.property(bytes, (background: TextColour) => {
      const { background: behind, text } = colourPair(background)
      const [match] = behind.matchAll(rgb)
      const surface = luminanceOf((match ?? []).slice(1).map(Number))
      expect(contrast(surface, text === 'black' ? 0 : 1)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
