// Keeping the objects of an entity up to date (spec 3 §4).

import type { Failure } from '../failure.ts'

interface OfEntity {
  /** As `stringifyEntityRef` gives it. */
  readonly entityRef: string
}

interface Shown extends OfEntity {
  /** When the clusters last answered; milliseconds since 1970. */
  readonly at: number
  /** Answers in a row without a change. */
  readonly quiet: number
}

interface Failing extends OfEntity {
  /** Null if there was no answer yet. */
  readonly at: number | null
  /** Failures in a row. */
  readonly attempt: number
  readonly failure: Failure
}

export type KubernetesPollingState =
  | { readonly status: 'idle' }
  | (OfEntity & { readonly status: 'loading' })
  | (Shown & { readonly status: 'shown' | 'refreshing' })
  | (Failing & { readonly status: 'failing' | 'retrying' })

/** Milliseconds from one answer to the next request (K8S-22). */
const interval = 10_000
/** While nothing changes, requests become rarer up to this. */
const longestQuiet = 30_000
const longestPause = 120_000

/** Milliseconds until the next request; null if none is due. */
export function pauseOf(state: KubernetesPollingState): number | null {
  if (state.status === 'shown') return Math.min(interval * (1 + state.quiet / 2), longestQuiet)
  if (state.status === 'failing') return Math.min(interval * 2 ** (state.attempt - 1), longestPause)
  return null
}
