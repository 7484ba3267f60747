import { expect, it } from '@jest/globals'
import { isToken } from '../../../src/model/session/customUser.ts'

it.each(['a.b.c', 'eyJ_-9.eyJ_-0.A-Z_a-z09', '_.-.1'])('%s may be a token', (text) => {
  expect(isToken(text)).toBe(true)
})

it.each([
  'a.b',
  'a.b.c.d',
  'a..c',
  '.b.c',
  'a.b.',
  'a.b.c=',
  'a.b+.c',
  'a.b/.c',
  'a b.c.d',
  'ä.b.c',
  'a.b.c\n',
  ' a.b.c',
  'abc',
])('%j is no token', (text) => {
  expect(isToken(text)).toBe(false)
})
