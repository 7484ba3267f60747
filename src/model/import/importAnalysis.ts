// The result of analysing a URL (spec 1 §3): locations with entities, or a repository for which entities were
// suggested.

import type { LocationAnalysis } from '../entities/checks.ts'
import { entityRefOf, type Entity } from '../entities/entity.ts'
import { stringifyEntityRef } from '../entities/entityRef.ts'
import type { AddedLocation } from '../entities/locationAnswers.ts'
import type { ProposalKind } from './recognition.ts'

export interface FoundLocation {
  readonly target: string
  /** Already registered in the catalog. */
  readonly exists: boolean
  /** Refs of its entities. */
  readonly entities: readonly string[]
}

export type GeneratedEntity = Readonly<Record<string, unknown>>

export type ImportAnalysis =
  | { readonly type: 'locations'; readonly locations: readonly FoundLocation[] }
  | {
      readonly type: 'repository'
      readonly integrationType: ProposalKind
      readonly url: string
      readonly generatedEntities: readonly GeneratedEntity[]
    }

/** The location's own entity, which the catalog generates. */
const isOwnLocation = ({ kind, metadata: { name } }: Entity): boolean =>
  kind.toLowerCase() === 'location' && /^generated-[\da-f]{40}$/.test(name)

const refsOf = (entities: readonly Entity[]): readonly string[] => [
  ...new Set(
    entities
      .filter((entity) => !isOwnLocation(entity))
      .map((entity) => stringifyEntityRef(entityRefOf(entity))),
  ),
]

/** The result of a location's dry run. */
export const analysisOfFile = ({ location, entities, exists }: AddedLocation): FoundLocation => ({
  target: location.target,
  exists,
  entities: refsOf(entities),
})

/** Existing files come before suggestions. */
export function analysisOfRepository(
  { existing, generated }: LocationAnalysis,
  integrationType: ProposalKind,
  url: string,
): ImportAnalysis {
  if (existing.length === 0)
    return { type: 'repository', integrationType, url, generatedEntities: generated }
  const byTarget = Map.groupBy(existing, ({ location }) => location.target)
  const locations = [...byTarget].map(([target, files]) => ({
    target,
    exists: files.some(({ isRegistered }) => isRegistered),
    entities: refsOf(files.map(({ entity }) => entity)),
  }))
  return { type: 'locations', locations }
}
