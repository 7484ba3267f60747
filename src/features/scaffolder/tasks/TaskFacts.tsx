import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '../../../model/scaffolder/tasks.ts'
import { Time } from '../../../ui/time/Time.tsx'
import { EntityRefLink } from '../../entities/EntityRefLink.tsx'
import classes from './TaskPage.module.css'
import { TaskDuration } from './TaskTable.tsx'

/** Template, user and times of a task. */
export function TaskFacts({ task }: { readonly task: Task }) {
  const { t } = useTranslation('scaffolder')
  const { id, templateRef, createdAt, createdBy } = task
  return (
    <dl className={classes['facts']}>
      {templateRef !== undefined && (
        <Fact label={t('tasks.template')}>
          <EntityRefLink text={templateRef} kind="template" />
        </Fact>
      )}
      {createdBy !== undefined && (
        <Fact label={t('tasks.createdBy')}>
          <EntityRefLink text={createdBy} kind="user" />
        </Fact>
      )}
      <Fact label={t('tasks.created')}>
        <Time at={createdAt} />
      </Fact>
      <Fact label={t('tasks.duration')}>
        <TaskDuration task={task} />
      </Fact>
      <Fact label={t('tasks.id')}>
        <code>{id}</code>
      </Fact>
    </dl>
  )
}

interface FactProps {
  readonly label: string
  readonly children: ReactNode
}

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
