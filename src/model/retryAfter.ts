/** Milliseconds of a `Retry-After`, which is seconds or a date; 0 without one, or if it is neither. */
export function retryAfter(header: string | null, now: number): number {
  if (header === null) return 0
  const until = /^\d+$/.test(header) ? now + Number(header) * 1_000 : Date.parse(header)
  return Math.max(0, until - now) || 0
}
