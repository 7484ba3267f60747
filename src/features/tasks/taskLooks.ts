// How the statuses of tasks are shown.

import type { Task } from '../../model/scaffolder/tasks.ts'
import type { WorkStatus } from '../../ui/badges/StatusBadge.tsx'

export const taskLooks: Readonly<Record<Task['status'], WorkStatus>> = {
  open: 'queued',
  processing: 'running',
  completed: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
  skipped: 'skipped',
  unknown: 'unknown',
}

/** Seen in the browser's tab: before the title, and as the dot on the icon. */
export const tabLooks: Readonly<
  Record<Task['status'], { readonly mark: string; readonly token: string }>
> = {
  open: { mark: '…', token: '--ant-color-text-tertiary' },
  processing: { mark: '▶', token: '--ant-color-warning' },
  completed: { mark: '✓', token: '--ant-color-success' },
  failed: { mark: '✗', token: '--ant-color-error' },
  cancelled: { mark: '⊘', token: '--ant-color-text-tertiary' },
  skipped: { mark: '–', token: '--ant-color-text-tertiary' },
  unknown: { mark: '?', token: '--ant-color-text-tertiary' },
}
