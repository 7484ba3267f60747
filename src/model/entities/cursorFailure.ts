import type { Failure } from '../failure.ts'

/** A cursor that the catalog no longer reads is told apart: what helps is to read the list from its beginning. */
export const cursorFailure = (failure: Failure): Failure =>
  failure.status === 400 && /^Malformed (?:after )?cursor/.test(failure.message)
    ? { ...failure, kind: 'staleCursor' }
    : failure
