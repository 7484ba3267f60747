// Counts of the entities that someone owns: `GET /entity-facets` (spec 1 §7).

import { ownedFilter } from '../../../../model/catalog/ownedFilter.ts'
import { decodeFacets, type Facets, type FacetValue } from '../../../../model/entities/answers.ts'
import { failureOfAll } from '../../../../model/failure.ts'
import { facetsRequest } from '../../../entities/longQuestions.ts'
import { backendApi } from '../../../shell/backendApi.ts'

export interface OwnedKind {
  readonly kind: string
  readonly count: number
  /** The most common ones first. */
  readonly types: readonly FacetValue[]
}

const byCount = (a: FacetValue, b: FacetValue) => b.count - a.count

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
  }),
})

export const { useOwnedKindsQuery } = ownershipApi
