// The pages of actions and extensions: their search, `?q=…`, and what it finds.

import { encodePart } from '../encodePath.ts'

interface Entry {
  readonly description?: string
}

const longest = 200

/** Reads `location.search`; never throws. */
export const searchedText = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trimStart().toWellFormed().slice(0, longest)

export const searchAddress = (page: string, text: string): string =>
  text === '' ? page : `${page}?q=${encodePart(text)}`

/** The entries whose name or description has each word. */
export function matching<One extends Entry>(
  entries: readonly One[],
  nameOf: (entry: One) => string,
  text: string,
): readonly One[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const searched = `${nameOf(entry)} ${entry.description ?? ''}`.toLowerCase()
    return words.every((word) => searched.includes(word))
  })
}
