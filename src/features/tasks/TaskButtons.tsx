import { useTranslation } from 'react-i18next'
import { scaffolderPermissions } from '../../model/scaffolder/scaffolderPermissions.ts'
import { isActive, isRetryable, type Task } from '../../model/scaffolder/tasks.ts'
import { startOverPath } from '../../model/tasks/tasksPlace.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PermissionButton } from '../../ui/permissions/PermissionButton.tsx'
import { usePermission } from '../entities/permissionsApi.ts'
import { CopyTaskLink } from './CopyTaskLink.tsx'
import { NotifyButton } from './NotifyButton.tsx'
import classes from './TaskPage.module.css'
import type { TaskChanges } from './useTaskChanges.ts'

export interface TaskButtonsProps {
  readonly task: Task
  readonly changes: TaskChanges
}

/** Copy link, and cancel, retry and start over as far as they apply. */
export function TaskButtons({ task, changes }: TaskButtonsProps) {
  const { t } = useTranslation('tasks')
  const again = startOverPath(task)
  return (
    <div className={classes['buttons']}>
      {isActive(task) && <NotifyButton />}
      <CopyTaskLink />
      {isActive(task) && <CancelButton task={task} changes={changes} />}
      {isRetryable(task) && <RetryButton task={task} changes={changes} />}
      {again !== undefined && <ButtonLink to={again}>{t('startOver')}</ButtonLink>}
    </div>
  )
}

function CancelButton({ task, changes }: TaskButtonsProps) {
  const { t } = useTranslation('tasks')
  return (
    <PermissionButton
      decision={usePermission(scaffolderPermissions.cancelTask, task.id)}
      denied={t('cancelDenied')}
      aria-busy={changes.isBusy}
      onClick={() => {
        changes.ask('cancel', task.id)
      }}
    >
      {t('cancel')}
    </PermissionButton>
  )
}

function RetryButton({ task, changes }: TaskButtonsProps) {
  const { t } = useTranslation('tasks')
  return (
    <PermissionButton
      decision={usePermission(scaffolderPermissions.createTask)}
      denied={t('retryDenied')}
      aria-busy={changes.isBusy}
      onClick={() => {
        changes.ask('retry', task.id)
      }}
    >
      {t('retry')}
    </PermissionButton>
  )
}
