import { useMemo } from 'react'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiJob, CiRun } from '../../../model/ci/ciRun.ts'
import { jobGraph } from '../../../model/ci/jobGraph.ts'
import { lazyPart } from '../../../ui/behaviour/lazyPart.tsx'
import { useJobNeedsQuery } from '../ciApi.ts'
import type { JobGraphViewProps } from './JobGraphView.tsx'

const JobGraphView = lazyPart<JobGraphViewProps>(
  async () => (await import(/* webpackChunkName: "ci-graph" */ './JobGraphView.tsx')).JobGraphView,
)

interface JobGraphPartProps {
  readonly place: CiPlace
  readonly run: CiRun
  readonly jobs: readonly CiJob[]
}

/** The jobs by what they wait for, where the workflow's file tells; else the list has their order. */
export function JobGraphPart({ place, run, jobs }: JobGraphPartProps) {
  const { data: plans } = useJobNeedsQuery({ place, run })
  const graph = useMemo(() => plans && jobGraph(jobs, plans), [jobs, plans])
  return graph && graph.edges.length > 0 ? <JobGraphView run={run} graph={graph} /> : null
}
