import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { taskStatuses } from '../../model/scaffolder/tasks.ts'
import { tasksAddress, type TasksPlace } from '../../model/tasks/tasksPlace.ts'
import { Chip } from '../../ui/badges/Chip.tsx'
import { ScopeLinks } from '../../ui/ScopeLinks.tsx'
import { useEntityPresentation } from '../entities/presentation/useEntityPresentation.ts'
import { taskLooks } from './taskLooks.ts'
import classes from './TasksPage.module.css'

interface TaskFiltersProps {
  readonly place: TasksPlace
}

/** Whose tasks, in which status, and of which template. */
export function TaskFilters({ place }: TaskFiltersProps) {
  const { t } = useTranslation('tasks')
  return (
    <div className={classes['toolbar']}>
      <ScopeLinks
        label={t('scope')}
        links={[true, false].map((isMine) => ({
          to: tasksAddress({ ...place, isMine, page: 1 }),
          text: t(isMine ? 'mine' : 'all'),
          isCurrent: place.isMine === isMine,
        }))}
      />
      <StatusFilter place={place} />
      {place.template !== undefined && <ChosenTemplate place={place} template={place.template} />}
    </div>
  )
}

function StatusFilter({ place }: TaskFiltersProps) {
  const { t } = useTranslation(['tasks', 'shell'])
  const navigate = useNavigate()
  const choose = (chosen: string) => {
    const status = taskStatuses.find((one) => one === chosen)
    void navigate(tasksAddress({ ...place, status, page: 1 }), { flushSync: true })
  }
  return (
    <select
      className={classes['select']}
      aria-label={t('tasks:status')}
      value={place.status ?? ''}
      onChange={({ target }) => {
        choose(target.value)
      }}
    >
      <option value="">{t('tasks:anyStatus')}</option>
      {taskStatuses.map((status) => (
        <option key={status} value={status}>
          {t(`shell:status.${taskLooks[status]}`)}
        </option>
      ))}
    </select>
  )
}

interface ChosenTemplateProps extends TaskFiltersProps {
  readonly template: string
}

function ChosenTemplate({ place, template }: ChosenTemplateProps) {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const name = useEntityPresentation(findEntityRef(template))?.name ?? template
  const remove = () => {
    void navigate(tasksAddress({ ...place, template: undefined, page: 1 }), { flushSync: true })
  }
  return (
    <Chip label={t('removeTemplate', { name })} onRemove={remove}>
      {`${t('template')}: ${name}`}
    </Chip>
  )
}
