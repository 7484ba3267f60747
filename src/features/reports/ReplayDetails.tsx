import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Replay } from '../../model/reports/replays.ts'
import { changedSlices } from '../../model/reports/stateChanges.ts'
import { CodeViewer } from '../../ui/code/CodeViewer.tsx'
import { DiffViewer } from '../../ui/code/DiffViewer.tsx'

interface ReplayDetailsProps {
  readonly replay: Replay
  readonly step: number
}

const written = (value: unknown) => JSON.stringify(value, null, 2)

/** The action of a step, what it changed, and the state after it. */
export function ReplayDetails({ replay: { report, states }, step }: ReplayDetailsProps) {
  const { t } = useTranslation('reports')
  const action = report.actions[step - 1]
  const changes = useMemo(
    () => changedSlices(states[step - 1] ?? {}, states[step] ?? {}),
    [states, step],
  )
  const hasChanges = action !== undefined && Object.keys(changes.after).length > 0
  return (
    <>
      {action && (
        <section>
          <h2>{t('replay.action')}</h2>
          <CodeViewer text={written(action)} language="json" label={t('replay.action')} />
          <h2>{t('replay.changes')}</h2>
          {hasChanges ? (
            <DiffViewer
              before={written(changes.before)}
              after={written(changes.after)}
              language="json"
              label={t('replay.changes')}
            />
          ) : (
            <p>{t('replay.noChanges')}</p>
          )}
        </section>
      )}
      <section>
        <h2>{t('replay.state')}</h2>
        <CodeViewer text={written(states[step] ?? {})} language="json" label={t('replay.state')} />
      </section>
    </>
  )
}
