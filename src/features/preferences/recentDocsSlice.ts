// The documentation that was read in this browser, newest first, by its entity.

import type { PayloadAction } from '@reduxjs/toolkit'
import { isSameEntry, readEntries, type EntityEntry } from '../../model/entities/entityEntry.ts'
import { keptSlice } from './keptSlice.ts'

/** Plain records, which the compiler accepts as JSON. */
type Entries = readonly Pick<EntityEntry, keyof EntityEntry>[]

const most = 10

export const recentDocsSlice = keptSlice({
  name: 'recentDocs',
  initialState: (): Entries => [],
  kept: { place: { key: 'portico.recentDocs' }, format: 'json', isPersonal: false },
  read: (kept) => readEntries(kept)?.slice(0, most),
  remembered: 'recentDocsRemembered',
  reducers: {
    docsRead: (entries, { payload }: PayloadAction<EntityEntry>) =>
      [payload, ...entries.filter((entry) => !isSameEntry(entry, payload))].slice(0, most),
  },
  selectors: {
    selectRecentDocs: (entries) => entries,
  },
})

export const { docsRead } = recentDocsSlice.actions
export const { selectRecentDocs } = recentDocsSlice.selectors
