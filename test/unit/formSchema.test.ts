import { describe, expect, it } from '@jest/globals'
import { splitSchema, withoutHiddenByFlags } from '../../src/model/scaffolder/formSchema.ts'

describe('a schema with looks', () => {
  it('is separated at every depth', () => {
    const { schema, uiSchema } = splitSchema({
      'ui:order': ['b', 'a'],
      properties: {
        a: { type: 'string', 'ui:widget': 'textarea', 'ui:options': { rows: 5 } },
        b: { type: 'array', items: { type: 'string', 'ui:placeholder': 'x' } },
        c: { type: 'object', additionalProperties: { type: 'string', 'ui:help': 'h' } },
      },
      allOf: [{ properties: { d: { type: 'string', 'ui:field': 'D' } } }],
      then: { properties: { e: { 'ui:widget': 'password' } } },
      else: { properties: { f: { 'ui:autofocus': true } } },
      dependencies: {
        a: { oneOf: [{ properties: { g: { 'ui:disabled': true } } }] },
        b: ['a'],
      },
      $defs: { Part: { properties: { h: { 'ui:title': 'H' } } } },
    })
    expect(JSON.stringify(schema)).not.toContain('ui:')
    expect(schema).toMatchObject({ dependencies: { b: ['a'] } })
    expect(uiSchema).toEqual({
      'ui:order': ['b', 'a'],
      a: { 'ui:widget': 'textarea', 'ui:options': { rows: 5 } },
      b: { items: { 'ui:placeholder': 'x' } },
      c: { additionalProperties: { 'ui:help': 'h' } },
      d: { 'ui:field': 'D' },
      e: { 'ui:widget': 'password' },
      f: { 'ui:autofocus': true },
      g: { 'ui:disabled': true },
      'ui:definitions': { '#/$defs/Part': { h: { 'ui:title': 'H' } } },
    })
  })

  it('takes the former name of the names of values', () => {
    const language = { enum: ['ts'], enumNames: ['TypeScript'] }
    expect(splitSchema({ properties: { language } })).toEqual({
      schema: { properties: { language: { enum: ['ts'] } } },
      uiSchema: { language: { 'ui:enumNames': ['TypeScript'] } },
    })
  })

  it('keeps the looks of each alternative of a list apart', () => {
    const { uiSchema } = splitSchema({
      oneOf: [
        { type: 'string', 'ui:widget': 'textarea' },
        { properties: { url: { 'ui:placeholder': 'https://' } } },
      ],
    })
    expect(uiSchema).toEqual({
      url: { 'ui:placeholder': 'https://' },
      oneOf: [{ 'ui:widget': 'textarea' }, { url: { 'ui:placeholder': 'https://' } }],
    })
  })

  it('keeps data that only looks like keywords, and properties named like keywords', () => {
    const given = {
      properties: { 'ui:name': { type: 'string' }, items: { default: { 'ui:x': 1 } } },
    }
    expect(splitSchema(given)).toEqual({ schema: given, uiSchema: {} })
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
