import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import type { UnknownRecord } from '../../../src/model/isRecord.ts'
import {
  defaultValues,
  shownValues,
  withRevealedDefaults,
} from '../../../src/model/scaffolder/form/shownValues.ts'

// The library tells of values that fit no alternative.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const schema = {
  type: 'object',
  properties: {
    hosting: { type: 'string', enum: ['cloud', 'own'], default: 'cloud' },
    tags: { type: 'array', items: { type: 'string' }, default: ['new'] },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    repo: { type: 'object' },
  },
  dependencies: {
    hosting: {
      oneOf: [
        { properties: { hosting: { const: 'cloud' }, region: { type: 'string', default: 'eu' } } },
        { properties: { hosting: { const: 'own' }, rack: { type: 'integer' } } },
      ],
    },
  },
  allOf: [
    {
      if: { properties: { hosting: { const: 'own' } }, required: ['hosting'] },
      then: { properties: { contact: { type: 'string' } } },
      else: { properties: { budget: { type: 'number', default: 10 } } },
    },
  ],
}

describe('values that are shown', () => {
  it('leave out what conditions hide', () => {
    const values = { hosting: 'own', rack: 3, region: 'eu', contact: 'ann', budget: 5 }
    expect(shownValues(schema, values)).toEqual({ hosting: 'own', rack: 3, contact: 'ann' })
    expect(shownValues(schema, { ...values, hosting: 'cloud' })).toEqual({
      hosting: 'cloud',
      region: 'eu',
      budget: 5,
    })
  })

  it('keep names that the schema allows without naming them', () => {
    const values = { labels: { any: 'x' }, repo: { owner: 'ann', deep: { x: 1 } } }
    expect(shownValues(schema, values)).toEqual(values)
  })

  it('leave out what the alternative of a list does not have', () => {
    const from = {
      oneOf: [
        { properties: { file: { type: 'string' } }, required: ['file'] },
        { properties: { url: { type: 'string' } }, required: ['url'] },
      ],
    }
    expect(shownValues({ properties: { from } }, { from: { url: 'x', other: 1 } })).toEqual({
      from: { url: 'x' },
    })
  })

  it('are all of them if the schema cannot be read', () => {
    expect(shownValues({ properties: { a: { $ref: '#/none' } } }, { a: { b: 1 } })).toEqual({
      a: { b: 1 },
    })
  })
})

describe('defaults', () => {
  it('fill what has no value, also in alternatives', () => {
    expect(defaultValues(schema, {})).toMatchObject({
      hosting: 'cloud',
      tags: ['new'],
      region: 'eu',
      budget: 10,
    })
    expect(defaultValues(schema, { hosting: 'own', tags: [] })).toMatchObject({
      hosting: 'own',
      tags: [],
    })
  })

  const revealed = (before: UnknownRecord, after: UnknownRecord) =>
    withRevealedDefaults({ schema, values: before }, { schema, values: after })

  it('are added for what a choice reveals', () => {
    const before = { hosting: 'own' }
    expect(revealed(before, { hosting: 'cloud' })).toEqual({
      hosting: 'cloud',
      region: 'eu',
      budget: 10,
    })
  })

  it('do not come back where somebody has removed a value', () => {
    const before = { hosting: 'cloud', region: 'eu', tags: ['new'] }
    expect(revealed(before, { hosting: 'cloud' })).toEqual({ hosting: 'cloud' })
  })
})

const someValues = fc.record(
  {
    hosting: fc.constantFrom('cloud', 'own'),
    region: fc.string(),
    rack: fc.integer(),
    contact: fc.string(),
    budget: fc.integer(),
    tags: fc.array(fc.string()),
    labels: fc.dictionary(fc.string(), fc.string()),
    unknown: fc.jsonValue(),
  },
  { requiredKeys: [] },
)

it('shown values are shown again, all of them', () => {
  fc.assert(
    fc.property(someValues, (values) => {
      const shown = shownValues(schema, values)
      expect(shownValues(schema, shown)).toEqual(shown)
    }),
  )
})

it('defaults change nothing when they are filled in again, and no value that is there', () => {
  fc.assert(
    fc.property(someValues, (values) => {
      const filled = defaultValues(schema, values)
      expect(defaultValues(schema, filled)).toEqual(filled)
      expect(filled).toMatchObject(JSON.parse(JSON.stringify(values)) as object)
    }),
  )
})
