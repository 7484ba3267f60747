// What containers write.

const paths = ['/orders', '/orders/4711/items', '/basket', '/ready', '/metrics']

/** Coloured, as many servers write when they take the log for a terminal. */
const warning = (text: string) => `\u001B[33mWARN\u001B[0m ${text}`

/** Undefined for containers that write nothing. */
export function lineOf(pod: string, container: string, index: number): string | undefined {
  if (container === 'silent') return undefined
  const path = paths[index % paths.length] ?? '/'
  const order = `${container}: order ${String(1_000 + index)}`
  if (index % 10 === 3) return warning(`${order} is slow: ${path}`)
  if (index % 10 === 7)
    return JSON.stringify({ level: 'info', pod, path, index, customer: 'Zoë 東京' })
  return `${order} paid in ${String(20 + (index % 7))} ms`
}

const endings: Readonly<Record<string, readonly string[]>> = {
  Error: [
    '{"level":"info","message":"connecting to payments-ledger:5432"}',
    '\u001B[31mERROR\u001B[0m missing environment variable LEDGER_URL',
    'exit status 1',
  ],
  Completed: ['done'],
}

/** The last lines of a run that ended for this reason; what is killed has no time to say why. */
export const endingOf = (reason: string): readonly string[] => endings[reason] ?? []
