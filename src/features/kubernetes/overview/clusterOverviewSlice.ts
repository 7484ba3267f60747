// What runs in all clusters, of what the user and their groups own, or of a group, system or domain.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { HeldTarget } from '../../../model/entities/heldTarget.ts'
import type { Failure } from '../../../model/failure.ts'
import {
  isRoundOn,
  type ClusterOverviewState,
  type EntityAnswer,
  type OpenOverview,
  type WatchedEntity,
} from '../../../model/kubernetes/overview/clusterOverview.ts'
import { entitiesAtOnce } from '../../../model/plugins/attention.ts'
import { refreshRequested } from '../kubernetesPollingSlice.ts'

const idle: ClusterOverviewState = { status: 'idle' }

const nothing = { entities: null, total: 0, answers: {}, at: null } as const

/** A round begins, unless one is under way. */
function asking(state: ClusterOverviewState): ClusterOverviewState {
  if (state.status === 'shown') return { ...state, status: 'refreshing' }
  return state.status === 'failing' ? { ...state, status: 'retrying' } : state
}

const known = ({ of, most, entities, total, answers, at }: OpenOverview) => ({
  ...{ of, most, entities, total, answers, at },
})

interface Found {
  readonly entities: readonly WatchedEntity[]
  readonly total: number
}

interface Answered {
  readonly entityRef: string
  readonly answer: EntityAnswer
}

export const clusterOverviewSlice = createSlice({
  name: 'clusterOverview',
  initialState: (): ClusterOverviewState => idle,
  reducers: {
    overviewOpened: (
      state,
      { payload: { of } }: PayloadAction<HeldTarget>,
    ): ClusterOverviewState =>
      state.status === 'idle' || state.of !== of
        ? { status: 'loading', of, most: entitiesAtOnce, ...nothing }
        : state,
    overviewLeft: (state): ClusterOverviewState => (state.status === 'idle' ? state : idle),
    /** The catalog has named the entities; what is known of others is of no use. */
    entitiesFound: (state, { payload }: PayloadAction<Found>): ClusterOverviewState => {
      if (state.status === 'idle' || !isRoundOn(state)) return state
      const { entities, total } = payload
      const answers = Object.fromEntries(
        entities.flatMap(({ entityRef }) => {
          const answer = state.answers[entityRef]
          return answer ? [[entityRef, answer] as const] : []
        }),
      )
      return { ...state, entities, total, answers }
    },
    /** The clusters have answered about one entity, or could not be asked. */
    entityAnswered: (state, { payload }: PayloadAction<Answered>): ClusterOverviewState => {
      const { entityRef, answer } = payload
      if (state.status === 'idle' || !isRoundOn(state)) return state
      if (!state.entities?.some((one) => one.entityRef === entityRef)) return state
      return { ...state, answers: { ...state.answers, [entityRef]: answer } }
    },
    roundEnded: (
      state,
      { payload }: PayloadAction<{ readonly at: number }>,
    ): ClusterOverviewState =>
      state.status === 'idle' || !isRoundOn(state)
        ? state
        : { ...known(state), status: 'shown', at: payload.at },
    /** Nothing could be asked. */
    overviewFailed: (
      state,
      { payload: { failure } }: PayloadAction<{ readonly failure: Failure }>,
    ): ClusterOverviewState => {
      if (state.status === 'idle' || !isRoundOn(state)) return state
      const attempt = state.status === 'retrying' ? state.attempt + 1 : 1
      return { ...known(state), status: 'failing', attempt, failure }
    },
    /** The pause is over. */
    overviewDue: asking,
    /** The user wants to know of more entities. */
    moreRequested: (state): ClusterOverviewState =>
      state.status === 'shown' && state.total > state.most
        ? { ...state, status: 'refreshing', most: state.most + entitiesAtOnce }
        : state,
  },
  extraReducers: (builder) => {
    // The same wish as on an entity's tab.
    builder.addCase(refreshRequested, asking)
  },
  selectors: {
    selectOverview: (state) => state,
  },
})

export const {
  overviewOpened,
  overviewLeft,
  entitiesFound,
  entityAnswered,
  roundEnded,
  overviewFailed,
  overviewDue,
  moreRequested,
} = clusterOverviewSlice.actions
export const { selectOverview } = clusterOverviewSlice.selectors
