import { expect, it } from '@jest/globals'
import { readLogoutUrl } from '../../../src/model/session/logoutAnswer.ts'

const answer = (logoutUrl: unknown) => JSON.stringify({ logoutUrl })

it.each(['https://id.example/logout?a=b', 'http://localhost:9400/logout'])('goes to %s', (url) => {
  expect(readLogoutUrl(answer(url))).toBe(url)
})

it.each([
  '',
  'OK',
  'null',
  answer('javascript:alert(1)'),
  answer('data:text/html,x'),
  answer('http://id.example/logout'),
  answer('/logout'),
  answer({}),
])('goes nowhere for %s', (text) => {
  expect(readLogoutUrl(text)).toBeNull()
})
