// Endpoints of CI hosts (spec 2 §7). Each is a call that the host describes, sent with the user's login.

import { createAction } from '@reduxjs/toolkit'
import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query/react'
import { ciAccessRef, type OnProgress } from '../../model/ci/ciAccess.ts'
import {
  ciHostsRef,
  type CiCall,
  type CiHost,
  type CiPlace,
  type RunAction,
} from '../../model/ci/ciHost.ts'
import {
  withPage,
  type CiAnnotation,
  type CiArtifact,
  type CiJob,
  type CiRun,
  type CiWorkflow,
  type RunPage,
  type RunsList,
} from '../../model/ci/ciRun.ts'
import type { JobNeeds } from '../../model/ci/jobGraph.ts'
import { FailureError, toFailure, type Failure } from '../../model/failure.ts'
import { WrongShapeError } from '../../model/wrongShape.ts'
import { backendApi, portalOf } from '../backend/backendApi.ts'

interface AtPlace {
  readonly place: CiPlace
}

interface OfRuns extends AtPlace {
  readonly query: RunsList
  /** Number of the request, from 0. */
  readonly part: number
}

interface OfRun extends AtPlace {
  readonly runId: string
  /** The latest if missing. */
  readonly attempt?: number
}

interface OfJob extends AtPlace {
  readonly jobId: string
}

interface OfJobs extends AtPlace {
  readonly jobIds: readonly string[]
}

export interface JobAnnotation extends CiAnnotation {
  readonly jobId: string
}

type Result<Data> = Promise<QueryReturnValue<Data, Failure, object>>

async function hostOf({ host }: CiPlace, api: BaseQueryApi): Promise<CiHost> {
  const entry = portalOf(api)
    .get(ciHostsRef)
    .find(({ id }) => id === host)
  if (!entry) throw new Error(`There is no CI host ${host}`)
  return entry.load()
}

async function send<Data>(
  host: CiHost,
  place: CiPlace,
  call: CiCall<Data>,
  api: BaseQueryApi,
  onProgress?: OnProgress,
): Promise<Data> {
  const reply = await portalOf(api).get(ciAccessRef).send(place, call, api.signal, onProgress)
  const request = { method: call.method ?? 'GET', url: call.url }
  if (!reply.ok) throw new FailureError(host.failureOf(reply, request))
  try {
    return call.decode(reply)
  } catch (thrown) {
    if (!(thrown instanceof WrongShapeError)) throw thrown
    const { name, message } = thrown
    throw new FailureError({ kind: 'wrongShape', name, message, request })
  }
}

type Send = <Data>(call: CiCall<Data>, onProgress?: OnProgress) => Promise<Data>

/** So many bytes of a log have come. */
export const jobLogProgressed = createAction<{
  readonly jobId: string
  readonly received: number
  /** Null if it is not known. */
  readonly total: number | null
}>('jobLog/progressed')

/** One or several calls of the host; anything thrown becomes the failure of the endpoint. */
const asked =
  <Query extends AtPlace, Data>(
    work: (query: Query, host: CiHost, send: Send, api: BaseQueryApi) => Promise<Data>,
  ) =>
  async (query: Query, api: BaseQueryApi): Result<Data> => {
    try {
      const host = await hostOf(query.place, api)
      const ask: Send = (call, onProgress) => send(host, query.place, call, api, onProgress)
      return { data: await work(query, host, ask, api) }
    } catch (thrown) {
      return { error: toFailure(thrown) }
    }
  }

/** Pages of 100, for a run with a matrix: no more than this. */
const mostJobPages = 10

async function allJobs({ place, runId, attempt }: OfRun, host: CiHost, ask: Send) {
  let all: readonly CiJob[] = []
  for (let page = 1; page <= mostJobPages; page += 1) {
    const { jobs, hasMore } = await ask(host.jobs(place, runId, attempt, page))
    all = [...all, ...jobs]
    if (!hasMore) break
  }
  return all
}

