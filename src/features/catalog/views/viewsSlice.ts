// The menu of saved views and its dialogs: name a new view, rename one, delete one.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { viewRemoved, viewRenamed, viewSaved } from '../../preferences/savedViewsSlice.ts'
import { signedOut } from '../../session/sessionSlice.ts'
import { navigated } from '../../shell/locationSlice.ts'

export type ViewsState =
  | { readonly status: 'closed' }
  | { readonly status: 'listed' }
  | { readonly status: 'naming'; readonly search: string }
  | { readonly status: 'renaming'; readonly view: string }
  | { readonly status: 'removing'; readonly view: string }

const closed: ViewsState = { status: 'closed' }
const listed: ViewsState = { status: 'listed' }
const end = (state: ViewsState): ViewsState => (state.status === 'closed' ? state : closed)
/** Returns to the list of views when a dialog closes. */
const back = (state: ViewsState): ViewsState =>
  state.status === 'closed' || state.status === 'listed' ? state : listed

export const viewsSlice = createSlice({
  name: 'views',
  initialState: (): ViewsState => closed,
  reducers: {
    viewsOpened: (state): ViewsState => (state.status === 'closed' ? listed : state),
    viewsClosed: (state): ViewsState => (state.status === 'listed' ? closed : state),
    savingAsked: (state, { payload }: PayloadAction<string>): ViewsState =>
      state.status === 'listed' ? { status: 'naming', search: payload } : state,
    renamingAsked: (state, { payload }: PayloadAction<string>): ViewsState =>
      state.status === 'listed' ? { status: 'renaming', view: payload } : state,
    removingAsked: (state, { payload }: PayloadAction<string>): ViewsState =>
      state.status === 'listed' ? { status: 'removing', view: payload } : state,
    dialogDismissed: back,
  },
  extraReducers: (builder) => {
    builder
      .addCase(viewSaved, back)
      .addCase(viewRenamed, back)
      .addCase(viewRemoved, back)
      .addCase(navigated, end)
      .addCase(signedOut, end)
  },
  selectors: {
    selectViews: (state) => state,
  },
})

export const {
  viewsOpened,
  viewsClosed,
  savingAsked,
  renamingAsked,
  removingAsked,
  dialogDismissed,
} = viewsSlice.actions
export const { selectViews } = viewsSlice.selectors
