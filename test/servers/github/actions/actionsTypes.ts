// Workflows, runs and jobs of the stand-in for GitHub Actions.

export interface StepPlan {
  readonly name: string
  readonly seconds: number
  readonly outcome?: 'failure'
}

/** A job as it goes in one attempt. */
export interface JobPlan {
  /** In the workflow's file. */
  readonly key: string
  readonly name: string
  /** Keys of jobs that end first. */
  readonly needs: readonly string[]
  readonly steps: readonly StepPlan[]
  readonly log?: 'empty' | 'huge'
}

export interface WorkflowSample {
  readonly id: number
  readonly name: string
  /** Path in the repository. */
  readonly file: string
  readonly text: string
  /** `isFailing` as the sample's first attempt is; every later one succeeds. */
  readonly jobs: (isFailing: boolean) => readonly JobPlan[]
}

export interface Person {
  readonly login: string
  readonly name: string
  readonly email: string
}

export interface Attempt {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly jobs: readonly JobPlan[]
  /** Keys of jobs that are taken over from the attempt before, which had succeeded. */
  readonly kept: readonly string[]
  readonly cancelledAt?: number
}

export interface WorkflowRun {
  readonly id: number
  /** Of the workflow, from 1. */
  readonly number: number
  readonly workflow: WorkflowSample
  readonly event: string
  readonly branch: string
  readonly sha: string
  /** Missing for a run without commit. */
  readonly message?: string | undefined
  readonly author: Person
  readonly actor: Person
  readonly attempts: readonly Attempt[]
  /** Stays as it is, whatever its jobs say. */
  readonly fixed?: { readonly status: string; readonly conclusion: string | null } | undefined
}

/** The state of a run, job or step at a time. */
export interface Progress {
  readonly status: 'queued' | 'in_progress' | 'completed'
  readonly conclusion: 'success' | 'failure' | 'cancelled' | 'skipped' | null
  /** Milliseconds since 1970; missing before the start. */
  readonly startedAt?: number
  readonly endedAt?: number
}

export interface JobProgress extends Progress {
  readonly plan: JobPlan
  readonly steps: readonly (Progress & { readonly plan: StepPlan })[]
}

export interface AnnotationSample {
  readonly level: 'failure' | 'warning' | 'notice'
  readonly path: string
  readonly line: number
  readonly title: string | null
  readonly message: string
}

export interface ArtifactSample {
  readonly name: string
  readonly size: number
  readonly isExpired: boolean
}

export interface ActionsSample {
  readonly repository: string
  readonly workflows: readonly WorkflowSample[]
  /** Latest first; `now` is in milliseconds since 1970, `head` the commit of the default branch. */
  readonly runs: (now: number, head: string) => readonly WorkflowRun[]
  /** Of the jobs with this name that have failed. */
  readonly annotations?: Readonly<Record<string, readonly AnnotationSample[]>>
  readonly artifacts?: readonly ArtifactSample[]
}
