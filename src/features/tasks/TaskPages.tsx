import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sizeOf, tasksAddress, type TasksPlace } from '../../model/tasks/tasksPlace.ts'
import { Link } from '../../ui/Link.tsx'
import classes from './TasksPage.module.css'

export interface TaskPagesProps {
  readonly place: TasksPlace
  /** Over all pages; missing in old backends. */
  readonly total: number | undefined
  readonly count: number
}

/** Which tasks are shown, and links to the pages before and after. */
export function TaskPages({ place, total, count }: TaskPagesProps) {
  const { t } = useTranslation('tasks')
  const { page, template } = place
  const size = sizeOf(place)
  const hasNext = total === undefined ? count === size : page * size < total
  if (page === 1 && !hasNext && template === undefined) return null
  const range = { from: (page - 1) * size + 1, to: Math.min(page * size, total ?? page * size) }
  return (
    <nav className={classes['pages']} aria-label={t('pages')}>
      <p role="status">
        {template !== undefined && total !== undefined && total > 0 && `${t('picked', { count })} `}
        {total !== undefined && total > 0 && t('range', { ...range, total })}
      </p>
      {page > 1 && (
        <Link className={classes['page']} to={tasksAddress({ ...place, page: page - 1 })}>
          <ChevronLeft size={16} aria-hidden="true" />
          {t('newer')}
        </Link>
      )}
      {hasNext && (
        <Link className={classes['page']} to={tasksAddress({ ...place, page: page + 1 })}>
          {t('older')}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
