// GitHub Actions: runs, jobs, logs, artifacts, annotations, and running again.

import { GithubRefusal, notFound, notSignedIn, type GithubAnswer } from '../githubAnswers.ts'
import { mayWrite, readable, type GithubCall, type GithubHandler } from '../githubCall.ts'
import type { Json } from '../showAccount.ts'
import type { ActionsStore, FoundJob } from './actionsStore.ts'
import type { WorkflowRun } from './actionsTypes.ts'
import { jobLogText } from './jobLogText.ts'
import { runAt } from './runProgress.ts'
import { showAnnotation, showArtifact, showJob, showRun, showWorkflow, type At } from './showRun.ts'
import type { LogStorage } from './startLogStorage.ts'

/** A filtered search has no more results. */
const mostFound = 1_000
const keptFor = 90 * 24 * 3_600_000

const okay = (body: unknown): Promise<GithubAnswer> => Promise.resolve({ status: 200, body })

const atOf = (call: GithubCall): At => ({ repository: readable(call), addresses: call.addresses })

const numberAt = (call: GithubCall, name: string) => Number(call.params[name])

/** One page of a list, and the headers that lead to the others. */
function paged<Item>(items: readonly Item[], { query }: GithubCall): readonly Item[] {
  const size = Math.min(100, Number(query['per_page'] ?? 30))
  const page = Number(query['page'] ?? 1)
  return items.slice((page - 1) * size, page * size)
}

/** Throws as GitHub does for a token that may not change anything. */
function assertMayAct(call: GithubCall): void {
  if (!call.owner) throw notSignedIn()
  readable(call)
  if (!mayWrite(call.owner)) throw new GithubRefusal(403, 'Must have admin rights to Repository.')
}

const refusals = {
  running: () => new GithubRefusal(403, 'This workflow is already running'),
  completed: () => new GithubRefusal(409, 'Cannot cancel a workflow run that is completed.'),
  noFailedJobs: () => new GithubRefusal(403, 'This workflow run has no failed jobs'),
} as const

