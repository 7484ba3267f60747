// The router owns the URL; the store mirrors it with one action per navigation. After time travel, the router follows
// the store.

import type { Store } from '@reduxjs/toolkit'
import type { createMemoryRouter } from 'react-router-dom'
import {
  hrefOf,
  navigated,
  selectLocation,
  type LocationRoot,
  type LocationState,
  type PageLocation,
} from '../features/shell/locationSlice.ts'

type Router = ReturnType<typeof createMemoryRouter>

const ways: Readonly<Record<Router['state']['historyAction'], LocationState['by']>> = {
  POP: 'pop',
  PUSH: 'push',
  REPLACE: 'replace',
}

/** Paths in the store are below the router's base path. Returns a function to disconnect. */
export function connectLocation(store: Store<LocationRoot>, router: Router): () => void {
  const base = router.basename === '/' ? '' : (router.basename ?? '')
  const locationOf = ({ location }: Router['state']): PageLocation => ({
    pathname: location.pathname.slice(base.length) || '/',
    search: location.search,
    hash: location.hash,
  })
  // The last location that store and router had in common.
  let agreed: string | null = null
  const mirror = (state: Router['state']) => {
    if (state.navigation.state !== 'idle') return
    const location = locationOf(state)
    agreed = hrefOf(location)
    if (agreed === hrefOf(selectLocation(store.getState()))) return
    store.dispatch(navigated({ ...location, by: ways[state.historyAction] }))
  }
  const follow = () => {
    const wanted = hrefOf(selectLocation(store.getState()))
    // Only time travel makes them differ; before the first navigation the store has no location.
    if (agreed === null || wanted === agreed || wanted === '') return
    agreed = wanted
    void router.navigate(wanted, { replace: true })
  }
  mirror(router.state)
  const disconnectors = [router.subscribe(mirror), store.subscribe(follow)]
  return () => {
    disconnectors.forEach((disconnect) => {
      disconnect()
    })
  }
}
