import { useTranslation } from 'react-i18next'
import { actionsRoute } from '../../../model/routes/portalRoutes.ts'
import type { StepProgress } from '../../../model/scaffolder/taskEvents.ts'
import type { Task } from '../../../model/scaffolder/tasks.ts'
import { Link } from '../../../ui/Link.tsx'
import { useRoute } from '../../../ui/portalContext.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { Duration } from '../../../ui/time/Duration.tsx'
import { taskLooks } from './taskLooks.ts'
import classes from './TaskPage.module.css'
import { useTaskLog } from './useTaskLog.ts'

/** The steps of a task in their order: each with its action, and as far as it has come. */
export function TaskSteps({ task: { id: taskId, steps } }: { readonly task: Task }) {
  const { t } = useTranslation('scaffolder')
  const actions = useRoute(actionsRoute)
  const progress = new Map(Object.entries(useTaskLog(taskId)?.events.steps ?? {}))
  if (steps.length === 0) return <p className={classes['quiet']}>{t('tasks.noSteps')}</p>
  return (
    <ol className={classes['steps']}>
      {steps.map(({ id, name, action }) => (
        <li key={id}>
          <span className={classes['step']}>{name}</span>
          <StepState progress={progress.get(id)} />
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

function StepState({ progress }: { readonly progress: StepProgress | undefined }) {
  const { t } = useTranslation('scaffolder')
  if (!progress) return null
  const { status, startedAt, endedAt, runs } = progress
  return (
    <span className={classes['stepState']}>
      <StatusBadge status={taskLooks[status]} />
      {startedAt !== undefined && <Duration from={startedAt} to={endedAt} />}
      {runs > 1 && <span className={classes['quiet']}>{t('tasks.runs', { count: runs })}</span>}
    </span>
  )
}
