// The entities that someone has starred (spec 1 §4, §7). A star of an entity that is gone is only a ref.

import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface StarsState {
  /** In lower case, each once. */
  readonly refs: readonly string[]
}

export const starsSlice = createSlice({
  name: 'stars',
  initialState: (): StarsState => ({ refs: [] }),
  reducers: {
    /** From storage, at the start or out of another tab, or from the server. */
    starsRemembered: (_state, { payload }: PayloadAction<readonly string[]>): StarsState => ({
      refs: payload,
    }),
    starred: (state, { payload }: PayloadAction<string>): StarsState =>
      state.refs.includes(payload) ? state : { refs: [...state.refs, payload] },
    unstarred: (state, { payload }: PayloadAction<string>): StarsState =>
      state.refs.includes(payload) ? { refs: state.refs.filter((ref) => ref !== payload) } : state,
    manyStarred: (state, { payload }: PayloadAction<readonly string[]>): StarsState => {
      const refs = [...new Set([...state.refs, ...payload])]
      return refs.length === state.refs.length ? state : { refs }
    },
    manyUnstarred: (state, { payload }: PayloadAction<readonly string[]>): StarsState => {
      const gone = new Set(payload)
      const refs = state.refs.filter((ref) => !gone.has(ref))
      return refs.length === state.refs.length ? state : { refs }
    },
  },
  selectors: {
    selectStars: ({ refs }) => refs,
    /** The same set until the stars change, so that a table needs one look for all of its rows. */
    selectStarSet: createSelector(
      ({ refs }: StarsState) => refs,
      (refs): ReadonlySet<string> => new Set(refs),
    ),
  },
})

export const { starsRemembered, starred, unstarred, manyStarred, manyUnstarred } =
  starsSlice.actions
export const { selectStars, selectStarSet } = starsSlice.selectors
