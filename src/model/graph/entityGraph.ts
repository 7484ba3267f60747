// From entities to a graph: which are within reach of the roots, how they hang together, and which are still to be
// asked for. Plain breadth first, so that what is known at some time is always the beginning of the whole.

import { displayName, specText, type Entity } from '../entities/entity.ts'
import { findEntityRef, humanizeEntityRef, type EntityRef } from '../entities/entityRef.ts'
import { compareRelations, relationPairs } from '../entities/relations.ts'
import type { GraphQuery, GraphScope } from './graphQuery.ts'

/** What is asked of each entity. */
export const graphFields: readonly string[] = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'spec.profile.displayName',
  'spec.type',
  'spec.owner',
  'relations',
]

/** By ref; null where the catalog has none, or none that may be read. */
export type KnownEntities = ReadonlyMap<string, Entity | null>

/** How often somebody has asked a node for more. */
export type Expansions = Readonly<Record<string, number>>

export interface GraphNode {
  readonly ref: string
  readonly status: 'found' | 'missing' | 'waiting'
  /** In lower case. */
  readonly kind: string
  readonly name: string
  readonly type: string | undefined
  readonly isRoot: boolean
  /** Relations from the nearest root. */
  readonly depth: number
  /** Entities that this one is related to, and that are not drawn. */
  readonly hidden: number
}

export interface GraphEdge {
  readonly id: string
  readonly from: string
  readonly to: string
  /** Types of relations, those that people look for first. */
  readonly types: readonly string[]
}

export interface CatalogGraph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** Refs whose entities are to be asked for, before the graph is whole. */
  readonly wanted: readonly string[]
}

/**
 * Entities that one request to expand a node adds, at most.
 * @internal Exported for tests.
 */
export const expandStep = 50

interface Walk {
  /** Depths by ref, in the order in which the refs were found. */
  readonly depths: ReadonlyMap<string, number>
  readonly hidden: ReadonlyMap<string, number>
  readonly found: readonly Found[]
}

interface Found {
  readonly from: string
  readonly to: string
  readonly type: string
  /** Nothing had led there before. */
  readonly isFirst: boolean
}

export const kindOfRef = (ref: string): string => ref.split(':', 1)[0] ?? ''

function relationsOf(entity: Entity, { relations, kinds }: GraphScope) {
  return (entity.relations ?? [])
    .map(({ type, targetRef }) => ({ type, to: targetRef.toLowerCase() }))
    .filter(
      ({ type, to }) =>
        (relations.length === 0 || relations.includes(type)) &&
        (kinds.length === 0 || kinds.includes(kindOfRef(to))),
    )
}

function walk(scope: GraphScope, expansions: Expansions, entities: KnownEntities): Walk {
  const depths = new Map<string, number>(scope.roots.map((ref) => [ref, 0]))
  const hidden = new Map<string, number>()
  const found: Found[] = []
  // What is added while the walk lasts is walked to as well.
  for (const [from, depth] of depths) {
    const entity = entities.get(from)
    if (!entity) continue
    let extra = (expansions[from] ?? 0) * expandStep
    const firsts = new Set<string>()
    const left = new Set<string>()
    for (const { type, to } of relationsOf(entity, scope)) {
      if (!depths.has(to)) {
        const isInReach = depth < scope.maxDepth && depths.size < scope.maxNodes
        if (isInReach || extra > 0) {
          if (!isInReach) extra -= 1
          depths.set(to, depth + 1)
          firsts.add(to)
        } else left.add(to)
      }
      found.push({ from, to, type, isFirst: firsts.has(to) })
    }
    hidden.set(from, left.size)
  }
  return { depths, hidden, found }
}

const pairs = new Map<string, (typeof relationPairs)[number]>(
  relationPairs.flatMap((pair) => pair.map((type) => [type, pair] as const)),
)

/** One edge from one node to another, whatever the number of relations between them. */
function edgesOf(
  { depths, found }: Walk,
  { isMerged, isUnidirectional }: Pick<GraphQuery, 'isMerged' | 'isUnidirectional'>,
): readonly GraphEdge[] {
  const edges = new Map<string, { from: string; to: string; types: Set<string> }>()
  for (const { from, to, type, isFirst } of found) {
    if (!depths.has(to) || (isUnidirectional && !isFirst)) continue
    const [forward, back] = (isMerged ? pairs.get(type) : undefined) ?? [type, undefined]
    const ends = type === back ? { from: to, to: from } : { from, to }
    const id = `${ends.from} ${ends.to}`
    const edge = edges.get(id) ?? { ...ends, types: new Set() }
    edges.set(id, edge)
    edge.types.add(forward)
  }
  return [...edges].map(([id, { from, to, types }]) => ({
    id,
    from,
    to,
    types: [...types].sort(compareRelations),
  }))
}

const nameOf = (ref: EntityRef) => humanizeEntityRef(ref, ref.kind)

function nodeOf(ref: string, entity: Entity | null | undefined) {
  const parsed = findEntityRef(ref)
  const about = {
    ref,
    kind: kindOfRef(ref),
    name: entity ? displayName(entity) : parsed ? nameOf(parsed) : ref,
    type: entity ? specText(entity, 'type') : undefined,
  }
  const status = entity === undefined ? 'waiting' : entity === null ? 'missing' : 'found'
  return { ...about, status } as const
}

type Shown = GraphScope & Pick<GraphQuery, 'isMerged' | 'isUnidirectional'>

export function buildGraph(
  shown: Shown,
  expansions: Expansions,
  entities: KnownEntities,
): CatalogGraph {
  const walked = walk(shown, expansions, entities)
  const nodes = [...walked.depths].map(([ref, depth]) => ({
    ...nodeOf(ref, entities.get(ref)),
    depth,
    isRoot: depth === 0,
    hidden: walked.hidden.get(ref) ?? 0,
  }))
  const wanted = nodes.filter(({ status }) => status === 'waiting').map(({ ref }) => ref)
  return { nodes, edges: edgesOf(walked, shown), wanted }
}

/** What a graph of these roots asks for next; nothing once it is whole. */
export function wantedRefs(
  scope: GraphScope,
  expansions: Expansions,
  entities: KnownEntities,
): readonly string[] {
  const { depths } = walk(scope, expansions, entities)
  return [...depths.keys()].filter((ref) => !entities.has(ref))
}

/** Answers in batches, by ref. */
export const knownEntities = (
  batches: readonly { readonly refs: readonly string[]; readonly entities: readonly unknown[] }[],
): KnownEntities =>
  new Map(
    batches.flatMap(({ refs, entities }) =>
      refs.map((ref, index) => [ref, (entities[index] ?? null) as Entity | null] as const),
    ),
  )
