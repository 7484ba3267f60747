import { useTranslation } from 'react-i18next'
import { createPath, tasksPath } from '../../model/paths.ts'
import { everyTask, tasksAddress, type TasksPlace } from '../../model/tasks/tasksPlace.ts'
import { EmptyList } from '../../ui/EmptyList.tsx'
import { Link } from '../../ui/Link.tsx'

/** An empty list, with the next step. */
export function NoTasks({ place }: { readonly place: TasksPlace }) {
  const { t } = useTranslation('tasks')
  const isNarrowed = tasksAddress({ ...place, isMine: true }) !== tasksPath
  return (
    <EmptyList
      title={t(isNarrowed ? 'none' : 'empty')}
      hint={t(isNarrowed ? 'noneHint' : 'emptyHint')}
    >
      {isNarrowed ? (
        <Link to={tasksAddress({ ...everyTask, isMine: place.isMine })}>{t('clear')}</Link>
      ) : (
        <Link to={createPath}>{t('openTemplates')}</Link>
      )}
    </EmptyList>
  )
}
