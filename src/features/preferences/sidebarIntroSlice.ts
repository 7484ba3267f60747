// Whether the hint about the sidebar was dismissed (spec 2 §9).

import { keptSlice, readBoolean } from './keptSlice.ts'

export const sidebarIntroSlice = keptSlice({
  name: 'sidebarIntro',
  initialState: (): boolean => false,
  /** Chosen by the product. */
  kept: { place: { key: 'portico.sidebarIntroDismissed' }, format: 'json', isPersonal: false },
  read: readBoolean,
  remembered: 'introRemembered',
  reducers: {
    introDismissed: () => true,
  },
  selectors: {
    selectIsIntroDismissed: (isDismissed) => isDismissed,
  },
})

export const { introDismissed } = sidebarIntroSlice.actions
export const { selectIsIntroDismissed } = sidebarIntroSlice.selectors
