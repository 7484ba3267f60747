// Forms with unsaved input. While there are any, leaving the page asks first.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type EditingState =
  { readonly status: 'clean' } | { readonly status: 'dirty'; readonly ids: readonly string[] }

interface Edited {
  /** Id of the form or draft. */
  readonly id: string
}

export const editingSlice = createSlice({
  name: 'editing',
  initialState: (): EditingState => ({ status: 'clean' }),
  reducers: {
    editingBegan: (state, { payload: { id } }: PayloadAction<Edited>): EditingState => {
      if (state.status === 'clean') return { status: 'dirty', ids: [id] }
      return state.ids.includes(id) ? state : { status: 'dirty', ids: [...state.ids, id] }
    },
    /** Submitted, discarded, or unchanged again. */
    editingEnded: (state, { payload: { id } }: PayloadAction<Edited>): EditingState => {
      if (state.status === 'clean' || !state.ids.includes(id)) return state
      const ids = state.ids.filter((other) => other !== id)
      return ids.length === 0 ? { status: 'clean' } : { status: 'dirty', ids }
    },
  },
  selectors: {
    selectIsDirty: (state) => state.status === 'dirty',
  },
})

export const { editingBegan, editingEnded } = editingSlice.actions
export const { selectIsDirty } = editingSlice.selectors

export type EditingRoot = Parameters<typeof selectIsDirty>[0]
