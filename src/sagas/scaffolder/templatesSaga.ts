// Lives as long as the page. Aborts requests for templates that the list no longer shows, such as those of earlier
// keystrokes.

import { call, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { createPath } from '../../model/paths.ts'
import {
  isTemplatesReader,
  parseTemplatesQuery,
  templatesReader,
} from '../../model/scaffolder/templatesQuery.ts'
import { abortQueries, type RunningQuery } from '../kit/abortQueries.ts'

function* abortUnread(): SagaGenerator<void> {
  const { pathname, search } = yield* select(selectLocation)
  const shown = pathname === createPath ? templatesReader(parseTemplatesQuery(search)) : undefined
  yield* call(
    abortQueries,
    ({ reader }: RunningQuery) => isTemplatesReader(reader) && reader !== shown,
  )
}

export function* templatesSaga(): SagaGenerator<void> {
  yield* takeEvery(navigated, abortUnread)
}
