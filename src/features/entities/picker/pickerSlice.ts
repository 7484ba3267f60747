// The picker that is open: at most one, for its list is open while its field has the focus.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { navigated } from '../../shell/locationSlice.ts'

export type PickerState =
  | { readonly status: 'closed' }
  | {
      readonly status: 'open'
      /** Names the picker on its page. */
      readonly picker: string
      /** Path of that page. */
      readonly page: string
      readonly text: string
      /** What the server is asked for: the text, once typing pauses. */
      readonly searched: string
      /** Id of the option that the keys have come to. */
      readonly active: string | null
    }

const closed: PickerState = { status: 'closed' }

interface Opened {
  readonly picker: string
  readonly page: string
}

export const pickerSlice = createSlice({
  name: 'picker',
  initialState: (): PickerState => closed,
  reducers: {
    pickerOpened: (state, { payload }: PayloadAction<Opened>): PickerState =>
      state.status === 'open' && state.picker === payload.picker
        ? state
        : { status: 'open', ...payload, text: '', searched: '', active: null },
    /** By the picker of that name; another one may be open by then. */
    pickerClosed: (state, { payload }: PayloadAction<string>): PickerState =>
      state.status === 'open' && state.picker === payload ? closed : state,
    textTyped: (state, { payload }: PayloadAction<string>): PickerState =>
      state.status === 'open' ? { ...state, text: payload, active: null } : state,
    typingPaused: (state): PickerState =>
      state.status === 'open' && state.searched !== state.text
        ? { ...state, searched: state.text }
        : state,
    optionReached: (state, { payload }: PayloadAction<string>): PickerState =>
      state.status === 'open' ? { ...state, active: payload } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(navigated, (state, { payload }) =>
      state.status === 'open' && state.page !== payload.pathname ? closed : state,
    )
  },
  selectors: {
    selectPicker: (state) => state,
  },
})

export const { pickerOpened, pickerClosed, textTyped, typingPaused, optionReached } =
  pickerSlice.actions
export const { selectPicker } = pickerSlice.selectors
