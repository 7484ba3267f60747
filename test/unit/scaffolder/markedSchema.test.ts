// Where a form has secrets, whatever its schema is made of.

import { describe, expect, it } from '@jest/globals'
import type { JsonRecord } from '../../../src/model/json.ts'
import { draftOf, draftsText } from '../../../src/model/scaffolder/form/formDraft.ts'
import {
  sealed,
  sealedAsLost,
  withoutSecrets,
} from '../../../src/model/scaffolder/form/formSecrets.ts'
import { formSteps, sharedDocument } from '../../../src/model/scaffolder/form/formSteps.ts'
import {
  markedSchema,
  reviewAt,
  secretAt,
} from '../../../src/model/scaffolder/form/markedSchema.ts'
import { reviewRows } from '../../../src/model/scaffolder/form/reviewRows.ts'
import { secretForm, secretSettings } from '../../support/secretSchemas.ts'

const secret = { type: 'string', 'ui:field': 'Secret' }
const password = { type: 'string', format: 'password' }
const text = { type: 'string' }

const kindAt = (schema: JsonRecord, ...path: readonly (string | number)[]) =>
  secretAt(markedSchema(schema), path)

const stepOf = (schema: JsonRecord) => {
  const [step] = formSteps({ title: 'T', steps: [{ title: 'S', schema }] }, () => true)
  if (!step) throw new Error('There is no step')
  return step
}

it.each(secretSettings.map((settings) => [JSON.stringify(settings), settings] as const))(
  'a secret is said by %s',
  (_text, settings) => {
    const schema = { properties: { a: { type: 'string', ...settings }, b: text } }
    expect(kindAt(schema, 'a')).toBe(
      JSON.stringify(settings).includes('Secret') ? 'secret' : 'value',
    )
    expect(kindAt(schema, 'b')).toBeUndefined()
  },
)

describe('a secret is found', () => {
  const inProperties = { properties: { a: secret } }
  it.each<readonly [string, JsonRecord, readonly (string | number)[]]>([
    ['in a property', inProperties, ['a']],
    ['in an object', { properties: { o: inProperties } }, ['o', 'a']],
    ['in the items of a list', { properties: { l: { items: inProperties } } }, ['l', 3, 'a']],
    ['as an item', { properties: { l: { items: secret } } }, ['l', 0]],
    ['in a fixed item', { properties: { l: { items: [text, secret] } } }, ['l', 1]],
    ['in a prefix item', { properties: { l: { prefixItems: [text, secret] } } }, ['l', 1]],
    [
      'after the fixed items',
      { properties: { l: { items: [text], additionalItems: secret } } },
      ['l', 1],
    ],
    [
      'in an item that a list contains',
      { properties: { l: { contains: inProperties } } },
      ['l', 0, 'a'],
    ],
    ['in any property', { additionalProperties: secret }, ['x']],
    ['in a property that no other keyword names', { unevaluatedProperties: secret }, ['x']],
    ['in properties by pattern', { patternProperties: { '^x-': secret } }, ['x-a']],
    ['behind a pattern that cannot be read', { patternProperties: { '(': secret } }, ['a']],
    ['in a part', { allOf: [{}, inProperties] }, ['a']],
    ['in an alternative of oneOf', { oneOf: [{ properties: { a: text } }, inProperties] }, ['a']],
    ['in an alternative of anyOf', { anyOf: [inProperties, {}] }, ['a']],
    ['in a condition', { if: inProperties }, ['a']],
    ['if a condition holds', { if: {}, then: inProperties }, ['a']],
    ['if a condition does not hold', { if: {}, else: inProperties }, ['a']],
    ['in a dependency', { dependencies: { b: inProperties, c: ['b'] } }, ['a']],
    [
      'in an alternative of a dependency',
      { dependencies: { b: { oneOf: [inProperties] } } },
      ['a'],
    ],
    ['in a dependent schema', { dependentSchemas: { b: inProperties } }, ['a']],
    ['behind a reference', { definitions: { d: inProperties }, $ref: '#/definitions/d' }, ['a']],
    [
      'beside a reference',
      { properties: { a: { $ref: '#/$defs/t', 'ui:field': 'Secret' } }, $defs: { t: text } },
      ['a'],
    ],
    [
      'behind a reference to anywhere',
      { 'x-parts': { 'a/b': secret }, properties: { a: { $ref: '#/x-parts/a~1b' } } },
      ['a'],
    ],
    [
      'behind an encoded reference',
      { $defs: { 'a b': secret }, properties: { a: { $ref: '#/$defs/a%20b' } } },
      ['a'],
    ],
    [
      'in a schema that contains itself',
      { properties: { a: secret, o: { $ref: '#' } } },
      ['o', 'o', 'o', 'a'],
    ],
    [
      'inside of what is a secret as a whole',
      { properties: { o: { ...secret, type: 'object' } } },
      ['o', 'x'],
    ],
    [
      'in a property with a name of every object',
      { properties: { constructor: secret } },
      ['constructor'],
    ],
  ])('%s', (_where, schema, path) => {
    expect(kindAt(schema, ...path)).toBe('secret')
  })
})

