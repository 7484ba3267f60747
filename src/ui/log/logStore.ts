// The lines of one viewer, outside React's state because they grow in place.

import type { LogEntry } from '../../model/logs/logEntry.ts'
import { appendEntries, newLogLines, type LogLines } from '../../model/logs/logLines.ts'

type Batches = readonly (readonly LogEntry[])[]

/** Replaced whenever lines were added. */
interface LogSnapshot {
  readonly lines: LogLines
}

export interface LogStore {
  readonly take: (batches: Batches, limit: number) => void
  readonly read: () => LogSnapshot
  readonly subscribe: (tell: () => void) => () => void
}

export function createLogStore(): LogStore {
  const listeners = new Set<() => void>()
  let snapshot: LogSnapshot = { lines: newLogLines() }
  let taken: Batches = []
  const goesOn = (batches: Batches) =>
    taken.length <= batches.length && taken.at(-1) === batches[taken.length - 1]
  return {
    take: (batches, limit) => {
      if (batches === taken) return
      const from = goesOn(batches) ? taken.length : 0
      const lines = from === taken.length ? snapshot.lines : newLogLines()
      for (const batch of batches.slice(from)) appendEntries(lines, batch, limit)
      taken = batches
      snapshot = { lines }
      for (const tell of listeners) tell()
    },
    read: () => snapshot,
    subscribe: (tell) => {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
  }
}
