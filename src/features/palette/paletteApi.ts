// What the command palette asks the catalog.

import { readEntity } from '../../model/entities/entity.ts'
import { entryOf, type EntityEntry } from '../../model/entities/entityEntry.ts'
import { isRecord } from '../../model/isRecord.ts'
import { entitySearchPath } from '../../model/palette/searchRequest.ts'
import { WrongShapeError } from '../../model/wrongShape.ts'
import { backendApi } from '../shell/backendApi.ts'

function decodeEntries(json: unknown): readonly EntityEntry[] {
  const items = isRecord(json) ? json['items'] : undefined
  if (!Array.isArray(items)) throw new WrongShapeError('The answer is no list of entities')
  return items
    .map(readEntity)
    .filter((entity) => entity !== undefined)
    .map(entryOf)
}

export const paletteApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /entities/by-query`: those whose name holds the term, by name. */
    searchEntities: build.query<readonly EntityEntry[], string>({
      query: (term) => ({
        plugin: 'catalog',
        path: entitySearchPath(term),
        decode: decodeEntries,
      }),
      // Seconds: long enough for a letter that is taken back.
      keepUnusedDataFor: 30,
    }),
  }),
})
