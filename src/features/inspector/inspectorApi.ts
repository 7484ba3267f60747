// An entity exactly as the catalog has it (INSP-04).

import { entityByNamePath } from '../../model/entities/catalogPaths.ts'
import { parseEntityRef } from '../../model/entities/entityRef.ts'
import { isRecord } from '../../model/isRecord.ts'
import type { Json } from '../../model/json.ts'
import { WrongShapeError } from '../../model/wrongShape.ts'
import { backendApi } from '../backend/backendApi.ts'

/** The most important keys first, the others in their original order. */
const firstKeys = ['apiVersion', 'kind', 'metadata', 'spec', 'relations', 'status']

function decodeRaw(json: unknown): Json {
  if (!isRecord(json)) throw new WrongShapeError('The response is not an entity')
  const known = firstKeys.filter((key) => Object.hasOwn(json, key))
  const keys = [...known, ...Object.keys(json).filter((key) => !known.includes(key))]
  return Object.fromEntries(keys.map((key) => [key, json[key] as Json]))
}

const inspectorApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /entities/by-name/…`, without removing anything. */
    rawEntity: build.query<Json, string>({
      query: (ref) => ({
        plugin: 'catalog',
        path: entityByNamePath(parseEntityRef(ref)),
        decode: decodeRaw,
      }),
      providesTags: (_result, _error, ref) => [{ type: 'Entity', id: ref }],
    }),
  }),
})

export const { useRawEntityQuery } = inspectorApi
