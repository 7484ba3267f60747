/** When the time of a `Retry-After`, which is seconds or a date, is over, in milliseconds since 1970; null without one. */
export function retryTime(header: string | null, now: number): number | null {
  if (header === null) return null
  const time = /^\d+$/.test(header) ? now + Number(header) * 1_000 : Date.parse(header)
  return Number.isFinite(time) ? time : null
}
