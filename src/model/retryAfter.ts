/** The end of a `Retry-After`, which is seconds or a date, in milliseconds since 1970; null if it is missing or neither. */
export function retryTime(header: string | null, now: number): number | null {
  if (header === null) return null
  const time = /^\d+$/.test(header) ? now + Number(header) * 1_000 : Date.parse(header)
  return Number.isFinite(time) ? time : null
}

/** The latest of several times; null if none is known. */
export const latestTime = (...times: readonly (number | null | undefined)[]): number | null =>
  Math.max(0, ...times.map((time) => time ?? 0)) || null
