import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  differingName,
  displayName,
  entityKinds,
  entityRefOf,
  errorsOf,
  profileOf,
  readEntity,
  specText,
  type Entity,
} from '../../../src/model/entities/entity.ts'
import { exists, serializeFilter } from '../../../src/model/entities/entityFilter.ts'
import {
  humanizeEntityRef,
  parseEntityRef,
  stringifyEntityRef,
} from '../../../src/model/entities/entityRef.ts'
import { groupRelations } from '../../../src/model/entities/relations.ts'
import { basePathOf, entityOfPath, entityPath } from '../../../src/model/paths.ts'

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

  it('have a path with kind and namespace in lower case, in the default namespace where none is named', () => {
    expect(entityPath({ kind: 'API', namespace: 'Team-A', name: 'Orders' })).toBe(
      '/catalog/team-a/api/Orders',
    )
    expect(entityPath(entityRefOf({ kind: 'API', metadata: { name: 'Orders' } }))).toBe(
      '/catalog/default/api/Orders',
    )
  })

  it.each([
    ['checkout', { kind: 'Component' }, 'component:default/checkout'],
    ['group:platform', {}, 'group:default/platform'],
    ['team-a/db', { kind: 'resource', namespace: 'other' }, 'resource:team-a/db'],
    ['API:Team-A/Orders', {}, 'api:team-a/orders'],
  ])('%s with defaults is the expected one', (text, defaults, expected) => {
    expect(stringifyEntityRef(parseEntityRef(text, defaults))).toBe(expected)
  })

  it.each(['', 'a', 'a:b:c', 'a/b/c', ':x', 'kind:/name', 'kind:ns/'])('refuses %j', (text) => {
    expect(() => parseEntityRef(text)).toThrow(
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
    ['https://portal.example', ''],
    ['https://portal.example/', ''],
    ['https://portal.example/dev/portal/', '/dev/portal'],
  ])('lie below the path of %s', (baseUrl, base) => {
    expect(basePathOf(baseUrl)).toBe(base)
  })

  it.each([
    '/catalog/default/component/..',
    '/catalog/default/component/%2e%2e',
    '/catalog/default/component/..%2f..%2fx',
    '/catalog/default/component/a%5cb',
    '/catalog/default/component/%00',
    '/catalog/default/component/%E0%A4%A',
    '/catalog/default/component/',
  ])('are not read from the path %s', (path) => {
    expect(entityOfPath(path)).toBeUndefined()
  })
})

it('is in the default namespace where an entity names none', () => {
  expect(entityRefOf({ kind: 'API', metadata: { name: 'a' } }).namespace).toBe('default')
  expect(entityRefOf({ kind: 'API', metadata: { name: 'a', namespace: 'b' } }).namespace).toBe('b')
})

it('knows the kinds of the specification', () => {
  expect([...entityKinds].sort()).toEqual(
    'API Component Domain Group Location Resource System Template User'.split(' '),
  )
})

it('writes filters as the catalog reads them', () => {
  expect(serializeFilter({ kind: 'api', 'spec.type': ['a', 'b'], 'metadata.tags': exists })).toBe(
    'kind=api,spec.type=a,spec.type=b,metadata.tags',
  )
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

it.each([
  ['checkout-service', 'Checkout Service', undefined],
  ['checkout-service', undefined, undefined],
  ['gift-wrapping', 'Gift Wrapping (legacy)', 'gift-wrapping'],
  ['warehouse', '東京店舗', 'warehouse'],
])('gives the name %s of the title %s beside it as %s', (name, title, shown) => {
  const entity: Entity = { kind: 'Component', metadata: { name, ...(title && { title }) } }
  expect(differingName(entity)).toBe(shown)
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
    const sound = {
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Component',
      metadata: {
        uid: 'u',
        etag: 'e',
        name: 'a',
        namespace: 'n',
        title: 'A',
        description: 'd',
        labels: { l: 'm' },
        tags: ['x'],
        links: [{ url: 'https://a', title: 'A' }],
        annotations: { b: 'c' },
      },
      spec: {
        type: 'service',
        lifecycle: 'production',
        owner: 'team',
        selector: 'app=a',
        profile: { displayName: 'Ada', picture: 'https://a/p', email: 'a@b' },
      },
      relations: [{ type: 'ownedBy', targetRef: 'group:default/a' }],
      status: {
        items: [{ type: 't', level: 'error', message: 'm', error: { name: 'n', message: 'm' } }],
      },
    }
    const read = readEntity(sound)
    expect(read).toEqual(sound)
    if (!read) throw new Error('no entity')
    const { type, lifecycle, owner } = sound.spec
    expect(['type', 'lifecycle', 'owner'].map((key) => specText(read, key))).toEqual([
      type,
      lifecycle,
      owner,
    ])
    expect(profileOf(read)).toEqual({ picture: 'https://a/p', email: 'a@b' })
    expect(errorsOf(read)).toEqual(['m'])
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
