// Equal parts of JSON values as one object.

import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createShare } from '../../../src/model/sharing.ts'

it('gives equal objects and lists once, and others never', () => {
  const share = createShare()
  const first = share({ labels: { app: 'shop' }, ports: [80, '80'], name: 'a' })
  const second = share({ labels: { app: 'shop' }, ports: ['80', 80], name: 'b' })
  expect(second).toEqual({ labels: { app: 'shop' }, ports: ['80', 80], name: 'b' })
  expect(second.labels).toBe(first.labels)
  expect(second.ports).not.toBe(first.ports)
  expect(share({ 'a:1,b': 2 })).not.toEqual(share({ a: 1, b: 2 }))
  expect(share([])).not.toBe(share({}))
})

it('changes nothing of what a value says', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), (values) => {
      const share = createShare()
      const shared = values.map((value) => share(structuredClone(value)))
      expect(shared.map((value) => JSON.stringify(value))).toEqual(
        values.map((value) => JSON.stringify(value)),
      )
      expect(values.map((value) => share(structuredClone(value)))).toEqual(shared)
    }),
  )
})
