// The features of the form library's playground, each with a schema of our own: what a form begins with, compared with the
// library's own form, and what is sent for what was typed. A difference has its reason.

import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import type { JsonRecord } from '../../../src/model/json.ts'
import { checkValues } from '../../../src/model/scaffolder/form/checkValues.ts'
import {
  formSteps,
  ownValues,
  sentDocument,
  withDefaults,
} from '../../../src/model/scaffolder/form/formSteps.ts'
import { schemaValidator } from '../../../src/model/scaffolder/form/schemaValidator.ts'

// The library tells of values that fit no alternative.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

interface Feature {
  readonly name: string
  readonly schema: JsonRecord
  /** What the form begins with; also what the library begins with, unless `library` says otherwise. */
  readonly begins: JsonRecord
  readonly library?: JsonRecord
  /** Why they differ. */
  readonly because?: string
  /** Over what it begins with. */
  readonly typed?: JsonRecord
  /** If it is not all of that. */
  readonly sent?: JsonRecord
  /** `pointer keyword` of each problem with what was typed. */
  readonly problems?: readonly string[]
}

const text = { type: 'string' } as const
const person = { type: 'object', properties: { first: { ...text, default: 'Ada' }, last: text } }

const features: readonly Feature[] = [
  {
    name: 'simple fields',
    schema: {
      required: ['name'],
      properties: { name: text, age: { type: 'integer', minimum: 0 }, on: { type: 'boolean' } },
    },
    begins: {},
    typed: { name: 'a', age: 0, on: false },
  },
  {
    name: 'nested objects',
    schema: { properties: { person } },
    begins: { person: { first: 'Ada' } },
    typed: { person: { last: 'L' } },
  },
  {
    name: 'lists',
    schema: {
      properties: {
        tags: { type: 'array', items: { ...text, default: 'new' }, minItems: 2 },
        colours: { type: 'array', items: { enum: ['red', 'blue'] }, uniqueItems: true },
        people: { type: 'array', items: person },
        nested: { type: 'array', items: { type: 'array', items: text } },
      },
    },
    begins: { tags: ['new', 'new'] },
    typed: { colours: ['red', 'red'], nested: [['a'], []] },
    problems: ['/colours uniqueItems'],
  },
  {
    name: 'tuples, in the words of any draft',
    schema: {
      properties: {
        pair: {
          type: 'array',
          items: [text, { type: 'boolean', default: true }],
          additionalItems: { type: 'number' },
        },
        newPair: {
          type: 'array',
          prefixItems: [text, { type: 'number' }],
          items: { type: 'boolean' },
        },
      },
    },
    begins: { pair: [null, true], newPair: [null, null] },
    library: { pair: [null, true] },
    because: 'the library does not know tuples of newer drafts',
    typed: { pair: ['a', true, 7], newPair: ['a', 'b', true] },
    problems: ['/newPair/1 type'],
  },
  {
    name: 'enumerations with names, and constants with titles',
    schema: {
      properties: {
        size: { type: 'number', enum: [1, 2], enumNames: ['Small', 'Large'], default: 2 },
        place: {
          ...text,
          oneOf: [
            { const: 'a', title: 'A' },
            { const: 'b', title: 'B' },
          ],
        },
        none: { enum: [null, 'x'] },
      },
    },
    begins: { size: 2 },
    library: { size: 2, place: 'a' },
    because: 'a list of constants is a list to choose from, like one of values',
    typed: { place: 'c', none: null },
    problems: ['/place enum'],
  },
  {
    name: 'numbers',
    schema: {
      properties: {
        step: { type: 'number', multipleOf: 5 },
        range: { type: 'integer', minimum: -50, maximum: 50 },
        zero: { type: 'integer', default: 0 },
      },
    },
    begins: { zero: 0 },
    typed: { step: 7, range: 51 },
    problems: ['/step multipleOf', '/range maximum'],
  },
  {
    name: 'widgets and formats',
    schema: {
      properties: {
        mail: { ...text, format: 'email' },
        page: { ...text, format: 'uri' },
        day: { ...text, format: 'date' },
        moment: { ...text, format: 'date-time' },
        hour: { ...text, format: 'time' },
        file: { ...text, format: 'data-url' },
        files: { type: 'array', items: { ...text, format: 'data-url' } },
        colour: { ...text, 'ui:widget': 'color', default: '#1f5493' },
      },
    },
    begins: { colour: '#1f5493' },
    typed: {
      mail: 'no',
      page: 'no',
      day: '2026-13-01',
      moment: '2026-01-01T10:00:00+02:00',
      hour: '10:00',
      file: 'data:text/plain;name=a.txt;base64,YQ==',
    },
    problems: ['/mail format', '/page format', '/day format'],
  },
  {
    name: 'references, also recursive ones',
    schema: {
      definitions: {
        node: {
          type: 'object',
          properties: {
            name: text,
            children: { type: 'array', items: { $ref: '#/definitions/node' } },
          },
        },
      },
      properties: { tree: { $ref: '#/definitions/node' } },
    },
    begins: {},
    typed: { tree: { name: 'a', children: [{ name: 'b', children: [] }] } },
  },
  {
    name: 'dependencies',
    schema: {
      properties: { card: { type: 'number' }, pet: { enum: ['no', 'dog'], default: 'no' } },
      dependencies: {
        card: { properties: { address: { ...text, default: 'Graz' } }, required: ['address'] },
        pet: {
          oneOf: [
            { properties: { pet: { const: 'no' } } },
            { properties: { pet: { const: 'dog' }, age: { type: 'number' } }, required: ['age'] },
          ],
        },
      },
    },
    begins: { pet: 'no' },
    typed: { pet: 'dog' },
    problems: ['/age required'],
  },
  {
    name: 'dependencies in the words of newer drafts',
    schema: {
      properties: { card: { type: 'number' } },
      dependentRequired: { card: ['owner'] },
      dependentSchemas: { card: { properties: { owner: text } } },
    },
    begins: {},
    typed: { card: 1 },
    problems: ['/owner required'],
  },
  {
    name: 'if, then and else',
    schema: {
      properties: { animal: { enum: ['cat', 'fish'] } },
      allOf: [
        {
          if: { properties: { animal: { const: 'cat' } }, required: ['animal'] },
          then: { properties: { food: { ...text, enum: ['meat', 'grass'], default: 'meat' } } },
        },
        {
          if: { properties: { animal: { const: 'fish' } }, required: ['animal'] },
          then: { properties: { water: { ...text, default: 'lake' } } },
        },
      ],
    },
    begins: {},
    typed: { animal: 'fish', food: 'meat' },
    sent: { animal: 'fish' },
  },
  {
    name: 'alternatives',
    schema: {
      properties: { age: { type: 'integer' } },
      anyOf: [
        { properties: { first: { ...text, default: 'Ada' } }, required: ['first'] },
        { properties: { id: text }, required: ['id'] },
      ],
    },
    begins: { first: 'Ada' },
    typed: { id: '7' },
    sent: { first: 'Ada' },
  },
  {
    name: 'allOf',
    schema: {
      properties: {
        both: {
          allOf: [
            { type: 'object', properties: { a: { ...text, default: '1' } } },
            { properties: { b: { type: 'boolean', default: true } } },
          ],
        },
      },
    },
    begins: { both: { a: '1', b: true } },
    library: {},
    because: 'Backstage has the library fill these, too',
  },
  {
    name: 'entries with names of one’s own',
    schema: {
      properties: {
        labels: {
          type: 'object',
          properties: { a: text },
          additionalProperties: { type: 'integer' },
        },
        flags: {
          type: 'object',
          patternProperties: { '^on': { type: 'boolean' } },
          additionalProperties: false,
        },
      },
    },
    begins: { labels: {}, flags: {} },
    typed: { labels: { a: 'x', more: 'no' }, flags: { onTop: true } },
    problems: ['/labels/more type'],
  },
  {
    name: 'null, false and nothing',
    schema: {
      properties: {
        nothing: { type: 'null' },
        maybe: { type: ['string', 'null'], default: null },
        off: { type: 'boolean', default: false },
        empty: { ...text, default: '' },
      },
    },
    begins: { maybe: null, off: false, empty: '' },
  },
  {
    name: 'a constant is its own default',
    schema: { properties: { kind: { ...text, const: 'service' } } },
    begins: { kind: 'service' },
  },
  {
    name: 'consent',
    schema: { properties: { agreed: { type: 'boolean', const: true } } },
    begins: {},
    library: { agreed: true },
    because: 'nobody has agreed to what was ticked beforehand',
    typed: { agreed: false },
    problems: ['/agreed const'],
  },
]

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isEmpty)

