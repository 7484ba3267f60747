// Formats times with dayjs. In its own chunk, because the first screen shows no times.

import dayjs from 'dayjs'
import duration from 'dayjs/plugin/duration.js'
import localizedFormat from 'dayjs/plugin/localizedFormat.js'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import { dayjsLocaleOf } from './dayjsLocale.ts'

dayjs.extend(duration)
dayjs.extend(localizedFormat)
dayjs.extend(relativeTime)

/** Milliseconds by which the clocks of server and browser may differ. */
const tolerance = 30_000

/** "5 minutes ago", "in 2 hours"; times in milliseconds since epoch. */
export function relativeText(at: number, now: number, language: string): string {
  const isNow = at > now && at - now < tolerance
  return dayjs(isNow ? now : at)
    .locale(dayjsLocaleOf(language))
    .from(now)
}

/** Date and time with the zone: "Nov 22, 2026 7:03 PM UTC+01:00". */
export const absoluteText = (at: number, language: string): string =>
  dayjs(at).locale(dayjsLocaleOf(language)).format('lll [UTC]Z')

export interface Length {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  /** For the `dateTime` attribute: "PT2M14S". */
  readonly iso: string
}

/** In whole seconds; a negative duration counts as 0. */
export function lengthOf(milliseconds: number): Length {
  const length = dayjs.duration(Math.max(0, Math.floor(milliseconds / 1_000)), 'seconds')
  return {
    days: Math.floor(length.asDays()),
    hours: length.hours(),
    minutes: length.minutes(),
    seconds: length.seconds(),
    iso: length.toISOString(),
  }
}
