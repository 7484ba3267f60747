// The text that was searched, in the URL of a page: `?h=payment&match=3` (from 1).

import { encodePart } from '../encodePath.ts'

const longestQuery = 200

export interface MatchPlace {
  /** Empty if nothing was searched. */
  readonly query: string
  /** From 0; undefined until the user has stepped. */
  readonly match: number | undefined
}

/** Reads `location.search`; never throws. */
export function matchPlaceOf(search: string): MatchPlace {
  const parameters = new URLSearchParams(search)
  const query = (parameters.get('h') ?? '').toWellFormed().slice(0, longestQuery).trim()
  const match = Number(parameters.get('match') ?? 0)
  return { query, match: Number.isInteger(match) && match > 0 ? match - 1 : undefined }
}

export function withMatch(search: string, match: number): string {
  const parameters = new URLSearchParams(search)
  parameters.set('match', String(match + 1))
  return `?${parameters.toString()}`
}

export function withoutMatches(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('h')
  parameters.delete('match')
  const rest = parameters.toString()
  return rest === '' ? '' : `?${rest}`
}

/** The path of a page with the text that was searched; the path may have a hash. */
export function withQuery(path: string, query: string): string {
  const [, before = path, hash = ''] = /^([^#]*)(#.*)?$/.exec(path) ?? []
  const text = query.trim()
  if (text === '') return path
  return `${before}${before.includes('?') ? '&' : '?'}h=${encodePart(text)}${hash}`
}
