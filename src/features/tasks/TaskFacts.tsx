import { useTranslation } from 'react-i18next'
import type { Task } from '../../model/scaffolder/tasks.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { EntityRefLink } from '../entities/EntityRefLink.tsx'
import { TaskDuration } from './TaskTable.tsx'

/** Template, user and times of a task. */
export function TaskFacts({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks')
  const { id, templateRef, templateVersion, createdAt, createdBy } = task
  return (
    <Facts>
      {templateRef !== undefined && (
        <Fact label={t('template')}>
          <EntityRefLink text={templateRef} kind="template" />
        </Fact>
      )}
      {templateVersion !== undefined && <Fact label={t('version')}>{templateVersion}</Fact>}
      {createdBy !== undefined && (
        <Fact label={t('createdBy')}>
          <EntityRefLink text={createdBy} kind="user" />
        </Fact>
      )}
      <Fact label={t('created')}>
        <Time at={createdAt} />
      </Fact>
      <Fact label={t('duration')}>
        <TaskDuration task={task} />
      </Fact>
      <Fact label={t('id')}>
        <code>{id}</code>
      </Fact>
    </Facts>
  )
}
