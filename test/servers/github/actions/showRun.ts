// Runs, jobs, workflows, artifacts and annotations with all fields of GitHub's description.

import type { CodeRepository } from '../../sourceControl/codeRepositories.ts'
import { nodeId, showAccount, type Addresses, type Json } from '../showAccount.ts'
import { apiUrl, pageUrl, showRepository } from '../showRepository.ts'
import type { FoundJob } from './actionsStore.ts'
import type {
  AnnotationSample,
  ArtifactSample,
  Progress,
  WorkflowRun,
  WorkflowSample,
} from './actionsTypes.ts'
import type { RunProgress } from './runProgress.ts'

export interface At {
  readonly repository: CodeRepository
  readonly addresses: Addresses
}

const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+/, '')
const isoOrNull = (at: number | undefined) => (at === undefined ? null : iso(at))

export function showRun(
  run: WorkflowRun,
  { status, conclusion, updatedAt }: RunProgress,
  number: number,
  { repository, addresses }: At,
): Json {
  const { id, workflow, branch, sha, message, author } = run
  const url = apiUrl(repository, addresses, `/actions/runs/${String(id)}`)
  const [first] = run.attempts
  const attempt = run.attempts[number - 1] ?? first
  const person = { name: author.name, email: author.email }
  const shownRepository = showRepository(repository, addresses)
  const account = showAccount(run.actor.login, 'User', addresses)
  return {
    id,
    name: workflow.name,
    node_id: nodeId('WorkflowRun', id),
    head_branch: branch,
    head_sha: sha,
    path: workflow.file,
    run_number: run.number,
    run_attempt: number,
    display_title: message?.split('\n')[0] ?? workflow.name,
    event: run.event,
    status,
    conclusion,
    workflow_id: workflow.id,
    check_suite_id: id,
    check_suite_node_id: nodeId('CheckSuite', id),
    url,
    html_url: pageUrl(repository, addresses, `/actions/runs/${String(id)}`),
    pull_requests: [],
    created_at: iso(first?.startedAt ?? 0),
    updated_at: iso(updatedAt),
    run_started_at: iso(attempt?.startedAt ?? 0),
    actor: account,
    triggering_actor: account,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: apiUrl(repository, addresses, `/check-suites/${String(id)}`),
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: number > 1 ? `${url}/attempts/${String(number - 1)}` : null,
    workflow_url: apiUrl(repository, addresses, `/actions/workflows/${String(workflow.id)}`),
    head_commit:
      message === undefined
        ? null
        : {
            id: sha,
            tree_id: sha,
            message,
            timestamp: iso(first?.startedAt ?? 0),
            author: person,
            committer: person,
          },
    repository: shownRepository,
    head_repository: shownRepository,
  }
}

const showProgress = ({ status, conclusion, startedAt, endedAt }: Progress) => ({
  status,
  conclusion,
  started_at: isoOrNull(startedAt),
  completed_at: isoOrNull(endedAt),
})

export function showJob({ id, run, attempt, progress }: FoundJob, at: At): Json {
  const { repository, addresses } = at
  const { plan, steps } = progress
  const path = `/actions/runs/${String(run.id)}`
  const url = apiUrl(repository, addresses, `/actions/jobs/${String(id)}`)
  const created = iso(run.attempts[attempt - 1]?.startedAt ?? 0)
  const shown = showProgress(progress)
  return {
    id,
    run_id: run.id,
    workflow_name: run.workflow.name,
    head_branch: run.branch,
    run_url: apiUrl(repository, addresses, path),
    run_attempt: attempt,
    node_id: nodeId('CheckRun', id),
    head_sha: run.sha,
    url,
    html_url: pageUrl(repository, addresses, `${path}/job/${String(id)}`),
    ...shown,
    // GitHub gives a queued job the time of its creation.
    started_at: shown.started_at ?? created,
    created_at: created,
    name: plan.name,
    steps: steps.map((step, index) => ({
      name: step.plan.name,
      number: index + 1,
      ...showProgress(step),
    })),
    check_run_url: apiUrl(repository, addresses, `/check-runs/${String(id)}`),
    labels: ['ubuntu-latest'],
    runner_id: 1,
    runner_name: 'GitHub Actions 1',
    runner_group_id: 0,
    runner_group_name: 'GitHub Actions',
  }
}

const longAgo = '2024-02-01T08:00:00Z'

export const showWorkflow = (
  { id, name, file }: WorkflowSample,
  { repository, addresses }: At,
): Json => ({
  id,
  node_id: nodeId('Workflow', id),
  name,
  path: file,
  state: 'active',
  created_at: longAgo,
  updated_at: longAgo,
  url: apiUrl(repository, addresses, `/actions/workflows/${String(id)}`),
  html_url: pageUrl(repository, addresses, `/blob/${repository.defaultBranch}/${file}`),
  badge_url: pageUrl(repository, addresses, `/workflows/${encodeURIComponent(name)}/badge.svg`),
})

const keptFor = 90 * 24 * 3_600_000

export function showArtifact(
  { name, size, isExpired }: ArtifactSample,
  index: number,
  run: WorkflowRun,
  { repository, addresses }: At,
): Json {
  const id = run.id * 10 + index
  const url = apiUrl(repository, addresses, `/actions/artifacts/${String(id)}`)
  const created = run.attempts[0]?.startedAt ?? 0
  return {
    id,
    node_id: nodeId('Artifact', id),
    name,
    size_in_bytes: size,
    url,
    archive_download_url: `${url}/zip`,
    expired: isExpired,
    created_at: iso(created),
    updated_at: iso(created),
    expires_at: iso(created + keptFor),
  }
}

export const showAnnotation = (
  { level, path, line, title, message }: AnnotationSample,
  { sha }: WorkflowRun,
  { repository, addresses }: At,
): Json => ({
  path,
  blob_href: pageUrl(repository, addresses, `/blob/${sha}/${path}`),
  start_line: line,
  end_line: line,
  start_column: null,
  end_column: null,
  annotation_level: level,
  title,
  message,
  raw_details: null,
})
