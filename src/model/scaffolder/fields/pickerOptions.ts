// Options and values of the form's entity and tag pickers (spec 2 §5), as Backstage's templates write them.

import { exists, type EntityFilter } from '../../entities/entityFilter.ts'
import { findEntityRef, stringifyEntityRef, type RefDefaults } from '../../entities/entityRef.ts'
import { isTag } from '../../entities/validators.ts'
import { isJsonRecord, type Json, type JsonRecord } from '../../json.ts'

/** YAML reads `true` and `1` as such; the catalog compares texts. */
const texts = (value: Json | undefined): readonly string[] =>
  [value].flat().flatMap((one) => {
    if (typeof one === 'number' || typeof one === 'boolean') return [String(one)]
    return typeof one === 'string' ? [one] : []
  })

/** `{"exists": true}` and `{"mustHaveValue": true}` require a key, whatever its value. */
function filterValue(value: Json): EntityFilter[string] | undefined {
  if (isJsonRecord(value))
    return value['exists'] === true || value['mustHaveValue'] === true ? exists : undefined
  const all = texts(value)
  return all.length === 0 ? undefined : all
}

function oneFilter(filter: JsonRecord): EntityFilter {
  const entries = Object.entries(filter).flatMap(([key, value]) => {
    const taken = filterValue(value)
    return taken === undefined ? [] : [[key, taken] as const]
  })
  return Object.fromEntries(entries)
}

/** The alternatives of `catalogFilter`, and of `allowedKinds`, which is its predecessor; empty for every entity. */
export function catalogFilters(options: JsonRecord): readonly EntityFilter[] {
  const { catalogFilter, allowedKinds } = options
  const filters = [catalogFilter].flat().filter(isJsonRecord).map(oneFilter)
  const some = filters.filter((filter) => Object.keys(filter).length > 0)
  if (some.length > 0) return some
  const kinds = texts(allowedKinds)
  return kinds.length === 0 ? [] : [{ kind: kinds }]
}

/** Namespace and kind that complete typed refs. */
export const refDefaults = (options: JsonRecord, kind?: string): RefDefaults => {
  const [ownKind = kind] = texts(options['defaultKind'])
  const { defaultNamespace } = options
  return {
    ...(ownKind !== undefined && { kind: ownKind }),
    ...(typeof defaultNamespace === 'string' && { namespace: defaultNamespace }),
  }
}

/** Typed text as a full ref; text that is none stays as typed. */
export function typedRef(text: string, defaults: RefDefaults): string {
  const ref = findEntityRef(text, defaults)
  return ref ? stringifyEntityRef(ref) : text
}

/** Only `false` forbids values that are not in the catalog. */
export const allowsArbitraryValues = (options: JsonRecord): boolean =>
  options['allowArbitraryValues'] !== false

/** Only `false` leaves the choice to Enter and clicks. */
export const choosesOnLeave = (options: JsonRecord): boolean => options['autoSelect'] !== false

interface TagOptions {
  /** Kinds whose tags are suggested; empty for all. */
  readonly kinds: readonly string[]
  readonly showCounts: boolean
  /** In place of the portal's own hint. */
  readonly helperText: string | undefined
}

export const tagOptions = ({ kinds, showCounts, helperText }: JsonRecord): TagOptions => ({
  kinds: texts(kinds),
  showCounts: showCounts === true,
  helperText: typeof helperText === 'string' && helperText !== '' ? helperText : undefined,
})

type TypedTag =
  | { readonly status: 'added'; readonly tags: readonly string[] }
  | { readonly status: 'invalid' | 'duplicate'; readonly tag: string }

/** Tags are stored in lower case without surrounding space. */
export function withTag(tags: readonly string[], text: string): TypedTag {
  const tag = text.trim().toLowerCase()
  if (!isTag(tag)) return { status: 'invalid', tag }
  return tags.includes(tag)
    ? { status: 'duplicate', tag }
    : { status: 'added', tags: [...tags, tag] }
}
