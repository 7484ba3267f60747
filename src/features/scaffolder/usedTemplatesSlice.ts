// The templates that were used in this browser, newest first.

import { createSelector, type PayloadAction } from '@reduxjs/toolkit'
import {
  mostUsed,
  readUsedTemplates,
  type UsedTemplates,
} from '../../model/scaffolder/usedTemplates.ts'
import { keptSlice } from '../preferences/keptSlice.ts'

export const usedTemplatesSlice = keptSlice({
  name: 'usedTemplates',
  initialState: (): UsedTemplates => [],
  kept: { place: { key: 'portico.usedTemplates' }, format: 'json', isPersonal: false },
  read: readUsedTemplates,
  remembered: 'usedTemplatesRemembered',
  reducers: {
    templateUsed: (used, { payload }: PayloadAction<UsedTemplates[number]>) =>
      [payload, ...used.filter(({ ref }) => ref !== payload.ref)].slice(0, mostUsed),
  },
  selectors: {
    /** Milliseconds since epoch, by ref. */
    selectLastUses: createSelector(
      (used: UsedTemplates) => used,
      (used): ReadonlyMap<string, number> => new Map(used.map(({ ref, at }) => [ref, at])),
    ),
  },
})

export const { templateUsed } = usedTemplatesSlice.actions
export const { selectLastUses } = usedTemplatesSlice.selectors
