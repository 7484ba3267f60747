import { expect, it } from '@jest/globals'
import { offeredOrder } from '../../../src/model/session/offeredOrder.ts'

it.each([
  ['', ''],
  ['guest', 'guest'],
  ['custom guest', 'guest custom'],
  ['guest github', 'github guest'],
  ['guest custom okta github', 'okta github guest custom'],
  ['okta guest github custom gitlab', 'okta github gitlab guest custom'],
])('offers %j as %j', (configured, expected) => {
  const offered = configured.split(' ').map((id) => ({ id, isProxied: false }))
  expect(
    offeredOrder(offered)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected)
})
