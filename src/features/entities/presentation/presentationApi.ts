// The names of refs. Whoever draws a ref asks for its own; what is asked for together travels together (spec 1 §9).

import { skipToken, type BaseQueryApi, type QueryReturnValue } from '@reduxjs/toolkit/query/react'
import { pickerFields } from '../../../model/entities/catalogPaths.ts'
import { presentationOf, type EntityPresentation } from '../../../model/entities/presentation.ts'
import type { Failure } from '../../../model/failure.ts'
import { isRecord } from '../../../model/isRecord.ts'
import { backendApi, type AskBackend, type Gather, type Round } from '../../shell/backendApi.ts'
import { askByRefs } from '../entitiesApi.ts'

/** Refs that are drawn within 50 ms are asked for in one request, up to 100 of them (CATAPI-39, CATAPI-40). */
const round: Round = { delay: 50, most: 100 }

/** Seconds in which a name that is shown again is not asked for again (CATAPI-38). */
const presentedFor = 10

/** A store without a world, as one of a bare component, has no catalog to ask. */
function gatherOf({ extra }: BaseQueryApi): Gather {
  if (isRecord(extra) && 'backend' in extra) return extra['gather'] as Gather
  throw new Error('Asynchronous rendering requires a catalog API')
}

async function lookUp(
  ref: string,
  api: BaseQueryApi,
  ask: AskBackend,
): Promise<QueryReturnValue<EntityPresentation | null, Failure, object>> {
  const askTogether = async (refs: readonly string[]) => {
    const { data, error } = await askByRefs({ refs, fields: pickerFields }, ask)
    return { error, found: new Map(refs.map((one, index) => [one, data?.[index] ?? null])) }
  }
  const { error, found } = await gatherOf(api)('presentation', ref, askTogether, round)
  if (error) return { error }
  const entity = found.get(ref)
  return { data: entity ? presentationOf(entity) : null }
}

/** @internal Exported for tests. */
export const presentationApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * By what `stringifyEntityRef` gives; null where there is no such entity. Without tags, whose bookkeeping grows
     * with the square of the refs: after 10 s a name is asked for anew where it is drawn anew.
     */
    entityPresentation: build.query<EntityPresentation | null, string>({
      queryFn: (ref, api, _options, ask) => lookUp(ref, api, ask),
    }),
  }),
})

/** What is known of a ref so far; a name that is there already stands while it is asked for again. */
export function usePresentation(ref: string | undefined): EntityPresentation | null | undefined {
  return presentationApi.useEntityPresentationQuery(ref ?? skipToken, {
    refetchOnMountOrArgChange: presentedFor,
    selectFromResult: ({ currentData }) => ({ currentData }),
  }).currentData
}
