// The hint on how the sidebar works: offered until someone has read it (spec 2 §9).

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type SidebarIntroState = { readonly status: 'offered' } | { readonly status: 'dismissed' }

export const sidebarIntroSlice = createSlice({
  name: 'sidebarIntro',
  initialState: (): SidebarIntroState => ({ status: 'offered' }),
  reducers: {
    /** From storage, at the start or out of another tab: whether it was dismissed. */
    introRemembered: (_state, { payload }: PayloadAction<boolean>): SidebarIntroState => ({
      status: payload ? 'dismissed' : 'offered',
    }),
    introDismissed: (): SidebarIntroState => ({ status: 'dismissed' }),
  },
  selectors: {
    selectIsIntroDismissed: ({ status }) => status === 'dismissed',
  },
})

export const { introRemembered, introDismissed } = sidebarIntroSlice.actions
export const { selectIsIntroDismissed } = sidebarIntroSlice.selectors
