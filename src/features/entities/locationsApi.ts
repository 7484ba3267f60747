// Endpoints of the catalog for locations and what may be in them (spec 1 §7).

import { locationByEntityPath, locationPath } from '../../model/entities/catalogPaths.ts'
import {
  decodeAnalysis,
  decodeRefusal,
  type EntityValidation,
  type LocationAnalysis,
} from '../../model/entities/checks.ts'
import { parseEntityRef } from '../../model/entities/entityRef.ts'
import {
  decodeAddedLocation,
  decodeLocation,
  decodeLocations,
  type AddedLocation,
  type LocationRecord,
} from '../../model/entities/locationAnswers.ts'
import { stringifyLocationRef, type LocationRef } from '../../model/entities/locationRef.ts'
import type { Failure } from '../../model/failure.ts'
import { backendApi } from '../backend/backendApi.ts'

export interface NewLocation {
  /** `url` by default. */
  readonly type?: string
  readonly target: string
  /** Validates without registering. */
  readonly isDryRun?: boolean
}

interface AnalyzedLocation {
  readonly target: string
  /** `catalog-info.yaml` by default. */
  readonly catalogFilename?: string
}

interface NewEntity {
  /** As written in the file. */
  readonly entity: Readonly<Record<string, unknown>>
  readonly location: LocationRef
}

const plugin = 'catalog'

export const locationsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    locations: build.query<readonly LocationRecord[], null>({
      query: () => ({ plugin, path: '/locations', decode: decodeLocations }),
      providesTags: ['Location'],
    }),
    /** The location that registered an entity; null if none did: `GET /locations/by-entity/…`. */
    locationByEntity: build.query<LocationRecord | null, string>({
      query: (ref) => ({
        plugin,
        path: locationByEntityPath(parseEntityRef(ref)),
        decode: decodeLocation,
        isOptional: true,
      }),
      providesTags: ['Location'],
    }),
    /** `GET /locations/{id}`; null if missing. */
    locationById: build.query<LocationRecord | null, string>({
      query: (id) => ({ plugin, path: locationPath(id), decode: decodeLocation, isOptional: true }),
      providesTags: ['Location'],
    }),
    /** Finds entity files in a repository, or suggests entities: `POST /analyze-location`. */
    analyzeLocation: build.query<LocationAnalysis, AnalyzedLocation>({
      query: ({ target, catalogFilename }) => ({
        plugin,
        path: '/analyze-location',
        method: 'POST',
        body: { location: { type: 'url', target }, ...(catalogFilename && { catalogFilename }) },
        decode: decodeAnalysis,
      }),
      // Not cached, because a repository can change at any time.
      keepUnusedDataFor: 0,
    }),
    /** Whether the catalog accepts an entity: `POST /validate-entity`. Does not check other entities. */
    validateEntity: build.mutation<EntityValidation, NewEntity>({
      query: ({ entity, location }) => ({
        plugin,
        path: '/validate-entity',
        method: 'POST',
        body: { entity, location: stringifyLocationRef(location) },
        decodeRefusal,
      }),
      transformResponse: (refusal: EntityValidation | null) => refusal ?? { valid: true },
    }),
    /** `POST /locations`; only 201 with a location is a success (CATAPI-19). */
    addLocation: build.mutation<AddedLocation, NewLocation>({
      query: ({ type = 'url', target, isDryRun = false }) => ({
        plugin,
        path: isDryRun ? '/locations?dryRun=true' : '/locations',
        method: 'POST',
        body: { type, target },
        success: 201,
        decode: (json: unknown) => decodeAddedLocation(json, target),
      }),
      // A 2xx status other than 201 has added nothing.
      transformErrorResponse: (failure: Failure, _meta, { target }): Failure =>
        (failure.status ?? 500) < 300
          ? { ...failure, message: `Location wasn't added: ${target}` }
          : failure,
      invalidatesTags: (_result, error, { isDryRun }) =>
        error || isDryRun ? [] : ['Location', 'EntityList'],
    }),
    /** `DELETE /locations/{id}`: its entities become orphans or are deleted. */
    removeLocation: build.mutation<null, string>({
      query: (id) => ({ plugin, path: locationPath(id), method: 'DELETE', success: 'any2xx' }),
      invalidatesTags: (_result, error) => (error ? [] : ['Location', 'EntityList']),
    }),
  }),
})
