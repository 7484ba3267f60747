import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { PageQuestion } from '../../model/catalog/pageQuestion.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { catalogApi } from './catalogApi.ts'
import { entitiesApi } from './entitiesApi.ts'

/** Puts the answer to the first screen's question into the cache, where its page finds it. Never rejects. */
export async function askFirst(
  question: PageQuestion,
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Promise<void> {
  const options = { subscribe: false }
  await (question.kind === 'rows'
    ? dispatch(entitiesApi.endpoints.entityPages.initiate(question.query, options))
    : dispatch(
        catalogApi.endpoints.entityByRef.initiate(stringifyEntityRef(question.ref), options),
      ))
}
