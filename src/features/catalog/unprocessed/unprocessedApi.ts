// What the catalog has read but does not show, where the backend tells.

import { decodeUnprocessed, type UnprocessedEntity } from '../../../model/entities/unprocessed.ts'
import { backendApi } from '../../shell/backendApi.ts'

/** `failed` can no longer be read, `pending` never could, or not yet. */
type Reason = 'failed' | 'pending'

export const unprocessedApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /entities/unprocessed/{reason}`; null where the backend is without the module. */
    unprocessed: build.query<readonly UnprocessedEntity[] | null, Reason>({
      query: (reason) => ({
        plugin: 'catalog',
        path: `/entities/unprocessed/${reason}`,
        decode: decodeUnprocessed,
        isOptional: true,
      }),
    }),
  }),
})

export const { useUnprocessedQuery } = unprocessedApi
