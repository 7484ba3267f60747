// The place on the tab of workflow runs: what its URL says.

import { stringifyEntityRef } from '../entities/entityRef.ts'
import { entityOfPath, entityTabOfPath } from '../paths.ts'
import type { RunsView } from '../preferences/runsView.ts'
import type { RunsList } from './ciRun.ts'
import { ciTab } from './ciTab.ts'

/** Runs on a page; `all` is as many as the host gives at once (RUNS-09, A-08). */
export const pageSizes = [6, 12, 18, 'all'] as const
export type PageSize = (typeof pageSizes)[number]

/** The most that hosts give at once (RUNS-30). */
export const mostAtOnce = 100

/** Every branch, where the default one would be chosen otherwise. */
export const allBranches = '*'

export interface RunsPlace {
  /** `*` for all; empty for the default. */
  readonly branch: string
  readonly workflow: string
  readonly status: string
  readonly actor: string
  /** Part of a workflow's name, commit or branch: cards only. */
  readonly text: string
  /** From 1. */
  readonly page: number
  readonly size: PageSize
}

const filterKeys = ['branch', 'workflow', 'status', 'actor'] as const

function readPage(text: string | null): number {
  const number = Number(text ?? 1)
  return Number.isInteger(number) && number >= 1 && number <= 100_000 ? number : 1
}

export function readRunsPlace(search: string): RunsPlace {
  const query = new URLSearchParams(search)
  const size = query.get('size')
  return {
    branch: query.get('branch') ?? '',
    workflow: query.get('workflow') ?? '',
    status: query.get('status') ?? '',
    actor: query.get('actor') ?? '',
    text: query.get('q') ?? '',
    page: readPage(query.get('page')),
    size: pageSizes.find((one) => String(one) === size) ?? 6,
  }
}

/** The query of a place, with its question mark; empty for the tab itself. */
export function searchOfRuns(place: RunsPlace): string {
  const query = new URLSearchParams()
  for (const key of filterKeys) if (place[key] !== '') query.set(key, place[key])
  if (place.text !== '') query.set('q', place.text)
  if (place.page > 1) query.set('page', String(place.page))
  if (place.size !== 6) query.set('size', String(place.size))
  const search = query.toString()
  return search === '' ? '' : `?${search}`
}

export const isNarrowed = (place: RunsPlace): boolean =>
  place.text !== '' || filterKeys.some((key) => place[key] !== '' && place[key] !== allBranches)

const sizeOf = (size: PageSize): number => (size === 'all' ? mostAtOnce : size)

/** Hosts repeat much in each run: so many are one answer of more than a hundred kilobytes (decision 28). */
const mostOfList = 10

/** Of the latest runs, which the page searches itself, and of _All_. */
const inTens = { size: mostOfList, requests: mostAtOnce / mostOfList }

/** Pages of the host, as many as a page of the table or of cards needs. */
function pagesOf({ page, size, text }: RunsPlace, view: RunsView) {
  if (view === 'cards' && text !== '') return { page: 1, ...inTens }
  return size === 'all'
    ? { page: (page - 1) * inTens.requests + 1, ...inTens }
    : { page, size, requests: 1 }
}

/** Empty for all branches. Cards begin with the default one. */
export function shownBranch({ branch }: RunsPlace, view: RunsView, defaultBranch: string): string {
  const shown = branch === '' && view === 'cards' ? defaultBranch : branch
  return shown === allBranches ? '' : shown
}

/** The request for the runs of a place. Cards have the runs of a branch; searched, they are the latest hundred. */
export function runsListOf(place: RunsPlace, view: RunsView, defaultBranch: string): RunsList {
  const branch = shownBranch(place, view, defaultBranch)
  const { workflow, status, actor } = place
  return {
    ...(branch !== '' && { branch }),
    ...(workflow !== '' && { workflow }),
    ...(status !== '' && { status }),
    ...(actor !== '' && { actor }),
    ...pagesOf(place, view),
  }
}

/** The part of a searched list that a page of cards shows. */
export function pageOf<Item>(items: readonly Item[], { page, size }: RunsPlace): readonly Item[] {
  const most = sizeOf(size)
  return items.slice((page - 1) * most, page * most)
}

export const pageCount = (total: number, size: PageSize): number =>
  Math.max(1, Math.ceil(total / sizeOf(size)))

/** Numbers of the runs on a page, from 1; both 0 without runs. */
export function rangeOf(
  { page, size }: RunsPlace,
  total: number,
): { readonly from: number; readonly until: number } {
  const most = sizeOf(size)
  return { from: Math.min(total, (page - 1) * most + 1), until: Math.min(total, page * most) }
}

const runForm = /^\/catalog\/[^/]+\/[^/]+\/[^/]+\/ci-cd\/([\w.-]+)\/?$/

/** The id of the run in a path; undefined on the list and elsewhere. */
export const runOfPath = (pathname: string): string | undefined => runForm.exec(pathname)?.[1]

/** An earlier attempt, and the job whose log is open. */
export interface RunPlace {
  readonly attempt: number | undefined
  readonly job: string | null
}

export function readRunPlace(search: string): RunPlace {
  const query = new URLSearchParams(search)
  const attempt = Number(query.get('attempt'))
  return {
    attempt: Number.isInteger(attempt) && attempt > 0 ? attempt : undefined,
    job: query.get('job'),
  }
}

export function searchOfRun({ attempt, job }: RunPlace): string {
  const query = new URLSearchParams()
  if (attempt !== undefined) query.set('attempt', String(attempt))
  if (job !== null) query.set('job', job)
  const search = query.toString()
  return search === '' ? '' : `?${search}`
}

/** What of a place's URL decides which requests are sent. */
export interface CiTarget {
  /** As `stringifyEntityRef` gives it. */
  readonly entityRef: string
  readonly shows:
    | { readonly page: 'overview' }
    | { readonly page: 'runs'; readonly place: RunsPlace; readonly view: RunsView }
    | { readonly page: 'run'; readonly runId: string; readonly attempt?: number }
}

/** Another text, or another page of what it finds, asks the host for nothing. */
const askedPlace = (place: RunsPlace): RunsPlace =>
  place.text === '' ? place : { ...place, text: '*', page: 1 }

/** Undefined where no runs are shown. */
export function ciTargetOf(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  view: RunsView,
): CiTarget | undefined {
  const ref = entityOfPath(pathname)
  const tab = entityTabOfPath(pathname)
  if (!ref || (tab !== '' && tab !== ciTab)) return undefined
  const entityRef = stringifyEntityRef(ref)
  if (tab === '') return { entityRef, shows: { page: 'overview' } }
  const runId = runOfPath(pathname)
  if (runId === undefined)
    return { entityRef, shows: { page: 'runs', place: askedPlace(readRunsPlace(search)), view } }
  const { attempt } = readRunPlace(search)
  return { entityRef, shows: { page: 'run', runId, ...(attempt !== undefined && { attempt }) } }
}

/** Runs of a branch's card: the latest one. */
export const lastBuildQuery = (branch: string): RunsList => ({
  branch,
  page: 1,
  size: 1,
  requests: 1,
})

/** RUNS-31 */
export const recentQuery: RunsList = { page: 1, size: 5, requests: 1 }
