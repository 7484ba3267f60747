// Which sections of the start page the user has hidden and moved.

import type { PayloadAction } from '@reduxjs/toolkit'
import { startLayoutPlace } from '../../model/preferences/places.ts'
import {
  readLayout,
  usualLayout,
  withHidden,
  withMoved,
  withShown,
  type SectionId,
  type StartLayout,
} from '../../model/start/startLayout.ts'
import { keptSlice } from '../preferences/keptSlice.ts'

export const startLayoutSlice = keptSlice({
  name: 'startLayout',
  initialState: (): StartLayout => usualLayout,
  kept: { place: startLayoutPlace, format: 'json', isPersonal: true },
  read: readLayout,
  remembered: 'layoutRemembered',
  reducers: {
    sectionMoved: (
      layout,
      { payload }: PayloadAction<{ readonly id: SectionId; readonly by: -1 | 1 }>,
    ): StartLayout => withMoved(layout, payload.id, payload.by),
    sectionHidden: (layout, { payload }: PayloadAction<SectionId>): StartLayout =>
      withHidden(layout, payload),
    sectionShown: (layout, { payload }: PayloadAction<SectionId>): StartLayout =>
      withShown(layout, payload),
  },
  selectors: {
    selectLayout: (layout) => layout,
  },
})

export const { sectionMoved, sectionHidden, sectionShown } = startLayoutSlice.actions
export const { selectLayout } = startLayoutSlice.selectors
