// An entry of a log: of a task, a CI job or a pod.

/** One message of a step, container or stream. */
export interface LogEntry {
  /** One line or several, divided by `\n` or `\r\n`, with ANSI escape codes. */
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at?: number
  /** Id of the step, container or stream it comes from. */
  readonly source?: string
}
