// A link to a form with its values: requested, made and copied, or too long.

import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { formLeft, valuesChanged } from './formsSlice.ts'

export type FormLinkState =
  | { readonly status: 'idle' }
  /** `button` identifies the pressed button, which shows that the link was copied. */
  | { readonly status: 'making'; readonly button: string }
  | { readonly status: 'tooLong'; readonly characters: number }

const idle: FormLinkState = { status: 'idle' }

export const formLinkSlice = createSlice({
  name: 'formLink',
  initialState: (): FormLinkState => idle,
  reducers: {
    linkRequested: (state, { payload: button }: PayloadAction<string>): FormLinkState =>
      state.status === 'making' ? state : { status: 'making', button },
    linkMade: (state): FormLinkState => (state.status === 'making' ? idle : state),
    linkTooLong: (state, { payload: characters }: PayloadAction<number>): FormLinkState =>
      state.status === 'making' ? { status: 'tooLong', characters } : state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(formLeft, valuesChanged), (state): FormLinkState =>
      state.status === 'idle' ? state : idle,
    )
  },
  selectors: {
    selectFormLink: (state) => state,
  },
})

export const { linkRequested, linkMade, linkTooLong } = formLinkSlice.actions
export const { selectFormLink } = formLinkSlice.selectors
