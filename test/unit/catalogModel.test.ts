import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { exists, serializeFilter } from '../../src/model/catalog/entityFilter.ts'
import { entityPagePath } from '../../src/model/catalog/entityListRequest.ts'
import {
  defaultIndexQuery,
  formatIndexQuery,
  parseIndexQuery,
  type IndexQuery,
} from '../../src/model/catalog/indexQuery.ts'
import { displayName, readEntity, type Entity } from '../../src/model/entity.ts'
import {
  humanizeEntityRef,
  MalformedRefError,
  parseEntityRef,
  stringifyEntityRef,
} from '../../src/model/entityRef.ts'
import { entityOfPath, entityPath } from '../../src/model/paths.ts'
import { groupRelations } from '../../src/model/relations.ts'
import { safeUrl } from '../../src/model/safeUrl.ts'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz0123456789')
const part = fc
  .tuple(
    fc.constantFrom(...letters),
    fc.string({ unit: fc.constantFrom(...letters, '-', '_', '.') }),
  )
  .map(([first, rest]) => first + rest)
const ref = fc.record({ kind: part, namespace: part, name: part })

describe('entity references', () => {
  it('survive the way to text and back', () => {
    fc.assert(
      fc.property(ref, (one) => {
        expect(parseEntityRef(stringifyEntityRef(one))).toEqual(one)
      }),
    )
  })

  it('survive the way to a path and back', () => {
    fc.assert(
      fc.property(ref, (one) => {
        expect(entityOfPath(entityPath(one))).toEqual(one)
      }),
    )
  })

  it.each([
    ['checkout', { kind: 'Component' }, 'component:default/checkout'],
    ['group:platform', {}, 'group:default/platform'],
    ['team-a/db', { kind: 'resource', namespace: 'other' }, 'resource:team-a/db'],
  ])('%s with defaults is the expected one', (text, defaults, expected) => {
    expect(stringifyEntityRef(parseEntityRef(text, defaults))).toBe(expected)
  })

  it.each(['', 'a', 'a:b:c', 'a/b/c', ':x', 'kind:/name', 'kind:ns/'])('refuses %j', (text) => {
    expect(() => parseEntityRef(text)).toThrow(new MalformedRefError(text))
    expect(new MalformedRefError(text).message).toBe(
      `Entity reference "${text}" was not on the form [<kind>:][<namespace>/]<name>`,
    )
  })

  it('are shown without what goes without saying', () => {
    const team = { kind: 'group', namespace: 'default', name: 'platform' }
    expect(humanizeEntityRef(team, 'Group')).toBe('platform')
    expect(humanizeEntityRef(team)).toBe('group:platform')
    expect(humanizeEntityRef({ ...team, namespace: 'eu' }, 'group')).toBe('eu/platform')
  })

  it.each([
    '/catalog/default/component/..',
    '/catalog/default/component/%2e%2e',
    '/catalog/default/component/..%2f..%2fx',
    '/catalog/default/component/a%5cb',
    '/catalog/default/component/%00',
    '/catalog/default/component/%E0%A4%A',
    '/catalog/default/component/',
    '/catalog/default/component/a/b',
  ])('are not read from the path %s', (path) => {
    expect(entityOfPath(path)).toBeUndefined()
  })
})

