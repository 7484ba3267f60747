// GitHub Actions (spec 2 §7): https://docs.github.com/rest/actions.

import { encodePart, encodePath } from '../../encodePath.ts'
import { type Failure, failureOfResponse } from '../../failure.ts'
import { isRecord } from '../../isRecord.ts'
import { parseJson } from '../../json.ts'
import { ciFailureNames } from '../ciFailures.ts'
import type { CiCall, CiHost, CiPlace, CiReply, RunAction } from '../ciHost.ts'
import type { CiRun, RunsQuery } from '../ciRun.ts'
import { mostAtOnce } from '../runsPlace.ts'
import {
  decodeAnnotations,
  decodeArtifacts,
  decodeBranches,
  decodeDefaultBranch,
  decodeFile,
  decodeJobs,
  decodeRun,
  decodeRuns,
  decodeWorkflows,
} from './githubAnswers.ts'
import { githubAnnotation, githubPlace } from './githubPlace.ts'
import { jobNeedsOf } from './workflowFile.ts'

// Why GitHub refuses, from status, headers and message.

function messageOf({ text }: CiReply): string | undefined {
  const json = parseJson(text)
  const message = isRecord(json) ? json['message'] : undefined
  return typeof message === 'string' ? message : undefined
}

const listOf = (header: string | null): readonly string[] =>
  (header ?? '').split(',').flatMap((part) => part.trim() || [])

/** True if no scope of the token is one of those that would do. */
function lacksScope({ header }: CiReply): boolean {
  const accepted = listOf(header('x-accepted-oauth-scopes'))
  const granted = listOf(header('x-oauth-scopes'))
  return (
    header('x-oauth-scopes') !== null &&
    accepted.length > 0 &&
    !accepted.some((scope) => granted.includes(scope))
  )
}

function nameOf(reply: CiReply): string | undefined {
  const { status, header } = reply
  const message = messageOf(reply) ?? ''
  if (status === 410) return ciFailureNames.gone
  if (status !== 403 && status !== 429) return undefined
  const isLimit =
    status === 429 ||
    header('x-ratelimit-remaining') === '0' ||
    header('retry-after') !== null ||
    /rate limit/i.test(message)
  if (isLimit) return ciFailureNames.limit
  if (header('x-github-sso') !== null || message.includes('SAML')) return ciFailureNames.sso
  return lacksScope(reply) ? ciFailureNames.scope : ciFailureNames.forbidden
}

function githubFailure(reply: CiReply, request: NonNullable<Failure['request']>): Failure {
  const { status, statusText, text } = reply
  const failure = failureOfResponse(request, status, statusText, text)
  return {
    ...failure,
    message: messageOf(reply) ?? failure.message,
    name: nameOf(reply) ?? failure.name,
  }
}

const repoUrl = ({ apiBaseUrl, owner, repo }: CiPlace): string =>
  `${apiBaseUrl}/repos/${encodePart(owner)}/${encodePart(repo)}`

const actionsUrl = (place: CiPlace): string => `${repoUrl(place)}/actions`

const runUrl = (place: CiPlace, runId: string): string =>
  `${actionsUrl(place)}/runs/${encodePart(runId)}`

const attemptUrl = (place: CiPlace, runId: string, attempt: number | undefined): string =>
  runUrl(place, runId) + (attempt === undefined ? '' : `/attempts/${String(attempt)}`)

const jobUrl = (place: CiPlace, jobId: string): string =>
  `${actionsUrl(place)}/jobs/${encodePart(jobId)}`

function runsUrl(place: CiPlace, query: RunsQuery): string {
  const { workflow, page, size, branch, status, actor } = query
  const search = new URLSearchParams({
    per_page: String(size),
    page: String(page),
    ...(branch !== undefined && { branch }),
    ...(status !== undefined && { status }),
    ...(actor !== undefined && { actor }),
  })
  const of = workflow === undefined ? '' : `/workflows/${encodePart(workflow)}`
  return `${actionsUrl(place)}${of}/runs?${search.toString()}`
}

const lists = `per_page=${String(mostAtOnce)}`

const actionPaths: Readonly<Record<RunAction, string>> = {
  rerun: 'rerun',
  rerunFailed: 'rerun-failed-jobs',
  cancel: 'cancel',
}

const workflowPath = /^\.github\/workflows\/[^/]+\.ya?ml$/

function workflowFile(place: CiPlace, run: CiRun): CiCall<string> | undefined {
  const { file, commit } = run
  if (file === undefined || !commit || !workflowPath.test(file)) return undefined
  return {
    url: `${repoUrl(place)}/contents/${encodePath(file)}?ref=${encodePart(commit.id)}`,
    decode: decodeFile,
  }
}

export const githubHost: CiHost = {
  id: 'github',
  annotation: githubAnnotation,
  placeOf: githubPlace,
  statusFilters: {
    error: 'failure',
    completed: 'success',
    inProgress: 'in_progress',
    queued: 'queued',
    aborted: 'cancelled',
    timedOut: 'timed_out',
  },
  runs: (place, query) => ({ url: runsUrl(place, query), decode: decodeRuns }),
  run: (place, runId, attempt) => ({ url: attemptUrl(place, runId, attempt), decode: decodeRun }),
  jobs: (place, runId, attempt, page) => ({
    url: `${attemptUrl(place, runId, attempt)}/jobs?${lists}&page=${String(page)}`,
    decode: (reply) => decodeJobs(reply, page),
  }),
  log: (place, jobId) => ({
    url: `${jobUrl(place, jobId)}/logs`,
    decode: ({ text }) => text,
    isFile: true,
  }),
  // The job is the check run of the same id.
  annotations: (place, jobId) => ({
    url: `${repoUrl(place)}/check-runs/${encodePart(jobId)}/annotations?${lists}`,
    decode: decodeAnnotations,
  }),
  artifacts: (place, runId) => ({
    url: `${runUrl(place, runId)}/artifacts?${lists}`,
    decode: decodeArtifacts,
  }),
  workflows: (place) => ({
    url: `${actionsUrl(place)}/workflows?${lists}`,
    decode: decodeWorkflows,
  }),
  branches: (place, page) => ({
    url: `${repoUrl(place)}/branches?${lists}&page=${String(page)}`,
    decode: decodeBranches,
  }),
  defaultBranch: (place) => ({ url: repoUrl(place), decode: decodeDefaultBranch }),
  workflowFile,
  readNeeds: jobNeedsOf,
  act: (place, runId, action): CiCall<null> => ({
    method: 'POST',
    url: `${runUrl(place, runId)}/${actionPaths[action]}`,
    decode: () => null,
  }),
  rerunJob: (place, jobId): CiCall<null> => ({
    method: 'POST',
    url: `${jobUrl(place, jobId)}/rerun`,
    decode: () => null,
  }),
  failureOf: githubFailure,
  newWorkflowUrl: ({ url }) => `${url}/actions/new`,
  fileUrl: ({ url }, commit, path, line) =>
    `${url}/blob/${encodePart(commit)}/${encodePath(path)}${line === undefined ? '' : `#L${String(line)}`}`,
  ssoUrl: ({ url, owner }) => `${new URL(url).origin}/orgs/${encodePart(owner)}/sso`,
}
