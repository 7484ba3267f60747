// The jobs of a run as a graph of what waits for what.

import type { CiJob } from './ciRun.ts'
import { jobStatusOf, type CiStatus } from './ciStatus.ts'

/** A job as the workflow's file has it. */
interface PlannedJob {
  readonly id: string
  /** May contain expressions, such as `test (${{ matrix.node }})`. */
  readonly name: string
  /** Ids of jobs that end first. */
  readonly needs: readonly string[]
}

export type JobNeeds = readonly PlannedJob[]

/** Jobs of the same plan, such as those of a matrix. */
export interface JobNode {
  readonly id: string
  readonly name: string
  readonly jobs: readonly CiJob[]
  readonly status: CiStatus | undefined
}

export interface JobGraph {
  readonly nodes: readonly JobNode[]
  readonly edges: readonly { readonly from: string; readonly to: string }[]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Fits `test`, `test (20, linux)` of its matrix, and `test / build` of a workflow that it calls. */
function formOf({ name }: PlannedJob): RegExp {
  const parts = name.split(/\$\{\{.*?\}\}/).map(escaped)
  return new RegExp(`^${parts.join('.*')}(?: \\(.*\\)| / .*)?$`, 's')
}

/** The status that matters most. */
const order: readonly CiStatus[] = [
  'error',
  'timedOut',
  'inProgress',
  'queued',
  'pending',
  'cancelled',
  'completed',
  'skipped',
]

const worst = (jobs: readonly CiJob[]): CiStatus | undefined => {
  const statuses = new Set(jobs.map(jobStatusOf))
  return order.find((status) => statuses.has(status))
}

/** Longest plans first: `build image` is not a job of `build`. */
function planOf(job: CiJob, plans: readonly PlannedJob[]): PlannedJob | undefined {
  const fitting = plans.filter((plan) => formOf(plan).test(job.name))
  return fitting.sort((one, other) => other.name.length - one.name.length)[0]
}

const nodeOf = (id: string, name: string, jobs: readonly CiJob[]): JobNode => ({
  id,
  name,
  jobs,
  status: worst(jobs),
})

/** In the order of the file; without a file each job stands alone, in the order of the host. */
export function jobGraph(jobs: readonly CiJob[], plans: JobNeeds): JobGraph {
  const of = new Map(jobs.map((job) => [job, planOf(job, plans)]))
  const planned = plans.flatMap((plan) => {
    const own = jobs.filter((job) => of.get(job) === plan)
    return own.length > 0 ? nodeOf(plan.id, shownName(plan), own) : []
  })
  const others = jobs
    .filter((job) => of.get(job) === undefined)
    .map((job) => nodeOf(`job ${job.id}`, job.name, [job]))
  const ids = new Set(planned.map(({ id }) => id))
  const edges = plans.flatMap(({ id, needs }) =>
    needs.flatMap((need) => (ids.has(id) && ids.has(need) ? { from: need, to: id } : [])),
  )
  return { nodes: [...planned, ...others], edges }
}

/** Up to the first expression, which only the host can fill in. */
function shownName({ id, name }: PlannedJob): string {
  const [before = ''] = name.split('${{')
  const opened = before.indexOf('(', before.lastIndexOf(')') + 1)
  const whole = opened === -1 ? before : before.slice(0, opened)
  let end = whole.length
  while (/[\s,/-]/.test(whole.charAt(end - 1))) end -= 1
  return whole.slice(0, end) || id
}
