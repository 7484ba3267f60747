import { call, delay, put, type SagaGenerator } from 'typed-redux-saga'
import {
  suggestionsFailed,
  suggestionsLoaded,
} from '../../../features/scaffolder/fields/repoFieldsSlice.ts'
import { startApi } from '../../../features/scaffolder/startApi.ts'
import {
  askKey,
  type RepoAsk,
  type RepoList,
  type Suggestion,
} from '../../../model/scaffolder/fields/repoLists.ts'
import { request } from '../../kit/request.ts'

/** Milliseconds without a change before the backend is asked (SCAF-36). */
const typingPause = 500

export interface Question {
  readonly templateRef: string
  readonly secretsKey: string
  readonly pointer: string
  readonly list: RepoList
  readonly ask: RepoAsk
}

/** Cancelling it aborts the request. A failure is an empty list (SCAF-37). */
export function* askSuggestions(question: Question): SagaGenerator<void> {
  const { templateRef, secretsKey, pointer, list, ask } = question
  const of = { pointer, list, key: askKey(ask) }
  yield* delay(typingPause)
  try {
    const items = yield* call(
      request<readonly Suggestion[]>,
      startApi.endpoints.repoSuggestions.initiate({ templateRef, secretsKey, ...ask }),
    )
    yield* put(suggestionsLoaded({ ...of, items }))
  } catch {
    yield* put(suggestionsFailed(of))
  }
}
