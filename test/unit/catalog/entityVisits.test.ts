// What has changed of an entity between two looks, and how it is kept.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { changesBetween, fieldsOf } from '../../../src/model/inspector/entityFields.ts'
import { afterLook, readSeen, type SeenEntity } from '../../../src/model/inspector/entityVisits.ts'
import { sinceText } from '../../../src/model/inspector/sinceText.ts'

const metadata = { name: 'a', uid: 'u', etag: 'e' }
const entityRef = 'component:default/a'
const entity = { kind: 'Component', metadata, spec: { type: 'service' } }

describe('fields', () => {
  it('have a path and a text each, without technical ones', () => {
    expect(
      fieldsOf({
        apiVersion: 'v1',
        kind: 'Component',
        metadata: {
          ...metadata,
          tags: ['x', 'y'],
          links: [{ url: 'https://example.org', title: 'Home' }],
          annotations: { 'backstage.io/techdocs-ref': 'dir:.' },
        },
        spec: { deep: { is: { it: null, on: true } } },
        relations: [
          { type: 'ownedBy', targetRef: 'group:default/b' },
          { type: 'ownedBy', targetRef: 'group:default/a' },
        ],
      }),
    ).toEqual({
      apiVersion: 'v1',
      kind: 'Component',
      'metadata.name': 'a',
      'metadata.tags': 'x, y',
      'metadata.links[0].url': 'https://example.org',
      'metadata.links[0].title': 'Home',
      'metadata.annotations.backstage.io/techdocs-ref': 'dir:.',
      'spec.deep.is.it': 'null',
      'spec.deep.is.on': 'true',
      'relations.ownedBy': 'group:default/a, group:default/b',
    })
  })

  it.each([
    ['spec.password', { password: 'hunter2' }],
    ['an annotation', { 'example.org/api-key': 'k' }],
    ['a token of GitHub', { note: 'ghp_abcdefgh' }],
    ['a token of a session', { note: 'see eyJhbGciOi.eyJzdWIi.x' }],
    ['a key', { note: '-----BEGIN PRIVATE KEY-----' }],
    ['an address with a password', { note: 'https://me:hunter2@example.org' }],
    ['a header', { nested: [{ note: 'Authorization: Bearer abc' }] }],
    ['a token deep in a long text', { definition: `${'x'.repeat(5_000)} glpat-abcdefgh` }],
  ])('leave out what may be secret: %s', (_what, spec) => {
    expect(fieldsOf({ kind: 'Component', metadata, spec })).toEqual({
      kind: 'Component',
      'metadata.name': 'a',
    })
  })

  it.each(['constructor', '__proto__', 'toString'])('have relations of the type %s', (type) => {
    const relations = [{ type, targetRef: 'group:default/b' }]
    expect(Object.entries(fieldsOf({ ...entity, relations }))).toContainEqual([
      `relations.${type}`,
      'group:default/b',
    ])
  })

  it('tell long texts apart that begin alike', () => {
    const textOf = (end: string) =>
      fieldsOf({ ...entity, spec: { definition: 'x'.repeat(500) + end } })['spec.definition'] ?? ''
    expect(textOf('a').length).toBeLessThan(200)
    expect(textOf('a')).not.toBe(textOf('b'))
  })

  it('are bounded for whatever is sent', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 12, maxKeys: 20 }), (spec) => {
        const fields = fieldsOf({ kind: 'Component', metadata, spec })
        expect(Object.keys(fields).length).toBeLessThanOrEqual(200)
        expect(changesBetween(fields, fields)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('that were added, removed and changed are told', () => {
    expect(
      changesBetween({ a: '1', b: '2', c: '3' }, { b: '2', c: '4', ['__proto__']: 'x' }),
    ).toEqual([
      { path: '__proto__', before: null, after: 'x' },
      { path: 'a', before: '1', after: null },
      { path: 'c', before: '3', after: '4' },
    ])
  })
})

const lookAt = (seen: readonly SeenEntity[], at: number, type = 'service') =>
  afterLook(seen, { entityRef, entity: { ...entity, spec: { type } }, at })

describe('looks', () => {
  it('compare with the look before, and keep the order of time', () => {
    const first = lookAt([], 1)
    expect(first[0]?.visits).toEqual([])
    const unchanged = lookAt(first, 2)
    const changed = lookAt(unchanged, 3, 'website')
    expect(changed[0]?.visits).toEqual([
      {
        ...{ at: 3, since: 2, more: 0 },
        changes: [{ path: 'spec.type', before: 'service', after: 'website' }],
      },
    ])
    expect(lookAt(changed, 4)[0]?.visits.map(({ at, since }) => [at, since])).toEqual([
      [4, 3],
      [3, 2],
    ])
  })

  it('ignore an answer that is older than what was seen', () => {
    const seen = lookAt([], 5, 'website')
    expect(lookAt(seen, 4)[0]).toBe(seen[0])
  })

  it('keep twenty entities, eight visits and thirty changes', () => {
    const many = Array.from({ length: 50 }, (_, index) => index)
    const types = many.reduce<readonly SeenEntity[]>(
      (seen, index) => lookAt(seen, index, String(index)),
      [],
    )
    expect(types[0]?.visits).toHaveLength(8)
    const entities = many.reduce<readonly SeenEntity[]>(
      (seen, index) =>
        afterLook(seen, { entityRef: `component:default/${String(index)}`, entity, at: 1 }),
      [],
    )
    expect(entities).toHaveLength(20)
    expect(entities[0]?.entityRef).toBe('component:default/49')
    const spec = Object.fromEntries(many.map((index) => [`field${String(index)}`, index]))
    const grown = afterLook(lookAt([], 1), { entityRef, entity: { ...entity, spec }, at: 2 })
    expect(grown[0]?.visits[0]).toMatchObject({ more: 21, changes: { length: 30 } })
  })
})

describe('what is kept', () => {
  it('is read as it was written', () => {
    const seen = lookAt(lookAt([], 1), 2, 'website')
    expect(readSeen(JSON.stringify(seen))).toEqual(seen)
  })

  const visit = { at: 1, since: 0, changes: [], more: 0 }
  const entry = { entityRef, at: 1, fields: {}, visits: [visit] }
  it.each([
    null,
    '',
    '{',
    '{}',
    '"x"',
    '[null]',
    `[${'['.repeat(10_000)}`,
    'x'.repeat(1_000_001),
    ...[
      { ...entry, at: 1e300 },
      { ...entry, at: null },
      { ...entry, entityRef: 'x'.repeat(1_001) },
      { ...entry, fields: [] },
      { ...entry, fields: { a: 1 } },
      { ...entry, fields: { a: 'x'.repeat(201) } },
      { ...entry, visits: {} },
      { ...entry, visits: Array.from({ length: 9 }, () => visit) },
      { ...entry, visits: [{ ...visit, since: -1 }] },
      { ...entry, visits: [{ ...visit, more: 0.5 }] },
      { ...entry, visits: [{ ...visit, changes: [{ path: 'a', before: 1, after: null }] }] },
    ].map((one) => JSON.stringify([one])),
  ])('is thrown away where it is spoiled: %#', (text) => {
    expect(readSeen(text)).toEqual([])
  })

  it('keeps the entries beside a spoiled one', () => {
    expect(readSeen(JSON.stringify([{}, entry]))).toEqual([entry])
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(Array.isArray(readSeen(text))).toBe(true)
      }),
    )
  })
})

describe('since when', () => {
  const now = new Date(2026, 10, 26, 15, 0).getTime()
  it.each([
    ['en', new Date(2026, 10, 26, 14, 5), '02:05 PM'],
    ['en', new Date(2026, 10, 24, 9, 0), 'Tuesday'],
    ['de', new Date(2026, 10, 24, 9, 0), 'Dienstag'],
    ['en', new Date(2026, 10, 3), 'November 3'],
    ['en', new Date(2025, 10, 3), 'November 3, 2025'],
  ])('in %s', (language, since, text) => {
    expect(sinceText(since.getTime(), now, language)).toBe(text)
  })
})
