// Whether the backend has been asked for the sessions of the providers that the settings page lists. The sessions themselves
// are in `providersSlice`.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import { refreshed, refreshRefused } from '../session/login/providersSlice.ts'
import { isUserChange } from '../session/sessionSlice.ts'
import { navigated } from '../shell/locationSlice.ts'

/** @internal Exported for tests. */
export type ProviderCheck =
  { readonly status: 'known' } | { readonly status: 'failed'; readonly failure: Failure }

/** By provider; missing before the answer. */
export type ProviderChecks = Readonly<Record<string, ProviderCheck>>

interface Of {
  readonly providerId: string
}

const none: ProviderChecks = {}

const answered = (states: ProviderChecks, { payload: { providerId } }: PayloadAction<Of>) => ({
  ...states,
  [providerId]: { status: 'known' } as const,
})

export const providerChecksSlice = createSlice({
  name: 'providerChecks',
  initialState: (): ProviderChecks => none,
  reducers: {
    /** Without a session. */
    checkAnswered: (states, action: PayloadAction<Of>): ProviderChecks => answered(states, action),
    checkFailed: (
      states,
      { payload: { providerId, failure } }: PayloadAction<Of & { readonly failure: Failure }>,
    ): ProviderChecks => ({ ...states, [providerId]: { status: 'failed', failure } }),
  },
  extraReducers: (builder) => {
    builder
      // A refresh for another reason answers the check, too.
      .addCase(refreshed, answered)
      .addCase(refreshRefused, answered)
      // Failed checks are repeated at the next visit of the page.
      .addCase(navigated, (states): ProviderChecks => {
        const known = Object.entries(states).filter(([, { status }]) => status === 'known')
        return known.length === Object.keys(states).length ? states : Object.fromEntries(known)
      })
      .addMatcher(isUserChange, (states): ProviderChecks =>
        Object.keys(states).length === 0 ? states : none,
      )
  },
  selectors: {
    selectProviderChecks: (states) => states,
  },
})

export const { checkAnswered, checkFailed } = providerChecksSlice.actions
export const { selectProviderChecks } = providerChecksSlice.selectors
