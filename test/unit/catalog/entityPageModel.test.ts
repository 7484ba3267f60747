import { describe, expect, it } from '@jest/globals'
import * as about from '../../../src/model/catalog/aboutActions.ts'
import { layoutOf, relatedCards } from '../../../src/model/catalog/entityLayout.ts'
import { annotationExample } from '../../../src/model/entities/annotationExample.ts'
import { docsEntityOf } from '../../../src/model/entities/docsEntity.ts'
import { readEntity, type Entity } from '../../../src/model/entities/entity.ts'
import { indexLink } from '../../../src/model/entities/indexLinks.ts'
import { isRefreshable } from '../../../src/model/entities/refreshable.ts'
import { allTargetsOf, parentsOf, targetsOf } from '../../../src/model/entities/relatedRefs.ts'

const entity = (parts: object = {}): Entity => {
  const read = readEntity({ kind: 'Component', metadata: { name: 'a' }, ...parts })
  if (!read) throw new Error('no entity')
  return read
}
const annotated = (annotations: object, kind = 'Component') =>
  entity({ kind, metadata: { name: 'a', annotations } })

describe('the actions of the About card', () => {
  it.each([
    [{ 'backstage.io/source-location': 'url:https://git.example/a' }, 'https://git.example/a'],
    [
      { 'backstage.io/source-location': 'file:/a', 'backstage.io/view-url': 'https://v' },
      'https://v',
    ],
    [{ 'backstage.io/source-location': 'https://no.type/a' }, undefined],
    [{ 'backstage.io/source-location': 'url:javascript:alert(1)' }, undefined],
    [{}, undefined],
  ])('find the source of %j', (annotations, url) => {
    expect(about.sourceUrlOf(annotated(annotations))).toBe(url)
  })

  it('find documentation of its own, and that of the entity it names', () => {
    expect(docsEntityOf(entity())).toBeUndefined()
    expect(docsEntityOf(annotated({ 'backstage.io/techdocs-ref': 'dir:.' }))?.name).toBe('a')
    const other = { 'backstage.io/techdocs-ref': 'x', 'backstage.io/techdocs-entity': 'system:b' }
    expect(docsEntityOf(annotated(other))).toMatchObject({ kind: 'system', name: 'b' })
  })

  it('launch a template, and make something similar where it is known with what', () => {
    expect(about.templateOf(annotated({}, 'Template'))?.name).toBe('a')
    expect(about.templateOf(annotated({ 'backstage.io/source-template': 'template:t' }))).toEqual({
      kind: 'template',
      namespace: 'default',
      name: 't',
    })
    expect(about.templateOf(entity())).toBeUndefined()
  })

  it('refresh what is read from a URL or a file, and nothing that only looks like it', () => {
    const from = (location: string) =>
      isRefreshable(annotated({ 'backstage.io/managed-by-location': location }))
    expect(['url:https://a', 'file:/a', 'ldap:x'].map(from)).toEqual([true, true, false])
    expect(isRefreshable(annotated({ constructor: 'url:x', __proto__: 'url:x' }))).toBe(false)
  })

  it('list what a location stands for, and of other kinds nothing', () => {
    const spec = { target: './a.yaml', targets: ['https://b', 3, ''] }
    expect(about.targetsOfLocation(entity({ kind: 'Location', spec }))).toEqual([
      './a.yaml',
      'https://b',
    ])
    expect(about.targetsOfLocation(entity({ spec }))).toEqual([])
  })
})

describe('what an entity is related to', () => {
  const related = entity({
    relations: [
      { type: 'dependsOn', targetRef: 'Resource:default/DB' },
      { type: 'dependsOn', targetRef: 'resource:default/db' },
      { type: 'dependsOn', targetRef: 'component:default/c' },
      { type: 'dependsOn', targetRef: 'no ref: at all: it is' },
      { type: 'partOf', targetRef: 'domain:default/d' },
      { type: 'partOf', targetRef: 'system:default/s' },
    ],
  })

  it('is named once, by relation and kind, without what is no ref', () => {
    expect(targetsOf(related, 'dependsOn', 'resource')).toEqual(['resource:default/db'])
    expect(targetsOf(related, 'dependsOn')).toHaveLength(2)
    expect(allTargetsOf(related)).toHaveLength(4)
  })

  it('leads up as far as it is known, and round no circle', () => {
    const system = entity({ kind: 'System', metadata: { name: 's' }, spec: { domain: 'd' } })
    const domain = entity({ kind: 'Domain', metadata: { name: 'd' }, spec: { subdomainOf: 'e' } })
    const circle = entity({ kind: 'Domain', metadata: { name: 'e' }, spec: { subdomainOf: 'd' } })
    const known = new Map([
      ['system:default/s', system],
      ['domain:default/d', domain],
      ['domain:default/e', circle],
    ])
    expect(parentsOf(related, () => null)).toEqual(['system:default/s'])
    expect(parentsOf(related, (ref) => known.get(ref))).toEqual([
      'domain:default/e',
      'domain:default/d',
      'system:default/s',
    ])
    expect(parentsOf(entity(), () => null)).toEqual([])
  })
})

it('has every relation card on some page, and an overview for a kind that nobody knows', () => {
  const kinds = ['component', 'API', 'system', 'domain', 'resource']
  const shown = kinds.flatMap(layoutOf).flatMap(({ main, side }) => [...main, ...side])
  for (const card of Object.keys(relatedCards)) expect(shown).toContain(card)
  expect(layoutOf('Spaceship').map(({ path }) => path)).toEqual([''])
  expect(layoutOf('constructor').map(({ path }) => path)).toEqual([''])
})

it('writes an example with the defaults of the specification, and marks what is new', () => {
  const { lines, added } = annotationExample(entity(), ['acme.example/id', 'odd key'])
  expect(lines).toEqual([
    'apiVersion: backstage.io/v1alpha1',
    'kind: Component',
    'metadata:',
    '  name: a',
    '  annotations:',
    '    acme.example/id: value',
    '    "odd key": value',
    'spec:',
    '  type: website',
    '  lifecycle: production',
    '  owner: user:default/guest',
  ])
  expect(added).toEqual([5, 6])
})

it('links to a narrowed index, whatever is in the names', () => {
  expect(indexLink({ kind: 'api', owners: ['group:default/a', 'user:b/c&d'] })).toBe(
    '/catalog?filters[kind]=api&filters[owners]=group%3Adefault%2Fa&filters[owners]=user%3Ab%2Fc%26d',
  )
})
