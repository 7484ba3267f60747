import { useTranslation } from 'react-i18next'
import { createPath, tasksPath } from '../../../model/paths.ts'
import { everyTask, tasksAddress, type TasksPlace } from '../../../model/scaffolder/tasksPlace.ts'
import { Link } from '../../../ui/Link.tsx'
import classes from './TasksPage.module.css'

/** An empty list, with the next step. */
export function NoTasks({ place }: { readonly place: TasksPlace }) {
  const { t } = useTranslation('scaffolder')
  const isNarrowed = tasksAddress({ ...place, isMine: true }) !== tasksPath
  return (
    <div className={classes['empty']}>
      <h2>{t(isNarrowed ? 'tasks.none' : 'tasks.empty')}</h2>
      <p>{t(isNarrowed ? 'tasks.noneHint' : 'tasks.emptyHint')}</p>
      {isNarrowed ? (
        <Link to={tasksAddress({ ...everyTask, isMine: place.isMine })}>
          {t('templates.clear')}
        </Link>
      ) : (
        <Link to={createPath}>{t('tasks.openTemplates')}</Link>
      )}
    </div>
  )
}
