// What each plugin has cost since the page was opened.

type Counts = Readonly<Record<string, number>>

export interface BillLine {
  /** Empty for the portal itself, with what plugins share. */
  readonly id: string
  /** Bytes of its chunks as sent; null if not measured, as all nulls here. */
  readonly bytes: number | null
  /** Milliseconds until its code could run. */
  readonly loadTime: number | null
  readonly requests: number
  readonly failures: number
  readonly longTasks: number | null
  readonly errors: number
  readonly crashes: number
}

export interface BillParts {
  readonly requests: Counts
  readonly failures: Counts
  readonly loads: Counts
  readonly longTasks: Counts | null
  /** Bytes by the name of the file. */
  readonly files: Counts
  readonly faults: Readonly<Record<string, { readonly errors: number; readonly crashes: number }>>
  /** Names of the files that only this plugin needs, by its id; null if unknown. */
  readonly chunks: Readonly<Record<string, readonly string[]>> | null
  /** Ids of the loaded plugins. */
  readonly loaded: readonly string[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The largest first, and the portal itself last. */
export function billOf(parts: BillParts): readonly BillLine[] {
  const { requests, failures, loads, longTasks, files, faults, chunks, loaded } = parts
  const ids = [...new Set([...loaded, ...Object.keys(faults)])]
  const isKnown = new Set(ids)
  /** The portal has what no loaded plugin has. */
  const countOf = (counts: Counts, id: string) =>
    id === ''
      ? sum(Object.keys(counts).map((key) => (isKnown.has(key) ? 0 : (counts[key] ?? 0))))
      : (counts[id] ?? 0)
  const owned = new Set(Object.values(chunks ?? {}).flat())
  const bytesOf = (id: string) => {
    if (chunks === null) return null
    if (id === '')
      return sum(Object.entries(files).map(([file, bytes]) => (owned.has(file) ? 0 : bytes)))
    return chunks[id] ? sum(chunks[id].map((file) => files[file] ?? 0)) : null
  }
  const lineOf = (id: string): BillLine => ({
    id,
    bytes: bytesOf(id),
    loadTime: loads[id] ?? null,
    requests: countOf(requests, id),
    failures: countOf(failures, id),
    longTasks: longTasks && countOf(longTasks, id),
    errors: faults[id]?.errors ?? 0,
    crashes: faults[id]?.crashes ?? 0,
  })
  const lines = ids.map(lineOf).sort((a, b) => (b.bytes ?? 0) - (a.bytes ?? 0))
  return [...lines, lineOf('')]
}
