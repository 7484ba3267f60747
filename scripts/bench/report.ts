// The figures as tables, with missed limits.

import type { FloorRun } from './floorRun.ts'
import type { Amounts, Times } from './journey.ts'
import {
  amountMeasures,
  floors,
  rates,
  timeMeasures,
  type FloorKey,
  type Rate,
  type TimeKey,
  type TimeMeasure,
} from './measures.ts'
import { formatRatio, formatTable, formatValue } from './table.ts'

/** Medians of one site. */
export interface Figures {
  readonly times: Readonly<Record<Rate, Times>>
  readonly amounts: Amounts
}

export interface Ratio extends Readonly<Record<Rate, number>> {
  readonly measure: TimeKey
  readonly target?: Readonly<Record<Rate, number>>
}

/** The portal's figures and those measured beside it. */
export interface Result extends Figures {
  readonly floors: Readonly<Record<FloorKey, Readonly<Record<Rate, FloorRun>>>>
  /** Measured in the same run, if requested. */
  readonly peer?: Figures
  readonly ratios?: readonly Ratio[]
}

/** Labels of the measures that are above their limit. */
export const missedLimits = (amounts: Amounts): readonly string[] =>
  amountMeasures
    .filter(({ key, limit }) => limit !== undefined && !(amounts[key] <= limit))
    .map(({ label }) => label.trim())

const pair = (first: string, second: string) => `${first} / ${second}`

/** From this run, else the recorded figure. */
const peerTime = ({ peer }: Result, { key, peer: recorded }: TimeMeasure, rate: Rate) =>
  peer ? peer.times[rate][key] : recorded?.[rate]

function timesTable(result: Result): string {
  const rows = timeMeasures.map((measure) => {
    const { key, label, target } = measure
    const own = rates.map((rate) => result.times[rate][key])
    const peer = rates.map((rate) => peerTime(result, measure, rate))
    return [
      label,
      ...own.map((time) => formatValue(time, 'ms')),
      ...peer.map((time) => formatValue(time, 'ms')),
      ...own.map((time, place) => formatRatio(time, peer[place])),
      target ? pair(target[1].toFixed(2), target[4].toFixed(2)) : '',
    ]
  })
  const mark = result.peer ? '' : '*'
  const heads = ['peer', 'ratio'].flatMap((name) =>
    rates.map((rate) => `${name}${mark} ${String(rate)}x`),
  )
  return formatTable([['time', '1x', '4x', ...heads, 'target ≤'], ...rows])
}

function amountsTable({ amounts, peer: measured }: Result): string {
  const missed = missedLimits(amounts)
  const rows = amountMeasures.map(({ key, label, unit, peer: recorded, limit }) => {
    const peer = measured ? measured.amounts[key] : recorded
    return [
      label,
      formatValue(amounts[key], unit),
      formatValue(peer, unit),
      formatRatio(amounts[key], peer),
      limit === undefined ? '' : formatValue(limit, unit),
      limit === undefined ? '' : missed.includes(label.trim()) ? '✗' : '✓',
    ]
  })
  return formatTable([['amount', 'portal', 'peer', 'ratio', 'limit ≤', ''], ...rows])
}

function floorsTable(result: Result): string {
  const keys = ['coldRow', 'warmRow', 'firstPaint'] as const
  const rows = floors.flatMap(({ key: floor, label, then }) =>
    timeMeasures.flatMap((measure) => {
      const key = keys.find((one) => one === measure.key)
      if (key === undefined) return []
      const now = rates.map((rate) => result.floors[floor][rate][key])
      const floorOfPeer = result.peer ? now : rates.map((rate) => then?.[key][rate])
      return [
        [
          `${label}: ${measure.label}`,
          ...now.map((value) => formatValue(value, 'ms')),
          ...rates.map((rate, place) => formatRatio(result.times[rate][key], now[place])),
          ...rates.map((rate, place) =>
            formatRatio(peerTime(result, measure, rate), floorOfPeer[place]),
          ),
        ],
      ]
    }),
  )
  const peer = `peer/floor${result.peer ? '' : '†'} 1x`
  return formatTable([
    ['floor, same run', '1x', '4x', 'portal/floor 1x', '4x', peer, '4x'],
    ...rows,
  ])
}

const recordedNotes = `* The peer's times were recorded once, on another day: they were not measured in this run. Ratios against them are
  an orientation and decide nothing; with --peer both are measured in turns. Ratios between times of this run hold.
† On the peer's day, against 30 lines of plain HTML for the same task. What the portal is over its floor
  by what the peer was over its own is the best comparison that two days allow.
`
const notes = `  Preflights (OPTIONS) are no requests here; their bytes are part of "everything". The largest API answer is that of
  the whole run, filter and entity pages included. Blocking time and longest task last until the network rests.`

export const formatReport = (result: Result): string =>
  [
    timesTable(result),
    amountsTable(result),
    floorsTable(result),
    (result.peer ? '' : recordedNotes) + notes,
  ].join('\n\n')
