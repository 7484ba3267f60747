import { expect, it } from '@jest/globals'
import { randomId } from '../../../src/model/randomId.ts'

it('gives another UUID each time, without what only secure pages have', () => {
  const property = Object.getOwnPropertyDescriptor(crypto, 'randomUUID')
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  const ids = Array.from({ length: 200 }, randomId)
  if (property) Object.defineProperty(crypto, 'randomUUID', property)
  else Reflect.deleteProperty(crypto, 'randomUUID')
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(ids.filter((id) => !form.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(200)
})
