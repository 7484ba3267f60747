// How a user reads documentation (spec 2 §5).

import { isRecord } from '../isRecord.ts'

/** Percent; no other sizes are allowed. */
export const textSizes = [90, 100, 115, 130, 150] as const
export type TextSize = (typeof textSizes)[number]

interface Reading {
  readonly textSize: TextSize
  /** All levels of the navigation are open. */
  readonly isExpanded: boolean
  /** Names of tabs that were chosen where tabs are linked, the latest first. */
  readonly tabs: readonly string[]
}
export type DocsReading = Pick<Reading, keyof Reading>

/** Where the browser has it; the same for all users. */
export const docsReadingPlace = { key: 'portico.docsReading' }

export const defaultReading: DocsReading = { textSize: 100, isExpanded: false, tabs: [] }

const mostTabs = 30
const longestTab = 100

/** With a tab that was chosen; one without a usable name is not remembered. */
export function withTab(tabs: readonly string[], name: string): readonly string[] {
  if (name === '' || name.length > longestTab) return tabs
  return [name, ...tabs.filter((other) => other !== name)].slice(0, mostTabs)
}

function readTabs(kept: unknown): readonly string[] {
  if (!Array.isArray(kept)) return defaultReading.tabs
  const names = kept.filter((name): name is string => typeof name === 'string')
  return names.reduceRight(withTab, defaultReading.tabs)
}

/** What was kept; each value of another form becomes the default. */
export function readReading(kept: unknown): DocsReading | undefined {
  if (!isRecord(kept)) return undefined
  return {
    textSize: textSizes.find((size) => size === kept['textSize']) ?? defaultReading.textSize,
    isExpanded: kept['isExpanded'] === true,
    tabs: readTabs(kept['tabs']),
  }
}
