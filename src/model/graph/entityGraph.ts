// Builds a graph from entities: which ones are within reach of the roots, how they are connected, and which still
// have to be requested. Breadth first, so that the graph only grows as entities arrive.

import { problemFields } from '../entities/catalogPaths.ts'
import { displayName, specText, unusualLifecycle, type Entity } from '../entities/entity.ts'
import { problemsOf, type EntityProblem } from '../entities/entityProblems.ts'
import { findEntityRef, humanizeEntityRef, type EntityRef } from '../entities/entityRef.ts'
import { compareRelations, relationPairs } from '../entities/relations.ts'
import type { GraphQuery, GraphScope } from './graphQuery.ts'

/** Fields requested for each entity. */
export const graphFields: readonly string[] = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'spec.profile.displayName',
  'spec.type',
  'spec.lifecycle',
  'spec.owner',
  // Names of generated locations.
  'spec.target',
  'spec.targets',
  'relations',
  ...problemFields,
]

/** By ref; null where the entity is missing or not visible. */
export type KnownEntities = ReadonlyMap<string, Entity | null>

/** How often the user has expanded a node. */
export type Expansions = Readonly<Record<string, number>>

export interface GraphNode {
  readonly ref: string
  readonly status: 'found' | 'missing' | 'waiting'
  /** In lower case. */
  readonly kind: string
  readonly name: string
  readonly type: string | undefined
  /** Unless it is the usual `production`. */
  readonly lifecycle: string | undefined
  /** The worst one. */
  readonly problem: EntityProblem | undefined
  readonly isRoot: boolean
  /** Number of relations from the nearest root. */
  readonly depth: number
  /** Number of related entities that are not drawn. */
  readonly hidden: number
}

export interface GraphEdge {
  readonly id: string
  readonly from: string
  readonly to: string
  /** Relation types, in display order. */
  readonly types: readonly string[]
}

export interface CatalogGraph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** Refs to request before the graph is complete. */
  readonly wanted: readonly string[]
}

/**
 * Maximum number of entities that one expansion of a node adds.
 * @internal Exported for tests.
 */
export const expandStep = 50

interface Walk {
  /** Depth by ref, in the order of discovery. */
  readonly depths: ReadonlyMap<string, number>
  readonly hidden: ReadonlyMap<string, number>
  readonly found: readonly Found[]
}

interface Found {
  readonly from: string
  readonly to: string
  readonly type: string
}

const kindOfRef = (ref: string): string => ref.split(':', 1)[0] ?? ''

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
  // The loop also visits what is added during it.
  for (const [from, depth] of depths) {
    const entity = entities.get(from)
    if (!entity) continue
    let extra = (expansions[from] ?? 0) * expandStep
    const left = new Set<string>()
    for (const { type, to } of relationsOf(entity, scope)) {
      if (!depths.has(to)) {
        const isInReach = depth < scope.maxDepth && depths.size < scope.maxNodes
        if (isInReach || extra > 0) {
          if (!isInReach) extra -= 1
          depths.set(to, depth + 1)
        } else left.add(to)
      }
      found.push({ from, to, type })
    }
    hidden.set(from, left.size)
  }
  return { depths, hidden, found }
}

const pairs = new Map<string, (typeof relationPairs)[number]>(
  relationPairs.flatMap((pair) => pair.map((type) => [type, pair] as const)),
)

/** One edge between two nodes, however many relations they have; of opposite ones the first, if only one is wanted. */
function edgesOf(
  { depths, found }: Walk,
  { isMerged, isUnidirectional }: Pick<GraphQuery, 'isMerged' | 'isUnidirectional'>,
): readonly GraphEdge[] {
  const edges = new Map<string, { from: string; to: string; types: Set<string> }>()
  for (const { from, to, type } of found) {
    if (!depths.has(to)) continue
    const [forward, back] = (isMerged ? pairs.get(type) : undefined) ?? [type, undefined]
    const ends = type === back ? { from: to, to: from } : { from, to }
    const id = `${ends.from} ${ends.to}`
    if (isUnidirectional && edges.has(`${ends.to} ${ends.from}`)) continue
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
    lifecycle: entity ? unusualLifecycle(entity) : undefined,
    problem: entity ? problemsOf(entity)[0] : undefined,
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

/** The refs to request next; empty once the graph is complete. */
export function wantedRefs(
  scope: GraphScope,
  expansions: Expansions,
  entities: KnownEntities,
): readonly string[] {
  const { depths } = walk(scope, expansions, entities)
  return [...depths.keys()].filter((ref) => !entities.has(ref))
}

/** Entities by ref, from batches of responses. */
export const knownEntities = (
  batches: readonly { readonly refs: readonly string[]; readonly entities: readonly unknown[] }[],
): KnownEntities =>
  new Map(
    batches.flatMap(({ refs, entities }) =>
      refs.map((ref, index) => [ref, (entities[index] ?? null) as Entity | null] as const),
    ),
  )
