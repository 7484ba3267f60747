// The safe point to leave for a newer build: on the way to another page.

import type { Store } from '@reduxjs/toolkit'
import {
  reloadRequested,
  selectIsReloadDue,
  type ReleaseRoot,
} from '../features/shell/releaseSlice.ts'

/** Leaves for a path from the host's root by loading the page, and says so, where that is due; else does nothing. */
export type LoadAnew = (path: string) => boolean

const pageOf = (path: string): string => path.replace(/[?#].*/, '')

/** `where` is the path of the page that is shown. */
export const createLoadAnew =
  (store: Store<ReleaseRoot>, where: () => string): LoadAnew =>
  (path) => {
    if (pageOf(path) === pageOf(where()) || !selectIsReloadDue(store.getState())) return false
    store.dispatch(reloadRequested({ to: path }))
    return true
  }
