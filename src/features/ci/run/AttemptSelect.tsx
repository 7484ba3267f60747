import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiRun } from '../../../model/ci/ciRun.ts'
import { searchOfRun, type RunPlace } from '../../../model/ci/runsPlace.ts'
import classes from '../Ci.module.css'
import { ciApi } from '../ciApi.ts'

interface AttemptSelectProps {
  readonly place: CiPlace
  readonly run: CiRun
  readonly at: RunPlace
}

/** The attempts of a run that has run again; the latest by default. */
export function AttemptSelect({ place, run, at }: AttemptSelectProps) {
  const { t } = useTranslation('ci')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isEarlier = at.attempt !== undefined
  const { data: latest } = ciApi.useRunQuery({ place, runId: run.id }, { skip: !isEarlier })
  const total = Math.max(run.attempt, latest?.attempt ?? 1)
  if (total === 1) return null
  const choose = (chosen: number) => {
    const attempt = chosen === total ? undefined : chosen
    void navigate(pathname + searchOfRun({ attempt, job: null }), { flushSync: true })
  }
  return (
    <label>
      {t('details.attempt')}{' '}
      <select
        className={classes['select']}
        value={at.attempt ?? total}
        onChange={({ target }) => {
          choose(Number(target.value))
        }}
      >
        {Array.from({ length: total }, (_, index) => (
          <option key={index} value={index + 1}>
            {t('details.attemptOf', { attempt: index + 1, total })}
          </option>
        ))}
      </select>
    </label>
  )
}
