// Whether somebody who is signed in is still there (SHELL-63). When they were last active is shared by all tabs of
// the browser, in its storage; how it ends is the session's `signedOut`.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../sessionSlice.ts'

export type InactivityState =
  /** Nobody is signed in, or the configuration does not ask for it. */
  | { readonly status: 'off' }
  | { readonly status: 'active' }
  | { readonly status: 'prompting'; readonly secondsLeft: number }

export const inactivitySlice = createSlice({
  name: 'inactivity',
  initialState: (): InactivityState => ({ status: 'off' }),
  reducers: {
    watchBegan: (state): InactivityState => (state.status === 'off' ? { status: 'active' } : state),
    promptOpened: (state, { payload }: PayloadAction<number>): InactivityState =>
      state.status === 'active' ? { status: 'prompting', secondsLeft: payload } : state,
    countedDown: (state, { payload }: PayloadAction<number>): InactivityState =>
      state.status === 'prompting' ? { status: 'prompting', secondsLeft: payload } : state,
    /** Here, by whoever reads the prompt. */
    answered: (state): InactivityState =>
      state.status === 'prompting' ? { status: 'active' } : state,
    /** In another tab, or after an absence that ends no session. */
    activitySeen: (state): InactivityState =>
      state.status === 'prompting' ? { status: 'active' } : state,
  },
  extraReducers: (builder) => {
    const end = (state: InactivityState): InactivityState =>
      state.status === 'off' ? state : { status: 'off' }
    builder.addCase(signedOut, end)
  },
  selectors: {
    selectInactivity: (state) => state,
  },
})

export const { watchBegan, promptOpened, countedDown, answered, activitySeen } =
  inactivitySlice.actions
export const { selectInactivity } = inactivitySlice.selectors
