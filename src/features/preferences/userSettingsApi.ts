// Backstage's user-settings plugin. The values are in slices, not in the cache, so all endpoints are mutations.

import { encodePart } from '../../model/encodePath.ts'
import { isRecord } from '../../model/isRecord.ts'
import type { Json } from '../../model/json.ts'
import type { ServerPlace } from '../../model/preferences/places.ts'
import { WrongShapeError } from '../../model/wrongShape.ts'
import { backendApi } from '../backend/backendApi.ts'

const plugin = 'user-settings'

/** The value at each requested place; null where there is none. */
export type ServerValues = readonly ({ readonly value: Json } | null)[]

const keyPath = ({ bucket, key }: ServerPlace): string =>
  `/buckets/${encodePart(bucket)}/keys/${encodePart(key)}`

export const userSettingsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /multiget`. Fails as not found without the plugin, or with one from before 2025. */
    readSettings: build.mutation<ServerValues, readonly ServerPlace[]>({
      query: (items) => ({
        plugin,
        path: '/multiget',
        method: 'POST',
        body: { items },
        decode: decodeAll,
      }),
    }),
    /** `PUT /buckets/{bucket}/keys/{key}`. */
    saveSetting: build.mutation<null, ServerPlace & { readonly value: Json }>({
      query: ({ value, ...place }) => ({
        plugin,
        path: keyPath(place),
        method: 'PUT',
        body: { value },
        decode: () => null,
      }),
    }),
  }),
})

function decodeOne(json: unknown): ServerValues[number] {
  if (!isRecord(json) || !('value' in json)) throw new WrongShapeError('The response has no value')
  return { value: json['value'] as Json }
}

function decodeAll(json: unknown): ServerValues {
  const items = isRecord(json) ? json['items'] : undefined
  if (!Array.isArray(items)) throw new WrongShapeError('The response is not a list of values')
  return items.map((item) => (item === null ? null : decodeOne(item)))
}
