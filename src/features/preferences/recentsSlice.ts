// The entities that were visited in this browser, newest first.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSameEntry, type EntityEntry } from '../../model/entities/entityEntry.ts'

export interface RecentsState {
  readonly entries: readonly EntityEntry[]
}

const most = 20

export const recentsSlice = createSlice({
  name: 'recents',
  initialState: (): RecentsState => ({ entries: [] }),
  reducers: {
    /** From storage, at the start or out of another tab. */
    recentsRemembered: (
      _state,
      { payload }: PayloadAction<readonly EntityEntry[]>,
    ): RecentsState => ({
      entries: payload.slice(0, most),
    }),
    entityVisited: (state, { payload }: PayloadAction<EntityEntry>): RecentsState => ({
      entries: [payload, ...state.entries.filter((entry) => !isSameEntry(entry, payload))].slice(
        0,
        most,
      ),
    }),
  },
  selectors: {
    selectRecents: (state) => state.entries,
  },
})

export const { recentsRemembered, entityVisited } = recentsSlice.actions
export const { selectRecents } = recentsSlice.selectors
