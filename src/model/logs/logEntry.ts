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
