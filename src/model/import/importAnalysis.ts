// What looking at a URL has brought (spec 1 §3): locations that hold entities, or a repository that could.

import type { AddedLocation } from '../entities/answers.ts'
import type { LocationAnalysis } from '../entities/checks.ts'
import { entityRefOf, type Entity } from '../entities/entity.ts'
import { stringifyEntityRef } from '../entities/entityRef.ts'
import type { ProposalKind } from './recognition.ts'

export interface FoundLocation {
  readonly target: string
  /** The catalog has this location already. */
  readonly exists: boolean
  /** Refs of what it brings. */
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

/** The catalog's own entity of a location, which nobody wrote. */
const isOwnLocation = ({ kind, metadata: { name } }: Entity): boolean =>
  kind.toLowerCase() === 'location' && /^generated-[\da-f]{40}$/.test(name)

const refsOf = (entities: readonly Entity[]): readonly string[] => [
  ...new Set(
    entities
      .filter((entity) => !isOwnLocation(entity))
      .map((entity) => stringifyEntityRef(entityRefOf(entity))),
  ),
]

/** Of the dry run of a location. */
export const analysisOfFile = ({ location, entities, exists }: AddedLocation): FoundLocation => ({
  target: location.target,
  exists,
  entities: refsOf(entities),
})

/** Files that are there come before what could be generated. */
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
