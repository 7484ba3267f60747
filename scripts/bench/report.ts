// The figures as tables, and which limits they miss.

import type { FloorRun } from './floorRun.ts'
import type { Amounts, Times } from './journey.ts'
import {
  amountMeasures,
  floors,
  rates,
  timeMeasures,
  type FloorKey,
  type Rate,
} from './measures.ts'
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
  const rows = floors.flatMap(({ key: floor, label, then }) =>
    keys.map((key) => {
      const measure = timeMeasures.find((one) => one.key === key)
      const now = rates.map((rate) => measured[floor][rate][key])
      const peerThen = rates.map((rate) => formatRatio(measure?.peer?.[rate], then?.[key][rate]))
      return [
        `${label}: ${measure?.label ?? key}`,
        ...now.map((value) => formatValue(value, 'ms')),
        ...rates.map((rate, place) => formatRatio(times[rate][key], now[place])),
        ...peerThen,
      ]
    }),
  )
  const ratios = ['portal/floor 1x', '4x', 'peer/floor† 1x', '4x']
  return formatTable([['floor, same run', '1x', '4x', ...ratios], ...rows])
}

const notes = `* The peer's times were recorded once, on another day: they were not measured in this run. Ratios against them are
  an orientation and decide nothing. Ratios between times of this run hold.
† On the peer's day, against 30 lines of plain HTML for the same task. What the portal is over its floor
  by what the peer was over its own is the best comparison that two days allow.
  Preflights (OPTIONS) are no requests here; their bytes are part of "everything". The largest API answer is that of
  the whole run, filter and entity pages included. Blocking time and longest task last until the network rests.`

export const formatReport = (result: Result): string =>
  [timesTable(result.times), amountsTable(result.amounts), floorsTable(result), notes].join('\n\n')