/** Without members that are undefined, and objects that have nothing: these are not sent either. */
const withoutNothing = (value: unknown): JsonRecord =>
  JSON.parse(
    JSON.stringify(value, (key, one: unknown) => (key !== '' && isEmpty(one) ? undefined : one)),
  ) as JsonRecord

describe('a form with', () => {
  it.each(features.map((feature) => [feature.name, feature] as const))('%s', (_name, feature) => {
    const { schema, begins, library = begins, because, typed = {}, problems = [] } = feature
    const whole: JsonRecord = { type: 'object', ...schema }
    const steps = formSteps({ title: '', steps: [{ title: '', schema: whole }] }, () => true)
    const rjsf: RJSFSchema = { ...whole }
    const own: unknown = createSchemaUtils<unknown>(schemaValidator, rjsf).getDefaultFormState(
      rjsf,
      {},
    )
    expect(withoutNothing(own)).toEqual(withoutNothing(library))
    const first = withDefaults(steps, {})
    expect(withoutNothing(first)).toEqual(withoutNothing(begins))
    expect(JSON.stringify(withoutNothing(begins)) === JSON.stringify(withoutNothing(library))).toBe(
      because === undefined,
    )
    const document = { ...first, ...typed }
    expect(withoutNothing(sentDocument(steps, document))).toEqual(
      withoutNothing(feature.sent ?? document),
    )
    const found = steps.flatMap((step) => checkValues(step.schema, ownValues(step, document)))
    expect(found.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).toEqual(problems)
  })
})
