// How a user reads documentation (spec 2 §5).

import { isRecord } from '../isRecord.ts'

/** Percent; no other sizes are allowed. */
export const textSizes = [90, 100, 115, 130, 150] as const
export type TextSize = (typeof textSizes)[number]

interface Reading {
  readonly textSize: TextSize
  /** All levels of the navigation are open. */
  readonly isExpanded: boolean
}
export type DocsReading = Pick<Reading, keyof Reading>

export const defaultReading: DocsReading = { textSize: 100, isExpanded: false }

/** What was kept; each value of another form becomes the default. */
export function readReading(kept: unknown): DocsReading | undefined {
  if (!isRecord(kept)) return undefined
  return {
    textSize: textSizes.find((size) => size === kept['textSize']) ?? defaultReading.textSize,
    isExpanded: kept['isExpanded'] === true,
  }
}
