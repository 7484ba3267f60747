import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Entity } from '../../../src/model/entities/entity.ts'
import { relationPairs } from '../../../src/model/entities/relations.ts'
import { buildGraph, expandStep, wantedRefs } from '../../../src/model/graph/entityGraph.ts'
import {
  defaultGraphQuery,
  formatGraphQuery,
  graphHref,
  parseGraphQuery,
  type GraphQuery,
} from '../../../src/model/graph/graphQuery.ts'

const refOf = (index: number) =>
  `${['component', 'api', 'group'][index % 3] ?? ''}:default/n${String(index)}`

/** Entities with relations in both directions, as in the catalog; every seventh is missing. */
function entitiesOf(edges: readonly (readonly [number, number, number])[]) {
  const relations = new Map<string, { type: string; targetRef: string }[]>()
  const relate = (from: number, type: string, to: number) =>
    relations.set(refOf(from), [
      ...(relations.get(refOf(from)) ?? []),
      { type, targetRef: refOf(to) },
    ])
  for (const [from, to, pair] of edges) {
    const [forward = '', back = ''] = relationPairs[pair] ?? []
    relate(from, forward, to)
    relate(to, back, from)
  }
  const entityOf = (index: number): Entity | null =>
    index % 7 === 6
      ? null
      : {
          kind: 'Component',
          metadata: { name: `n${String(index)}` },
          relations: relations.get(refOf(index)) ?? [],
        }
  return new Map(Array.from({ length: 30 }, (_, index) => [refOf(index), entityOf(index)]))
}

const index = fc.integer({ min: 0, max: 29 })
const catalog = fc
  .array(fc.tuple(index, index, fc.integer({ min: 0, max: 6 })), { maxLength: 60 })
  .map(entitiesOf)
const shown = fc.record({
  roots: fc.uniqueArray(index.map(refOf), { minLength: 1, maxLength: 3 }),
  maxDepth: fc.integer({ min: 1, max: 4 }),
  maxNodes: fc.integer({ min: 1, max: 12 }),
  relations: fc.subarray(['dependsOn', 'dependencyOf', 'partOf', 'ownedBy']),
  kinds: fc.subarray(['component', 'api']),
  isMerged: fc.boolean(),
  isUnidirectional: fc.boolean(),
})

describe('the graph of a catalog', () => {
  it('has each entity once, and no edge that leads out of it', () => {
    fc.assert(
      fc.property(shown, catalog, (query, entities) => {
        const { nodes, edges, wanted } = buildGraph(query, {}, entities)
        const refs = nodes.map(({ ref }) => ref)
        expect(new Set(refs).size).toBe(refs.length)
        expect(refs.slice(0, query.roots.length)).toEqual(query.roots)
        expect(new Set(edges.map(({ id }) => id)).size).toBe(edges.length)
        for (const { from, to } of edges) expect(refs).toEqual(expect.arrayContaining([from, to]))
        expect(wanted).toEqual([])
      }),
    )
  })

  it('keeps to depth, number, relations and kinds', () => {
    fc.assert(
      fc.property(shown, catalog, (query, entities) => {
        const { nodes, edges } = buildGraph({ ...query, isMerged: false }, {}, entities)
        expect(nodes.length).toBeLessThanOrEqual(Math.max(query.roots.length, query.maxNodes))
        for (const { depth, isRoot, kind } of nodes) {
          expect(depth).toBeLessThanOrEqual(query.maxDepth)
          if (!isRoot && query.kinds.length > 0) expect(query.kinds).toContain(kind)
        }
        if (query.relations.length > 0)
          expect(query.relations).toEqual(expect.arrayContaining(edges.flatMap((e) => e.types)))
      }),
    )
  })

  it('reaches each entity by an edge; simplified by one from a level above, and no other', () => {
    fc.assert(
      fc.property(shown, catalog, (query, entities) => {
        const { nodes, edges } = buildGraph({ ...query, isMerged: false }, {}, entities)
        const depths = new Map(nodes.map(({ ref, depth }) => [ref, depth]))
        const depthOf = (ref: string) => depths.get(ref) ?? NaN
        for (const { ref, isRoot, depth } of nodes) {
          const leading = edges.filter(({ to, from }) => to === ref && depthOf(from) === depth - 1)
          expect(leading.length > 0 || isRoot).toBe(true)
        }
      }),
    )
  })

  it('merges a relation and its opposite, and loses nothing by it', () => {
    fc.assert(
      fc.property(shown, catalog, (query, entities) => {
        const both = { ...query, relations: [], isUnidirectional: false }
        const merged = buildGraph({ ...both, isMerged: true }, {}, entities)
        const plain = buildGraph({ ...both, isMerged: false }, {}, entities)
        const forward: readonly string[] = relationPairs.map(([type]) => type)
        for (const { types } of merged.edges)
          expect(forward).toEqual(expect.arrayContaining([...types]))
        const ends = (edges: typeof plain.edges) =>
          new Set(edges.map(({ from, to }) => [from, to].sort().join(' ')))
        expect(ends(merged.edges)).toEqual(ends(plain.edges))
      }),
    )
  })

  it('has one edge at most between two entities that it shows, and none is missing, if it is simplified', () => {
    fc.assert(
      fc.property(shown, catalog, (query, entities) => {
        const pairsOf = (isUnidirectional: boolean) => {
          const { edges } = buildGraph({ ...query, isUnidirectional }, {}, entities)
          return edges.map(({ from, to }) => [from, to].sort().join(' '))
        }
        const simplified = pairsOf(true)
        expect(new Set(simplified).size).toBe(simplified.length)
        expect(new Set(simplified)).toEqual(new Set(pairsOf(false)))
      }),
    )
  })

  it('grows when somebody asks a node for more, and shrinks nowhere', () => {
    fc.assert(
      fc.property(shown, catalog, (query, entities) => {
        const before = buildGraph(query, {}, entities)
        const grower = before.nodes.find(({ hidden }) => hidden > 0)
        if (!grower) return
        const after = buildGraph(query, { [grower.ref]: 1 }, entities)
        const refs = after.nodes.map(({ ref }) => ref)
        expect(refs).toEqual(expect.arrayContaining(before.nodes.map(({ ref }) => ref)))
        expect(refs.length - before.nodes.length).toBe(Math.min(grower.hidden, expandStep))
        expect(after.nodes.find(({ ref }) => ref === grower.ref)).toMatchObject({ hidden: 0 })
      }),
    )
  })

  it('asks level by level for what it will show, and comes to the same whole', () => {
    fc.assert(
      fc.property(shown, catalog, (query, entities) => {
        const known = new Map<string, Entity | null>()
        let levels = 0
        for (;;) {
          const wanted = wantedRefs(query, {}, known)
          expect(wanted).toEqual(buildGraph(query, {}, known).wanted)
          if (wanted.length === 0) break
          levels += 1
          for (const ref of wanted) known.set(ref, entities.get(ref) ?? null)
        }
        expect(levels).toBeLessThanOrEqual(query.maxDepth + 1)
        expect(buildGraph(query, {}, known)).toEqual(buildGraph(query, {}, entities))
      }),
    )
  })

  it('says of each node what it is', () => {
    const entities = new Map<string, Entity | null>([
      [
        'component:default/a',
        {
          kind: 'Component',
          metadata: { name: 'a', title: 'Alpha' },
          spec: { type: 'service' },
          relations: [
            { type: 'dependsOn', targetRef: 'Resource:default/Gone' },
            { type: 'dependsOn', targetRef: 'resource:eu/later' },
            { type: '__proto__', targetRef: 'resource:eu/later' },
          ],
        },
      ],
      ['resource:default/gone', null],
    ])
    const query = { ...defaultGraphQuery, roots: ['component:default/a'] }
    const { nodes, edges, wanted } = buildGraph(query, {}, entities)
    expect(nodes).toMatchObject([
      { ref: 'component:default/a', name: 'Alpha', type: 'service', status: 'found', isRoot: true },
      { ref: 'resource:default/gone', name: 'gone', status: 'missing', kind: 'resource' },
      { ref: 'resource:eu/later', name: 'eu/later', status: 'waiting', depth: 1 },
    ])
    expect(edges.map(({ to, types }) => [to, types])).toEqual([
      ['resource:default/gone', ['dependsOn']],
      ['resource:eu/later', ['dependsOn', '__proto__']],
    ])
    expect(wanted).toEqual(['resource:eu/later'])
  })
})

