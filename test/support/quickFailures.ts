// Leaves out texts of failures that nobody reads, which took a fifth of the time of a journey.

import { configure, getConfig } from '@testing-library/react'
import * as react from 'react'

const isWaiting = (): boolean =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

/** The stack of an error begins with the message that it had at first. */
function completeStack(thrown: unknown): void {
  if (!(thrown instanceof Error) || thrown.stack?.includes(thrown.message) !== false) return
  const frames = thrown.stack.slice(thrown.stack.search(/\n {4}at /))
  thrown.stack = `${thrown.name}: ${thrown.message}${frames}`
}

// While a query waits, it fails again and again; only its last failure, at the time limit, gets the text of the page.
configure((usual) => ({
  getElementError: (message, container) => {
    if (!isWaiting()) return usual.getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
  asyncWrapper: async (callback) => {
    try {
      return (await usual.asyncWrapper(callback)) as never
    } catch (thrown) {
      completeStack(thrown)
      throw thrown
    }
  },
}))

// For its warnings, React takes a stack trace for each element that is created, until there are ten thousand in a second.
const internals = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
})
