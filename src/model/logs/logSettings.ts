// How a person reads logs.

import { asJsonRecord } from '../json.ts'

export const timestampStyles = ['none', 'absolute', 'relative', 'elapsed'] as const

interface Settings {
  readonly wrapsLines: boolean
  readonly showsLineNumbers: boolean
  /** `elapsed` counts from the start of the log. */
  readonly timestamps: (typeof timestampStyles)[number]
  /** Absolute times in UTC, else in the browser's zone. */
  readonly isUtc: boolean
}

/** A plain record, which the compiler accepts as JSON. */
export type LogSettings = Pick<Settings, keyof Settings>

export const defaultLogSettings: LogSettings = {
  wrapsLines: false,
  showsLineNumbers: true,
  timestamps: 'none',
  isUtc: false,
}

/** Of another shape, a value is the default. */
export function readLogSettings(kept: unknown): LogSettings {
  const { wrapsLines, showsLineNumbers, timestamps, isUtc } = asJsonRecord(kept)
  return {
    wrapsLines: wrapsLines === true,
    showsLineNumbers: showsLineNumbers !== false,
    timestamps: timestampStyles.find((style) => style === timestamps) ?? 'none',
    isUtc: isUtc === true,
  }
}
