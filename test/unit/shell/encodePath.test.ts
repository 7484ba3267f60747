import { expect, it } from '@jest/globals'
import { encodePart, encodePath } from '../../../src/model/encodePath.ts'

it.each([
  ['a b/ü', 'a%20b%2F%C3%BC'],
  ['half \uD800', 'half%20%EF%BF%BD'],
  ['\uDC00', '%EF%BF%BD'],
  ['👩🏽‍🚀'.slice(0, 1), '%EF%BF%BD'],
  ['\0', '%00'],
])('encodes %j, and throws nothing', (text, encoded) => {
  expect(encodePart(text)).toBe(encoded)
})

it('keeps the slashes of a path', () => {
  expect(encodePath('a b/\uD800/c')).toBe('a%20b/%EF%BF%BD/c')
})
