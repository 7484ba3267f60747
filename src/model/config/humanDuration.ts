// Durations in the configuration, as Backstage writes them: `{ minutes: 1, seconds: 30 }` (spec 3 §9).

import { ConfigError } from './configErrors.ts'
import type { ConfigReader } from './configReader.ts'

const second = 1_000
const day = 86_400 * second

/** A year has 365 days, a month 30. */
const units = {
  years: 365 * day,
  months: 30 * day,
  weeks: 7 * day,
  days: day,
  hours: 3_600 * second,
  minutes: 60 * second,
  seconds: second,
  milliseconds: 1,
} as const

const isUnit = (name: string): name is keyof typeof units => Object.hasOwn(units, name)

/** Milliseconds; undefined without a value. Throws `ConfigError` for an unknown unit. */
export function readDuration(config: ConfigReader, key: string): number | undefined {
  const duration = config.getOptionalConfig(key)
  if (!duration) return undefined
  return duration.keys().reduce((sum, unit) => {
    if (!isUnit(unit))
      throw new ConfigError(`Invalid config at ${key}, '${unit}' is not a unit of time`)
    return sum + units[unit] * (duration.getOptionalNumber(unit) ?? 0)
  }, 0)
}
