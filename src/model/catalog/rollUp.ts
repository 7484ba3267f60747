// The health of what a group runs, or a system or domain contains: its entities by kind, in states, the worst first.

import { isOrphan } from '../entities/annotations.ts'
import { specText, type Entity } from '../entities/entity.ts'
import { hasErrors } from '../entities/entityProblems.ts'
import type { IndexFilters } from '../entities/indexLinks.ts'
import { targetsOf } from '../entities/relatedRefs.ts'
import { lifecycleParts, type BarPart, type KindBar } from './kindBars.ts'

/** Kinds of what runs, as entities write them, the most telling first. */
const runningKinds = ['Component', 'API', 'Resource'] as const

/** Refs of what runs that a group owns, or a system or domain contains. */
export const heldBy = (entity: Entity): readonly string[] =>
  runningKinds.flatMap((kind) => [
    ...targetsOf(entity, 'ownerOf', kind),
    ...targetsOf(entity, 'hasPart', kind),
  ])

/** A bad state that a source knows of; another source adds one to the list. */
export interface HealthState {
  readonly id: string
  readonly tone: 'error' | 'warning'
  readonly applies: (entity: Entity) => boolean
  /** Narrows the index to it. */
  readonly filters: IndexFilters
}

/**
 * What the catalog alone tells, the worst first.
 * @internal Exported for tests.
 */
export const catalogStates = [
  { id: 'errors', tone: 'error', applies: hasErrors, filters: { error: 'true' } },
  { id: 'orphan', tone: 'warning', applies: isOrphan, filters: { orphan: 'true' } },
] as const satisfies readonly HealthState[]

export interface RollUp {
  readonly bars: readonly KindBar[]
  /** Entities in one of the states. */
  readonly troubled: number
  readonly total: number
}

function countedLifecycles(entities: readonly Entity[]) {
  const all = Map.groupBy(entities, (entity) => specText(entity, 'lifecycle') ?? '')
  all.delete('')
  return [...all].map(([value, some]) => ({ value, count: some.length }))
}

/** `filters` narrow the index to all of the entities. */
export function rollUp(
  entities: readonly Entity[],
  filters: IndexFilters,
  states: readonly HealthState[] = catalogStates,
): RollUp {
  const worst = (entity: Entity) => states.find(({ applies }) => applies(entity))
  const byKind = Map.groupBy(entities, ({ kind }) => kind.toLowerCase())
  const bars = runningKinds.flatMap((kind): readonly KindBar[] => {
    const some = byKind.get(kind.toLowerCase())
    if (!some) return []
    const own: IndexFilters = { kind: kind.toLowerCase(), ...filters }
    const bad = states
      .map(({ id, tone, applies, filters: narrowed }): BarPart => ({
        id,
        tone,
        count: some.filter(applies).length,
        drawn: some.filter((entity) => worst(entity)?.id === id).length,
        filters: { ...own, ...narrowed },
      }))
      .filter(({ count }) => count > 0)
    const sound = some.filter((entity) => !worst(entity))
    const drawn = new Map(
      lifecycleParts(countedLifecycles(sound), sound.length, own).map((part) => [part.id, part]),
    )
    const lifecycles = lifecycleParts(countedLifecycles(some), some.length, own).map((part) => ({
      ...part,
      drawn: drawn.get(part.id)?.count ?? 0,
    }))
    return [{ kind, count: some.length, filters: own, parts: [...bad, ...lifecycles] }]
  })
  return {
    bars,
    troubled: runningKinds.flatMap((kind) => byKind.get(kind.toLowerCase()) ?? []).filter(worst)
      .length,
    total: bars.reduce((sum, { count }) => sum + count, 0),
  }
}
