import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { indexAddress, indexPlaceOf, queryAt } from '../../../src/model/catalog/indexPlaces.ts'

it('shows the whole catalog, and APIs under a path of their own, and no index elsewhere', () => {
  expect(indexPlaceOf('/catalog/')).toMatchObject({ path: '/catalog', kind: null })
  expect(indexPlaceOf('/api-docs')).toMatchObject({ kind: 'api' })
  expect(indexPlaceOf('/catalog/default/api/x')).toBeUndefined()
})

const garbage = fc.oneof(
  fc.webQueryParameters(),
  fc
    .tuple(fc.constantFrom('kind', 'type', 'owners', 'user', 'text', 'orphan'), fc.string())
    .map(([name, value]) => `filters[${name}]=${encodeURIComponent(value.toWellFormed())}`),
)

it('lists APIs there whatever the URL says, which it says again without their kind', () => {
  const place = indexPlaceOf('/api-docs')
  if (!place) throw new Error('no place')
  fc.assert(
    fc.property(garbage, (search) => {
      const query = queryAt(place, `?${search}`)
      expect(query.kind).toBe('api')
      const { pathname, search: written } = new URL(indexAddress(place, query), 'http://host')
      expect(pathname).toBe('/api-docs')
      expect(written).not.toContain('filters[kind]')
      expect(queryAt(place, written)).toEqual(query)
    }),
  )
})
