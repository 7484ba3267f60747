// When a cron job runs next, in the time zone of its schedule.

import { Cron } from 'croner'
import { expandSchedule } from './schedules.ts'

/** Older clusters take the zone in the schedule itself. */
const zonePrefix = /^(?:CRON_)?TZ=(\S+)\s+/

export interface Schedule {
  /** Five fields or a shortcut. */
  readonly fields: string
  /** Of the IANA database; undefined for the one of the cluster's controller. */
  readonly timeZone: string | undefined
}

export function scheduleOf(schedule: string, timeZone: string | undefined): Schedule {
  const prefixed = zonePrefix.exec(schedule)?.[1]
  return {
    fields: schedule.replace(zonePrefix, '').trim(),
    timeZone: timeZone ?? prefixed,
  }
}

/** `?` is any value, as `*`. */
const anyOf = (fields: string): string => fields.replaceAll('?', '*')

/**
 * Milliseconds since 1970 of the first run after `now`; null for a schedule or a zone that is not known, or that never
 * comes. Without a zone it is UTC, in which nearly all controllers run.
 */
export function nextRunOf({ fields, timeZone = 'UTC' }: Schedule, now: number): number | null {
  try {
    const cron = new Cron(anyOf(expandSchedule(fields)), {
      mode: '5-part',
      // If both a day of the month and one of the week are given, either will do.
      domAndDow: false,
      timezone: timeZone === 'Local' ? 'UTC' : timeZone,
      paused: true,
    })
    return cron.nextRun(new Date(now))?.getTime() ?? null
  } catch {
    return null
  }
}
