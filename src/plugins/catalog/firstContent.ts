import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import type { PageQuestion } from '../../model/catalog/pageQuestion.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import type { SessionState } from '../../model/session/sessionState.ts'

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

const { entityPages } = entitiesApi.endpoints
const { entityByRef } = catalogApi.endpoints
const options = { subscribe: false }

/** Puts the answer to the first screen's question into the cache, where its page finds it. Never rejects. */
async function askFirst(question: PageQuestion, dispatch: Dispatch): Promise<void> {
  await (question.kind === 'rows'
    ? dispatch(entityPages.initiate(question.query, options))
    : dispatch(entityByRef.initiate(stringifyEntityRef(question.ref), options)))
}

/**
 * Returns whether the first page may be drawn: rows or an entity that have arrived early are read first, so that the page
 * is drawn once, with them. `onKnown` is called when they are read.
 */
export function createFirstContent(
  answered: () => PageQuestion | undefined,
  dispatch: Dispatch,
  onKnown: () => void,
): () => boolean {
  let status: 'unasked' | 'asked' | 'known' = 'unasked'
  return () => {
    const question = answered()
    if (status === 'unasked' && question) {
      status = 'asked'
      void askFirst(question, dispatch).finally(() => {
        status = 'known'
        onKnown()
      })
    }
    return status !== 'asked'
  }
}

/** Rows or an entity on the loading screen say more than what the application waits for with this status of the session. */
export const isLeftToFirstContent = (
  early: { readonly isContentDrawn: () => boolean },
  status: SessionState['status'],
): boolean => early.isContentDrawn() && (status === 'undecided' || status === 'signingIn')
