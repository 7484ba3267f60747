// Names and keys that the catalog accepts (spec 1 §3, §5).

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  editUrl,
  isOrphan,
  managedByLocation,
  originLocation,
  sourceUrl,
  viewUrl,
} from '../../../src/model/entities/annotations.ts'
import { parseLocationRef, stringifyLocationRef } from '../../../src/model/entities/locationRef.ts'
import { refChunks } from '../../../src/model/entities/refChunks.ts'
import { relationPairs } from '../../../src/model/entities/relations.ts'
import * as rules from '../../../src/model/entities/validators.ts'

const a = (count: number) => 'a'.repeat(count)

const table: readonly (readonly [keyof typeof rules, readonly string[], readonly string[]])[] = [
  ['isEntityName', ['a', 'A1', 'a-b_c.d', '0', a(63)], ['', '-a', 'a-', '.a', 'a b', 'ä', a(64)]],
  ['isKind', ['Component', 'API', 'k8', a(63)], ['', '8k', 'a-b', 'a_b', a(64)]],
  ['isNamespace', ['default', 'team-a', '0', a(63)], ['', 'Team', '-a', 'a-', 'a.b', a(64)]],
  ['isDnsLabel', ['a', 'a--b', a(63)], ['', 'A', 'a_b', a(64)]],
  [
    'isDnsSubdomain',
    ['a.b', 'a', `${`${a(62)}.`.repeat(4)}b`],
    ['', 'a..b', '.a', `${`${a(62)}.`.repeat(4)}bb`, `${a(64)}.b`],
  ],
  [
    'isLabelKey',
    ['a', 'Team', 'example.com/a_b', `example.com/${a(63)}`],
    ['', '/a', 'a/', 'a/b/c', 'Example.com/a', 'x/-', `example.com/${a(64)}`],
  ],
  [
    'isAnnotationKey',
    ['backstage.io/view-url', 'a.b', `a/${a(63)}`],
    ['backstage.io/', ' a', a(64)],
  ],
  [
    'isTag',
    ['java', 'c++', 'c#', 'a:b-c', '0', a(63)],
    ['', 'Java', 'a--b', '-a', 'a-', 'a_b', a(64)],
  ],
  ['isApiVersion', ['v1', 'backstage.io/v1alpha1', a(63)], ['', 'v1.0', 'a/b/c', 'x/', a(64)]],
]

describe.each(table)('%s', (rule, taken, refused) => {
  it.each(taken)('takes %j', (text) => {
    expect(rules[rule](text)).toBe(true)
  })

  it.each(refused)('refuses %j', (text) => {
    expect(rules[rule](text)).toBe(false)
  })

  it('answers on anything, however long, without a line end slipping through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
        expect(typeof rules[rule](text)).toBe('boolean')
        expect(rules[rule](`${text}\n`)).toBe(false)
      }),
    )
  })
})

describe('a location ref', () => {
  it.each([
    ['url:https://host/x', { type: 'url', target: 'https://host/x' }],
    ['file:/tmp/x.yaml', { type: 'file', target: '/tmp/x.yaml' }],
    [' url : https://host:8080/x ', { type: 'url', target: 'https://host:8080/x' }],
  ])('%j is read', (text, location) => {
    expect(parseLocationRef(text)).toEqual(location)
    expect(parseLocationRef(stringifyLocationRef(location))).toEqual(location)
  })

  it.each(['', 'x', ':', 'url:', ':x', 'url: '])('%j has another form', (text) => {
    expect(() => parseLocationRef(text)).toThrow(
      `Unable to parse location ref '${text}', expected '<type>:<target>', e.g. 'url:https://host/path'`,
    )
  })

  it.each(['http://host/x', 'https://host/x', 'HTTPS://host'])('%j lacks its prefix', (text) => {
    expect(() => parseLocationRef(text)).toThrow(
      `Invalid location ref '${text}', please prefix it with 'url:', e.g. 'url:${text}'`,
    )
  })

  it.each([
    'url:javascript:alert(1)',
    'url:JaVaScRiPt:alert(1)',
    'url: \tjavascript:alert(1)',
    'url:\u0000\u0001javascript:alert(1)',
    'url:java\nscript:alert(1)',
    'url:j\ta\rv\na\tscript:alert(1)',
    'url:\u00a0javascript:alert(1)',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'file:javascript:alert(1)',
    'url:data:text/html,x',
    'url:VBScript:x',
  ])('%j runs nothing', (text) => {
    expect(() => parseLocationRef(text)).toThrow('target is a javascript: URL')
  })

  it('never gives a target that a browser would run, whatever stands before and within it', () => {
    const noise = fc.string({ unit: fc.constantFrom('\t', '\n', '\r', ' ', '\u0000', '\u001f') })
    const lineEnds = fc.string({ unit: fc.constantFrom('\t', '\n', '\r'), maxLength: 2 })
    fc.assert(
      fc.property(noise, fc.array(lineEnds, { minLength: 11, maxLength: 11 }), (lead, within) => {
        const scheme = Array.from('javascript:', (letter, index) => letter + (within[index] ?? ''))
        expect(() => parseLocationRef(`url:${lead}${scheme.join('')}alert(1)`)).toThrow()
      }),
    )
  })
})

