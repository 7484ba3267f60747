// What needs attention of what the user and their groups own, or of a group, system or domain, source by source. Each is
// asked again while the start page is shown.

import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { HeldTarget } from '../../model/entities/heldTarget.ts'
import type { Failure } from '../../model/failure.ts'
import {
  attentionAge,
  withRound,
  worstFirst,
  type AttentionRound,
  type DeclaredSource,
  type KnownAttention,
  type SourceState,
  type SourceStates,
} from '../../model/plugins/attention.ts'
import { signedOut } from '../session/sessionSlice.ts'

interface Sources extends HeldTarget {
  readonly declared: readonly DeclaredSource[]
  /** By id. */
  readonly sources: SourceStates
}

export type AttentionState =
  | (Sources & { readonly status: 'closed' })
  /** Shown since then; milliseconds since 1970. */
  | (Sources & { readonly status: 'open'; readonly at: number })

export type AttentionOpening = Pick<Sources, 'declared' | 'of'> & { readonly at: number }

const closed: AttentionState = { status: 'closed', of: null, declared: [], sources: {} }

const asking = (known: KnownAttention | null, attempt = 0): SourceState => ({
  status: 'asking',
  known,
  attempt,
})

/** Asks again, whatever is known. */
const askedAgain = (state: SourceState): SourceState => {
  if (state.status === 'asking') return state
  return asking(state.known, state.status === 'failing' ? state.attempt : 0)
}

function withSource(
  state: AttentionState,
  id: string,
  change: (source: SourceState) => SourceState,
): AttentionState {
  const before = state.sources[id]
  if (state.status === 'closed' || !before) return state
  const after = change(before)
  return after === before ? state : { ...state, sources: { ...state.sources, [id]: after } }
}

export const attentionSlice = createSlice({
  name: 'attention',
  initialState: (): AttentionState => closed,
  reducers: {
    /** The page is shown: what was found of the same a moment ago is not asked for again. */
    attentionOpened: (
      before,
      { payload: { of, declared, at } }: PayloadAction<AttentionOpening>,
    ): AttentionState => {
      const stateOf = (id: string): SourceState => {
        const known = before.of === of ? (before.sources[id]?.known ?? null) : null
        const isFresh = known?.isWhole === true && at - known.at < attentionAge
        return isFresh ? { status: 'known', known } : asking(known)
      }
      const states = declared.map(({ id }) => [id, stateOf(id)] as const)
      return { status: 'open', of, at, declared, sources: Object.fromEntries(states) }
    },
    attentionLeft: ({ of, declared, sources }): AttentionState => ({
      status: 'closed',
      of,
      declared,
      sources,
    }),
    /** The pause is over. */
    sourceDue: (state, { payload }: PayloadAction<{ readonly source: string }>): AttentionState =>
      withSource(state, payload.source, askedAgain),
    /** Of one source, or of all. */
    attentionRequested: (
      state,
      { payload: { source } }: PayloadAction<{ readonly source?: string }>,
    ): AttentionState =>
      source === undefined
        ? Object.keys(state.sources).reduce<AttentionState>(
            (all, id) => withSource(all, id, askedAgain),
            state,
          )
        : withSource(state, source, askedAgain),
    sourceAnswered: (
      state,
      { payload }: PayloadAction<{ readonly source: string; readonly round: AttentionRound }>,
    ): AttentionState =>
      withSource(state, payload.source, ({ known }) => ({
        status: 'known',
        known: withRound(known, payload.round),
      })),
    sourceFailed: (
      state,
      { payload }: PayloadAction<{ readonly source: string; readonly failure: Failure }>,
    ): AttentionState =>
      withSource(state, payload.source, (before) => ({
        status: 'failing',
        known: before.known,
        failure: payload.failure,
        attempt: before.status === 'known' ? 1 : before.attempt + 1,
      })),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => closed)
  },
  selectors: {
    selectAttention: (state) => state,
    /** Everything that is known, in its order: sorted once for the section and all tiles. */
    selectItems: createSelector([({ sources }: AttentionState) => sources], worstFirst),
  },
})

export const {
  attentionOpened,
  attentionLeft,
  sourceDue,
  attentionRequested,
  sourceAnswered,
  sourceFailed,
} = attentionSlice.actions
export const { selectAttention, selectItems } = attentionSlice.selectors
