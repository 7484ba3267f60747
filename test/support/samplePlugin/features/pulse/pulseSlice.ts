// The heart rate: unknown, being measured, known, or failed.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type PulseState =
  | { readonly status: 'unknown' }
  | { readonly status: 'listening' }
  | { readonly status: 'known'; readonly beats: number }
  | { readonly status: 'failed'; readonly message: string }

export const pulseSlice = createSlice({
  name: 'pulse',
  initialState: (): PulseState => ({ status: 'unknown' }),
  reducers: {
    pulseRequested: (state): PulseState =>
      state.status === 'listening' ? state : { status: 'listening' },
    pulseTaken: (state, { payload }: PayloadAction<number>): PulseState =>
      state.status === 'listening' ? { status: 'known', beats: payload } : state,
    pulseFailed: (state, { payload }: PayloadAction<string>): PulseState =>
      state.status === 'listening' ? { status: 'failed', message: payload } : state,
  },
  selectors: {
    selectPulse: (state) => state,
  },
})

export const { pulseRequested, pulseTaken, pulseFailed } = pulseSlice.actions
export const { selectPulse } = pulseSlice.selectors
