// Saved views of the catalog index, by name.

import type { PayloadAction } from '@reduxjs/toolkit'
import {
  readSavedViews,
  viewNameProblem,
  type SavedViews,
} from '../../model/preferences/savedViews.ts'
import { keptSlice } from './keptSlice.ts'

interface Saved {
  readonly name: string
  /** The `location.search` of the index. */
  readonly search: string
}
interface Renamed {
  readonly from: string
  readonly to: string
}

const without = (views: SavedViews, name: string): SavedViews =>
  Object.fromEntries(Object.entries(views).filter(([other]) => other !== name))

/** Undefined for an invalid or taken name. */
const withView = (views: SavedViews, name: string, search: string): SavedViews | undefined =>
  viewNameProblem(name, Object.keys(views)) === undefined
    ? Object.fromEntries([...Object.entries(views), [name.trim(), search]])
    : undefined

export const savedViewsSlice = keptSlice({
  name: 'savedViews',
  initialState: (): SavedViews => ({}),
  kept: { place: { key: 'portico.catalogViews' }, format: 'json', isPersonal: true },
  read: readSavedViews,
  remembered: 'viewsRemembered',
  reducers: {
    viewSaved: (views, { payload: { name, search } }: PayloadAction<Saved>) =>
      withView(views, name, search) ?? views,
    viewRenamed: (views, { payload: { from, to } }: PayloadAction<Renamed>) => {
      const search = Object.entries(views).find(([name]) => name === from)?.[1]
      if (search === undefined) return views
      return withView(without(views, from), to, search) ?? views
    },
    viewRemoved: (views, { payload }: PayloadAction<string>) =>
      Object.hasOwn(views, payload) ? without(views, payload) : views,
  },
  selectors: {
    selectSavedViews: (views) => views,
  },
})

export const { viewSaved, viewRenamed, viewRemoved } = savedViewsSlice.actions
export const { selectSavedViews } = savedViewsSlice.selectors
