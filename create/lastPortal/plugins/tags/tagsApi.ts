// The endpoint. `decode` throws for an answer of another shape, so the page never sees one.

import { backendApi } from '@portico/core/features/backend/backendApi'
import { isRecord } from '@portico/core/model/isRecord'
import { WrongShapeError } from '@portico/core/model/wrongShape'

export interface TagCount {
  readonly tag: string
  /** Entities that have it. */
  readonly count: number
}

const facet = 'metadata.tags'

function decodeTags(json: unknown): readonly TagCount[] {
  const facets = isRecord(json) ? json['facets'] : undefined
  const values = isRecord(facets) ? facets[facet] : undefined
  if (!Array.isArray(values)) throw new WrongShapeError('The response has no tags')
  return values.map((value) => {
    if (!isRecord(value)) throw new WrongShapeError('A tag is no object')
    return { tag: String(value['value']), count: Number(value['count']) }
  })
}

export const tagsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /entity-facets`. */
    tags: build.query<readonly TagCount[], null>({
      query: () => ({
        plugin: 'catalog',
        path: `/entity-facets?facet=${facet}`,
        decode: decodeTags,
      }),
    }),
  }),
})

export const { useTagsQuery } = tagsApi