describe('its URL', () => {
  const word = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/)
  const graphQuery: fc.Arbitrary<GraphQuery> = fc.record({
    roots: fc.uniqueArray(index.map(refOf), { maxLength: 5 }),
    maxDepth: fc.integer({ min: 1, max: 10 }),
    maxNodes: fc.integer({ min: 1, max: 2_000 }),
    relations: fc.uniqueArray(word, { maxLength: 5 }).map((types) => [...types].sort()),
    kinds: fc
      .uniqueArray(
        word.map((kind) => kind.toLowerCase()),
        { maxLength: 5 },
      )
      .map((kinds) => [...kinds].sort()),
    isUnidirectional: fc.boolean(),
    isMerged: fc.boolean(),
    direction: fc.constantFrom('LR', 'TB', 'RL', 'BT'),
    selected: fc.option(index.map(refOf)),
    view: fc.constantFrom('graph', 'list'),
  })

  it('says the whole query', () => {
    fc.assert(
      fc.property(graphQuery, (query) => {
        expect(parseGraphQuery(formatGraphQuery(query))).toEqual(query)
      }),
    )
  })

  it('may be garbage, and settles with the first reading', () => {
    const keys = fc.constantFrom(
      ...['rootEntityRefs[]', 'rootEntityRefs[3]', 'maxDepth', 'maxNodes', 'selectedKinds[]'],
      ...['selectedRelations[]', 'direction', 'unidirectional', 'selected', 'view', '__proto__'],
    )
    const garbage = fc.array(fc.tuple(keys, fc.string({ unit: 'binary' })), { maxLength: 8 })
    fc.assert(
      fc.property(garbage, (pairs) => {
        const search = pairs
          .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
          .join('&')
        const query = parseGraphQuery(`?${search}`)
        expect(parseGraphQuery(formatGraphQuery(query))).toEqual(query)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        expect(() => formatGraphQuery(parseGraphQuery(search))).not.toThrow()
      }),
    )
  })

  it('is that of a stock Backstage', () => {
    const search =
      '?rootEntityRefs%5B%5D=Component%3Adefault%2FOrders&maxDepth=3&unidirectional=false&mergeRelations=false&direction=TB&showFilters=true&curve=curveMonotoneX&selectedRelations%5B%5D=ownedBy&selectedKinds%5B0%5D=API'
    expect(parseGraphQuery(search)).toEqual({
      ...defaultGraphQuery,
      roots: ['component:default/orders'],
      maxDepth: 3,
      isUnidirectional: false,
      isMerged: false,
      direction: 'TB',
      relations: ['ownedBy'],
      kinds: ['api'],
    })
    expect(graphHref({ roots: ['api:default/a'] })).toBe(
      '/catalog-graph?rootEntityRefs[]=api%3Adefault%2Fa',
    )
  })
})