it('a value beside a secret is none', () => {
  const schema = {
    properties: { a: secret, l: { items: [secret, text] }, 'x-b': text, constructor: text },
    additionalProperties: password,
    patternProperties: { '^y-': text },
  }
  expect(kindAt(schema, 'l', 1)).toBeUndefined()
  expect(kindAt(schema, 'x-b')).toBeUndefined()
  expect(kindAt(schema, 'y-b')).toBeUndefined()
  expect(kindAt(schema, 'constructor')).toBeUndefined()
  expect(kindAt(schema, 'other')).toBe('value')
  expect(kindAt({ properties: { a: secret } }, 'toString')).toBeUndefined()
  expect(markedSchema({ properties: { a: text } })).toBeUndefined()
})

it('a loop of references ends', () => {
  const schema = {
    definitions: {
      a: { $ref: '#/definitions/b' },
      b: { $ref: '#/definitions/a', allOf: [{ $ref: '#' }] },
    },
    properties: { s: secret, o: { $ref: '#/definitions/a' } },
  }
  expect(kindAt(schema, 'o', 'o', 's')).toBe('secret')
  expect(kindAt(schema, 'o', 'o', 'x')).toBeUndefined()
})

it('settings of the review hold at every depth, and the strictest of several alternatives', () => {
  const review = (settings: JsonRecord) => ({
    type: 'string',
    'ui:backstage': { review: settings },
  })
  const schema = {
    properties: {
      l: { items: { properties: { a: review({ show: false }), b: review({ mask: '<b>' }) } } },
    },
    oneOf: [{ properties: { c: text } }, { properties: { c: review({ show: false, name: 'C' }) } }],
  }
  const marked = markedSchema(schema)
  expect(reviewAt(marked, ['l', 2, 'a'])).toEqual({ isHidden: true })
  expect(reviewAt(marked, ['l', 2, 'b'])).toEqual({ isHidden: false, mask: '<b>' })
  expect(reviewAt(marked, ['c'])).toEqual({ isHidden: true, name: 'C' })
  expect(reviewAt(marked, ['l'])).toEqual({ isHidden: false })
})

it('the review has a row for each field of a list, and nothing of a secret', () => {
  const item = {
    type: 'object',
    properties: {
      login: { ...text, title: 'Login' },
      pass: { ...password, title: 'Passphrase' },
      hidden: { ...text, 'ui:backstage': { review: { show: false } } },
      masked: { ...text, 'ui:backstage': { review: { mask: '<masked>', name: 'Other' } } },
    },
  }
  const step = stepOf({
    properties: {
      users: { type: 'array', title: 'Users', items: item },
      keys: { type: 'array', title: 'Keys', items: secret },
      tags: { type: 'array', title: 'Tags', items: text },
    },
  })
  const values = {
    users: [{ login: 'ada', pass: 'in clear', hidden: 'no', masked: 'm' }],
    keys: ['one', 'two'],
    tags: ['a', 'b'],
  }
  expect(reviewRows(step, values).map(({ names, value }) => [names.join(' › '), value])).toEqual([
    ['Users 1 › Login', 'ada'],
    ['Users 1 › Passphrase', '********'],
    ['Users 1 › Other', '<masked>'],
    ['Keys', ['********', '********']],
    ['Tags', ['a', 'b']],
  ])
})

it('values without secrets stay the same object', () => {
  const step = stepOf({ properties: { a: secret, l: { type: 'array', items: text } } })
  const values = { l: ['x', 'y'], b: { c: [1, null, { d: true }] } }
  expect(sealedAsLost([step], values)).toBe(values)
})

it('a mask where the schema has no secret is removed', () => {
  const step = stepOf({ properties: { a: secret, b: text, l: { type: 'array', items: text } } })
  const masked = sealedAsLost([step], { a: 'x' })
  const values = { ...masked, b: masked['a'] ?? '', l: [masked['a'] ?? ''] }
  expect(sealedAsLost([step], values)).toEqual({ a: '********:lost', l: [null] })
})

it('nothing of a planted secret is in what is stored, shared, reviewed or drafted, in 120 forms', () => {
  let planted = 0
  for (let seed = 1; seed <= 120; seed++) {
    const { schema, values, secrets } = secretForm(seed)
    const step = stepOf(schema)
    const known = new Map<string, unknown>()
    const stored = sealed([step], values, (value) => {
      const id = `********:00000000-0000-4000-8000-${String(known.size).padStart(12, '0')}`
      known.set(id, value)
      return id
    })
    const open = { schemaHash: '', values: stored }
    const draft = draftsText({ 'template:default/a': draftOf(open, 0, 0) })
    const all = JSON.stringify([
      stored,
      draft,
      reviewRows(step, stored),
      sharedDocument([step], stored),
      withoutSecrets(stored),
      sealedAsLost([step], values),
    ])
    expect(secrets.filter((one) => all.includes(one))).toEqual([])
    expect([...known.values()].sort()).toEqual([...secrets].sort())
    planted += secrets.length
  }
  expect(planted).toBeGreaterThan(120)
})
