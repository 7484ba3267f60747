// The figures as tables, and which limits they miss.

import type { FloorRun } from './floorRun.ts'
import type { Amounts, Times } from './journey.ts'
import { amountMeasures, floors, timeMeasures, type FloorKey, type Rate } from './measures.ts'
import { formatRatio, formatTable, formatValue } from './table.ts'

/** Medians. */
export interface Result {
  readonly times: Readonly<Record<Rate, Times>>
  readonly amounts: Amounts
  readonly floors: Readonly<Record<FloorKey, Readonly<Record<Rate, FloorRun>>>>
}

/** Labels of the measures that are above their limit. */
export const missedLimits = (amounts: Amounts): readonly string[] =>
  amountMeasures
    .filter(({ key, limit }) => limit !== undefined && !(amounts[key] <= limit))
    .map(({ label }) => label.trim())

const pair = (first: string, second: string) => `${first} / ${second}`

function timesTable(times: Result['times']): string {
  const rows = timeMeasures.map(({ key, label, peer, target }) => {
    const [slow, fast] = [times[4][key], times[1][key]]
    return [
      label,
      formatValue(fast, 'ms'),
      formatValue(slow, 'ms'),
      formatValue(peer?.[1], 'ms'),
      formatValue(peer?.[4], 'ms'),
      formatRatio(fast, peer?.[1]),
      formatRatio(slow, peer?.[4]),
      target ? pair(target[1].toFixed(2), target[4].toFixed(2)) : '',
    ]
  })
  const head = ['time', '1x', '4x', 'peer* 1x', 'peer* 4x', 'ratio* 1x', 'ratio* 4x', 'target ≤']
  return formatTable([head, ...rows])
}

function amountsTable(amounts: Amounts): string {
  const missed = missedLimits(amounts)
  const rows = amountMeasures.map(({ key, label, unit, peer, limit }) => [
    label,
    formatValue(amounts[key], unit),
    formatValue(peer, unit),
    formatRatio(amounts[key], peer),
    limit === undefined ? '' : formatValue(limit, unit),
    limit === undefined ? '' : missed.includes(label.trim()) ? '✗' : '✓',
  ])
  return formatTable([['amount', 'portal', 'peer', 'ratio', 'limit ≤', ''], ...rows])
}

function floorsTable({ times, floors: measured }: Result): string {
  const keys = ['coldRow', 'warmRow', 'firstPaint'] as const
  const rows = floors.flatMap(({ key: floor, label }) =>
    keys.map((key) => {
      const [fast, slow] = [measured[floor][1][key], measured[floor][4][key]]
      const name = timeMeasures.find((measure) => measure.key === key)?.label ?? key
      return [
        `${label}: ${name}`,
        formatValue(fast, 'ms'),
        formatValue(slow, 'ms'),
        formatRatio(times[1][key], fast),
        formatRatio(times[4][key], slow),
      ]
    }),
  )
  return formatTable([
    ['floor, same run', '1x', '4x', 'portal/floor 1x', 'portal/floor 4x'],
    ...rows,
  ])
}

const notes = `* The peer's times were recorded once, on another day: they were not measured in this run, so ratios against
  them are an orientation and decide nothing. On that day a page of plain HTML took 159 / 411 ms cold (1x / 4x);
  compare it with the floor of this run. Ratios between rows of this run hold.
  Preflights (OPTIONS) are no requests here; their bytes are part of "everything". The largest API answer is that
  of the whole run, filter and entity pages included. Blocking time and longest task last until the network rests.`

export const formatReport = (result: Result): string =>
  [timesTable(result.times), amountsTable(result.amounts), floorsTable(result), notes].join('\n\n')
