// Reloads the page for a newer build, on navigation to another page.

import type { Store } from '@reduxjs/toolkit'
import {
  reloadRequested,
  selectIsReloadDue,
  type ReleaseRoot,
} from '../features/shell/releaseSlice.ts'

/** Loads the page at a path from the host's root, and returns true, if a reload is due. */
export type ReloadIfDue = (path: string) => boolean

const pageOf = (path: string): string => path.replace(/[?#].*/, '')

/** `where` returns the path of the current page. */
export const createReloadIfDue =
  (store: Store<ReleaseRoot>, where: () => string): ReloadIfDue =>
  (path) => {
    if (pageOf(path) === pageOf(where()) || !selectIsReloadDue(store.getState())) return false
    store.dispatch(reloadRequested({ to: path }))
    return true
  }
