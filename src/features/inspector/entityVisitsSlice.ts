// The changes of the entity on screen since the user's earlier visits.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import type { EntityVisit } from '../../model/inspector/entityVisits.ts'
import { entityOfPath } from '../../model/paths.ts'
import { signedOut } from '../session/sessionSlice.ts'
import { navigated } from '../shell/locationSlice.ts'

interface Seen {
  readonly entityRef: string
  /** When the shown version arrived, in milliseconds since epoch. */
  readonly at: number
  /** Looks at a changed entity, newest first. */
  readonly visits: readonly EntityVisit[]
}

export type EntityVisitsState =
  | { readonly status: 'away' }
  /** Visits from `begunAt` on are news to the user. */
  | (Seen & { readonly status: 'shown'; readonly begunAt: number })

const away: EntityVisitsState = { status: 'away' }
const none: readonly EntityVisit[] = []

export const entityVisitsSlice = createSlice({
  name: 'entityVisits',
  initialState: (): EntityVisitsState => away,
  reducers: {
    /** `wasSeen`: this version was on screen before. */
    entitySeen: (
      state,
      { payload: { wasSeen, ...seen } }: PayloadAction<Seen & { readonly wasSeen: boolean }>,
    ): EntityVisitsState => {
      const isSame = state.status === 'shown' && state.entityRef === seen.entityRef
      const begunAt = isSame ? state.begunAt : seen.at + (wasSeen ? 1 : 0)
      return { status: 'shown', ...seen, begunAt }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigated, (state, { payload: { pathname } }): EntityVisitsState => {
        if (state.status === 'away') return state
        const ref = entityOfPath(pathname)
        return ref && stringifyEntityRef(ref) === state.entityRef ? state : away
      })
      .addCase(signedOut, (state): EntityVisitsState => (state.status === 'away' ? state : away))
  },
  selectors: {
    selectEntityVisits: (state) => state,
    selectVisits: (state, entityRef: string) =>
      state.status === 'shown' && state.entityRef === entityRef ? state.visits : none,
    /** How many of the visits are news. */
    selectNewVisits: (state, entityRef: string) =>
      state.status === 'shown' && state.entityRef === entityRef
        ? state.visits.filter(({ at }) => at >= state.begunAt).length
        : 0,
  },
})

export const { entitySeen } = entityVisitsSlice.actions
export const { selectEntityVisits, selectVisits, selectNewVisits } = entityVisitsSlice.selectors

export type EntityVisitsRoot = Parameters<typeof selectVisits>[0]
