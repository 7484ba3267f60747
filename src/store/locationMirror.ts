// The router owns the URL; the store mirrors it with one action per navigation. After time travel, the router follows
// the store.

import type { Store } from '@reduxjs/toolkit'
import {
  hrefOf,
  navigated,
  selectLocation,
  type LocationRoot,
  type LocationState,
  type PageLocation,
} from '../features/shell/locationSlice.ts'
import type { PortalRouter, RouterState } from './portalRouter.ts'

const ways: Readonly<Record<RouterState['historyAction'], LocationState['by']>> = {
  POP: 'pop',
  PUSH: 'push',
  REPLACE: 'replace',
}

/** Paths in the store are below the router's base path. Returns a function to disconnect. */
export function connectLocation(store: Store<LocationRoot>, router: PortalRouter): () => void {
  const locationOf = ({ location }: RouterState): PageLocation => ({
    pathname: location.pathname.slice(router.base.length) || '/',
    search: location.search,
    hash: location.hash,
  })
  // The last location that store and router had in common.
  let agreed = ''
  const mirror = (state: RouterState) => {
    // The first address counts at once, another when its page can be drawn.
    if (state.isLoading && state.isReady) return
    const location = locationOf(state)
    agreed = hrefOf(location)
    if (agreed === hrefOf(selectLocation(store.getState()))) return
    store.dispatch(navigated({ ...location, by: ways[state.historyAction] }))
  }
  const follow = () => {
    const wanted = hrefOf(selectLocation(store.getState()))
    // Only time travel makes them differ; before the first navigation the store has no location.
    if (wanted === agreed || wanted === '') return
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
