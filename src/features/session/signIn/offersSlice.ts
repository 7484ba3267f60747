// The ways to sign in to a portal without a configured sign-in page: as guest, or with the backend's providers.

import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { guestMethod } from '../../../model/session/person.ts'
import type { OfferedProvider } from '../../../model/session/signInPage.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'

export type OffersState =
  | { readonly status: 'guestAlone' }
  | { readonly status: 'found'; readonly providers: readonly string[] }

export const offersSlice = createSlice({
  name: 'offers',
  initialState: (): OffersState => ({ status: 'guestAlone' }),
  reducers: {
    /** Ids of the backend's providers; the backend lets no guest in. */
    providersFound: (_state, { payload }: PayloadAction<readonly string[]>): OffersState => ({
      status: 'found',
      providers: payload,
    }),
  },
  selectors: {
    selectIds: createSelector(
      (state: OffersState) => state,
      (state): readonly OfferedProvider[] =>
        (state.status === 'found' ? state.providers : [guestMethod]).map((id) => ({
          id,
          isProxied: false,
        })),
    ),
  },
})

export const { providersFound } = offersSlice.actions

type Root = Parameters<typeof selectConfig>[0] &
  Parameters<typeof offersSlice.selectors.selectIds>[0]

/** The providers on the sign-in page, in order. */
export const selectOffered = (state: Root): readonly OfferedProvider[] =>
  selectConfig(state)?.signInPage?.providers ?? offersSlice.selectors.selectIds(state)
