/** The index that a key leads to among marks; undefined for other keys, and where there is none. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  }
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined
  return next === undefined || count === 0 ? undefined : Math.max(0, Math.min(count - 1, next))
}
