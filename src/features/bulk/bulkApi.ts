// Removals of a bulk run. They invalidate nothing: the run does, once, or each job would reload the list.

import { entityByUidPath, locationPath } from '../../model/entities/catalogPaths.ts'
import { backendApi } from '../backend/backendApi.ts'

const removal = { plugin: 'catalog', method: 'DELETE', success: 'any2xx' } as const

export const bulkApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `DELETE /locations/{id}`. */
    removeLocationOfRun: build.mutation<null, string>({
      query: (id) => ({ ...removal, path: locationPath(id) }),
    }),
    /** `DELETE /entities/by-uid/{uid}`. */
    removeEntityOfRun: build.mutation<null, string>({
      query: (uid) => ({ ...removal, path: entityByUidPath(uid) }),
    }),
  }),
})
