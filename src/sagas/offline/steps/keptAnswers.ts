// What becomes of an answer of an earlier visit once the backend answers.

import type { QueryCacheKey } from '@reduxjs/toolkit/query'
import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { askedAnew } from '../../../features/backend/askedAnewApi.ts'
import { backendApi } from '../../../features/backend/backendApi.ts'
import {
  selectKept,
  type Refused,
  type StillAsked,
} from '../../../features/offline/offlineSlice.ts'
import { dispatched } from '../../kit/dispatched.ts'

/** Its answer is on its way; the request for it gets that one. */
export function* refresh({ meta }: StillAsked): SagaGenerator<void> {
  const question = askedAnew(meta.arg)
  if (question) yield* call(dispatched, question)
}

/** What the backend no longer shows is removed from the page, too. */
export function* removeRefused({ meta }: Refused): SagaGenerator<void> {
  const { queryCacheKey } = meta.arg
  if (!Object.hasOwn(yield* select(selectKept), queryCacheKey)) return
  yield* put(
    backendApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }),
  )
}
