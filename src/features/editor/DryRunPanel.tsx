import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { type DryRunResult, resultOf } from '../../model/editor/dryRun.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { taskLooks } from '../tasks/taskLooks.ts'
import classes from './DryRun.module.css'
import { DryRunFiles } from './DryRunFiles.tsx'
import { dryRunRequested, dryRunStopped, selectDryRun } from './dryRunSlice.ts'

/** The steps with their status and messages, then the messages of no step. */
function DryRunLog({ result: { steps, log } }: { readonly result: DryRunResult }) {
  const { t } = useTranslation('template-editor')
  return (
    <Stack gap="xs">
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
    </Stack>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation('template-editor')
  return lines.length === 0 ? (
    <Text isQuiet>{t('dryRun.noLog')}</Text>
  ) : (
    <pre className={classes['lines']}>{lines.join('\n')}</pre>
  )
}

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
    <Stack as="section" gap="sm" isFramed className={classes['panel']} aria-labelledby="dry-run">
      <Row gap="sm" className={classes['head']}>
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
      </Row>
      <Progress active={isRunning} label={t('dryRun.running')} />
      {status === 'idle' && <Text isQuiet>{t('dryRun.idle')}</Text>}
      {status === 'failed' && <FailureMessage failure={state.failure} title={t('dryRun.failed')} />}
      {hasFields && <Text isQuiet>{t('dryRun.fieldProblems')}</Text>}
      {result && status !== 'done' && <Text isQuiet>{t('dryRun.lastResult')}</Text>}
      {result && <Result result={result} before={status === 'done' ? state.before : null} />}
    </Stack>
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
          <Text isQuiet>{t('dryRun.noOutput')}</Text>
        ) : (
          <pre className={classes['lines']}>{JSON.stringify(result.output, null, 2)}</pre>
        ))}
    </Tabs>
  )
}
