// Changes of the entity on screen by the last refresh: keeps the previous version until its page is left.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { entityOfPath } from '../../model/paths.ts'
import { signedOut } from '../session/sessionSlice.ts'
import { navigated } from '../shell/locationSlice.ts'

export type EntityChangesState =
  | { readonly status: 'unchanged' }
  /** `before` is the previously shown version. */
  | { readonly status: 'changed'; readonly entityRef: string; readonly before: Entity }

const unchanged: EntityChangesState = { status: 'unchanged' }

export const entityChangesSlice = createSlice({
  name: 'entityChanges',
  initialState: (): EntityChangesState => unchanged,
  reducers: {
    entityChanged: (
      _state,
      { payload }: PayloadAction<{ readonly entityRef: string; readonly before: Entity }>,
    ): EntityChangesState => ({ status: 'changed', ...payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigated, (state, { payload: { pathname } }): EntityChangesState => {
        if (state.status === 'unchanged') return state
        const ref = entityOfPath(pathname)
        return ref && stringifyEntityRef(ref) === state.entityRef ? state : unchanged
      })
      .addCase(signedOut, (state): EntityChangesState =>
        state.status === 'unchanged' ? state : unchanged,
      )
  },
  selectors: {
    /** Null if nothing has changed while the page was open. */
    selectBefore: (state, entityRef: string) =>
      state.status === 'changed' && state.entityRef === entityRef ? state.before : null,
  },
})

export const { entityChanged } = entityChangesSlice.actions
export const { selectBefore } = entityChangesSlice.selectors

export type EntityChangesRoot = Parameters<typeof selectBefore>[0]
