// Compares what the tests cost with config/testBudgets.json: counts, which are the same on every machine.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../config/testBudgets.json', import.meta.url))

interface Outcome {
  /** One line for each count, with its limit. */
  readonly table: string
  readonly isOver: boolean
}

/** Of answers and snapshots, which somebody has to review. */
export const recordedLines = (): number =>
  globSync('test/{fixtures/**/*.{json,ts,txt},unit/**/__snapshots__/*}').reduce(
    (sum, one) => sum + readFileSync(one, 'utf8').split('\n').length,
    0,
  )

/** Throws for a count without a limit. */
export function compareWithBudgets(counts: Readonly<Record<string, number>>): Outcome {
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>
  const rows = Object.entries(counts).map(([name, count]) => {
    const limit = budgets[name]
    if (limit === undefined) throw new Error(`config/testBudgets.json has no limit of '${name}'.`)
    return { name, count, limit, isOver: count > limit }
  })
  const lines = rows.map(
    ({ name, count, limit, isOver }) =>
      `${String(count).padStart(6)} of ${String(limit).padStart(6)}  ${name}${isOver ? '  OVER' : ''}`,
  )
  return { table: lines.join('\n'), isOver: rows.some(({ isOver }) => isOver) }
}
