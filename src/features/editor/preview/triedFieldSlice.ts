// The YAML of the field that is tried out, once it was changed.

import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { formLeft, formOpened } from '../../scaffolder/form/formsSlice.ts'
import { signedOut } from '../../session/sessionSlice.ts'

export type TriedFieldState =
  /** The YAML is that of the field's guide. */
  | { readonly status: 'example' }
  | { readonly status: 'typed'; readonly name: string; readonly text: string }

interface TypedYaml {
  /** Of the field. */
  readonly name: string
  readonly text: string
}

const example: TriedFieldState = { status: 'example' }

export const triedFieldSlice = createSlice({
  name: 'triedField',
  initialState: (): TriedFieldState => example,
  reducers: {
    yamlTyped: (_state, { payload }: PayloadAction<TypedYaml>): TriedFieldState => ({
      status: 'typed',
      ...payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(formOpened, formLeft, signedOut), (state): TriedFieldState =>
      state.status === 'example' ? state : example,
    )
  },
  selectors: {
    /** Undefined for the example. */
    selectTypedYaml: (state, name: string): string | undefined =>
      state.status === 'typed' && state.name === name ? state.text : undefined,
  },
})

export const { yamlTyped } = triedFieldSlice.actions
export const { selectTypedYaml } = triedFieldSlice.selectors
