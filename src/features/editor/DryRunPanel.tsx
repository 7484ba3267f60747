import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { resultOf, type DryRunResult } from '../../model/editor/dryRun.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureMessage } from '../../ui/FailureMessage.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import classes from './DryRun.module.css'
import { DryRunFiles } from './DryRunFiles.tsx'
import { DryRunLog } from './DryRunLog.tsx'
import { dryRunRequested, dryRunStopped, selectDryRun } from './dryRunSlice.ts'

/** Runs the template without effects, and shows what it did (SCAF-26). */
export function DryRunPanel({ canRun }: { readonly canRun: boolean }) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const state = useSelector(selectDryRun)
  const { status } = state
  const result = resultOf(state)
  const isRunning = status === 'running'
  const hasFields = status === 'failed' && /"errors"\s*:/.test(state.failure.body ?? '')
  return (
    <section className={classes['panel']} aria-labelledby="dry-run">
      <div className={classes['head']}>
        <h2 id="dry-run">{t('editor.dryRun')}</h2>
        <span role="status">
          {isRunning && <StatusBadge status="running" />}
          {status === 'done' && <StatusBadge status="succeeded" />}
          {status === 'failed' && <StatusBadge status="failed" />}
        </span>
        {isRunning ? (
          <Button onClick={() => dispatch(dryRunStopped())}>{t('editor.stop')}</Button>
        ) : (
          <Button
            aria-disabled={!canRun}
            onClick={() => {
              if (canRun) dispatch(dryRunRequested())
            }}
          >
            {t('editor.run')}
          </Button>
        )}
      </div>
      <Progress active={isRunning} label={t('dryRun.running')} />
      {status === 'idle' && <p className={classes['quiet']}>{t('dryRun.idle')}</p>}
      {status === 'failed' && <FailureMessage failure={state.failure} title={t('dryRun.failed')} />}
      {hasFields && <p className={classes['quiet']}>{t('dryRun.fieldProblems')}</p>}
      {result && status !== 'done' && <p className={classes['quiet']}>{t('dryRun.lastResult')}</p>}
      {result && <Result result={result} before={status === 'done' ? state.before : null} />}
    </section>
  )
}

interface ResultProps {
  readonly result: DryRunResult
  readonly before: DryRunResult | null
}

function Result({ result, before }: ResultProps) {
  const { t } = useTranslation('template-editor')
  const [view, setView] = useState<'files' | 'log' | 'output'>('files')
  const isEmpty = Object.keys(result.output).length === 0
  return (
    <Tabs
      label={t('dryRun.views')}
      tabs={[
        { id: 'files', title: t('dryRun.files') },
        { id: 'log', title: t('dryRun.log') },
        { id: 'output', title: t('dryRun.output') },
      ]}
      selected={view}
      onSelect={setView}
    >
      {view === 'files' && <DryRunFiles result={result} before={before} />}
      {view === 'log' && <DryRunLog result={result} />}
      {view === 'output' &&
        (isEmpty ? (
          <p className={classes['quiet']}>{t('dryRun.noOutput')}</p>
        ) : (
          <pre className={classes['lines']}>{JSON.stringify(result.output, null, 2)}</pre>
        ))}
    </Tabs>
  )
}
