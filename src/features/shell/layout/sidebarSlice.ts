// The sidebar of wide screens: pinned, or opening on hover (spec 2 §4).

import { sidebarPlace } from '../../../model/preferences/places.ts'
import { partlyKeptSlice, readBoolean } from '../../preferences/keptSlice.ts'

export type SidebarState =
  | { readonly status: 'pinned' }
  | { readonly status: 'closed' }
  /** The pointer is on it; it opens unless the pointer leaves. */
  | { readonly status: 'hoverPending' }
  | { readonly status: 'open' }

const from = (state: SidebarState, ...statuses: readonly SidebarState['status'][]) =>
  statuses.includes(state.status)

export const sidebarSlice = partlyKeptSlice({
  name: 'sidebar',
  initialState: (): SidebarState => ({ status: 'pinned' }),
  kept: { place: sidebarPlace, format: 'json', isPersonal: true },
  read: readBoolean,
  valueIn: (state) => from(state, 'pinned'),
  withValue: (state, isPinned): SidebarState => {
    if (isPinned === from(state, 'pinned')) return state
    return { status: isPinned ? 'pinned' : 'closed' }
  },
  remembered: 'pinRemembered',
  changes: ['pinned', 'unpinned'],
  reducers: {
    pinned: (): SidebarState => ({ status: 'pinned' }),
    /** Stays open until the pointer leaves. */
    unpinned: (state): SidebarState => (from(state, 'pinned') ? { status: 'open' } : state),
    pointerEntered: (state): SidebarState =>
      from(state, 'closed') ? { status: 'hoverPending' } : state,
    openDelayPassed: (state): SidebarState =>
      from(state, 'hoverPending') ? { status: 'open' } : state,
    /** The keyboard cannot hover, so focus opens it at once. */
    focusEntered: (state): SidebarState =>
      from(state, 'closed', 'hoverPending') ? { status: 'open' } : state,
    left: (state): SidebarState =>
      from(state, 'open', 'hoverPending') ? { status: 'closed' } : state,
  },
  selectors: {
    selectSidebar: (state) => state,
  },
})

export const { pinned, unpinned, pointerEntered, openDelayPassed, focusEntered, left } =
  sidebarSlice.actions
export const { selectSidebar } = sidebarSlice.selectors
