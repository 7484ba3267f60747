// Formats figures as text.

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

export type Unit = 'ms' | 'bytes' | 'MB' | 'count'

/** '1,498 ms', '7.2 MB'; 0 if the longest task was too short to be reported. */
export function formatValue(value: number | undefined, unit: Unit): string {
  if (value === undefined || Number.isNaN(value)) return '–'
  if (unit === 'MB') return `${(value / 1_000_000).toFixed(1)} MB`
  const text = Math.round(value).toLocaleString('en')
  return unit === 'ms' ? `${text} ms` : text
}

/** Two digits, or a dash if a value is unknown. */
export const formatRatio = (value: number | undefined, against: number | undefined): string =>
  value === undefined || against === undefined || against === 0 ? '–' : (value / against).toFixed(2)

/** Columns as wide as their widest cell; the first left-aligned, the others right-aligned. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  const [head, ...body] = rows.map(line)
  return [head, rule, ...body].join('\n')
}
