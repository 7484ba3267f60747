// The sidebar of a wide screen: pinned open, or opening under the pointer (spec 2 §4).

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type SidebarState =
  | { readonly status: 'pinned' }
  | { readonly status: 'closed' }
  /** The pointer is on it; it opens unless the pointer moves on. */
  | { readonly status: 'hoverPending' }
  | { readonly status: 'open' }

const from = (state: SidebarState, ...statuses: readonly SidebarState['status'][]) =>
  statuses.includes(state.status)

export const sidebarSlice = createSlice({
  name: 'sidebar',
  initialState: (): SidebarState => ({ status: 'pinned' }),
  reducers: {
    pinned: (): SidebarState => ({ status: 'pinned' }),
    /** Stays open under whoever unpinned it, until they leave. */
    unpinned: (state): SidebarState => (from(state, 'pinned') ? { status: 'open' } : state),
    /** From storage, at the start or out of another tab, or from the server: whether it is pinned. */
    pinRemembered: (state, { payload }: PayloadAction<boolean>): SidebarState => {
      if (payload === from(state, 'pinned')) return state
      return { status: payload ? 'pinned' : 'closed' }
    },
    pointerEntered: (state): SidebarState =>
      from(state, 'closed') ? { status: 'hoverPending' } : state,
    openDelayPassed: (state): SidebarState =>
      from(state, 'hoverPending') ? { status: 'open' } : state,
    /** The keyboard does not hover: what has the focus must be readable at once. */
    focusEntered: (state): SidebarState =>
      from(state, 'closed', 'hoverPending') ? { status: 'open' } : state,
    left: (state): SidebarState =>
      from(state, 'open', 'hoverPending') ? { status: 'closed' } : state,
  },
  selectors: {
    selectSidebar: (state) => state,
    selectIsPinned: (state) => state.status === 'pinned',
  },
})

export const {
  pinned,
  unpinned,
  pinRemembered,
  pointerEntered,
  openDelayPassed,
  focusEntered,
  left,
} = sidebarSlice.actions
export const { selectSidebar, selectIsPinned } = sidebarSlice.selectors
