import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { stringify } from 'yaml'
import { yamlParts } from '../../../src/model/inspector/yamlParts.ts'

const write = (value: unknown): string => stringify(value, { lineWidth: 0 })
const joined = (value: unknown, most?: number) => [...yamlParts(value, write, most)].join('')

it('writes the same text in parts as at once', () => {
  const key = fc.oneof(
    fc.constantFrom('__proto__', '', '0', '- a', 'a: b', '? a', 'k'.repeat(2_000)),
    fc.string({ maxLength: 10 }),
  )
  const text = fc.oneof(
    fc.constantFrom('a\n b\n\n  c\n', '\n', ' a\n', '# a', ': 0', 'a: 0\n'),
    fc.string(),
  )
  const values = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.integer(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 8 }),
      fc.dictionary(key, tie('value'), { maxKeys: 8, noNullPrototype: true }),
    ),
  })).value
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 12 }), (value, most) => {
      expect(joined(value, most)).toBe(write(value))
    }),
    { numRuns: 500, seed: 1 },
  )
})

it('bounds the parts of 10,000 relations, and of 10,000 labels one level below', () => {
  const entity = {
    metadata: {
      labels: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`l${String(n)}`, 'x'])),
    },
    relations: Array.from({ length: 10_000 }, (_, n) => ({
      type: 'dependsOn',
      targetRef: `component:default/c-${String(n)}`,
    })),
  }
  const parts = [...yamlParts(entity, write)]
  expect(parts.join('')).toBe(write(entity))
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(30_000)
})
