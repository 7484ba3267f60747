// The views of the catalog index that someone has saved: names for searches.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { viewNameProblem, type SavedViews } from '../../model/preferences/savedViews.ts'

interface SavedViewsState {
  readonly views: SavedViews
}

interface Saved {
  readonly name: string
  /** A `location.search` of the index. */
  readonly search: string
}
interface Renamed {
  readonly from: string
  readonly to: string
}

const without = (views: SavedViews, name: string): SavedViews =>
  Object.fromEntries(Object.entries(views).filter(([other]) => other !== name))

/** A name that is no name, or another view's, is not taken. */
const withView = (views: SavedViews, name: string, search: string): SavedViews | undefined =>
  viewNameProblem(name, Object.keys(views)) === undefined
    ? Object.fromEntries([...Object.entries(views), [name.trim(), search]])
    : undefined

export const savedViewsSlice = createSlice({
  name: 'savedViews',
  initialState: (): SavedViewsState => ({ views: {} }),
  reducers: {
    /** From storage, at the start or out of another tab, or from the server. */
    viewsRemembered: (_state, { payload }: PayloadAction<SavedViews>): SavedViewsState => ({
      views: payload,
    }),
    viewSaved: (state, { payload: { name, search } }: PayloadAction<Saved>): SavedViewsState => {
      const views = withView(state.views, name, search)
      return views ? { views } : state
    },
    viewRenamed: (state, { payload: { from, to } }: PayloadAction<Renamed>): SavedViewsState => {
      const search = Object.entries(state.views).find(([name]) => name === from)?.[1]
      if (search === undefined) return state
      const views = withView(without(state.views, from), to, search)
      return views ? { views } : state
    },
    viewRemoved: (state, { payload }: PayloadAction<string>): SavedViewsState =>
      Object.hasOwn(state.views, payload) ? { views: without(state.views, payload) } : state,
  },
  selectors: {
    selectSavedViews: ({ views }) => views,
  },
})

export const { viewsRemembered, viewSaved, viewRenamed, viewRemoved } = savedViewsSlice.actions
export const { selectSavedViews } = savedViewsSlice.selectors
