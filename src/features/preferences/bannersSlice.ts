// Ids of dismissed banners, without duplicates (spec 3 §4).

import type { PayloadAction } from '@reduxjs/toolkit'
import { keptSlice } from './keptSlice.ts'

export const bannersSlice = keptSlice({
  name: 'banners',
  initialState: (): readonly string[] => [],
  kept: {
    place: { bucket: 'notifications', key: 'dismissedBanners' },
    format: 'json',
    isPersonal: true,
  },
  read: (kept) =>
    Array.isArray(kept)
      ? [...new Set(kept.filter((id): id is string => typeof id === 'string'))]
      : undefined,
  remembered: 'bannersRemembered',
  reducers: {
    bannerDismissed: (ids, { payload: { id } }: PayloadAction<{ readonly id: string }>) =>
      ids.includes(id) ? ids : [...ids, id],
  },
  selectors: {
    selectDismissedBanners: (ids) => ids,
  },
})

export const { bannerDismissed } = bannersSlice.actions
export const { selectDismissedBanners } = bannersSlice.selectors
