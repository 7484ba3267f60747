// Workflow runs, their jobs and steps, as every host has them (spec 2 §3).

import { isSame } from '../json.ts'

/** Of a commit: not everybody has an account. */
interface CiAuthor {
  readonly name: string
  readonly email?: string
}

export interface CiCommit {
  readonly id: string
  readonly message: string
  readonly author?: CiAuthor
}

/** Who started a run. */
export interface CiActor {
  readonly name: string
  readonly avatarUrl?: string
}

export interface CiWorkflow {
  readonly id: string
  readonly name: string
}

export interface CiRun {
  readonly id: string
  /** Of the workflow. */
  readonly name: string
  /** Of this run, if the host knows more than the commit's message. */
  readonly title?: string
  /** Counts the runs of a workflow. */
  readonly number?: number
  /** From 1. */
  readonly attempt: number
  readonly branch?: string
  readonly commit?: CiCommit
  /** Of the host, such as `push`. */
  readonly event?: string
  readonly actor?: CiActor
  readonly status?: string
  readonly conclusion?: string
  /** ISO 8601. */
  readonly startedAt?: string
  /** ISO 8601; the end of a run that is done. */
  readonly updatedAt?: string
  /** Of its page at the host. */
  readonly url?: string
  readonly apiUrl?: string
  /** Of the branches of the repository that the commit comes from. */
  readonly branchesUrl?: string
  /** Path of the workflow's file in the repository. */
  readonly file?: string
}

export interface CiStep {
  readonly name: string
  readonly status?: string
  readonly conclusion?: string
  readonly number: number
  readonly startedAt?: string
  readonly completedAt?: string
}

export interface CiJob {
  readonly id: string
  readonly name: string
  readonly status?: string
  readonly conclusion?: string
  readonly startedAt?: string
  readonly completedAt?: string
  readonly url?: string
  readonly steps: readonly CiStep[]
}

/** Requests that the host still allows. */
export interface Allowance {
  readonly remaining: number
  /** Milliseconds since 1970. */
  readonly until: number
}

export interface RunPage {
  readonly runs: readonly CiRun[]
  /** Over all pages. */
  readonly total: number
}

export interface CiAnnotation {
  readonly level: 'failure' | 'warning' | 'notice'
  readonly message: string
  readonly title?: string
  readonly path?: string
  /** From 1. */
  readonly line?: number
}

export interface CiArtifact {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly isExpired: boolean
  /** ISO 8601. */
  readonly expiresAt?: string
}

/** Narrows a list of runs. `page` and `size` count from 1. */
export interface RunsQuery {
  readonly branch?: string
  /** Id of a workflow. */
  readonly workflow?: string
  /** A status or a conclusion of the host. */
  readonly status?: string
  readonly actor?: string
  readonly page: number
  readonly size: number
}

/** Runs that are asked for in several pages of the query's size, one after the other. */
export interface RunsList extends RunsQuery {
  readonly requests: number
}

/** How many pages there are so far, if another one belongs to the list. */
export function nextOf(
  { size, requests }: RunsList,
  pages: readonly RunPage[],
): number | undefined {
  const { runs = [], total = 0 } = pages.at(-1) ?? {}
  const { length } = pages
  return length < requests && length * size < total && runs.length > 0 ? length : undefined
}

/** The pages with one of them replaced or added; those that no longer follow are left out. */
export function withPage(
  list: RunsList,
  pages: readonly RunPage[],
  part: number,
  page: RunPage,
): RunPage[] {
  const before = [...pages.slice(0, part), isSame(pages[part], page) ? (pages[part] ?? page) : page]
  return nextOf(list, before) === undefined ? before : [...before, ...pages.slice(part + 1)]
}

/** Pages as one. A run that began meanwhile moves others to the next page, where they are again. */
export const joined = (pages: readonly RunPage[]): RunPage => ({
  runs: [...new Map(pages.flatMap(({ runs }) => runs.map((run) => [run.id, run]))).values()],
  total: pages.at(-1)?.total ?? 0,
})

/** Nothing is left to happen. */
export const isDone = ({ status }: Pick<CiRun, 'status'>): boolean =>
  status === undefined || status === 'completed'
