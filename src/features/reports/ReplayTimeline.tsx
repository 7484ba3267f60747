import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isFailedAction, machineOf } from '../../model/reports/stateChanges.ts'
import type { RecordedAction } from '../../model/shell/recording.ts'
import { VirtualList } from '../../ui/VirtualList.tsx'
import classes from './ReplayPage.module.css'
import { stepChosen } from './replaySlice.ts'

interface ReplayTimelineProps {
  readonly actions: readonly RecordedAction[]
  /** The shown state: after so many actions. */
  readonly step: number
  readonly last: number
}

/** The recorded actions, of all machines or of one. */
export function ReplayTimeline({ actions, step, last }: ReplayTimelineProps) {
  const { t } = useTranslation('reports')
  const dispatch = useDispatch()
  const [machine, setMachine] = useState('')
  const [text, setText] = useState('')
  const machines = useMemo(() => [...new Set(actions.map(machineOf))].sort(), [actions])
  const shown = actions
    .slice(0, last)
    .map((action, index) => ({ action, to: index + 1 }))
    .filter(({ action }) => machine === '' || machineOf(action) === machine)
    .filter(({ action }) => action.type.toLowerCase().includes(text.toLowerCase()))
  return (
    <section className={classes['timeline']} aria-label={t('replay.timeline')}>
      <select
        aria-label={t('replay.machine')}
        value={machine}
        onChange={({ target }) => {
          setMachine(target.value)
        }}
      >
        <option value="">{t('replay.allMachines')}</option>
        {machines.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <input
        type="search"
        aria-label={t('replay.filter')}
        placeholder={t('replay.filter')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
        }}
      />
      {shown.length === 0 && <p>{t('replay.noActions')}</p>}
      <VirtualList
        items={shown}
        keyOf={({ to }) => String(to)}
        current={shown.findIndex(({ to }) => to === step)}
      >
        {({ action, to }) => (
          <button
            type="button"
            className={classes['action']}
            aria-current={to === step ? 'step' : undefined}
            data-failed={isFailedAction(action) || undefined}
            onClick={() => dispatch(stepChosen(to))}
          >
            {`${String(to)} ${action.type}`}
          </button>
        )}
      </VirtualList>
    </section>
  )
}
