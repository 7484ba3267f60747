// How the user reads documentation (DOCS-02, DOCS-03, DOCS-11, DOCS-12).

import type { PayloadAction } from '@reduxjs/toolkit'
import {
  defaultReading,
  docsReadingPlace,
  readReading,
  withTab,
  type DocsReading,
  type TextSize,
} from '../../model/docs/docsReading.ts'
import { keptSlice } from '../preferences/keptSlice.ts'

export const docsReadingSlice = keptSlice({
  name: 'docsReading',
  initialState: (): DocsReading => defaultReading,
  kept: { place: docsReadingPlace, format: 'json', isPersonal: false },
  read: readReading,
  remembered: 'readingRemembered',
  reducers: {
    textSizeChosen: (before, { payload }: PayloadAction<TextSize>): DocsReading => ({
      ...before,
      textSize: payload,
    }),
    navigationExpanded: (before, { payload }: PayloadAction<boolean>): DocsReading => ({
      ...before,
      isExpanded: payload,
    }),
    linkedTabChosen: (before, { payload }: PayloadAction<string>): DocsReading => {
      const tabs = withTab(before.tabs, payload)
      return tabs === before.tabs ? before : { ...before, tabs }
    },
  },
  selectors: {
    selectReading: (reading) => reading,
  },
})

export const { textSizeChosen, navigationExpanded, linkedTabChosen } = docsReadingSlice.actions
export const { selectReading } = docsReadingSlice.selectors
