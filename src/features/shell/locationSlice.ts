// Mirrors the router's location, one action per navigation. Only the store's location mirror writes it.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface PageLocation {
  /** Empty before the first navigation. */
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

export interface LocationState extends PageLocation {
  /** How the page was reached: `pop` is back, forward or the first load. */
  readonly by: 'pop' | 'push' | 'replace'
}

export const locationSlice = createSlice({
  name: 'location',
  initialState: (): LocationState => ({ pathname: '', search: '', hash: '', by: 'pop' }),
  reducers: {
    navigated: (_state, { payload }: PayloadAction<LocationState>): LocationState => payload,
  },
  selectors: {
    selectLocation: (state) => state,
    /** True at the path and below it. */
    selectIsBelow: ({ pathname }, path: string) => `${pathname}/`.startsWith(`${path}/`),
  },
})

export const { navigated } = locationSlice.actions
export const { selectLocation, selectIsBelow } = locationSlice.selectors

export type LocationRoot = Parameters<typeof selectLocation>[0]

export const hrefOf = ({ pathname, search, hash }: PageLocation): string => pathname + search + hash
