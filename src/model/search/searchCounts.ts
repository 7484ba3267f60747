// The number of results as text (spec 2 §2).

const most = 10_000

/** Above 10,000 '>10000', and ' -- ' for an unknown number. */
export function countText(count: number | undefined, write: (count: number) => string): string {
  if (count === undefined) return ' -- '
  return count > most ? `>${String(most)}` : write(count)
}
