import { expect, it } from '@jest/globals'
import { entryKeyOf, positionIn, readPositions } from '../../../src/model/shell/scrollPositions.ts'

it('has a position for each entry, and for each page where the router has made none', () => {
  const positions = readPositions('{"a1": 40, "default /settings": 700}')
  expect(positionIn(positions, { key: 'a1', pathname: '/catalog' })).toBe(40)
  expect(positionIn(positions, { key: 'default', pathname: '/settings' })).toBe(700)
  expect(positionIn(positions, { key: 'default', pathname: '/catalog' })).toBe(0)
  expect(entryKeyOf({ key: 'a1', pathname: '/settings' })).toBe('a1')
})

it.each([null, '', '{', '7', '[3]', '{"a1": "40"}'])('begins at the top after %j', (saved) => {
  expect(positionIn(readPositions(saved), { key: 'a1', pathname: '/' })).toBe(0)
})
