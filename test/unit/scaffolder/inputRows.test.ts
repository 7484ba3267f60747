// The parameters of a task as its page shows them: titles and values instead of code, and no secret.

import { describe, expect, it } from '@jest/globals'
import type { JsonRecord } from '../../../src/model/json.ts'
import { inputRows } from '../../../src/model/scaffolder/form/inputRows.ts'

const rowsOf = (parameters: JsonRecord, ...steps: readonly JsonRecord[]) =>
  inputRows(parameters, steps).map(({ names, value, secret, isEntity }) => [
    names.join(' › '),
    value,
    ...(secret ? [secret] : []),
    ...(isEntity ? ['entity'] : []),
  ])

const port = {
  title: 'Port',
  properties: { number: { title: 'Number' }, isPublic: { type: 'boolean', title: 'Public' } },
}
const secret = { type: 'string', title: 'Token', 'ui:field': 'Secret' }

describe('rows of parameters', () => {
  it.each<[string, JsonRecord, readonly JsonRecord[], readonly unknown[]]>([
    [
      'a list of objects has a row for each value, with the titles of its form',
      { ports: [{ isPublic: true, number: 80 }, { number: 443 }] },
      [{ properties: { ports: { title: 'Ports', items: port } } }],
      [
        ['Port 1 › Number', 80],
        ['Port 1 › Public', true],
        ['Port 2 › Number', 443],
      ],
    ],
    [
      'items without a title have that of their list',
      { ports: [{ n: 1 }] },
      [{ properties: { ports: { title: 'Ports', items: { properties: { n: { title: 'N' } } } } } }],
      [['Ports 1 › N', 1]],
    ],
    [
      'names where the template is gone, or does not have the value any more',
      { size: 2, nested: { list: ['a', 'b'], deep: { flag: false } } },
      [{ properties: { size: { title: 'Size' } } }],
      [
        ['Size', 2],
        ['nested › list', ['a', 'b']],
        ['nested › deep › flag', false],
      ],
    ],
    [
      'the order of the form, step by step',
      { b: 1, z: 0, a: 2, c: 3 },
      [{ properties: { c: {} } }, { properties: { a: {}, b: {} } }],
      [
        ['c', 3],
        ['a', 2],
        ['b', 1],
        ['z', 0],
      ],
    ],
    [
      'names of chosen values instead of codes',
      { size: 'l', region: 'eu', tiers: [1, 2], isPublic: true },
      [
        {
          properties: {
            size: { title: 'Size', enum: ['s', 'l'], enumNames: ['Small', 'Large'] },
            region: {
              oneOf: [
                { const: 'eu', title: 'Europe' },
                { const: 'us', title: 'America' },
              ],
            },
            tiers: {
              items: {
                anyOf: [
                  { const: 1, title: 'One' },
                  { enum: [2], title: 'Two' },
                ],
              },
            },
            isPublic: { type: 'boolean', 'ui:enumNames': ['Everybody', 'Only us'] },
          },
        },
      ],
      [
        ['Size', 'Large'],
        ['region', 'Europe'],
        ['tiers', ['One', 'Two']],
        ['isPublic', 'Everybody'],
      ],
    ],
    [
      'titles of alternatives, conditions, dependencies and references',
      { a: 1, b: 2, c: 3, d: 4 },
      [
        {
          definitions: { d: { title: 'Dee' } },
          properties: { a: { title: 'Aah' }, d: { $ref: '#/definitions/d' } },
          oneOf: [{ properties: { b: { title: 'Bee' } } }, { properties: { x: {} } }],
          dependencies: { a: { properties: { c: { title: 'Cee' } } } },
        },
      ],
      [
        ['Aah', 1],
        ['Dee', 4],
        ['Bee', 2],
        ['Cee', 3],
      ],
    ],
    [
      'entities by their names, at every depth',
      { owner: 'group:default/a', all: [{ team: 'group:default/b' }], more: ['group:default/c'] },
      [
        {
          properties: {
            owner: { 'ui:field': 'OwnerPicker' },
            all: { items: { properties: { team: { 'ui:field': 'EntityPicker' } } } },
            more: { 'ui:field': 'MultiEntityPicker' },
          },
        },
      ],
      [
        ['owner', 'group:default/a', 'entity'],
        ['all 1 › team', 'group:default/b', 'entity'],
        ['more', ['group:default/c'], 'entity'],
      ],
    ],
    [
      'masks, and what may be a secret by its name, at every depth',
      { token: '******', users: [{ name: 'a', password: 'p4ss' }], keys: [{ token: '******' }] },
      [
        {
          properties: {
            token: secret,
            keys: { title: 'Keys', items: { properties: { token: secret } } },
          },
        },
      ],
      [
        ['Token', null, 'sealed'],
        ['Keys 1 › Token', null, 'sealed'],
        ['users 1 › name', 'a'],
        ['users 1 › password', 'p4ss', 'hidden'],
      ],
    ],
    [
      'what the template says about its review',
      { shown: 'a', hidden: 'b', masked: 'c', list: [{ renamed: 'd' }] },
      [
        {
          properties: {
            shown: {},
            hidden: { 'ui:backstage': { review: { show: false } } },
            masked: { 'ui:backstage': { review: { mask: '<hidden>' } } },
            list: {
              items: { properties: { renamed: { 'ui:backstage': { review: { name: 'New' } } } } },
            },
          },
        },
      ],
      [
        ['shown', 'a'],
        ['masked', '<hidden>'],
        ['list 1 › New', 'd'],
      ],
    ],
    [
      'empty, false, zero and null are values',
      { text: '', list: [], object: {}, no: false, zero: 0, nothing: null },
      [],
      [
        ['text', ''],
        ['list', []],
        ['object', {}],
        ['no', false],
        ['zero', 0],
        ['nothing', null],
      ],
    ],
  ])('%s', (_what, parameters, steps, rows) => {
    expect(rowsOf(parameters, ...steps)).toEqual(rows)
  })
})
