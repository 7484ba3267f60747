// Entities that the catalog has read but does not show, if the backend has the module.

import { decodeUnprocessed, type UnprocessedEntity } from '../../../model/entities/unprocessed.ts'
import { backendApi } from '../../backend/backendApi.ts'

/** `failed`: processing failed; `pending`: not processed yet. */
type Reason = 'failed' | 'pending'

export const unprocessedApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /entities/unprocessed/{reason}`; null if the backend lacks the module. */
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
