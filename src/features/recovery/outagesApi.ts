import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import { isRecord } from '../../model/isRecord.ts'
import { askedAnew, type Question } from '../backend/askedAnewApi.ts'
import { backendApi } from '../backend/backendApi.ts'
import { selectKept, type OfflineState } from '../offline/offlineSlice.ts'

interface CacheEntry {
  readonly endpointName?: string
  readonly status: string
  readonly error?: unknown
  readonly originalArgs?: unknown
  /** Of lists by pages: the page that failed. */
  readonly direction?: 'forward' | 'backward'
}

interface CacheState {
  readonly offline: OfflineState
  readonly backend: { readonly queries: Readonly<Record<string, CacheEntry | undefined>> }
}

const mayPass = ({ status, error }: CacheEntry): boolean =>
  status === 'rejected' && isRecord(error) && Boolean(error['again'])

/** The failures in the cache whose reason may pass, such as a lost connection. */
export const failuresSoFar = ({ backend }: CacheState): readonly Failure[] =>
  Object.values(backend.queries).flatMap((question) =>
    question && mayPass(question) ? [question.error as Failure] : [],
  )

/** Requests for what a component shows and an endpoint could not answer for a reason that may pass, or not anew. */
export const failedInView =
  (endpoint: string): ThunkAction<readonly Question[], CacheState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const cache = dispatch(
      backendApi.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as {
      readonly getSubscriptionCount: (key: string) => number
    }
    const kept = selectKept(getState())
    return Object.entries(getState().backend.queries).flatMap(([key, question]) => {
      if (question?.endpointName !== endpoint || cache.getSubscriptionCount(key) === 0) return []
      if (!mayPass(question) && !Object.hasOwn(kept, key)) return []
      const { originalArgs, direction } = question
      return askedAnew({ endpointName: endpoint, originalArgs, direction }) ?? []
    })
  }
