// What every log has in common: of tasks, CI jobs and pods.

/** What a source wrote at once. */
export interface LogEntry {
  /** One line or several, divided by `\n` or `\r\n`, with ANSI escape codes. */
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at?: number
  /** Id of the step, container or stream it comes from. */
  readonly source?: string
}

/** Entries that arrived together, oldest first. */
export type LogBatch = readonly LogEntry[]

/** Lines that an address points to, from 1, both included. */
export interface LineRange {
  readonly first: number
  readonly last: number
}
