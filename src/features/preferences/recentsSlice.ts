// The entities that were visited in this browser, newest first.

import type { PayloadAction } from '@reduxjs/toolkit'
import { isSameEntry, readEntries, type EntityEntry } from '../../model/entities/entityEntry.ts'
import { keptSlice } from './keptSlice.ts'

/** Plain records, which the compiler accepts as JSON. */
type Recents = readonly Pick<EntityEntry, keyof EntityEntry>[]

const most = 20

export const recentsSlice = keptSlice({
  name: 'recents',
  initialState: (): Recents => [],
  kept: { place: { key: 'portico.recentEntities' }, format: 'json', isPersonal: false },
  read: (kept) => readEntries(kept)?.slice(0, most),
  remembered: 'recentsRemembered',
  reducers: {
    entityVisited: (entries, { payload }: PayloadAction<EntityEntry>) => {
      const before = entries.find((entry) => isSameEntry(entry, payload))
      const entry = before ? { ...payload, visits: (before.visits ?? 1) + 1 } : payload
      return [entry, ...entries.filter((one) => one !== before)].slice(0, most)
    },
  },
  selectors: {
    selectRecents: (entries) => entries,
  },
})

export const { entityVisited } = recentsSlice.actions
export const { selectRecents } = recentsSlice.selectors