/** Pages until one is empty (RUNS-28). */
async function allBranches({ place }: AtPlace, host: CiHost, ask: Send) {
  let all: readonly string[] = []
  for (let page = 1; ; page += 1) {
    const names = await ask(host.branches(place, page))
    if (names.length === 0) return all
    all = [...all, ...names]
  }
}

async function annotationsOf({ place, jobIds }: OfJobs, host: CiHost, ask: Send) {
  const lists = await Promise.all(
    jobIds.map(async (jobId) => {
      const annotations = await ask(host.annotations(place, jobId))
      return annotations.map((annotation): JobAnnotation => ({ ...annotation, jobId }))
    }),
  )
  return lists.flat()
}

/** Seconds for which what rarely changes is kept. */
const longLived = 3_600

export const ciApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** RUNS-26 */
    runs: build.query<readonly RunPage[], OfRuns>({
      queryFn: asked(async ({ place, query, part }, host, ask) => [
        await ask(host.runs(place, { ...query, page: query.page + part })),
      ]),
      // NB: an infinite query would do, but its refetch leaves an undefined in the log, which does not replay.
      serializeQueryArgs: ({ queryArgs: { place, query } }) => ({ place, query }),
      merge: (pages, [page], { arg: { query, part } }) =>
        page ? withPage(query, pages, part, page) : pages,
    }),
    /** RUNS-27 */
    run: build.query<CiRun, OfRun>({
      queryFn: asked(({ place, runId, attempt }, host, ask) =>
        ask(host.run(place, runId, attempt)),
      ),
    }),
    jobs: build.query<readonly CiJob[], OfRun>({ queryFn: asked(allJobs) }),
    jobLog: build.query<string, OfJob>({
      queryFn: asked(({ place, jobId }, host, ask, { dispatch }) =>
        ask(host.log(place, jobId), (received, total) => {
          dispatch(jobLogProgressed({ jobId, received, total }))
        }),
      ),
      keepUnusedDataFor: 0,
    }),
    annotations: build.query<readonly JobAnnotation[], OfJobs>({ queryFn: asked(annotationsOf) }),
    artifacts: build.query<readonly CiArtifact[], OfRun>({
      queryFn: asked(({ place, runId }, host, ask) => ask(host.artifacts(place, runId))),
    }),
    workflows: build.query<readonly CiWorkflow[], AtPlace>({
      queryFn: asked(({ place }, host, ask) => ask(host.workflows(place))),
      keepUnusedDataFor: longLived,
    }),
    branches: build.query<readonly string[], AtPlace>({ queryFn: asked(allBranches) }),
    /** RUNS-29 */
    defaultBranch: build.query<string, AtPlace>({
      queryFn: asked(({ place }, host, ask) => ask(host.defaultBranch(place))),
      keepUnusedDataFor: longLived,
    }),
    jobNeeds: build.query<JobNeeds, AtPlace & { readonly run: CiRun }>({
      queryFn: asked(async ({ place, run }, host, ask) => {
        const file = host.workflowFile(place, run)
        return file ? host.readNeeds(await ask(file)) : []
      }),
      serializeQueryArgs: ({ queryArgs: { place, run }, endpointName }) =>
        `${endpointName}(${place.url} ${run.file ?? ''} ${run.commit?.id ?? ''})`,
      keepUnusedDataFor: longLived,
    }),
    actOnRun: build.mutation<null, OfRun & { readonly action: RunAction; readonly jobId?: string }>(
      {
        queryFn: asked(({ place, runId, action, jobId }, host, ask) =>
          ask(jobId === undefined ? host.act(place, runId, action) : host.rerunJob(place, jobId)),
        ),
      },
    ),
  }),
})

export const {
  useJobLogQuery,
  useAnnotationsQuery,
  useArtifactsQuery,
  useWorkflowsQuery,
  useBranchesQuery,
  useDefaultBranchQuery,
  useJobNeedsQuery,
} = ciApi
