const day = 86_400_000

/** A time as seen from a later one: "14:05", "Tuesday" or "3 November". Both are in milliseconds since epoch. */
export function sinceText(since: number, now: number, language: string): string {
  const isSameDay = new Date(since).toDateString() === new Date(now).toDateString()
  const format: Intl.DateTimeFormatOptions = isSameDay
    ? { hour: '2-digit', minute: '2-digit' }
    : now - since < 6 * day
      ? { weekday: 'long' }
      : { day: 'numeric', month: 'long', ...(now - since > 300 * day && { year: 'numeric' }) }
  return new Intl.DateTimeFormat(language, format).format(since)
}
