// Names of refs. Each component requests its own ref, and requests are sent together (spec 1 §9).

import { skipToken, type BaseQueryApi, type QueryReturnValue } from '@reduxjs/toolkit/query/react'
import type { Entity } from '../../../model/entities/entity.ts'
import {
  presentationFields,
  presentationOf,
  type EntityPresentation,
} from '../../../model/entities/presentation.ts'
import type { Failure } from '../../../model/failure.ts'
import { isRecord } from '../../../model/isRecord.ts'
import {
  backendApi,
  type AnswerMeta,
  type AskBackend,
  type Gather,
  type Round,
} from '../../backend/backendApi.ts'
import { askByRefs } from '../entitiesApi.ts'

/** Requests within 50 ms are sent together, up to 100 refs (CATAPI-39, CATAPI-40). */
const round: Round = { delay: 50, most: 100 }

/** Seconds in which a name is not requested again (CATAPI-38). */
const presentedFor = 10

/** In a store without services, as in tests of single components, nothing is requested. */
export function gatherOf({ extra }: BaseQueryApi): Gather {
  if (isRecord(extra) && 'backend' in extra) return extra['gather'] as Gather
  throw new Error('Asynchronous rendering requires a catalog API')
}

interface LookUp<Data> {
  /** Refs of one topic are asked for together. */
  readonly topic: string
  readonly fields: readonly string[]
  /** What is kept of an entity. */
  readonly of: (entity: Entity) => Data
}

/** Asks for an entity together with the others of the moment; null if there is no such entity. */
export async function lookUp<Data>(
  { topic, fields, of }: LookUp<Data>,
  ref: string,
  api: BaseQueryApi,
  ask: AskBackend,
): Promise<QueryReturnValue<Data | null, Failure, AnswerMeta>> {
  const askTogether = async (refs: readonly string[]) => {
    const { data, error, meta } = await askByRefs({ refs, fields }, ask)
    return { error, meta, found: new Map(refs.map((one, index) => [one, data?.[index] ?? null])) }
  }
  const { error, meta, found } = await gatherOf(api)(topic, ref, askTogether, round)
  if (error) return { error }
  const entity = found.get(ref)
  return { data: entity ? of(entity) : null, ...(meta && { meta }) }
}

const presentations = { topic: 'presentation', fields: presentationFields, of: presentationOf }

/** @internal Exported for tests. */
export const presentationApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * By what `stringifyEntityRef` gives; null if there is no such entity. Has no tags, whose bookkeeping grows with
     * the square of the refs: a name is requested again when rendered after 10 s.
     */
    entityPresentation: build.query<EntityPresentation | null, string>({
      extraOptions: { isKept: true },
      queryFn: (ref, api, _options, ask) => lookUp(presentations, ref, api, ask),
    }),
  }),
})

interface Presentation {
  /** Null if there is no such entity; undefined if it is not known, or could not be requested. */
  readonly found: EntityPresentation | null | undefined
  /** Its first answer is awaited. */
  readonly isPending: boolean
}

/** The cached presentation of a ref; a known name is shown while it is requested again. */
export const usePresentation = (ref: string | undefined): Presentation =>
  presentationApi.useEntityPresentationQuery(ref ?? skipToken, {
    refetchOnMountOrArgChange: presentedFor,
    selectFromResult: ({ currentData: found, isError }) => ({
      found,
      isPending: found === undefined && !isError,
    }),
  })
