// Names of the locations that the catalog creates itself.

import { expect, it } from '@jest/globals'
import { displayName, type Entity } from '../../../src/model/entities/entity.ts'
import { presentationOf } from '../../../src/model/entities/presentation.ts'

const generated = `generated-${'a1'.repeat(20)}`
const location = (spec: Entity['spec'] = {}, name = generated): Entity => ({
  kind: 'Location',
  metadata: { name },
  spec,
})

it.each([
  ['https://github.com/larkspur/catalog-info.yaml', 'larkspur/catalog-info.yaml'],
  ['https://github.com/larkspur/shop/blob/main/catalog-info.yaml', 'shop/catalog-info.yaml'],
  ['https://gitlab.com/larkspur/shop/-/blob/main/all.yaml?ref=1', 'shop/all.yaml'],
  ['https://dev.azure.com/larkspur/shop/_git/web?path=%2Fcatalog.yaml', 'web/catalog.yaml'],
  ['https://catalog.example', 'https://catalog.example'],
  ['/srv/catalog/payments.yaml', 'catalog/payments.yaml'],
  ['C:\\catalog\\payments.yaml', 'catalog/payments.yaml'],
  ['./payments.yaml', 'payments.yaml'],
  ['%E0%A4%A/%.yaml', '%E0%A4%A/%.yaml'],
])('names a generated location of %s %s', (target, name) => {
  expect(displayName(location({ target }))).toBe(name)
  expect(displayName(location({ targets: [target, 'other.yaml'] }))).toBe(name)
  expect(presentationOf(location({ target })).name).toBe(name)
})

it('leaves other names, and locations without a target', () => {
  const target = 'https://github.com/larkspur/catalog-info.yaml'
  expect(displayName(location({ target }, 'retired-services'))).toBe('retired-services')
  expect(displayName({ ...location({ target }), kind: 'Component' })).toBe(generated)
  expect(displayName(location({ target: '', targets: [7] }))).toBe(generated)
  expect(presentationOf(location()).name).toBeUndefined()
  const titled = { ...location({ target }), metadata: { name: generated, title: 'Shop' } }
  expect(displayName(titled)).toBe('Shop')
})