export function createActionOperations(
  store: ActionsStore,
  storage: LogStorage,
): Readonly<Record<string, GithubHandler>> {
  const repositoryOf = (call: GithubCall) => readable(call).name

  function runOf(call: GithubCall): WorkflowRun {
    const run = store.run(repositoryOf(call), numberAt(call, 'run_id'))
    if (!run) throw notFound()
    return run
  }

  function jobOf(call: GithubCall, name = 'job_id'): FoundJob {
    const job = store.job(repositoryOf(call), numberAt(call, name))
    if (!job) throw notFound()
    return job
  }

  function shown(run: WorkflowRun, at: At, attempt = run.attempts.length): Json {
    const progress = runAt(run, store.now(), attempt)
    if (!progress) throw notFound()
    return showRun(run, progress, attempt, at)
  }

  function fits(run: WorkflowRun, { query }: GithubCall): boolean {
    const { branch, actor, event, status } = query
    const progress = status === undefined ? undefined : runAt(run, store.now())
    return (
      (branch === undefined || run.branch === branch) &&
      (actor === undefined || run.actor.login === actor) &&
      (event === undefined || run.event === event) &&
      (status === undefined || progress?.status === status || progress?.conclusion === status)
    )
  }

  const listRuns =
    (isOfWorkflow: (run: WorkflowRun, call: GithubCall) => boolean): GithubHandler =>
    (call) => {
      const at = atOf(call)
      const found = store
        .runs(repositoryOf(call))
        .filter((run) => isOfWorkflow(run, call) && fits(run, call))
      const isFiltered = ['branch', 'actor', 'event', 'status'].some((name) => name in call.query)
      const reachable = isFiltered ? found.slice(0, mostFound) : found
      return okay({
        total_count: found.length,
        workflow_runs: paged(reachable, call).map((run) => shown(run, at)),
      })
    }

  const listJobs =
    (attemptOf: (call: GithubCall) => number | undefined): GithubHandler =>
    (call) => {
      const at = atOf(call)
      const run = runOf(call)
      const attempt = attemptOf(call) ?? run.attempts.length
      if (!run.attempts[attempt - 1]) throw notFound()
      const numbers =
        call.query['filter'] === 'all' ? run.attempts.map((_, index) => index + 1) : [attempt]
      const jobs = numbers.flatMap((number) => store.jobs(run, number))
      return okay({
        total_count: jobs.length,
        jobs: paged(jobs, call).map((job) => showJob(job, at)),
      })
    }

  const downloadLog: GithubHandler = (call) => {
    const { id, run, attempt, progress } = jobOf(call)
    if (progress.status !== 'completed' || progress.conclusion === 'skipped') throw notFound()
    const begun = run.attempts[attempt - 1]?.startedAt ?? 0
    if (begun < store.now() - keptFor) throw new GithubRefusal(410, 'Gone')
    const location = storage.addressOf(`${String(id)}.txt`, () => jobLogText(progress))
    return Promise.resolve({ status: 302, headers: { location } })
  }

  const act =
    (
      status: number,
      work: (call: GithubCall) => ReturnType<ActionsStore['rerun']>,
    ): GithubHandler =>
    (call) => {
      assertMayAct(call)
      const refusal = work(call)
      if (refusal) throw refusals[refusal]()
      return Promise.resolve({ status, body: {} })
    }

  const isOfWorkflow = ({ workflow }: WorkflowRun, { params }: GithubCall) =>
    [String(workflow.id), workflow.file.split('/').at(-1)].includes(params['workflow_id'])

  return {
    'actions/list-workflow-runs-for-repo': listRuns(() => true),
    'actions/list-workflow-runs': listRuns(isOfWorkflow),
    'actions/list-repo-workflows': (call) => {
      const at = atOf(call)
      const workflows = store.sampleOf(at.repository.name)?.workflows ?? []
      const listed = paged(workflows, call).map((workflow) => showWorkflow(workflow, at))
      return okay({ total_count: workflows.length, workflows: listed })
    },
    'actions/get-workflow-run': (call) => okay(shown(runOf(call), atOf(call))),
    'actions/get-workflow-run-attempt': (call) =>
      okay(shown(runOf(call), atOf(call), numberAt(call, 'attempt_number'))),
    'actions/list-jobs-for-workflow-run': listJobs(() => undefined),
    'actions/list-jobs-for-workflow-run-attempt': listJobs((call) =>
      numberAt(call, 'attempt_number'),
    ),
    'actions/get-job-for-workflow-run': (call) => okay(showJob(jobOf(call), atOf(call))),
    'actions/download-job-logs-for-workflow-run': downloadLog,
    'actions/re-run-workflow': act(201, (call) => store.rerun(runOf(call))),
    'actions/re-run-workflow-failed-jobs': act(201, (call) => store.rerun(runOf(call), 'failed')),
    'actions/re-run-job-for-workflow-run': act(201, (call) => {
      const { run, progress } = jobOf(call)
      return store.rerun(run, { key: progress.plan.key })
    }),
    'actions/cancel-workflow-run': act(202, (call) => store.cancel(runOf(call))),
    'actions/list-workflow-run-artifacts': (call) => {
      const at = atOf(call)
      const run = runOf(call)
      const isOver = runAt(run, store.now())?.status === 'completed'
      const artifacts = isOver ? (store.sampleOf(at.repository.name)?.artifacts ?? []) : []
      return okay({
        total_count: artifacts.length,
        artifacts: artifacts.map((one, index) => showArtifact(one, index, run, at)),
      })
    },
    'checks/list-annotations': (call) => {
      const at = atOf(call)
      const { run, progress } = jobOf(call, 'check_run_id')
      const samples = store.sampleOf(at.repository.name)?.annotations ?? {}
      const own = progress.conclusion === 'failure' ? (samples[progress.plan.name] ?? []) : []
      return okay(paged(own, call).map((one) => showAnnotation(one, run, at)))
    },
  }
}
