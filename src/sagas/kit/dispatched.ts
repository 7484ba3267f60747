import type { Action } from '@reduxjs/toolkit'
import { put, type SagaGenerator } from 'typed-redux-saga'

/** Dispatches a thunk and returns what it returned. `put` does that too, but is typed for plain events. */
export function* dispatched<Result>(
  thunk: (...dispatchArguments: never[]) => Result,
): SagaGenerator<Result> {
  return (yield* put(thunk as unknown as Action)) as unknown as Result
}
