import type { TFunction } from 'i18next'
import { CircleX, RefreshCw, TriangleAlert } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { FailureMessage } from '../../../../ui/message/FailureMessage.tsx'
import turning from '../../../../ui/progress/Turning.module.css'
import { Time } from '../../../../ui/time/Time.tsx'
import { ExtensionsOf } from '../ExtensionsOf.tsx'
import { selectEntityRefresh, type EntityRefreshState } from './entityRefreshSlice.ts'
import classes from './EntityState.module.css'
import { AncestorProblem, MissingProblem } from './ProblemDetails.tsx'
import { useProblems } from './useProblems.ts'

type Problem = 'missing' | 'ancestors' | 'failed'

export interface EntityStateProps {
  readonly entity: Entity
  /** When the shown data arrived, in milliseconds since epoch. */
  readonly since: number
  readonly isUpdating: boolean
}

/** One line that is always there, so that nothing moves: age of the data, refresh status and problems. */
export function EntityState({ entity, since, isUpdating }: EntityStateProps) {
  const { t } = useTranslation('catalog')
  const id = useId()
  const { missing, ancestors, failed } = useProblems(entity)
  const [shown, setShown] = useState<Problem | null>(null)
  const errors = ancestors.reduce((sum, { messages }) => sum + messages.length, 0)
  const chip = (problem: Problem, icon: ReactNode, text: string) => (
    <button
      type="button"
      className={classes['chip']}
      data-problem={problem}
      aria-expanded={shown === problem}
      aria-controls={shown === problem ? id : undefined}
      onClick={() => {
        setShown(shown === problem ? null : problem)
      }}
    >
      {icon}
      {text}
    </button>
  )
  return (
    <>
      <div className={classes['line']}>
        <div className={classes['chips']} role="group" aria-label={t('entity.problems')}>
          {errors > 0 &&
            chip(
              'ancestors',
              <CircleX size={14} aria-hidden="true" />,
              t('entity.ancestorErrors', { count: errors }),
            )}
          {missing.length > 0 &&
            chip(
              'missing',
              <TriangleAlert size={14} aria-hidden="true" />,
              t('entity.missing', { count: missing.length }),
            )}
          {failed && (
            <>
              {chip(
                'failed',
                <TriangleAlert size={14} aria-hidden="true" />,
                t('entity.unchecked'),
              )}
              {shown !== 'failed' && (
                <button type="button" className={classes['chip']} onClick={failed.retry}>
                  {t('retry')}
                </button>
              )}
            </>
          )}
        </div>
        <div className={classes['notes']}>
          <ExtensionsOf kind="notes" entity={entity} />
        </div>
        <Freshness entity={entity} since={since} isUpdating={isUpdating} />
      </div>
      <div id={id} className={classes['details']}>
        {shown === 'missing' && missing.length > 0 && <MissingProblem refs={missing} />}
        {shown === 'failed' && failed && (
          <FailureMessage
            failure={failed.failure}
            title={t('entity.uncheckedTitle')}
            onRetry={failed.retry}
          />
        )}
        {shown === 'ancestors' && errors > 0 && <AncestorProblem ancestors={ancestors} />}
      </div>
    </>
  )
}

function Freshness({ entity, since, isUpdating }: EntityStateProps) {
  const { t } = useTranslation('catalog')
  const refresh = useSelector(selectEntityRefresh)
  const isOwn =
    refresh.status !== 'idle' && refresh.entityRef === stringifyEntityRef(entityRefOf(entity))
  const status = isOwn ? refreshText(refresh, t) : undefined
  const isBusy = isOwn && (refresh.status === 'scheduling' || refresh.status === 'processing')
  return (
    <p className={classes['fresh']}>
      {(isBusy || isUpdating) && (
        <RefreshCw size={12} className={turning['turning']} aria-hidden="true" />
      )}
      <span role="status">{status ?? (isUpdating && t('entity.updating'))}</span>
      <Time at={since} sentence={(age) => t('entity.updated', { age })} />
    </p>
  )
}

function refreshText(refresh: EntityRefreshState, t: TFunction<'catalog'>): string | undefined {
  switch (refresh.status) {
    case 'idle':
      return undefined
    case 'scheduling':
      return t('entity.refreshRequested')
    case 'processing':
      return t('entity.refreshProcessing')
    case 'changed':
      return t('entity.refreshChanged')
    case 'unchanged':
      return t('entity.refreshUnchanged')
    case 'failed':
      return t('entity.refreshLost', { message: refresh.failure.message })
  }
}
