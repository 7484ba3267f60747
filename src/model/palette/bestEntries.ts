// Ranks entities for the command palette. Apart from `entityEntry.ts`, which the first load needs.

import { isSameEntry, type EntityEntry } from '../entities/entityEntry.ts'
import { findEntityRef } from '../entities/entityRef.ts'
import { ranked, type Rankable } from '../entities/ranking.ts'

export const rankableEntry = ({ ref, title, type = '' }: EntityEntry): Rankable => ({
  names: [title, findEntityRef(ref)?.name ?? ref],
  words: [ref, type],
})

/** The best matches for the typed text, at most `most` of them. */
export const bestEntries = (
  typed: string,
  entries: readonly EntityEntry[],
  most: number,
): readonly EntityEntry[] =>
  ranked(
    typed,
    entries.map((entry) => ({ entry, ...rankableEntry(entry) })),
  )
    .slice(0, most)
    .map(({ item }) => item.entry)

/** Each entity once, where it is first. */
export const distinct = (entries: readonly EntityEntry[]): readonly EntityEntry[] =>
  entries.filter(
    (entry, place) => entries.findIndex((other) => isSameEntry(entry, other)) === place,
  )
