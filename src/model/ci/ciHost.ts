// A host of workflow runs, such as GitHub: which entities it builds, and how its API is asked. One folder per host.

import type { Entity } from '../entities/entity.ts'
import type { Failure } from '../failure.ts'
import type { Integration } from '../integrations/integration.ts'
import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type {
  CiAnnotation,
  CiArtifact,
  CiJob,
  CiRun,
  CiWorkflow,
  RunPage,
  RunsQuery,
} from './ciRun.ts'
import type { CiStatus } from './ciStatus.ts'
import type { JobNeeds } from './jobGraph.ts'

/** The repository whose runs are shown. */
export interface CiPlace {
  /** Id of the `CiHost`. */
  readonly host: string
  /** Name for people, such as `GitHub`. */
  readonly hostTitle: string
  readonly apiBaseUrl: string
  /** Of the repository's page. */
  readonly url: string
  readonly owner: string
  readonly repo: string
  /** Provider and scopes of the login with which its API is called (RUNS-25). */
  readonly providerId: string
  readonly scopes: readonly string[]
}

/** A host's answer, with the headers that tell why. */
export interface CiReply {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly text: string
  readonly header: (name: string) => string | null
}

/** One request; `decode` throws `WrongShapeError`. */
export interface CiCall<Data> {
  readonly method?: 'POST'
  readonly url: string
  readonly decode: (reply: CiReply) => Data
  /** A file of any length, to whose storage the host redirects. */
  readonly isFile?: true
}

export type RunAction = 'rerun' | 'rerunFailed' | 'cancel'

export interface CiHost {
  readonly id: string
  /** Of entities that it builds, for the page that says how to add it. */
  readonly annotation: string
  /** Undefined without the annotation; `malformed` if its value is none. */
  readonly placeOf: (
    entity: Entity,
    integrations: readonly Integration[],
  ) => CiPlace | 'malformed' | undefined
  /** What its API calls the statuses by which runs are filtered. */
  readonly statusFilters: Partial<Readonly<Record<CiStatus, string>>>
  readonly runs: (place: CiPlace, query: RunsQuery) => CiCall<RunPage>
  /** An earlier attempt, else the latest. */
  readonly run: (place: CiPlace, runId: string, attempt?: number) => CiCall<CiRun>
  /** `hasMore` is true if another page of 100 follows. */
  readonly jobs: (
    place: CiPlace,
    runId: string,
    attempt: number | undefined,
    page: number,
  ) => CiCall<{ readonly jobs: readonly CiJob[]; readonly hasMore: boolean }>
  /** Plain text. */
  readonly log: (place: CiPlace, jobId: string) => CiCall<string>
  readonly annotations: (place: CiPlace, jobId: string) => CiCall<readonly CiAnnotation[]>
  readonly artifacts: (place: CiPlace, runId: string) => CiCall<readonly CiArtifact[]>
  readonly workflows: (place: CiPlace) => CiCall<readonly CiWorkflow[]>
  /** 100 names; empty after the last page (RUNS-28). */
  readonly branches: (place: CiPlace, page: number) => CiCall<readonly string[]>
  readonly defaultBranch: (place: CiPlace) => CiCall<string>
  /** The text of the file that defines a run's jobs; undefined where the run does not name it. */
  readonly workflowFile: (place: CiPlace, run: CiRun) => CiCall<string> | undefined
  /** Which jobs wait for which, from the text of that file. */
  readonly readNeeds: (text: string) => Promise<JobNeeds>
  readonly act: (place: CiPlace, runId: string, action: RunAction) => CiCall<null>
  /** Runs one job again, and those that wait for it. */
  readonly rerunJob: (place: CiPlace, jobId: string) => CiCall<null>
  readonly failureOf: (reply: CiReply, request: NonNullable<Failure['request']>) => Failure
  /** Where a workflow is added. */
  readonly newWorkflowUrl: (place: CiPlace) => string
  /** Of a file at a commit. */
  readonly fileUrl: (place: CiPlace, commit: string, path: string, line?: number) => string
  /** Where members of an organisation sign in. */
  readonly ssoUrl: (place: CiPlace) => string | undefined
}

/** A host before it is loaded. */
export interface CiHostEntry {
  readonly id: string
  readonly load: () => Promise<CiHost>
}

/** The hosts of this portal: the first that builds an entity is asked. A portal may replace the list. */
export const ciHostsRef: ServiceRef<readonly CiHostEntry[]> = { id: 'ci.hosts' }

export const loadHosts = (entries: readonly CiHostEntry[]): Promise<readonly CiHost[]> =>
  Promise.all(entries.map(({ load }) => load()))

/** The place of the first host that builds the entity. */
export function placeOfEntity(
  hosts: readonly CiHost[],
  entity: Entity,
  integrations: readonly Integration[],
): CiPlace | 'malformed' | undefined {
  const places = hosts.flatMap(({ placeOf }) => placeOf(entity, integrations) ?? [])
  return places.find((place) => place !== 'malformed') ?? places[0]
}
