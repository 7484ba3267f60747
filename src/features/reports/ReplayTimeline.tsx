import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isFailedAction, machineOf } from '../../model/reports/stateChanges.ts'
import { byMachine, withToggled, type TimelineRow } from '../../model/reports/timelineRows.ts'
import type { RecordedAction } from '../../model/shell/recording.ts'
import { VirtualList } from '../../ui/list/VirtualList.tsx'
import classes from './ReplayPage.module.css'
import { stepChosen } from './replaySlice.ts'

interface ReplayTimelineProps {
  readonly actions: readonly RecordedAction[]
  /** The shown state: after so many actions. */
  readonly step: number
  readonly last: number
}

const keyOf = (row: TimelineRow): string => ('to' in row ? String(row.to) : row.machine)

/** The recorded actions, of all machines or of one, in order of time or machine by machine. */
export function ReplayTimeline({ actions, step, last }: ReplayTimelineProps) {
  const { t } = useTranslation('reports')
  const dispatch = useDispatch()
  const [machine, setMachine] = useState('')
  const [text, setText] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string> | null>(null)
  const machines = useMemo(() => [...new Set(actions.map(machineOf))].sort(), [actions])
  const shown = actions
    .slice(0, last)
    .map((action, index) => ({ action, to: index + 1 }))
    .filter(({ action }) => machine === '' || machineOf(action) === machine)
    .filter(({ action }) => action.type.toLowerCase().includes(text.toLowerCase()))
  const rows: readonly TimelineRow[] = open ? byMachine(shown, open) : shown
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
      <label>
        <input
          type="checkbox"
          checked={open !== null}
          onChange={({ target }) => {
            setOpen(target.checked ? new Set() : null)
          }}
        />{' '}
        {t('replay.byMachine')}
      </label>
      {shown.length === 0 && <p>{t('replay.noActions')}</p>}
      <VirtualList
        items={rows}
        keyOf={keyOf}
        current={rows.findIndex((row) => 'to' in row && row.to === step)}
      >
        {(row) =>
          'to' in row ? (
            <button
              type="button"
              className={classes['action']}
              aria-current={row.to === step ? 'step' : undefined}
              data-failed={isFailedAction(row.action) || undefined}
              onClick={() => dispatch(stepChosen(row.to))}
            >
              {`${String(row.to)} ${row.action.type}`}
            </button>
          ) : (
            <button
              type="button"
              className={classes['action']}
              aria-expanded={row.isOpen}
              data-failed={row.hasFailed || undefined}
              onClick={() => {
                setOpen((known) => withToggled(known ?? new Set(), row.machine))
              }}
            >
              {t('replay.ofMachine', { machine: row.machine, count: row.count })}
            </button>
          )
        }
      </VirtualList>
    </section>
  )
}