describe('the index query', () => {
  const query: fc.Arbitrary<IndexQuery> = fc.record({
    kind: fc.constantFrom('component', 'api', 'all', 'somekind'),
    types: fc
      .uniqueArray(fc.constantFrom('service', 'website', 'data pipeline', 'ümlaut&=?#'))
      .map((types) => types.filter((type) => !type.includes('=')).sort()),
    text: fc.string({ maxLength: 50 }).map((text) => text.trimStart()),
  })

  it('survives the way to the URL and back', () => {
    fc.assert(
      fc.property(query, (one) => {
        expect(parseIndexQuery(formatIndexQuery(one))).toEqual(one)
      }),
    )
  })

  it('reads any garbage, and what it writes then is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (garbage) => {
        const read = parseIndexQuery(`?${garbage}`)
        expect(parseIndexQuery(formatIndexQuery(read))).toEqual(read)
      }),
    )
  })

  it('reads the bookmarks of a stock installation', () => {
    expect(
      parseIndexQuery('?filters%5Bkind%5D=API&filters[type][0]=openapi&filters[user]=all&limit=20'),
    ).toEqual({ kind: 'api', types: ['openapi'], text: '' })
  })

  it('carries half an emoji no further', () => {
    const search = formatIndexQuery({ ...defaultIndexQuery, text: 'x\ud83d' })
    expect(parseIndexQuery(search).text).toBe('x\ufffd')
  })

  it('leaves the defaults out of the URL', () => {
    expect(formatIndexQuery(defaultIndexQuery)).toBe('')
  })

  it('asks for one page of few fields, without the number of all', () => {
    const path = entityPagePath(
      { kind: 'component', types: ['service', 'website'], text: ' pay ' },
      null,
    )
    const parameters = new URL(path, 'http://host').searchParams
    expect(parameters.get('filter')).toBe('kind=component,spec.type=service,spec.type=website')
    expect(parameters.get('fullTextFilterTerm')).toBe('pay')
    expect(parameters.get('totalItems')).toBe('exclude')
    expect(parameters.get('limit')).toBe('50')
    expect(parameters.get('fields')).not.toContain('relations')
  })

  it('drops an empty term, and a cursor stands for the whole query', () => {
    expect(entityPagePath({ ...defaultIndexQuery, text: '  ' }, null)).not.toContain('fullText')
    const next = new URL(entityPagePath(defaultIndexQuery, 'opaque'), 'http://host').searchParams
    expect([...next.keys()]).toEqual(['cursor', 'limit', 'fields', 'totalItems'])
  })
})

it('writes filters as the catalog reads them', () => {
  expect(serializeFilter({ kind: 'api', 'spec.type': ['a', 'b'], 'metadata.tags': exists })).toBe(
    'kind=api,spec.type=a,spec.type=b,metadata.tags',
  )
})

it.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['mailto:team@example.com', 'mailto:team@example.com'],
  ['javascript:alert(1)', undefined],
  [' \u0001javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['vbscript:msgbox', undefined],
  ['view-source:http://x', undefined],
  ['blob:http://x/y', undefined],
  ['//evil.example', undefined],
  ['not a url', undefined],
])('opens %j as %j', (text, expected) => {
  expect(safeUrl(text)).toBe(expected)
})

it('groups relations by type, the known ones first, each target once', () => {
  const relation = (type: string, targetRef: string) => ({ type, targetRef })
  expect(
    groupRelations([
      relation('zzz', 'c:d/1'),
      relation('dependsOn', 'c:d/2'),
      relation('ownedBy', 'g:d/3'),
      relation('dependsOn', 'c:d/1'),
      relation('dependsOn', 'c:d/2'),
    ]),
  ).toEqual([
    { type: 'ownedBy', targets: ['g:d/3'] },
    { type: 'dependsOn', targets: ['c:d/1', 'c:d/2'] },
    { type: 'zzz', targets: ['c:d/1'] },
  ])
})

it('shows the profile’s name, else the title, else the name', () => {
  const entity: Entity = { kind: 'User', metadata: { name: 'jd' } }
  const titled: Entity = { kind: 'User', metadata: { name: 'jd', title: 'J. D.' } }
  expect(displayName(entity)).toBe('jd')
  expect(displayName(titled)).toBe('J. D.')
  expect(displayName({ ...titled, spec: { profile: { displayName: 'Jo Doe' } } })).toBe('Jo Doe')
})

describe('reading an entity', () => {
  it('keeps a sound one as it is', () => {
    const sound: Entity = {
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Component',
      metadata: {
        name: 'a',
        tags: ['x'],
        links: [{ url: 'https://a', title: 'A' }],
        annotations: { b: 'c' },
      },
      spec: { type: 'service' },
      relations: [{ type: 'ownedBy', targetRef: 'group:default/a' }],
      status: { items: [{ type: 't', level: 'error', message: 'm' }] },
    }
    expect(readEntity(sound)).toEqual(sound)
  })

  it('gives, of anything, an entity that can be drawn or none', () => {
    fc.assert(
      fc.property(fc.object(), fc.object(), (metadata, rest) => {
        const read = readEntity({
          ...rest,
          kind: 'Component',
          metadata: { ...metadata, name: 'a' },
        })
        expect(typeof displayName(read ?? { kind: '', metadata: { name: '' } })).toBe('string')
        expect(groupRelations(read?.relations ?? [])).toBeInstanceOf(Array)
        expect(read?.metadata.tags?.every((tag) => typeof tag === 'string') ?? true).toBe(true)
      }),
    )
    expect(readEntity({ kind: 'Component' })).toBeUndefined()
    expect(readEntity(null)).toBeUndefined()
  })
})
