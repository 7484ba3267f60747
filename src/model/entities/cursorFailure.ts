import type { Failure } from '../failure.ts'

/** An expired cursor gets a failure of its own, because the list must then be read from the start. */
export const cursorFailure = (failure: Failure): Failure =>
  failure.status === 400 && /^Malformed (?:after )?cursor/.test(failure.message)
    ? { ...failure, kind: 'staleCursor' }
    : failure
