// The rows of the time line: actions in order of time, or machine by machine.

import type { RecordedAction } from '../shell/recording.ts'
import { isFailedAction, machineOf } from './stateChanges.ts'

interface ActionRow {
  readonly action: RecordedAction
  /** The step after it. */
  readonly to: number
}

interface MachineRow {
  readonly machine: string
  readonly count: number
  readonly hasFailed: boolean
  readonly isOpen: boolean
}

/** The other of open and closed for one machine. */
export const withToggled = (open: ReadonlySet<string>, machine: string): ReadonlySet<string> =>
  new Set(open.has(machine) ? [...open].filter((one) => one !== machine) : [...open, machine])

export type TimelineRow = ActionRow | MachineRow

/** Each machine once, in order of its first action, with its actions if it is open. */
export function byMachine(
  rows: readonly ActionRow[],
  open: ReadonlySet<string>,
): readonly TimelineRow[] {
  const groups = new Map<string, ActionRow[]>()
  for (const row of rows) {
    const machine = machineOf(row.action)
    const own = groups.get(machine) ?? []
    own.push(row)
    groups.set(machine, own)
  }
  return [...groups].flatMap(([machine, own]): readonly TimelineRow[] => {
    const isOpen = open.has(machine)
    const hasFailed = own.some(({ action }) => isFailedAction(action))
    const head = { machine, count: own.length, hasFailed, isOpen }
    return isOpen ? [head, ...own] : [head]
  })
}
