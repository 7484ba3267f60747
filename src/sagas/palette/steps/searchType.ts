// Asks the search backend for the best results of a type.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { indexAnswered } from '../../../features/palette/paletteSlice.ts'
import { searchApi } from '../../../features/search/searchApi.ts'
import type { SearchHit } from '../../../model/entities/searchHit.ts'
import { toFailure, type Failure } from '../../../model/failure.ts'
import { request } from '../../kit/request.ts'

/** The backend has no search, or does not index the type. */
const isAbsent = ({ kind }: Failure): boolean => kind === 'notFound' || kind === 'rejected'

export function* searchType(text: string, type: string): SagaGenerator<void> {
  try {
    const hits = yield* call(
      request<readonly SearchHit[]>,
      searchApi.endpoints.searchHits.initiate({ term: text.trim(), type }),
    )
    yield* put(indexAnswered({ type, text, status: 'found', hits }))
  } catch (thrown) {
    const failure = toFailure(thrown)
    yield* put(
      indexAnswered(
        isAbsent(failure)
          ? { type, text, status: 'found', hits: [] }
          : { type, text, status: 'failed', failure },
      ),
    )
  }
}
