import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { taskStatuses } from '../../model/scaffolder/tasks.ts'
import {
  areFiltersSet,
  everyTask,
  tasksAddress,
  type TasksPlace,
} from '../../model/tasks/tasksPlace.ts'
import { Chip } from '../../ui/badges/Chip.tsx'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { SegmentLinks } from '../../ui/segments/SegmentLinks.tsx'
import { EntityPicker } from '../entities/picker/EntityPicker.tsx'
import { useEntityPresentation } from '../entities/presentation/useEntityPresentation.ts'
import { taskLooks } from './taskLooks.ts'

interface TaskFilterProps {
  readonly place: TasksPlace
}

interface TaskFiltersProps extends TaskFilterProps {
  /** Over all pages; undefined until known. */
  readonly total: number | undefined
  /** The list itself says how to go on. */
  readonly isEmpty: boolean
}

/** Whose tasks, in which status, and of which template. */
export function TaskFilters({ place, total, isEmpty }: TaskFiltersProps) {
  const { t } = useTranslation('tasks')
  const { isMine, template } = place
  return (
    <FilterBar
      results={total === undefined ? '' : t('count', { count: total })}
      clearTo={
        areFiltersSet(place) && !isEmpty ? tasksAddress({ ...everyTask, isMine }) : undefined
      }
      chips={template !== undefined && <ChosenTemplate place={place} template={template} />}
    >
      <SegmentLinks
        label={t('scope')}
        links={[true, false].map((isMine) => ({
          to: tasksAddress({ ...place, isMine, page: 1 }),
          text: t(isMine ? 'mine' : 'all'),
          isCurrent: place.isMine === isMine,
        }))}
      />
      <StatusFilter place={place} />
      <TemplateFilter place={place} />
    </FilterBar>
  )
}

function StatusFilter({ place }: TaskFilterProps) {
  const { t } = useTranslation(['tasks', 'shell'])
  const navigate = useNavigate()
  const choose = (chosen: string) => {
    const status = taskStatuses.find((one) => one === chosen)
    void navigate(tasksAddress({ ...place, status, page: 1 }), { flushSync: true })
  }
  return (
    <FilterSelect
      label={t('tasks:status')}
      any={t('tasks:anyStatus')}
      value={place.status ?? ''}
      options={taskStatuses.map((status) => [status, t(`shell:status.${taskLooks[status]}`)])}
      onChoose={choose}
    />
  )
}

const templates = ['template']
const none: readonly string[] = []

/** Searches the catalog's templates; what is chosen is a chip. */
function TemplateFilter({ place }: TaskFilterProps) {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  return (
    <EntityPicker
      label={t('template')}
      placeholder={t('anyTemplate')}
      kinds={templates}
      chosen={none}
      isMany={false}
      onChoose={([template]) => {
        void navigate(tasksAddress({ ...place, template, page: 1 }), { flushSync: true })
      }}
    />
  )
}

interface ChosenTemplateProps extends TaskFilterProps {
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
