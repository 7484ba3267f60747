import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { originOf } from '../../../model/scaffolder/form/prefill.ts'
import { templateChange } from '../../../model/scaffolder/taskOrigin.ts'
import { lazyPart } from '../../../ui/behaviour/lazyPart.tsx'
import { CardSkeleton } from '../../../ui/progress/Skeleton.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { useEntityByRefQuery } from '../../entities/catalogApi.ts'
import { useTaskOriginQuery } from '../taskOriginApi.ts'
import type { ProgramDiffProps } from './ProgramDiff.tsx'
import classes from './TemplateFormPage.module.css'

const LazyProgramDiff = lazyPart<ProgramDiffProps>(
  async () =>
    (await import(/* webpackChunkName: "scaffolder-changes" */ './ProgramDiff.tsx')).ProgramDiff,
  <CardSkeleton height={160} />,
)

/** For a form that starts a task over: what its template has changed since that task. */
export function ChangedTemplate({ templateRef }: { readonly templateRef: string }) {
  const taskId = originOf(useLocation().search)
  return taskId === null || taskId === '' ? null : (
    <ChangesSince templateRef={templateRef} taskId={taskId} />
  )
}

interface ChangesSinceProps {
  readonly templateRef: string
  readonly taskId: string
}

function ChangesSince({ templateRef, taskId }: ChangesSinceProps) {
  const { t } = useTranslation('scaffolder')
  const { currentData: origin } = useTaskOriginQuery(taskId)
  const { currentData: template } = useEntityByRefQuery(templateRef)
  const change = useMemo(
    () => origin && template && templateChange(origin, template),
    [origin, template],
  )
  if (!origin || !change) return null
  return (
    <details className={classes['changes']}>
      <summary>
        <Time at={origin.createdAt} sentence={(when) => t('form.changed', { when })} />
      </summary>
      <LazyProgramDiff {...change} />
    </details>
  )
}
