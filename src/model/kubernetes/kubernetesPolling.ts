// Keeping the objects of an entity up to date (spec 3 §4).

import type { Failure } from '../failure.ts'
import { isSame } from '../json.ts'
import type { ClusterCounts } from './clusters/clusterCounts.ts'
import type { ObjectFilter } from './sections.ts'

/** Pods that a part of a large answer has before others. */
export type ObjectsWanted = Pick<ObjectFilter, 'text' | 'namespace'>

/** What the page shows. */
export interface ObjectsTarget {
  /** As `stringifyEntityRef` gives it. */
  readonly entityRef: string
  readonly wanted: ObjectsWanted
}

/** The common answer is late, so each cluster is asked by itself. */
interface LateRound {
  /** When the round began; milliseconds since 1970. */
  readonly since: number
  /** Names of clusters that have not answered. */
  readonly waiting: readonly string[]
}

interface Asking {
  readonly late?: LateRound
}

interface Loading extends ObjectsTarget, Asking {
  readonly status: 'loading'
  /** Known before the objects of a large answer are. */
  readonly counts?: readonly ClusterCounts[]
}

interface Shown extends ObjectsTarget {
  /** When the clusters last answered; milliseconds since 1970. */
  readonly at: number
  /** Answers in a row without a change. */
  readonly quiet: number
  /** The page has only a part of the pods: these before others. Missing if it has all. */
  readonly partOf?: ObjectsWanted
}

interface Failing extends ObjectsTarget {
  /** Null if there was no answer yet. */
  readonly at: number | null
  /** Failures in a row. */
  readonly attempt: number
  readonly failure: Failure
}

export type KubernetesPollingState =
  | { readonly status: 'idle' }
  | Loading
  | (Shown & { readonly status: 'shown' })
  | (Shown & Asking & { readonly status: 'refreshing' })
  | (Failing & { readonly status: 'failing' })
  | (Failing & Asking & { readonly status: 'retrying' })

type AskingState = Extract<
  KubernetesPollingState,
  { readonly status: 'loading' | 'refreshing' | 'retrying' }
>

/** A request is under way. */
export const isAsking = (state: KubernetesPollingState): state is AskingState =>
  state.status === 'loading' || state.status === 'refreshing' || state.status === 'retrying'

export const lateOf = (state: KubernetesPollingState): LateRound | undefined =>
  'late' in state ? state.late : undefined

/** When the objects on the page were read; null if that is not known. */
export const readAtOf = (state: KubernetesPollingState): number | null =>
  'at' in state ? state.at : null

/** While nothing changes, pauses grow up to so many intervals. */
const mostQuiet = 3
const mostFailing = 12

/** Milliseconds without a key after which a filter is taken for complete. */
const restAfter = 500

/** Milliseconds after so many failures in a row. */
export const failingPause = (attempt: number, interval: number): number =>
  interval * Math.min(2 ** (attempt - 1), mostFailing)

/** Milliseconds until the next request; null if none is due. `interval` is the pause after a change. */
export function pauseOf(state: KubernetesPollingState, interval: number): number | null {
  if (state.status === 'shown' && state.partOf && !isSame(state.partOf, state.wanted))
    return restAfter
  if (state.status === 'shown') return interval * Math.min(1 + state.quiet / 2, mostQuiet)
  if (state.status === 'failing') return failingPause(state.attempt, interval)
  return null
}
