// Counts of owned entities by `GET /entity-facets` (spec 1 §7), and the entities that groups own and domains contain.

import { heldBy } from '../../../../model/catalog/rollUp.ts'
import { decodeFacets, type Facets, type FacetValue } from '../../../../model/entities/answers.ts'
import { ownedFilter } from '../../../../model/entities/ownedFilter.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { failureOfAll } from '../../../../model/failure.ts'
import { backendApi } from '../../../backend/backendApi.ts'
import { askByRefs } from '../../../entities/entitiesApi.ts'
import { facetsRequest } from '../../../entities/longQuestions.ts'

export interface OwnedKind {
  readonly kind: string
  readonly count: number
  /** The most common ones first. */
  readonly types: readonly FacetValue[]
  readonly lifecycles: readonly FacetValue[]
}

/** Entities below one that is known: child groups, or subdomains and systems. */
interface BelowQuery {
  readonly root: string
  /** Refs of the first level. */
  readonly children: readonly string[]
  /** Leads from an entity to those below it, if they are of one of these kinds. */
  readonly relation: string
  readonly kinds: readonly string[]
}

interface Below {
  /** Of all levels. */
  readonly refs: readonly string[]
  /** Targets of `ownerOf` and `hasPart`. */
  readonly held: readonly string[]
}

const relationFields = ['kind', 'metadata.name', 'metadata.namespace', 'relations'] as const

const byCount = (a: FacetValue, b: FacetValue) => b.count - a.count

/** One request brings both. */
const facetsOfKind = ['spec.type', 'spec.lifecycle'] as const

/** More are no organisation but a mistake. */
const mostBelow = 500

const ownershipApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Counts by kind, and by type and lifecycle within each: one request, and one more per kind. Takes the owners' refs. */
    ownedKinds: build.query<readonly OwnedKind[], readonly string[]>({
      queryFn: async (owners, _api, _options, ask) => {
        const askFor = async (facets: readonly string[], kind?: string) =>
          ask({
            plugin: 'catalog',
            ...facetsRequest(facets, [ownedFilter(owners, kind)]),
            decode: decodeFacets,
          })
        const kinds = await askFor(['kind'])
        if (kinds.error) return { error: kinds.error }
        const found = [...((kinds.data as Facets)['kind'] ?? [])].sort(byCount)
        const answers = await Promise.all(
          found.map(({ value }) => askFor(facetsOfKind, value.toLowerCase())),
        )
        const failure = failureOfAll(answers.flatMap(({ error }) => error ?? []))
        if (failure) return { error: failure }
        return {
          data: found.map(({ value: kind, count }, index) => {
            const facets = (answers[index]?.data ?? {}) as Facets
            return {
              kind,
              count,
              types: [...(facets['spec.type'] ?? [])].sort(byCount),
              lifecycles: facets['spec.lifecycle'] ?? [],
            }
          }),
        }
      },
      providesTags: ['EntityList'],
    }),
    /** All that is below an entity, level by level; one request each. */
    below: build.query<Below, BelowQuery>({
      queryFn: async ({ root, children, relation, kinds }, _api, _options, ask) => {
        const found = new Set([root, ...children])
        const held = new Set<string>()
        let level = children
        while (level.length > 0 && found.size < mostBelow) {
          const answer = await askByRefs({ refs: level, fields: relationFields }, ask)
          if (answer.error) return { error: answer.error }
          const entities = answer.data.filter((one) => one !== null)
          const next = entities.flatMap((entity) =>
            kinds.flatMap((kind) => targetsOf(entity, relation, kind)),
          )
          for (const entity of entities) for (const ref of heldBy(entity)) held.add(ref)
          level = [...new Set(next)].filter((ref) => !found.has(ref))
          for (const ref of level) found.add(ref)
        }
        return { data: { refs: [...found].slice(1, mostBelow), held: [...held] } }
      },
      providesTags: ['EntityList'],
    }),
  }),
})

export const { useOwnedKindsQuery, useBelowQuery } = ownershipApi
