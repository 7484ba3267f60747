import { expect, it } from '@jest/globals'
import { scrubbedAddress } from '../../../src/model/session/scrubbedAddress.ts'

it.each([
  ['http://p/catalog?token=s3cret', 'http://p/catalog'],
  [
    'http://p/catalog?filters[kind]=api&access_token=s3cret&a=b',
    'http://p/catalog?filters%5Bkind%5D=api&a=b',
  ],
  ['http://p/#id_token=s3cret&state=1', 'http://p/#state=1'],
  ['http://p/?refresh_token=s3cret#access_token=s3cret', 'http://p/'],
])('takes the tokens out of %s', (href, expected) => {
  expect(scrubbedAddress(href)).toBe(expected)
})

it.each([
  'http://p/catalog?filters[kind]=api&limit=20#section',
  'http://p/catalog?text=token',
  'http://p/docs#token',
])('leaves %s as it is', (href) => {
  expect(scrubbedAddress(href)).toBeNull()
})
