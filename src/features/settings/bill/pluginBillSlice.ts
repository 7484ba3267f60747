// What plugins have cost, measured while the settings are open or on request.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { developerPath } from '../../../model/paths.ts'
import type { BillLine } from '../../../model/plugins/pluginBill.ts'
import { navigated } from '../../shell/locationSlice.ts'

export type PluginBillState =
  | { readonly status: 'idle' }
  /** With the lines of the previous time. */
  | { readonly status: 'measuring'; readonly lines: readonly BillLine[] }
  /** `at` is in milliseconds since epoch. */
  | { readonly status: 'measured'; readonly lines: readonly BillLine[]; readonly at: number }

export const pluginBillSlice = createSlice({
  name: 'pluginBill',
  initialState: (): PluginBillState => ({ status: 'idle' }),
  reducers: {
    measureRequested: (state): PluginBillState =>
      state.status === 'measuring'
        ? state
        : { status: 'measuring', lines: state.status === 'measured' ? state.lines : [] },
    measured: (
      state,
      { payload }: PayloadAction<{ readonly lines: readonly BillLine[]; readonly at: number }>,
    ): PluginBillState =>
      state.status === 'measuring' ? { status: 'measured', ...payload } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(navigated, (state, { payload: { pathname } }): PluginBillState =>
      state.status === 'measured' && pathname !== developerPath ? { status: 'idle' } : state,
    )
  },
  selectors: { selectPluginBill: (state) => state },
})

export const { measureRequested, measured } = pluginBillSlice.actions
export const { selectPluginBill } = pluginBillSlice.selectors
