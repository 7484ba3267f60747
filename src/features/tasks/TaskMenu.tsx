import { Ban, CopyPlus, FileCode, ListFilter, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { templateRoute } from '../../model/routes/portalRoutes.ts'
import { scaffolderPermissions } from '../../model/scaffolder/scaffolderPermissions.ts'
import { isActive, isRetryable, type Task } from '../../model/scaffolder/tasks.ts'
import { everyTask, startOverPath, tasksAddress, templateOf } from '../../model/tasks/tasksPlace.ts'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { MenuItem } from '../../ui/overlay/MenuItem.tsx'
import { useRoute } from '../../ui/page/portalContext.ts'
import { PermissionItem } from '../../ui/permissions/PermissionItem.tsx'
import { usePermission } from '../entities/permissionsApi.ts'
import type { TaskChanges } from './useTaskChanges.ts'

export interface TaskMenuProps {
  readonly task: Task
  readonly name: string
  readonly changes: TaskChanges
}

/** Actions for one task. */
export function TaskMenu(props: TaskMenuProps) {
  const { task, name } = props
  const { t } = useTranslation('tasks')
  return (
    <Menu label={t('actionsOf', { name })}>
      <OfTemplate task={task} />
      {isActive(task) && <CancelItem {...props} />}
      {isRetryable(task) && <RetryItem {...props} />}
    </Menu>
  )
}

function OfTemplate({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks')
  const again = startOverPath(task)
  const { namespace = '', name = '' } = templateOf(task) ?? {}
  const form = useRoute(templateRoute, { namespace, templateName: name })
  const template = stringifyEntityRef({ kind: 'template', namespace, name })
  if (again === undefined || form === undefined) return null
  return (
    <>
      <MenuItem icon={<CopyPlus size={16} aria-hidden="true" />} to={again}>
        {t('startOver')}
      </MenuItem>
      <MenuItem icon={<FileCode size={16} aria-hidden="true" />} to={form}>
        {t('openTemplate')}
      </MenuItem>
      <MenuItem
        icon={<ListFilter size={16} aria-hidden="true" />}
        to={tasksAddress({ ...everyTask, template })}
      >
        {t('ofTemplate')}
      </MenuItem>
    </>
  )
}

function CancelItem({ task, changes }: TaskMenuProps) {
  const { t } = useTranslation('tasks')
  return (
    <PermissionItem
      icon={<Ban size={16} aria-hidden="true" />}
      decision={usePermission(scaffolderPermissions.cancelTask, task.id)}
      label={t('cancel')}
      denied={t('cancelDenied')}
      onSelect={() => {
        changes.ask('cancel', task.id)
      }}
    />
  )
}

function RetryItem({ task, changes }: TaskMenuProps) {
  const { t } = useTranslation('tasks')
  return (
    <PermissionItem
      icon={<RotateCcw size={16} aria-hidden="true" />}
      decision={usePermission(scaffolderPermissions.createTask)}
      label={t('retry')}
      denied={t('retryDenied')}
      onSelect={() => {
        changes.ask('retry', task.id)
      }}
    />
  )
}
