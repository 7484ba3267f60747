// When the loading screen of the HTML gives way to the application.

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { askedAnew } from '../features/backend/askedAnewApi.ts'
import { catalogApi } from '../features/entities/catalogApi.ts'
import { entitiesApi } from '../features/entities/entitiesApi.ts'
import { selectLanguage } from '../features/preferences/languageSlice.ts'
import { selectSession } from '../features/session/sessionSlice.ts'
import { selectBoot } from '../features/shell/boot/bootSlice.ts'
import { stringifyEntityRef } from '../model/entities/entityRef.ts'
import { isEntering, isSignedIn } from '../model/session/sessionState.ts'
import { ownedRequest } from '../model/start/ownedRequest.ts'
import type { PageQuestion } from '../model/start/pageQuestion.ts'

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

const { entityPage, entityPages } = entitiesApi.endpoints
const { entityByRef } = catalogApi.endpoints
const options = { subscribe: false }

/** Puts the answer to the first screen's question into the cache, where its page finds it. Never rejects. */
async function askFirst(question: PageQuestion, dispatch: Dispatch): Promise<void> {
  switch (question.kind) {
    case 'rows':
      await dispatch(entityPages.initiate(question.query, options))
      break
    case 'entity':
      await dispatch(entityByRef.initiate(stringifyEntityRef(question.ref), options))
      break
    case 'docs': {
      // Its endpoint has come with the page.
      const { ref, page } = question
      const originalArgs = { ref, page, storageUrl: null }
      const docs = askedAnew({ endpointName: 'docsPage', originalArgs })
      if (docs) await dispatch(docs as never)
      break
    }
    case 'tiles':
      await dispatch(entityPage.initiate(ownedRequest(question.owners), options))
  }
}

/**
 * Whether rows, an entity or tiles that have arrived early are in the cache: they are read first, so that the page is drawn
 * once, with them. `onKnown` is called when they are read.
 */
function createFirstContent(
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

interface Early {
  readonly answered: () => PageQuestion | undefined
  readonly isContentDrawn: () => boolean
}

type Root = Parameters<typeof selectSession>[0] &
  Parameters<typeof selectBoot>[0] &
  Parameters<typeof selectLanguage>[0]

interface Store {
  readonly getState: () => Root
  readonly dispatch: Dispatch
}

/** Milliseconds before the loading screen says what it waits for. */
const splashTimeout = 1_000

/**
 * Returns whether there is something to show. `isPageReady`: undefined before there are pages. `onDue` is called when the
 * answer may have changed for another reason than the state.
 */
export function createFirstScreen(
  { getState, dispatch }: Store,
  early: Early,
  isPageReady: () => boolean | undefined,
  onDue: () => void,
): () => boolean {
  const isContentKnown = createFirstContent(early.answered, dispatch, onDue)
  let isLate = false
  setTimeout(() => {
    isLate = true
    onDue()
  }, splashTimeout)
  return () => {
    const state = getState()
    const session = selectSession(state)
    const isUndecided = session.status === 'undecided'
    // Rows or an entity on the loading screen say more than what the application waits for.
    const isLeft = early.isContentDrawn() && (isUndecided || isEntering(session))
    if (isLate && !isLeft) return true
    if (selectBoot(state).status === 'failed') return true
    // Waits for the chosen language, so that the first text is not replaced.
    if (selectLanguage(state).status === 'changing') return false
    const isReady = isPageReady()
    if (isReady === undefined || isUndecided) return false
    return isSignedIn(session) ? isReady && isContentKnown() : !isEntering(session)
  }
}
