// The banners that someone has dismissed, for good (spec 3 §4).

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface BannersState {
  /** Ids, each once. */
  readonly dismissed: readonly string[]
}

export const bannersSlice = createSlice({
  name: 'banners',
  initialState: (): BannersState => ({ dismissed: [] }),
  reducers: {
    /** From storage, at the start or out of another tab, or from the server. */
    bannersRemembered: (_state, { payload }: PayloadAction<readonly string[]>): BannersState => ({
      dismissed: payload,
    }),
    bannerDismissed: (state, { payload }: PayloadAction<{ readonly id: string }>): BannersState =>
      state.dismissed.includes(payload.id)
        ? state
        : { dismissed: [...state.dismissed, payload.id] },
  },
  selectors: {
    selectDismissedBanners: ({ dismissed }) => dismissed,
  },
})

export const { bannersRemembered, bannerDismissed } = bannersSlice.actions
export const { selectDismissedBanners } = bannersSlice.selectors
