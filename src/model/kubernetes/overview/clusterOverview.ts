// The page of clusters: what is known of the entities that it shows.

import type { HeldTarget } from '../../entities/heldTarget.ts'
import type { Failure } from '../../failure.ts'
import type { Cluster } from '../clusters/clusters.ts'
import type { ClusterTrouble } from '../clusters/clusterTroubles.ts'
import { severities } from '../errors/detectedError.ts'
import { failingPause } from '../kubernetesPolling.ts'
import type { ClusterHealth, TroubledWorkload } from './entityHealth.ts'
import { joinedSquares, type OwnedSquares } from './joinedSquares.ts'

export interface WatchedEntity {
  /** As `stringifyEntityRef` gives it. */
  readonly entityRef: string
  readonly title: string
}

export type EntityAnswer =
  | {
      readonly status: 'answered'
      /** Milliseconds since 1970. */
      readonly at: number
      readonly clusters: readonly ClusterHealth[]
    }
  | { readonly status: 'failed'; readonly failure: Failure }

interface Known extends HeldTarget {
  /** Entities that are asked about at most. */
  readonly most: number
  /** Null until the catalog has answered. */
  readonly entities: readonly WatchedEntity[] | null
  /** All that may run in a cluster. */
  readonly total: number
  /** By entity ref. */
  readonly answers: Readonly<Record<string, EntityAnswer>>
  /** When the last round ended; milliseconds since 1970; null before. */
  readonly at: number | null
}

interface Failing extends Known {
  /** Failures in a row. */
  readonly attempt: number
  readonly failure: Failure
}

export type ClusterOverviewState =
  | { readonly status: 'idle' }
  | (Known & { readonly status: 'loading' | 'shown' | 'refreshing' })
  | (Failing & { readonly status: 'failing' | 'retrying' })

export type OpenOverview = Exclude<ClusterOverviewState, { readonly status: 'idle' }>

/** A round is under way. */
export const isRoundOn = ({ status }: ClusterOverviewState): boolean =>
  status === 'loading' || status === 'refreshing' || status === 'retrying'

/** As long as the longest pause of an entity's tab, because it is many entities. */
const calmPause = 3

/** Milliseconds until the next round; null if none is due. `interval` is that of an entity's tab. */
export function overviewPause(state: ClusterOverviewState, interval: number): number | null {
  if (state.status === 'shown')
    return Object.keys(state.answers).length === 0 ? null : interval * calmPause
  return state.status === 'failing' ? failingPause(state.attempt, interval) : null
}

/** A workload with an error, and the entity that it is part of. */
export interface WorkloadRow {
  readonly entity: WatchedEntity
  readonly cluster: ClusterHealth['cluster']
  readonly workload: TroubledWorkload
}

/** What is known of a cluster from all entities together. */
export interface ClusterTile extends Pick<
  ClusterHealth,
  'cluster' | 'pods' | 'podsWithErrors' | 'hasObjects'
> {
  readonly squares: OwnedSquares
  /** Each cause once, however many entities met it. */
  readonly troubles: readonly ClusterTrouble[]
}

const answeredOf = (state: OpenOverview) =>
  (state.entities ?? []).flatMap((entity) => {
    const answer = state.answers[entity.entityRef]
    return answer?.status === 'answered'
      ? answer.clusters.map((health) => ({ entity, health }))
      : []
  })

/** An autoscaler at its maximum works as it was told to. */
export const isOnlyWarning = ({ severity }: Pick<TroubledWorkload, 'severity'>): boolean =>
  severity === severities.autoscaler || severity < severities.pod

/** Errors first, the worst before others; those as bad by what fails in most objects, then by name. */
export const workloadRows = (state: OpenOverview): readonly WorkloadRow[] =>
  answeredOf(state)
    .flatMap(({ entity, health: { cluster, workloads } }) =>
      workloads.map((workload) => ({ entity, cluster, workload })),
    )
    .sort(
      ({ workload: one }, { workload: other }) =>
        Number(isOnlyWarning(one)) - Number(isOnlyWarning(other)) ||
        other.severity - one.severity ||
        other.objects - one.objects ||
        one.name.localeCompare(other.name),
    )

/** Workloads with errors that have no row. */
export const unlistedWorkloads = (state: OpenOverview): number =>
  answeredOf(state).reduce((sum, { health }) => sum + health.more, 0)

function joined(all: readonly ClusterTrouble[]): readonly ClusterTrouble[] {
  const unique = (texts: readonly string[]) => [...new Set(texts)].sort()
  return [...Map.groupBy(all, ({ cause }) => cause)].map(([cause, same]) => ({
    cause,
    kinds: unique(same.flatMap(({ kinds }) => kinds)),
    lines: unique(same.flatMap(({ lines }) => lines)),
  }))
}

/** A tile for each cluster that the backend knows or that has answered; those with errors first. */
export function clusterTiles(
  state: OpenOverview,
  known: readonly Cluster[],
): readonly ClusterTile[] {
  const answers = answeredOf(state)
  const names = [...known, ...answers.map(({ health }) => health.cluster)].map(({ name }) => name)
  return [...new Set(names)]
    .map((name): ClusterTile => {
      const own = answers.filter(({ health }) => health.cluster.name === name)
      const parts = own.map(({ health }) => health)
      const sum = (key: 'pods' | 'podsWithErrors') =>
        parts.reduce((before, part) => before + part[key], 0)
      const cluster = known.find((one) => one.name === name) ?? parts[0]?.cluster ?? { name }
      return {
        cluster: { name, ...(cluster.title !== undefined && { title: cluster.title }) },
        pods: sum('pods'),
        podsWithErrors: sum('podsWithErrors'),
        hasObjects: parts.some(({ hasObjects }) => hasObjects),
        squares: joinedSquares(
          own.map(({ entity: { entityRef }, health: { squares } }) => ({ entityRef, squares })),
        ),
        troubles: joined(parts.flatMap(({ troubles }) => troubles)),
      }
    })
    .sort(
      (one, other) =>
        other.podsWithErrors - one.podsWithErrors || other.troubles.length - one.troubles.length,
    )
}

/** Entities whose objects could not be asked for, by the reason. */
export function unasked(
  state: OpenOverview,
): readonly { readonly message: string; readonly titles: readonly string[] }[] {
  const failed = (state.entities ?? []).flatMap(({ entityRef, title }) => {
    const answer = state.answers[entityRef]
    return answer?.status === 'failed' ? [{ title, message: answer.failure.message }] : []
  })
  return [...Map.groupBy(failed, ({ message }) => message)].map(([message, all]) => ({
    message,
    titles: all.map(({ title }) => title),
  }))
}
