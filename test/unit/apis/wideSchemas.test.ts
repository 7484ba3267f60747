import { expect, it } from '@jest/globals'
import { exampleOf, jsonText, schemaFacts } from '../../../src/model/apis/schemas.ts'

it('a schema that thousands refer to is read once', () => {
  let reads = 0
  const wide = {
    type: 'object',
    get properties() {
      reads += 1
      return Object.fromEntries(
        Array.from({ length: 3_000 }, (_, n) => [String(n), { $ref: '#/Wide' }]),
      )
    },
  }
  const root = { Wide: wide }
  const { properties } = schemaFacts(root, { $ref: '#/Wide' })
  reads = 0
  for (const { schema } of properties.slice(0, 100))
    expect(schemaFacts(root, schema).properties).toBe(properties)
  // Twice for each name of a type, and never for its content.
  expect(reads).toBeLessThanOrEqual(200)
  expect(jsonText(exampleOf(root, { $ref: '#/Wide' })).length).toBeLessThan(5_000)
})
