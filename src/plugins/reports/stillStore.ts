// A store that shows the states of a recording. Nothing that a page dispatches changes it or leaves it.

import type { Action, Store } from '@reduxjs/toolkit'

type State = Readonly<Record<string, unknown>>

/** What the hooks of the cache ask of a running query. */
const query = {
  isSubscribed: () => true,
  unsubscribe: () => undefined,
  abort: () => undefined,
  refetch: () => query,
  reset: () => undefined,
  updateSubscriptionOptions: () => undefined,
  unwrap: () => new Promise<never>(() => undefined),
}

/** What the hooks of the cache ask of its middleware. */
const subscriptions = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => false,
}

function dispatch(action: unknown): unknown {
  if (typeof action === 'function') return query
  const { type } = action as Action
  return type.endsWith('/internal_getRTKQSubscriptions') ? subscriptions : action
}

export function createStillStore(first: State) {
  let state = first
  const listeners = new Set<() => void>()
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
    replaceReducer: () => undefined,
  }
  return {
    store: store as unknown as Store<State>,
    show: (next: State) => {
      state = next
      listeners.forEach((listener) => {
        listener()
      })
    },
  }
}
