import type { CiPlace } from '../../../model/ci/ciHost.ts'
import { isDone, type CiJob } from '../../../model/ci/ciRun.ts'
import { hasFailed } from '../../../model/ci/ciStatus.ts'
import { useAnnotationsQuery, type JobAnnotation } from '../ciApi.ts'

/** One request for each job: those that failed, and a few others. */
const most = 10

const none: readonly JobAnnotation[] = []

/** The annotations of the jobs that have ended. */
export function useJobAnnotations(
  place: CiPlace,
  jobs: readonly CiJob[],
): readonly JobAnnotation[] {
  const over = jobs.filter(isDone)
  const asked = [...over.filter(hasFailed), ...over.filter((job) => !hasFailed(job))].slice(0, most)
  const jobIds = asked.map(({ id }) => id)
  const { data = none } = useAnnotationsQuery({ place, jobIds }, { skip: jobIds.length === 0 })
  return data
}
