// The open picker: at most one, because its list closes when its field loses the focus.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { navigated } from '../../shell/locationSlice.ts'

export type PickerState =
  | { readonly status: 'closed' }
  | {
      readonly status: 'open'
      /** Id of the picker on its page. */
      readonly picker: string
      /** Path of the page. */
      readonly page: string
      readonly text: string
      /** The requested text, set once typing pauses. */
      readonly searched: string
      /** Id of the active option. */
      readonly active: string | null
    }

const closed: PickerState = { status: 'closed' }

interface Opened {
  readonly picker: string
  readonly page: string
  /** That was left in the picker. */
  readonly text?: string
}

export const pickerSlice = createSlice({
  name: 'picker',
  initialState: (): PickerState => closed,
  reducers: {
    pickerOpened: (state, { payload }: PayloadAction<Opened>): PickerState =>
      state.status === 'open' && state.picker === payload.picker
        ? state
        : { status: 'open', text: '', ...payload, searched: '', active: null },
    /** Ignored unless it is about the open picker. */
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
