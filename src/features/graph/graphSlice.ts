// The graph page: its roots, the batches loaded level by level, and expanded nodes. The entities
// themselves are in the cache, a batch of refs each.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import type { Expansions } from '../../model/graph/entityGraph.ts'
import { isSameScope, type GraphScope } from '../../model/graph/graphQuery.ts'
import { askAgainDue } from '../recovery/askAgainApi.ts'

interface About {
  readonly scope: GraphScope
  /** Refs of each answered request. */
  readonly batches: readonly (readonly string[])[]
  readonly expansions: Expansions
}

export type GraphState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'loading' } & About)
  | ({ readonly status: 'ready' } & About)
  /** Keeps what was loaded before. */
  | ({ readonly status: 'failed'; readonly failure: Failure } & About)

type StateOf<Status> = Extract<GraphState, { readonly status: Status }>

/** Ignored unless it is about the current graph. */
interface Answer {
  readonly scope: GraphScope
}

const isAwaited = (state: GraphState, { scope }: Answer): state is StateOf<'loading'> =>
  state.status === 'loading' && isSameScope(state.scope, scope)

const aboutOf = ({ scope, batches, expansions }: About): About => ({ scope, batches, expansions })

/** With the same roots, other filters request only missing entities. */
function opened(state: GraphState, scope: GraphScope): GraphState {
  if (state.status === 'idle') return { status: 'loading', scope, batches: [], expansions: {} }
  if (isSameScope(state.scope, scope)) return state
  const isFurther = state.scope.roots.join() === scope.roots.join()
  return {
    status: 'loading',
    scope,
    batches: isFurther ? state.batches : [],
    expansions: isFurther ? state.expansions : {},
  }
}

export const graphSlice = createSlice({
  name: 'graph',
  initialState: (): GraphState => ({ status: 'idle' }),
  reducers: {
    graphOpened: (state, { payload }: PayloadAction<GraphScope>): GraphState =>
      opened(state, payload),
    graphLeft: (state): GraphState => (state.status === 'idle' ? state : { status: 'idle' }),
    /** Refs of the loaded entities. */
    batchLoaded: (
      state,
      { payload }: PayloadAction<Answer & { readonly refs: readonly string[] }>,
    ): GraphState =>
      isAwaited(state, payload) ? { ...state, batches: [...state.batches, payload.refs] } : state,
    graphCompleted: (state, { payload }: PayloadAction<Answer>): GraphState =>
      isAwaited(state, payload) ? { status: 'ready', ...aboutOf(state) } : state,
    loadingFailed: (
      state,
      { payload }: PayloadAction<Answer & { readonly failure: Failure }>,
    ): GraphState =>
      isAwaited(state, payload)
        ? { status: 'failed', ...aboutOf(state), failure: payload.failure }
        : state,
    loadingRetried: (state): GraphState =>
      state.status === 'failed' ? { status: 'loading', ...aboutOf(state) } : state,
    /** The user expanded the node of this ref. */
    nodeExpanded: (state, { payload }: PayloadAction<string>): GraphState => {
      if (state.status === 'idle') return state
      const times = Object.hasOwn(state.expansions, payload) ? state.expansions[payload] : 0
      return {
        status: 'loading',
        ...aboutOf(state),
        expansions: { ...state.expansions, [payload]: (times ?? 0) + 1 },
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(askAgainDue, (state, { payload }): GraphState =>
      state.status === 'failed' && state.failure.again?.endpoint === payload.endpoint
        ? { status: 'loading', ...aboutOf(state) }
        : state,
    )
  },
  selectors: {
    selectGraph: (state) => state,
  },
})

export const {
  graphOpened,
  graphLeft,
  batchLoaded,
  graphCompleted,
  loadingFailed,
  loadingRetried,
  nodeExpanded,
} = graphSlice.actions
export const { selectGraph } = graphSlice.selectors
