import { useTranslation } from 'react-i18next'
import { isDone, type CiRun } from '../../../model/ci/ciRun.ts'
import type { CiStatus } from '../../../model/ci/ciStatus.ts'
import { commitLine } from '../../../model/ci/commitLine.ts'
import { stripBars, stripCounts } from '../../../model/ci/runStrip.ts'
import { encodePart } from '../../../model/encodePath.ts'
import { StateMarks, type StateMark } from '../../../ui/marks/StateMarks.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { RunDuration } from './runParts.tsx'
import { useTabPath } from './useTabPath.ts'

interface RunStripProps {
  /** Oldest first. */
  readonly runs: readonly CiRun[]
  /** Runs that are on the way. */
  readonly pending: number
}

/** The latest runs of a list as bars, each a link to its run. */
export function RunStrip({ runs, pending }: RunStripProps) {
  const { t } = useTranslation('ci')
  const tab = useTabPath()
  if (runs.length < 2) return null
  const label = t('strip.label', { count: runs.length })
  const counts = stripCounts(runs).map(
    ({ status, count }) => `${t(`status.${status}`)} ${String(count)}`,
  )
  const marks = stripBars(runs).map(({ run, status, state, height }): StateMark => ({
    id: run.id,
    state,
    to: `${tab}/${encodePart(run.id)}`,
    height,
    details: <RunDetails run={run} status={status} />,
  }))
  return (
    <StateMarks
      label={label}
      look="bars"
      marks={marks}
      pending={pending}
      summary={[label, ...counts].join(' · ')}
    />
  )
}

interface RunDetailsProps {
  readonly run: CiRun
  readonly status: CiStatus | undefined
}

/** One run in a line of text: the label of its bar. */
function RunDetails({ run, status }: RunDetailsProps) {
  const { t } = useTranslation('ci')
  const { id, name, number, branch, startedAt } = run
  const words = [
    status && t(`status.${status}`),
    `${name} ${t('run', { number: String(number ?? id) })}`,
    branch,
    commitLine(run),
  ]
  return (
    <>
      {words.filter(Boolean).join(' · ')}
      {isDone(run) && run.updatedAt !== undefined && startedAt !== undefined && (
        <>
          {' · '}
          <RunDuration run={run} />
        </>
      )}
      {startedAt !== undefined && (
        <>
          {' · '}
          <Time at={startedAt} />
        </>
      )}
    </>
  )
}
