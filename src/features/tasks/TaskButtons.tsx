import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useHref, useLocation } from 'react-router-dom'
import { scaffolderPermissions } from '../../model/scaffolder/scaffolderPermissions.ts'
import { isActive, isRetryable, type Task } from '../../model/scaffolder/tasks.ts'
import { startOverPath } from '../../model/tasks/tasksPlace.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { CopyButton } from '../../ui/button/CopyButton.tsx'
import { NotifyButton } from '../../ui/button/NotifyButton.tsx'
import { PermissionButton } from '../../ui/permissions/PermissionButton.tsx'
import { usePermission } from '../entities/permissionsApi.ts'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'
import { noticesDeclined, noticesRequested, selectTaskNotices } from './taskNoticesSlice.ts'
import type { TaskChanges } from './useTaskChanges.ts'

/** Has the browser notify the user of the end of tasks; nothing where it cannot. */
function TaskNoticesButton() {
  const { t } = useTranslation('tasks')
  const dispatch = useDispatch()
  const { status } = useSelector(selectTaskNotices)
  return (
    <NotifyButton
      status={status}
      text={t('notify')}
      hint={t('notifyHint')}
      denied={t('notifyDenied')}
      onSwitch={(isWanted) => dispatch(isWanted ? noticesRequested() : noticesDeclined())}
    />
  )
}

/** Copies the page's address, with the chosen step and lines. */
function CopyTaskLink() {
  const { t } = useTranslation('tasks')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const { href } = new URL(useHref(useLocation()), document.baseURI)
  return (
    <CopyButton
      text={href}
      Icon={Link2}
      copiedButton={copiedButton}
      onCopy={(request) => dispatch(copyRequested(request))}
    >
      {t('copyLink')}
    </CopyButton>
  )
}

export interface TaskButtonsProps {
  readonly task: Task
  readonly changes: TaskChanges
}

/** Copy link, and cancel, retry and start over as far as they apply. */
export function TaskButtons({ task, changes }: TaskButtonsProps) {
  const { t } = useTranslation('tasks')
  const again = startOverPath(task)
  return (
    <>
      {isActive(task) && <TaskNoticesButton />}
      <CopyTaskLink />
      {isActive(task) && <CancelButton task={task} changes={changes} />}
      {isRetryable(task) && <RetryButton task={task} changes={changes} />}
      {again !== undefined && (
        <ButtonLink isPlain={isActive(task) || isRetryable(task)} to={again}>
          {t('startOver')}
        </ButtonLink>
      )}
    </>
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
      primary
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
