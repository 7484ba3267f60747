import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import { isRecord } from '../../model/isRecord.ts'
import { backendApi } from '../shell/backendApi.ts'

interface CacheEntry {
  readonly endpointName?: string
  readonly status: string
  readonly error?: unknown
  readonly originalArgs?: unknown
  /** Of lists by pages: the page that failed. */
  readonly direction?: 'forward' | 'backward'
}

interface CacheState {
  readonly backend: { readonly queries: Readonly<Record<string, CacheEntry | undefined>> }
}

export interface Asked {
  readonly unwrap: () => Promise<unknown>
}

/** A request that can be dispatched. */
export type Question = (...dispatchArguments: never[]) => Asked

/** The failures in the cache whose reason may pass, such as a lost connection. */
export const failuresSoFar = ({ backend }: CacheState): readonly Failure[] =>
  Object.values(backend.queries).flatMap((question) =>
    question?.status === 'rejected' && isRecord(question.error) && question.error['again']
      ? [question.error as unknown as Failure]
      : [],
  )

/** Requests for what a component shows and an endpoint could not answer for a reason that may pass. */
export const failedInView =
  (endpoint: string): ThunkAction<readonly Question[], CacheState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const cache = dispatch(
      backendApi.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as {
      readonly getSubscriptionCount: (key: string) => number
    }
    const { initiate } = (
      backendApi.endpoints as Readonly<
        Record<string, { initiate: (args: unknown, options: object) => Question }>
      >
    )[endpoint] ?? { initiate: undefined }
    if (!initiate) return []
    return Object.entries(getState().backend.queries).flatMap(([key, question]) => {
      if (question?.endpointName !== endpoint || question.status !== 'rejected') return []
      const { error, originalArgs, direction } = question
      if (!isRecord(error) || !error['again'] || cache.getSubscriptionCount(key) === 0) return []
      const options = { subscribe: false, forceRefetch: true, ...(direction && { direction }) }
      return [initiate(originalArgs, options)]
    })
  }
