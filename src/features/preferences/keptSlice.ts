// Makes the slice of a preference, a value that outlives the page. `keptSaga` reads it at the start, writes it on change
// and follows other tabs; plugins may have preferences of their own.

import {
  createAction,
  createSlice,
  type Action,
  type ActionReducerMapBuilder,
  type Reducer,
  type SliceCaseReducers,
  type SliceSelectors,
  type ValidateSliceCaseReducers,
} from '@reduxjs/toolkit'
import type { Json } from '../../model/json.ts'
import type { KeptFormat } from '../../model/preferences/keptText.ts'
import type { Place } from '../../model/preferences/places.ts'

interface KeptWhere {
  readonly place: Place
  readonly format: KeptFormat
  /** Also stored on the server, for the user; else in this browser only. */
  readonly isPersonal: boolean
}

/** The description of a preference for `keptSaga`. */
export interface Kept extends KeptWhere {
  /** The value while nothing is stored. */
  readonly initial: Json
  /** Types of the events with which the user changes it. */
  readonly changes: readonly string[]
  /** The current value in the state of the store. */
  readonly select: (root: object) => Json
  /** The stored value with the event that sets it; undefined for another form. */
  readonly take: (kept: unknown) => { readonly value: Json; readonly event: Action } | undefined
}

interface Read<Value> {
  /** Undefined if the stored value has another form. */
  readonly read: (kept: unknown) => Value | undefined
}

interface Part<State, Value> extends Read<Value> {
  /** The part of the state that is stored. */
  readonly valueIn: (state: State) => Value
  readonly withValue: (state: State, value: Value) => State
}

interface Options<
  Name extends string,
  State,
  Reducers extends SliceCaseReducers<State>,
  Selectors extends SliceSelectors<State>,
> {
  readonly name: Name
  readonly initialState: () => State
  readonly kept: KeptWhere
  /** Name of the event that sets a stored value: at start, from another tab or from the server. */
  readonly remembered: string
  readonly reducers: ValidateSliceCaseReducers<State, Reducers>
  readonly extraReducers?: (builder: ActionReducerMapBuilder<State>) => void
  readonly selectors: Selectors
}

interface Changes<Reducers> {
  /** Names of the reducers that change the value. */
  readonly changes: readonly (string & keyof Reducers)[]
}

/** A slice of which only a part is stored. */
export function partlyKeptSlice<
  Name extends string,
  State,
  Value extends Json,
  Reducers extends SliceCaseReducers<State>,
  Selectors extends SliceSelectors<State>,
>({
  kept,
  remembered: event,
  changes,
  read,
  valueIn,
  withValue,
  ...options
}: Options<Name, State, Reducers, Selectors> & Part<State, Value> & Changes<Reducers>) {
  const slice = createSlice(options)
  const { reducer: reduce } = slice
  const { name, initialState } = options
  const remembered = createAction(`${name}/${event}`, (payload: Value) => ({ payload }))
  const reducer: Reducer<State> = (state, action) =>
    remembered.match(action)
      ? withValue(state ?? initialState(), action.payload)
      : reduce(state, action)
  const hasSlice = (root: object): root is Readonly<Record<Name, State>> => name in root
  const about: Kept = {
    ...kept,
    initial: valueIn(initialState()),
    changes: changes.map((change) => `${name}/${change}`),
    select: (root) => valueIn(hasSlice(root) ? slice.selectSlice(root) : initialState()),
    take: (text) => {
      const value = read(text)
      return value === undefined ? undefined : { value, event: remembered(value) }
    },
  }
  return Object.assign(slice, { reducer, remembered, kept: about })
}

/** A slice whose state is the stored value, and whose events all change it. */
export const keptSlice = <
  Name extends string,
  Value extends Json,
  Reducers extends SliceCaseReducers<Value>,
  Selectors extends SliceSelectors<Value>,
>(
  options: Options<Name, Value, Reducers, Selectors> & Read<Value>,
) =>
  partlyKeptSlice({
    ...options,
    changes: Object.keys(options.reducers),
    valueIn: (value: Value) => value,
    withValue: (_before: Value, value: Value) => value,
  })

export const readBoolean = (kept: unknown): boolean | undefined =>
  typeof kept === 'boolean' ? kept : undefined
