import { useTranslation } from 'react-i18next'
import type { CiStatus } from '../../model/ci/ciStatus.ts'
import { StatusBadge, type WorkStatus } from '../../ui/badges/StatusBadge.tsx'

const looks: Readonly<Record<CiStatus, WorkStatus>> = {
  queued: 'queued',
  pending: 'pending',
  inProgress: 'running',
  aborted: 'cancelled',
  cancelled: 'cancelled',
  skipped: 'skipped',
  timedOut: 'timedOut',
  error: 'failed',
  completed: 'succeeded',
}

/** The status of a run, job or step, in the specification's words (RUNS-18…24); nothing without one. */
export function CiBadge({ status }: { readonly status: CiStatus | undefined }) {
  const { t } = useTranslation('ci')
  return status && <StatusBadge status={looks[status]}>{t(`status.${status}`)}</StatusBadge>
}
