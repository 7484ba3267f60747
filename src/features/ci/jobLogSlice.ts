// How much of a job's log has been downloaded. The log itself is in the cache.

import { createSlice } from '@reduxjs/toolkit'
import { ciApi, jobLogProgressed } from './ciApi.ts'

export type JobLogState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'downloading'
      readonly jobId: string
      /** Bytes. */
      readonly received: number
      /** Bytes; null if they are not known. */
      readonly total: number | null
    }

const { matchFulfilled, matchRejected } = ciApi.endpoints.jobLog

export const jobLogSlice = createSlice({
  name: 'jobLog',
  initialState: (): JobLogState => ({ status: 'idle' }),
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(jobLogProgressed, (_state, { payload }): JobLogState => ({
      status: 'downloading',
      ...payload,
    }))
    for (const ended of [matchFulfilled, matchRejected])
      builder.addMatcher(ended, (state, { meta }): JobLogState => {
        const isMine = 'jobId' in state && state.jobId === meta.arg.originalArgs.jobId
        return isMine ? { status: 'idle' } : state
      })
  },
  selectors: {
    selectJobLog: (state) => state,
  },
})

export const { selectJobLog } = jobLogSlice.selectors
