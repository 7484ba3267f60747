// Taking an unregistration back: locations that are registered again, one after the other.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface Unregistered {
  /** What the location brought, for people. */
  readonly name: string
  readonly location: { readonly type: string; readonly target: string }
}

export type ReregisterState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'registering'
      readonly item: Unregistered
      readonly waiting: readonly Unregistered[]
    }

function next(state: ReregisterState): ReregisterState {
  if (state.status === 'idle') return state
  const [item, ...waiting] = state.waiting
  return item ? { status: 'registering', item, waiting } : { status: 'idle' }
}

export const reregisterSlice = createSlice({
  name: 'reregister',
  initialState: (): ReregisterState => ({ status: 'idle' }),
  reducers: {
    /** What is under way already is not asked for twice. */
    undoRequested: (state, { payload }: PayloadAction<Unregistered>): ReregisterState => {
      if (state.status === 'idle') return { status: 'registering', item: payload, waiting: [] }
      const isUnderWay = [state.item, ...state.waiting].some(
        ({ location }) => location.target === payload.location.target,
      )
      return isUnderWay ? state : { ...state, waiting: [...state.waiting, payload] }
    },
    registeredAgain: (state): ReregisterState => next(state),
    registrationFailed: (state): ReregisterState => next(state),
  },
  selectors: {
    selectReregister: (state) => state,
  },
})

export const { undoRequested, registeredAgain, registrationFailed } = reregisterSlice.actions
export const { selectReregister } = reregisterSlice.selectors