describe('annotations', () => {
  const entityWith = (annotations: Readonly<Record<string, string>>) => ({
    kind: 'Component',
    metadata: { name: 'a', annotations },
  })

  it('say where an entity comes from', () => {
    const entity = entityWith({
      'backstage.io/managed-by-location': 'url:https://host/a.yaml',
      'backstage.io/managed-by-origin-location': 'file:/all.yaml',
      'backstage.io/view-url': 'https://host/a',
      'backstage.io/edit-url': 'https://host/a/edit',
      'backstage.io/source-location': 'url:https://host/src/',
    })
    expect(managedByLocation(entity)).toEqual({ type: 'url', target: 'https://host/a.yaml' })
    expect(originLocation(entity)).toEqual({ type: 'file', target: '/all.yaml' })
    expect(viewUrl(entity)).toBe('https://host/a')
    expect(editUrl(entity)).toBe('https://host/a/edit')
    expect(sourceUrl(entity)).toBe('https://host/src/')
  })

  it.each([
    ['backstage.io/source-location', 'https://host/src'],
    ['backstage.io/source-location', 'url:javascript:alert(1)'],
    ['backstage.io/source-location', 'file:/src'],
  ])('%s is nothing to open as %s', (key, value) => {
    expect(sourceUrl(entityWith({ [key]: value }))).toBeUndefined()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/x', ''])('%j is no page', (url) => {
    expect(viewUrl(entityWith({ 'backstage.io/view-url': url }))).toBeUndefined()
    expect(editUrl(entityWith({ 'backstage.io/edit-url': url }))).toBeUndefined()
  })

  it.each([
    ['true', true],
    ['True', false],
    ['false', false],
    ['', false],
  ])('%j for an orphan: %j', (value, expected) => {
    expect(isOrphan(entityWith({ 'backstage.io/orphan': value }))).toBe(expected)
  })
})

it.each([
  ['ownedBy', 'ownerOf'],
  ['consumesApi', 'apiConsumedBy'],
  ['providesApi', 'apiProvidedBy'],
  ['dependsOn', 'dependencyOf'],
  ['parentOf', 'childOf'],
  ['memberOf', 'hasMember'],
  ['partOf', 'hasPart'],
])('%s and %s are opposites', (one, other) => {
  const known = relationPairs.map((pair) => [...pair].sort())
  expect(known).toContainEqual([one, other].sort())
})

it('asks for refs in batches of at most 1000 and 90 KiB, in their order, none lost, none too small', () => {
  const refs = fc.array(fc.nat(60_000), { maxLength: 40 }).map((sizes) => sizes.map(a))
  const size = (chunk: readonly string[]) => chunk.reduce((sum, ref) => sum + ref.length + 3, 0)
  fc.assert(
    fc.property(refs, (all) => {
      const chunks = refChunks(all)
      expect(chunks.flat()).toEqual(all)
      chunks.forEach((chunk, index) => {
        expect(chunk.length === 1 || size(chunk) <= 90 * 1_024).toBe(true)
        const [next = ''] = chunks[index + 1] ?? ['']
        expect(next === '' || size([...chunk, next]) > 90 * 1_024).toBe(true)
      })
    }),
    { numRuns: 30 },
  )
  const many = Array.from({ length: 2_500 }, (_, index) => `c:d/${String(index)}`)
  expect(refChunks(many).map(({ length }) => length)).toEqual([1_000, 1_000, 500])
})
