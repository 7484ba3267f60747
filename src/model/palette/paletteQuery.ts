// Parses the command palette's input: a text, or `kind:api` and a text to search one kind.

import { entityKinds } from '../entities/entity.ts'

export interface PaletteQuery {
  /** In lower case; undefined for all. */
  readonly kind?: string
  /** The start of a kind that is being typed, in lower case. */
  readonly kindStart?: string
  readonly text: string
}

export function paletteQuery(typed: string): PaletteQuery {
  const [, start, rest] = /^\s*kind:(\S*)(\s.*)?$/is.exec(typed) ?? []
  if (start === undefined) return { text: typed }
  const kind = start.toLowerCase()
  return rest === undefined || kind === ''
    ? { kindStart: kind, text: '' }
    : { kind, text: rest.trim() }
}

/** As the catalog writes it; others as they are. */
export const kindName = (kind: string): string =>
  entityKinds.find((known) => known.toLowerCase() === kind.toLowerCase()) ?? kind

/** Known kinds with this start, else the typed text, which may be a custom kind. */
export function kindsFrom(start: string): readonly string[] {
  const known = entityKinds.filter((kind) => kind.toLowerCase().startsWith(start))
  return known.length > 0 ? known : [start]
}
