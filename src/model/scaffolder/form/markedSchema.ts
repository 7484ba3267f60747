// The places of a schema that have a secret or a setting for the review: at any depth, and in alternatives and conditions
// that do not hold at present. Everything that must know whether a value is a secret asks here.

import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../../json.ts'
import { targetOf } from './jsonPointer.ts'
import { readablePattern } from './pattern.ts'
import { matchesPattern } from './patternMatch.ts'

/** `secret`: sent among the request's `secrets`, by name. `value`: sent in its place among the values. */
export type SecretKind = 'secret' | 'value'

/** `ui:backstage.review` of a field. */
export interface ReviewSettings {
  readonly isHidden: boolean
  readonly mask?: string
  readonly name?: string
}

/** A schema without all that says nothing about secrets and reviews. */
interface Marks {
  readonly secret?: SecretKind
  readonly review?: ReviewSettings
  readonly $ref?: string
  /** For the same value: parts, alternatives, conditions and dependencies. */
  readonly here?: readonly Marks[]
  readonly properties?: Readonly<Record<string, Marks>>
  /** By pattern of the property's name. */
  readonly patterns?: Readonly<Record<string, Marks>>
  /** Properties that neither have a schema of their own nor fit a pattern. */
  readonly others?: readonly Marks[]
  /** By index. */
  readonly items?: readonly Marks[]
  /** Items without a schema of their own. */
  readonly rest?: readonly Marks[]
  /** Some of the items. */
  readonly contains?: Marks
}

/** JSON. */
export interface MarkedSchema {
  readonly root: Marks
  /** By `$ref`, as far as they lead somewhere in the schema. */
  readonly references: Readonly<Record<string, Marks>>
}

export type ValuePath = readonly (string | number)[]

// ---- Reading a schema with its `ui:` keywords ----

function secretKind(schema: UnknownRecord): SecretKind | undefined {
  const options = asJsonRecord(schema['ui:options'])
  const isSet = (name: string, ...values: readonly string[]) =>
    [schema[`ui:${name}`], options[name]].some((one) => values.includes(String(one)))
  if (isSet('field', 'Secret')) return 'secret'
  const isPassword =
    schema['format'] === 'password' ||
    isSet('widget', 'password', 'PasswordWidget') ||
    isSet('inputType', 'password')
  return isPassword ? 'value' : undefined
}

function reviewSettings(schema: UnknownRecord): ReviewSettings | undefined {
  const { review } = asJsonRecord(schema['ui:backstage'])
  if (!isJsonRecord(review)) return undefined
  const { show, mask, name } = review
  return {
    isHidden: show === false,
    ...(typeof mask === 'string' && { mask }),
    ...(typeof name === 'string' && { name }),
  }
}

const lists = ['allOf', 'anyOf', 'oneOf'] as const
const conditions = ['if', 'then', 'else'] as const
const named = ['dependencies', 'dependentSchemas'] as const
const otherProperties = ['additionalProperties', 'unevaluatedProperties'] as const
const otherItems = ['additionalItems', 'unevaluatedItems'] as const

const recordsIn = (value: unknown): readonly UnknownRecord[] => [value].flat().filter(isRecord)

const marksByName = (schemas: unknown): Readonly<Record<string, Marks>> | undefined =>
  isRecord(schemas)
    ? Object.fromEntries(
        Object.entries(schemas).map(([name, one]) => [name, isRecord(one) ? marksIn(one) : {}]),
      )
    : undefined

/** Undefined instead of an empty list. */
const filled = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length === 0 ? undefined : items

/** Without entries that are undefined. */
const defined = (entries: { readonly [Key in keyof Marks]: Marks[Key] | undefined }): Marks =>
  Object.fromEntries(Object.entries(entries).filter(([, one]) => one !== undefined))

function marksIn(schema: UnknownRecord): Marks {
  const { $ref, items, prefixItems, contains, properties, patternProperties } = schema
  const fixed = [prefixItems, items].find(Array.isArray)
  const dependent = named.flatMap((key) => Object.values(asJsonRecord(schema[key])))
  const all = (schemas: readonly unknown[]) => filled(schemas.flatMap(recordsIn).map(marksIn))
  return defined({
    secret: secretKind(schema),
    review: reviewSettings(schema),
    $ref: typeof $ref === 'string' ? $ref : undefined,
    here: all([...[...lists, ...conditions].map((key) => schema[key]), ...dependent]),
    properties: marksByName(properties),
    patterns: marksByName(patternProperties),
    others: all(otherProperties.map((key) => schema[key])),
    items: fixed?.map((one: unknown) => (isRecord(one) ? marksIn(one) : {})),
    rest: all([Array.isArray(items) ? undefined : items, ...otherItems.map((key) => schema[key])]),
    contains: isRecord(contains) ? marksIn(contains) : undefined,
  })
}

/** All `$ref`s, also those inside of what they lead to. */
function referencesIn(schema: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(schema)) for (const one of schema) referencesIn(one, found)
  else if (isRecord(schema))
    for (const [key, one] of Object.entries(schema)) {
      if (key === '$ref' && typeof one === 'string') found.add(one)
      else referencesIn(one, found)
    }
  return found
}

