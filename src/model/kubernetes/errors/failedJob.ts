import { idOf, listOf, type KubeCronJob, type KubeJob } from '../kubernetesObjects.ts'
import { jobState } from '../workloads/jobs.ts'
import { dated, severities, sourceRefOf, type DetectedError } from './detectedError.ts'

const docsLink =
  'https://kubernetes.io/docs/concepts/workloads/controllers/job/#handling-pod-and-container-failures'

/** A job that has failed; past once a later job of its cron job has succeeded. */
export function detectFailedJob(
  job: KubeJob,
  cronJobs: readonly KubeCronJob[],
): readonly DetectedError[] {
  if (jobState(job) !== 'failed') return []
  const { reason, message, lastTransitionTime } =
    listOf(job.status?.conditions).find(
      ({ type, status }) => status === 'True' && (type === 'Failed' || type === 'FailureTarget'),
    ) ?? {}
  const owners = new Set(listOf(job.metadata.ownerReferences).map(({ uid }) => uid))
  const cronJob = cronJobs.find((one) => owners.has(idOf(one)))
  const succeededAt = Date.parse(cronJob?.status?.lastSuccessfulTime ?? '')
  return [
    {
      type: 'job-failed',
      message: [reason, message].filter(Boolean).join(': ') || 'The job has failed',
      severity: severities.state,
      sourceRef: sourceRefOf(job),
      occurrenceCount: 1,
      ...dated(lastTransitionTime),
      ...(succeededAt > Date.parse(lastTransitionTime ?? '') && { isPast: true }),
      proposedFix: { type: 'docs', errorType: 'JobFailed', container: '', docsLink },
    },
  ]
}
