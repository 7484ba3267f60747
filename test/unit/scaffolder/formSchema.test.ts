import { describe, expect, it } from '@jest/globals'
import type { UnknownRecord } from '../../../src/model/isRecord.ts'
import { schemaTools } from '../../../src/model/scaffolder/form/activeSchemas.ts'
import {
  libraryForm,
  looksOf,
  withoutHiddenByFlags,
} from '../../../src/model/scaffolder/form/formSchema.ts'

describe("a step's schema in the words of the form library", () => {
  it('has the names of today, at every depth', () => {
    const language = { enum: ['ts'], enumNames: ['TypeScript'] }
    const current = { enum: ['ts'], 'ui:enumNames': ['TypeScript'] }
    expect(
      libraryForm({
        properties: { language, pair: { prefixItems: [language, {}], items: false } },
        dependentRequired: { a: ['b'] },
        dependentSchemas: { c: { properties: { language } } },
        oneOf: [{ properties: { language } }],
      }),
    ).toEqual({
      properties: { language: current, pair: { items: [current, {}], additionalItems: false } },
      dependencies: { a: ['b'], c: { properties: { language: current } } },
      oneOf: [{ properties: { language: current } }],
    })
  })

  it('keeps data that only looks like keywords, and properties named like keywords', () => {
    const given = {
      properties: {
        'ui:name': { type: 'string' },
        enumNames: { type: 'string' },
        items: { default: { 'ui:x': 1, enumNames: [] } },
      },
    }
    expect(libraryForm(given)).toEqual(given)
  })
})

/** The looks of a member of an object, for values of this object. */
function looksFor(schema: UnknownRecord, values: UnknownRecord, name: string): UnknownRecord {
  const tools = schemaTools(schema)
  const { properties = {} } = tools.retrieveSchema(schema, values)
  const member = properties[name]
  if (typeof member !== 'object') return {}
  return looksOf(tools.retrieveSchema(member, values[name]))
}

const picker = (kind: string) => ({
  type: 'string',
  'ui:field': 'EntityPicker',
  'ui:options': { catalogFilter: { kind } },
})
const chosen = (kind: string) => ({ properties: { whose: { const: kind }, owner: picker(kind) } })
const whose = { type: 'string', enum: ['group', 'user'] }
const isGroup = { properties: { whose: { const: 'group' } }, required: ['whose'] }

const byChoice: readonly (readonly [string, UnknownRecord])[] = [
  [
    'dependencies',
    {
      properties: { whose },
      dependencies: { whose: { oneOf: [chosen('group'), chosen('user')] } },
    },
  ],
  [
    'if, then and else',
    {
      properties: { whose },
      if: isGroup,
      then: { properties: { owner: picker('group') } },
      else: { properties: { owner: picker('user') } },
    },
  ],
  [
    'conditions in allOf',
    {
      properties: { whose, owner: { 'ui:options': { catalogFilter: { kind: 'none' } } } },
      allOf: [
        { if: isGroup, then: { properties: { owner: picker('group') } } },
        { if: { not: isGroup }, then: { properties: { owner: picker('user') } } },
      ],
    },
  ],
  [
    'references in conditions',
    {
      definitions: { group: picker('group'), user: picker('user') },
      properties: { whose },
      if: isGroup,
      then: { properties: { owner: { $ref: '#/definitions/group' } } },
      else: { properties: { owner: { $ref: '#/definitions/user' } } },
    },
  ],
]

describe('looks', () => {
  it.each(byChoice)('are those of what holds: %s', (_name, schema) => {
    for (const kind of ['group', 'user'])
      expect(looksFor(schema, { type: 'object', whose: kind }, 'owner')).toEqual({
        'ui:field': 'EntityPicker',
        'ui:options': { catalogFilter: { kind } },
      })
  })

  it('of a condition are added to those of the property, and win', () => {
    const schema = {
      type: 'object',
      properties: {
        a: { type: 'string', 'ui:help': 'h', 'ui:options': { rows: 5, label: true } },
      },
      allOf: [
        { properties: { a: { 'ui:widget': 'textarea', 'ui:options': { rows: 9 } } } },
        { properties: { a: { 'ui:disabled': true } } },
      ],
    }
    expect(looksFor(schema, {}, 'a')).toEqual({
      'ui:help': 'h',
      'ui:widget': 'textarea',
      'ui:disabled': true,
      'ui:options': { rows: 9, label: true },
    })
  })

  it('have those of items and alternatives, for the names of their values', () => {
    expect(
      looksOf({
        'ui:widget': 'checkboxes',
        items: { enum: [1], 'ui:enumNames': ['One'] },
        oneOf: [{ 'ui:title': 'A' }, {}],
      }),
    ).toEqual({
      'ui:widget': 'checkboxes',
      items: { 'ui:enumNames': ['One'] },
      oneOf: [{ 'ui:title': 'A' }, {}],
    })
  })

  it.each([
    [['b'], ['b', '*']],
    [
      ['*', 'b', '*', 'b'],
      ['*', 'b'],
    ],
    ['b', 'b'],
  ])('put what an order does not name last: %j', (order, expected) => {
    expect(looksOf({ 'ui:order': order })).toEqual({ 'ui:order': expected })
  })
})

describe('feature flags', () => {
  const property = (flag: string) => ({ type: 'string', 'backstage:featureFlag': flag })
  const isOn = (flag: string) => flag === 'on'

  it('hide properties, also from those that are required', () => {
    const schema = {
      required: ['a', 'b', 'c'],
      properties: {
        a: property('on'),
        b: property('off'),
        c: { properties: { d: property('off') } },
      },
    }
    expect(withoutHiddenByFlags(schema, isOn)).toEqual({
      required: ['a', 'c'],
      properties: { a: property('on'), c: { properties: {} } },
    })
  })

  it('hide steps, and properties in the schema of a step', () => {
    const step = { title: 'A', schema: { properties: { a: property('off') } } }
    expect(withoutHiddenByFlags(step, isOn)).toEqual({ title: 'A', schema: { properties: {} } })
    expect(withoutHiddenByFlags({ ...step, ...property('off') }, isOn)).toBeUndefined()
  })
})
