// How the statuses of tasks are shown.

import type { Task } from '../../../model/scaffolder/tasks.ts'
import type { WorkStatus } from '../../../ui/StatusBadge.tsx'

export const taskLooks: Readonly<Record<Task['status'], WorkStatus>> = {
  open: 'queued',
  processing: 'running',
  completed: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
  skipped: 'skipped',
  unknown: 'unknown',
}
