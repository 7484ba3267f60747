// Logs of containers: lines with nanosecond times, which grow while someone follows them.

interface LogLine {
  /** RFC 3339 with nine decimals. */
  readonly time: string
  readonly text: string
}

export interface ContainerLog {
  readonly lines: () => readonly LogLine[]
  readonly append: (text: string) => void
  /** Calls back with each line that is appended; returns a function to stop. */
  readonly onLine: (listener: (line: LogLine) => void) => () => void
}

const nanoseconds = (milliseconds: number, within: number): string =>
  new Date(milliseconds).toISOString().replace('Z', `${String(within).padStart(6, '0')}Z`)

/** `first` lines exist already, one each second. */
export function createContainerLog(name: string, first: number): ContainerLog {
  const listeners = new Set<(line: LogLine) => void>()
  const now = Date.now()
  const lines: LogLine[] = Array.from({ length: first }, (_, index) => ({
    time: nanoseconds(now - (first - index) * 1_000, index),
    text: `${name}: order ${String(1_000 + index)} paid in ${String(20 + (index % 7))} ms`,
  }))
  return {
    lines: () => lines,
    append: (text) => {
      const line = { time: nanoseconds(Date.now(), lines.length), text }
      lines.push(line)
      for (const listener of listeners) listener(line)
    },
    onLine: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The end of a container that crashed. */
export const crashLines: readonly string[] = [
  '{"level":"info","message":"connecting to payments-ledger:5432"}',
  '\u001B[31mERROR\u001B[0m missing environment variable LEDGER_URL',
  'exit status 1',
]
