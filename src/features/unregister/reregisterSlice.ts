// Undo of unregistering: registers locations again, one after the other.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../session/sessionSlice.ts'

export interface Unregistered {
  /** Display name of the unregistered entity. */
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

/** `type:target` of the location. */
export const keyOfUnregistered = ({ location: { type, target } }: Unregistered): string =>
  `${type}:${target}`

function next(state: ReregisterState, key: string): ReregisterState {
  if (state.status === 'idle' || keyOfUnregistered(state.item) !== key) return state
  const [item, ...waiting] = state.waiting
  return item ? { status: 'registering', item, waiting } : { status: 'idle' }
}

export const reregisterSlice = createSlice({
  name: 'reregister',
  initialState: (): ReregisterState => ({ status: 'idle' }),
  reducers: {
    /** A pending undo is not requested twice. */
    undoRequested: (state, { payload }: PayloadAction<Unregistered>): ReregisterState => {
      if (state.status === 'idle') return { status: 'registering', item: payload, waiting: [] }
      const isUnderWay = [state.item, ...state.waiting].some(
        (one) => keyOfUnregistered(one) === keyOfUnregistered(payload),
      )
      return isUnderWay ? state : { ...state, waiting: [...state.waiting, payload] }
    },
    /** By the location's key; ignored unless it is the current one. */
    registeredAgain: (state, { payload }: PayloadAction<string>): ReregisterState =>
      next(state, payload),
    registrationFailed: (state, { payload }: PayloadAction<string>): ReregisterState =>
      next(state, payload),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, (state): ReregisterState =>
      state.status === 'idle' ? state : { status: 'idle' },
    )
  },
  selectors: {
    selectReregister: (state) => state,
  },
})

export const { undoRequested, registeredAgain, registrationFailed } = reregisterSlice.actions
export const { selectReregister } = reregisterSlice.selectors
