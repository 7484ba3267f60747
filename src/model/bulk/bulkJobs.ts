// One action for many entities: a job for each entity, or for each location that leaves the catalog with its entities.

import type { LocationRecord } from '../entities/locationAnswers.ts'
import type { Failure } from '../failure.ts'

/** Maximum entities of one run. */
export const mostEntities = 200

type BulkWork =
  | { readonly type: 'refresh' }
  /** Removes the location and all entities that it registered. */
  | { readonly type: 'unregister'; readonly location: LocationRecord }
  /** Removes one entity that no location registered. */
  | { readonly type: 'delete'; readonly uid: string }
  /** Nothing can be done: part of the backend's configuration, or not in the catalog. */
  | { readonly type: 'none'; readonly why: 'bootstrap' | 'missing' }

export type JobResult =
  | { readonly status: 'waiting' | 'succeeded' | 'skipped' }
  | { readonly status: 'failed'; readonly failure: Failure }

export interface BulkJob {
  /** Unique in a run: an entity ref, or `type:target` of a location. */
  readonly id: string
  readonly work: BulkWork
  /** Selected entities, as `stringifyEntityRef` gives them; at least one. */
  readonly refs: readonly string[]
  /** Refs of entities that are not selected and leave the catalog with the same location. */
  readonly others: readonly string[]
  /** False if the location has more entities than `others` lists. */
  readonly areAllListed: boolean
  readonly result: JobResult
}

const waiting: JobResult = { status: 'waiting' }

const jobOf = (ref: string, work: BulkWork): BulkJob => ({
  id: ref,
  work,
  refs: [ref],
  others: [],
  areAllListed: true,
  result: work.type === 'none' ? { status: 'skipped' } : waiting,
})

export const refreshJob = (ref: string): BulkJob => jobOf(ref, { type: 'refresh' })

/** Deletes one entity; without a uid it is not in the catalog. */
export const deletionJob = (ref: string, uid: string | undefined): BulkJob =>
  jobOf(ref, uid === undefined ? { type: 'none', why: 'missing' } : { type: 'delete', uid })

export const bootstrapJob = (ref: string): BulkJob => jobOf(ref, { type: 'none', why: 'bootstrap' })

/** `colocated`: refs of all entities of the location, the selected ones included. */
export const locationJob = (
  location: LocationRecord,
  refs: readonly string[],
  colocated: readonly string[],
  areAllListed: boolean,
): BulkJob => ({
  id: `${location.type}:${location.target}`,
  work: { type: 'unregister', location },
  refs,
  others: colocated.filter((ref) => !refs.includes(ref)),
  areAllListed,
  result: waiting,
})

/** The job that is running, or comes next. */
export const nextJob = (jobs: readonly BulkJob[]): BulkJob | undefined =>
  jobs.find(({ result }) => result.status === 'waiting')

/** Number of entities of all jobs. */
export const countEntities = (jobs: readonly BulkJob[]): number =>
  jobs.reduce((sum, { refs, others }) => sum + refs.length + others.length, 0)

export const jobsWith = (
  jobs: readonly BulkJob[],
  status: JobResult['status'],
): readonly BulkJob[] => jobs.filter(({ result }) => result.status === status)
