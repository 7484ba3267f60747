import { useTranslation } from 'react-i18next'
import type { DryRunResult } from '../../model/editor/dryRun.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { taskLooks } from '../tasks/taskLooks.ts'
import classes from './DryRun.module.css'

/** The steps with their status and messages, then the messages of no step. */
export function DryRunLog({ result: { steps, log } }: { readonly result: DryRunResult }) {
  const { t } = useTranslation('template-editor')
  return (
    <div className={classes['steps']}>
      {steps.map(({ id, name, action, status, log: lines }) => (
        <details key={id} className={classes['step']} open={status === 'failed'}>
          <summary>
            <span className={classes['stepName']}>{name}</span>
            {action !== undefined && <code>{action}</code>}
            <StatusBadge status={taskLooks[status]} />
          </summary>
          <Lines lines={lines} />
        </details>
      ))}
      {log.length > 0 && (
        <details className={classes['step']}>
          <summary>{t('dryRun.general')}</summary>
          <Lines lines={log} />
        </details>
      )}
    </div>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation('template-editor')
  return lines.length === 0 ? (
    <p className={classes['quiet']}>{t('dryRun.noLog')}</p>
  ) : (
    <pre className={classes['lines']}>{lines.join('\n')}</pre>
  )
}
