// What differs between two states of a replay, and between two replays.

import { isRecord } from '../isRecord.ts'
import { isSame } from '../json.ts'
import type { RecordedAction } from '../shell/recording.ts'

type State = Readonly<Record<string, unknown>>

/** The slices that are not the same in both, as they were and as they are. */
export function changedSlices(before: State, after: State): { before: State; after: State } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const changed = names.filter((name) => before[name] !== after[name])
  const pick = (state: State): State =>
    Object.fromEntries(changed.flatMap((name) => (name in state ? [[name, state[name]]] : [])))
  return { before: pick(before), after: pick(after) }
}

const failed = /(?:\/rejected|failed)$/i

/** A request or a process has failed; a request that was aborted or not needed is no failure. */
export function isFailedAction(action: RecordedAction): boolean {
  const { meta } = action as { readonly meta?: unknown }
  const isCalm = isRecord(meta) && (meta['aborted'] === true || meta['condition'] === true)
  return failed.test(action.type) && !isCalm
}

/** The slice or endpoint that an action is named after. */
export const machineOf = ({ type }: RecordedAction): string => type.split('/')[0] ?? type

/** Differ in each recording: ids of requests and times. */
const random = new Set(['requestId', 'fulfilledTimeStamp', 'startedTimeStamp', 'baseQueryMeta'])

const withoutRandom = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutRandom)
  if (!isRecord(value)) return value
  const left = Object.entries(value).filter(([key]) => !random.has(key))
  return Object.fromEntries(left.map(([key, inner]) => [key, withoutRandom(inner)]))
}

/** Index of the first action that is not the same in both; undefined if they are equal. */
export function firstDifference(
  actions: readonly RecordedAction[],
  others: readonly RecordedAction[],
): number | undefined {
  const length = Math.max(actions.length, others.length)
  for (let index = 0; index < length; index += 1)
    if (!isSame(withoutRandom(actions[index]), withoutRandom(others[index]))) return index
  return undefined
}
