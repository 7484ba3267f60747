// Endpoints of the catalog for one entity that only its own pages and dialogs ask (spec 1 §7).

import { decodeAncestry, type Ancestry } from '../../model/entities/ancestry.ts'
import { decodeEntity } from '../../model/entities/answers.ts'
import { ancestryPath, entityByUidPath } from '../../model/entities/catalogPaths.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { parseEntityRef } from '../../model/entities/entityRef.ts'
import { backendApi } from '../backend/backendApi.ts'

const plugin = 'catalog'

export const oneEntityApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /entities/by-uid/{uid}`; null if missing. */
    entityByUid: build.query<Entity | null, string>({
      extraOptions: { isKept: true },
      query: (uid) => ({
        plugin,
        path: entityByUidPath(uid),
        decode: decodeEntity,
        isOptional: true,
      }),
      providesTags: ['EntityList'],
    }),
    /** An entity's ancestors up to its root: `GET /entities/by-name/…/ancestry`. */
    ancestry: build.query<Ancestry, string>({
      extraOptions: { isKept: true },
      query: (ref) => ({ plugin, path: ancestryPath(parseEntityRef(ref)), decode: decodeAncestry }),
      providesTags: (_result, _error, ref) => [{ type: 'Entity', id: ref }],
    }),
    /** `DELETE /entities/by-uid/{uid}`. The entity returns if a location still provides it. */
    removeEntity: build.mutation<null, { readonly uid: string; readonly entityRef: string }>({
      query: ({ uid }) => ({
        plugin,
        path: entityByUidPath(uid),
        method: 'DELETE',
        success: 'any2xx',
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['EntityList']),
    }),
  }),
})

export const { useAncestryQuery } = oneEntityApi