const hasMarks = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasMarks)
    : isRecord(value) &&
      (secretKind(value) !== undefined ||
        reviewSettings(value) !== undefined ||
        Object.values(value).some(hasMarks))

/** Of a step's schema as the backend has it, with `ui:` keywords. Undefined if nothing is marked. */
export function markedSchema(schema: UnknownRecord): MarkedSchema | undefined {
  if (!hasMarks(schema)) return undefined
  const references = [...referencesIn(schema)].flatMap((reference) => {
    const target = targetOf(schema, reference)
    return target ? [[reference, marksIn(target)] as const] : []
  })
  return { root: marksIn(schema), references: Object.fromEntries(references) }
}

// ---- Asking about a value ----

/** With all that holds, or may hold, for the same value. */
function allHere(marks: readonly Marks[], { references }: MarkedSchema): readonly Marks[] {
  const all = new Set<Marks>()
  const open = [...marks]
  for (let one = open.pop(); one; one = open.pop()) {
    if (all.has(one)) continue
    all.add(one)
    const { $ref, here = [] } = one
    const target =
      $ref !== undefined && Object.hasOwn(references, $ref) ? references[$ref] : undefined
    open.push(...here, ...(target ? [target] : []))
  }
  return [...all]
}

/** A pattern that takes too long, or that no engine reads, may fit. */
const mayFit = (pattern: string, name: string): boolean => {
  const readable = readablePattern(pattern)
  return readable === undefined || matchesPattern(readable, name) !== false
}

function marksOfProperty(marks: Marks, name: string): readonly Marks[] {
  const { properties = {}, patterns = {}, others = [] } = marks
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined
  const found = [
    ...(own ? [own] : []),
    ...Object.entries(patterns).flatMap(([pattern, one]) => (mayFit(pattern, name) ? [one] : [])),
  ]
  return found.length === 0 ? others : found
}

function marksOfItem({ items = [], rest = [], contains }: Marks, index: number): readonly Marks[] {
  const own = items[index]
  return [...(own ? [own] : rest), ...(contains ? [contains] : [])]
}

/** The marks that may apply to a value. */
type Place = readonly Marks[]

const inside = (place: Place, key: string | number, whole: MarkedSchema): Place =>
  allHere(
    place.flatMap((one) =>
      typeof key === 'number' ? marksOfItem(one, key) : marksOfProperty(one, key),
    ),
    whole,
  )

const placeAt = (whole: MarkedSchema, path: ValuePath): Place =>
  path.reduce<Place>((place, key) => inside(place, key, whole), allHere([whole.root], whole))

function kindIn(place: Place): SecretKind | undefined {
  const kinds = place.map(({ secret }) => secret)
  return kinds.includes('secret') ? 'secret' : kinds.find((kind) => kind !== undefined)
}

/** Undefined for a value that is no secret, whatever else the form has. Also of what is inside a secret. */
export function secretAt(whole: MarkedSchema | undefined, path: ValuePath): SecretKind | undefined {
  if (!whole) return undefined
  const depths = path.map((_key, depth) => path.slice(0, depth + 1))
  return depths.map((part) => kindIn(placeAt(whole, part))).find((kind) => kind !== undefined)
}

/** Hidden or masked if any alternative says so; the name is that of the first that has one. */
export function reviewAt(whole: MarkedSchema | undefined, path: ValuePath): ReviewSettings {
  const found = whole ? placeAt(whole, path).flatMap(({ review }) => review ?? []) : []
  const mask = found.find((one) => one.mask !== undefined)?.mask
  const name = found.find((one) => one.name !== undefined)?.name
  return {
    isHidden: found.some(({ isHidden }) => isHidden),
    ...(mask !== undefined && { mask }),
    ...(name !== undefined && { name }),
  }
}

/** Undefined removes a property; an item becomes null, because a list has no gaps. */
export type ChangeValue = (value: Json, path: ValuePath, kind: SecretKind) => Json | undefined

/** The values with each secret changed. The same object if nothing is. */
export function withSecrets(
  whole: MarkedSchema | undefined,
  values: JsonRecord,
  change: ChangeValue,
): JsonRecord {
  if (!whole) return values
  const changed = (value: Json, place: Place, path: ValuePath): Json | undefined => {
    const kind = kindIn(place)
    if (kind !== undefined) return change(value, path, kind)
    return place.length === 0
      ? value
      : withMembers(value, (one, key) => changed(one, inside(place, key, whole), [...path, key]))
  }
  const place = allHere([whole.root], whole)
  return asJsonRecord(
    withMembers(values, (one, key) => changed(one, inside(place, key, whole), [key])),
  )
}

/** The value with each member or item changed. The same object if nothing is. */
export function withMembers(
  value: Json,
  change: (member: Json, key: string | number) => Json | undefined,
): Json {
  if (Array.isArray(value)) {
    const before = value
    const items = before.map((one, index) => change(one, index) ?? null)
    return items.some((one, index) => one !== before[index]) ? items : before
  }
  if (!isJsonRecord(value)) return value
  const members = Object.entries(value).map(([key, one]) => [key, one, change(one, key)] as const)
  return members.some(([, before, after]) => before !== after)
    ? Object.fromEntries(
        members.flatMap(([key, , after]) => (after === undefined ? [] : [[key, after]])),
      )
    : value
}
