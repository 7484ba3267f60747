// Counts of the entities that someone owns: `GET /entity-facets` (spec 1 §7).

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
}

const groupFields = ['kind', 'metadata.name', 'metadata.namespace', 'relations'] as const

const byCount = (a: FacetValue, b: FacetValue) => b.count - a.count

/** More are no organisation but a mistake. */
const mostGroups = 500

const ownershipApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Counts by kind, and by type within each: one request, and one more per kind. Takes the owners' refs. */
    ownedKinds: build.query<readonly OwnedKind[], readonly string[]>({
      queryFn: async (owners, _api, _options, ask) => {
        const askFor = async (facet: string, kind?: string) =>
          ask({
            plugin: 'catalog',
            ...facetsRequest([facet], [ownedFilter(owners, kind)]),
            decode: decodeFacets,
          })
        const kinds = await askFor('kind')
        if (kinds.error) return { error: kinds.error }
        const found = [...((kinds.data as Facets)['kind'] ?? [])].sort(byCount)
        const types = await Promise.all(
          found.map(({ value }) => askFor('spec.type', value.toLowerCase())),
        )
        const failure = failureOfAll(types.flatMap(({ error }) => error ?? []))
        if (failure) return { error: failure }
        return {
          data: found.map(({ value: kind, count }, index) => ({
            kind,
            count,
            types: [...((types[index]?.data as Facets | undefined)?.['spec.type'] ?? [])].sort(
              byCount,
            ),
          })),
        }
      },
      providesTags: ['EntityList'],
    }),
    /** Refs of all groups below a group, level by level; one request each. */
    groupsBelow: build.query<readonly string[], string>({
      queryFn: async (root, _api, _options, ask) => {
        const found = new Set([root])
        let level: readonly string[] = [root]
        while (level.length > 0 && found.size < mostGroups) {
          const answer = await askByRefs({ refs: level, fields: groupFields }, ask)
          if (answer.error) return { error: answer.error }
          const children = answer.data.flatMap((group) =>
            group ? targetsOf(group, 'parentOf', 'group') : [],
          )
          level = [...new Set(children)].filter((ref) => !found.has(ref))
          for (const ref of level) found.add(ref)
        }
        return { data: [...found].slice(1, mostGroups) }
      },
      providesTags: ['EntityList'],
    }),
  }),
})

export const { useOwnedKindsQuery, useGroupsBelowQuery } = ownershipApi
