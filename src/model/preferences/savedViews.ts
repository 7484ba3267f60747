// Saved views of the catalog index: each has a name and a `location.search`.

import { isRecord } from '../isRecord.ts'

/** `location.search` by name. */
export type SavedViews = Readonly<Record<string, string>>

/** Characters as users count them. */
export const longestViewName = 60
const mostViews = 200
const longestSearch = 4_000

export type ViewNameProblem = 'nameMissing' | 'nameTooLong' | 'nameTaken'

/** The problem of a name; `others` are the names of the other views. */
export function viewNameProblem(
  name: string,
  others: readonly string[],
): ViewNameProblem | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'nameMissing'
  if (Array.from(trimmed).length > longestViewName) return 'nameTooLong'
  const same = (other: string) => other.toLowerCase() === trimmed.toLowerCase()
  return others.some(same) ? 'nameTaken' : undefined
}

const isView = (name: string, search: unknown): search is string =>
  typeof search === 'string' &&
  search.length <= longestSearch &&
  viewNameProblem(name, []) === undefined

/** Leaves out invalid views; undefined if the value is no record. */
export function readSavedViews(value: unknown): SavedViews | undefined {
  if (!isRecord(value) || Array.isArray(value)) return undefined
  const views = Object.entries(value).flatMap(([name, search]) =>
    isView(name, search) ? [[name, search] as const] : [],
  )
  return Object.fromEntries(views.slice(0, mostViews))
}
