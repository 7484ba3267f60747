// The explanation of a denied permission, while it is open.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PermissionCheck } from '../../model/entities/permissions/permission.ts'

export type DenialState =
  { readonly status: 'closed' } | { readonly status: 'open'; readonly check: PermissionCheck }

export const denialSlice = createSlice({
  name: 'permissions',
  initialState: (): DenialState => ({ status: 'closed' }),
  reducers: {
    asked: (_state, { payload: check }: PayloadAction<PermissionCheck>): DenialState => ({
      status: 'open',
      check,
    }),
    dismissed: (state): DenialState => (state.status === 'closed' ? state : { status: 'closed' }),
  },
  selectors: { selectDenial: (state) => state },
})

export type DenialRoot = Parameters<typeof denialSlice.selectors.selectDenial>[0]

export const { dismissed } = denialSlice.actions
/** @internal Exported for tests: the portal dispatches it by its type, because this slice comes with a lazy chunk. */
export const { asked } = denialSlice.actions
export const { selectDenial } = denialSlice.selectors
