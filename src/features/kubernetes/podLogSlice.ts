// The logs that are open over the list: of a container, of all containers of a pod, or of all pods of a workload.

import { createSlice, isDraft, original, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import {
  allHeld,
  goingOn,
  isHolding,
  newSources,
  nothingHeld,
  releaseHeld,
  sourceId,
  type LogCursor,
  type LogSource,
  type LogTarget,
  type PodLogState,
  type SourceState,
} from '../../model/kubernetes/pods/podLog.ts'
import type { LogEntry } from '../../model/logs/logEntry.ts'

const closed: PodLogState = { status: 'closed' }
type Open = Extract<PodLogState, { readonly status: 'open' }>

/** Works on the state itself: a draft of many lines would be slow. */
const plain =
  <Payload>(next: (state: PodLogState, payload: Payload) => PodLogState) =>
  (state: PodLogState, { payload }: PayloadAction<Payload>): PodLogState =>
    next(isDraft(state) ? (original<unknown>(state) as PodLogState) : state, payload)

/** Changes one source of an open log; ignores events of a source that has ended. */
function changed(
  state: PodLogState,
  id: string,
  change: (source: SourceState, state: Open) => SourceState,
): PodLogState {
  const source = state.status === 'open' ? state.sources[id] : undefined
  if (state.status !== 'open' || !source) return state
  if (source.status === 'ended' || source.status === 'refused') return state
  return { ...state, sources: { ...state.sources, [id]: change(source, state) } }
}

/** Shows all held lines if no more than one source can send further lines. */
function unheld(state: PodLogState): PodLogState {
  if (state.status !== 'open' || !isHolding(state.held) || goingOn(state.sources) > 1) return state
  return { ...state, held: nothingHeld, batches: [...state.batches, allHeld(state.held)] }
}

const bare = ({ pod, container, cursor }: SourceState) => ({ pod, container, cursor })

interface OfSource {
  /** As `sourceId` gives it. */
  readonly source: string
}

export const podLogSlice = createSlice({
  name: 'podLog',
  initialState: (): PodLogState => closed,
  reducers: {
    logOpened: plain<{ readonly target: LogTarget }>((_state, { target }) => ({
      status: 'loading',
      target,
    })),
    logLeft: plain<undefined>((state) => (state.status === 'closed' ? state : closed)),
    /** The logs up to now, by time. */
    logLoaded: plain<{
      readonly sources: readonly SourceState[]
      readonly entries: readonly LogEntry[]
    }>((state, { sources, entries }) =>
      state.status === 'loading'
        ? {
            status: 'open',
            target: state.target,
            sources: Object.fromEntries(sources.map((source) => [sourceId(source), source])),
            batches: entries.length > 0 ? [entries] : [],
            held: nothingHeld,
          }
        : state,
    ),
    /** Pods that have started since, or are about to. */
    sourcesFound: plain<{ readonly sources: readonly LogSource[] }>((state, { sources }) =>
      state.status === 'open'
        ? { ...state, sources: { ...state.sources, ...newSources(sources) } }
        : state,
    ),
    linesReceived: plain<
      OfSource & { readonly entries: readonly LogEntry[]; readonly cursor: LogCursor | null }
    >((state, { source: id, entries, cursor }) => {
      const next = changed(state, id, (source) => ({
        ...bare(source),
        cursor,
        status: 'following',
      }))
      if (next === state || next.status !== 'open') return next
      const { batches, held } = next
      return goingOn(next.sources) > 1
        ? { ...next, held: { ...held, newer: [...held.newer, entries] } }
        : { ...next, batches: [...batches, entries] }
    }),
    /** Lines of several sources have waited for each other. */
    linesReleased: plain<undefined>((state) => {
      if (state.status !== 'open' || !isHolding(state.held)) return state
      const { entries, held } = releaseHeld(state.held)
      return {
        ...state,
        held,
        batches: entries.length > 0 ? [...state.batches, entries] : state.batches,
      }
    }),
    sourceCut: plain<OfSource & { readonly failure: Failure }>((state, { source: id, failure }) =>
      changed(state, id, (source) => ({
        ...bare(source),
        status: 'waiting',
        attempt: source.status === 'waiting' ? source.attempt + 1 : 1,
        failure,
      })),
    ),
    sourceEnded: plain<OfSource>((state, { source: id }) =>
      unheld(changed(state, id, (source) => ({ ...bare(source), status: 'ended' }))),
    ),
    sourceRefused: plain<OfSource & { readonly failure: Failure }>(
      (state, { source: id, failure }) =>
        unheld(changed(state, id, (source) => ({ ...bare(source), status: 'refused', failure }))),
    ),
  },
  selectors: {
    selectPodLog: (state) => state,
    /** The pod or workload whose log is loading; undefined otherwise. */
    selectLoadedTarget: (state) => (state.status === 'loading' ? state.target : undefined),
  },
})

export const {
  logOpened,
  logLeft,
  logLoaded,
  sourcesFound,
  linesReceived,
  linesReleased,
  sourceCut,
  sourceEnded,
  sourceRefused,
} = podLogSlice.actions
export const { selectPodLog, selectLoadedTarget } = podLogSlice.selectors
