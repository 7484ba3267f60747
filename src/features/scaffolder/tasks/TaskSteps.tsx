import { useTranslation } from 'react-i18next'
import { actionsRoute } from '../../../model/routes/portalRoutes.ts'
import type { TaskStep } from '../../../model/scaffolder/tasks.ts'
import { Link } from '../../../ui/Link.tsx'
import { useRoute } from '../../../ui/portalContext.ts'
import classes from './TaskPage.module.css'

/** The steps of a task in their order, each with its action. */
export function TaskSteps({ steps }: { readonly steps: readonly TaskStep[] }) {
  const { t } = useTranslation('scaffolder')
  const actions = useRoute(actionsRoute)
  if (steps.length === 0) return <p className={classes['quiet']}>{t('tasks.noSteps')}</p>
  return (
    <ol className={classes['steps']}>
      {steps.map(({ id, name, action }) => (
        <li key={id}>
          <span className={classes['step']}>{name}</span>
          {action !== undefined && actions !== undefined && (
            <Link to={`${actions}#${encodeURIComponent(action)}`}>
              <code>{action}</code>
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}
