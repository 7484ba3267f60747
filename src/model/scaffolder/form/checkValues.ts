// The problems of a form's values, as plain data for the store: one for each field that a person can correct.

import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { activeSchemas, schemaOfMember, schemaTools, type SchemaTools } from './activeSchemas.ts'
import { pointerPart } from './jsonPointer.ts'
import { readablePattern } from './pattern.ts'
import { matchOf } from './patternMatch.ts'
import { judge, unreadBy } from './schemaValidator.ts'
import { shownValues } from './shownValues.ts'

export interface FieldProblem {
  /** JSON pointer of the field, '' for the whole step. */
  readonly pointer: string
  /** The JSON Schema keyword that is not fulfilled; `schema` if the schema itself is wrong. */
  readonly keyword: string
  /** Parameters for the message, such as the limit. */
  readonly params: Readonly<Record<string, string | number>>
  /** A message from elsewhere (the backend), instead of the keyword's own. */
  readonly text?: string
  /** The plugin whose check of the field found it, and whose text `keyword` names; the field if it is `unchecked`. */
  readonly by?: string
}

/**
 * The check has failed, so that it is not known whether the value is right. `limit` is a pattern that could take too long,
 * or that the text is too long for (`cause`); without one, the values are nested too deeply (`cause`).
 */
export const unchecked = 'unchecked'

/** Whether nothing is known to be wrong: the user may go on. */
export const areUnchecked = (problems: readonly FieldProblem[]): boolean =>
  problems.length > 0 && problems.every(({ keyword }) => keyword === unchecked)

/**
 * Problems of the values that the form shows, in the order of its fields; none if and only if the schema allows these.
 * A value whose pattern cannot be tried is `unchecked`, and so are values that are nested too deeply.
 * Never throws: a schema that cannot be read is a problem of the whole step, with the faulty part as `name`.
 */
export const checkValues = (
  schema: UnknownRecord,
  values: UnknownRecord,
): readonly FieldProblem[] => {
  try {
    const shown = shownValues(schema, values)
    const verdict = judge(schema, shown)
    if (verdict.status !== 'judged') return [unread(verdict)]
    if (verdict.problems.length === 0 && !verdict.isPartial) return []
    const found = problemsIn({ tools: schemaTools(schema), root: schema }, schema, shown, '')
    const isExplained =
      verdict.problems.length === 0 || found.some(({ keyword }) => keyword !== unchecked)
    return withoutTwins(isExplained ? found : [...found, lastResort(verdict.problems)])
  } catch (error) {
    return [unread(unreadBy(error, schema, values))]
  }
}

const unread = (verdict: ReturnType<typeof unreadBy>): FieldProblem =>
  verdict.status === 'faulty'
    ? { pointer: '', keyword: 'schema', params: { name: verdict.fault.name } }
    : { pointer: '', keyword: unchecked, params: { cause: 'depth' } }

interface Whole {
  readonly tools: SchemaTools
  readonly root: UnknownRecord
}

function withoutTwins(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const known = new Set<string>()
  return problems.filter(({ pointer, keyword }) => {
    const key = `${keyword} ${pointer}`
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}

/** For what has no field, such as two alternatives that both hold. */
function lastResort(
  problems: readonly { readonly keyword: string; readonly instanceLocation: string }[],
): FieldProblem {
  const [first] = problems.toSorted(
    (one, other) => other.instanceLocation.length - one.instanceLocation.length,
  )
  const pointer = decodeURIComponent((first?.instanceLocation ?? '#').slice(1))
  return { pointer, keyword: first?.keyword ?? 'schema', params: {} }
}

function problemsIn(
  whole: Whole,
  schema: UnknownRecord,
  value: unknown,
  pointer: string,
): readonly FieldProblem[] {
  const active = activeSchemas(whole.tools, schema, value)
  if (value === null && active.some((one) => isNotFor(one, null)))
    return [{ pointer, keyword: 'required', params: {} }]
  const wrongType = active.find((one) => isNotFor(one, value))
  if (wrongType) return [{ pointer, keyword: 'type', params: paramsOf('type', wrongType) }]
  const own = active.flatMap((one) => ownProblems(whole, one, value, pointer))
  return inOrder([...own, ...problemsOfMembers(whole, active, value, pointer)], active, pointer)
}

const isNotFor = ({ type }: UnknownRecord, value: unknown): boolean =>
  type !== undefined && !isFulfilled(judge({ type }, value))

const isFulfilled = (verdict: ReturnType<typeof judge>): boolean =>
  verdict.status === 'judged' && verdict.problems.length === 0

// ---- One value, without its members ----

/** Keywords about the value itself, in the order in which they are told. */
const ownKeywords = [
  ...['enum', 'const', 'minLength', 'maxLength', 'pattern', 'format'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'contains'],
  ...['minProperties', 'maxProperties', 'propertyNames', 'not'],
] as const

function ownProblems(
  { root }: Whole,
  schema: UnknownRecord,
  value: unknown,
  pointer: string,
): readonly FieldProblem[] {
  const broken = ownKeywords.filter(
    (keyword) =>
      schema[keyword] !== undefined &&
      !isFulfilled(judge({ [keyword]: schema[keyword] }, value, root)),
  )
  // A value that is not in the list needs no other reason.
  const told = broken[0] === 'enum' || broken[0] === 'const' ? broken.slice(0, 1) : broken
  return [
    ...told.map((keyword) => ({ pointer, keyword, params: paramsOf(keyword, schema) })),
    ...untestedPattern(schema, value, pointer),
    ...missingMembers(schema, value, pointer),
    ...unknownMembers(schema, value, pointer),
  ]
}

function untestedPattern(
  { pattern }: UnknownRecord,
  value: unknown,
  pointer: string,
): readonly FieldProblem[] {
  if (typeof pattern !== 'string' || typeof value !== 'string') return []
  const match = matchOf(readablePattern(pattern) ?? pattern, value)
  if (match === 'costly') return [{ pointer, keyword: unchecked, params: { limit: pattern } }]
  return match === 'tooLong'
    ? [{ pointer, keyword: unchecked, params: { limit: pattern, cause: 'length' } }]
    : []
}

function missingMembers(
  { required }: UnknownRecord,
  value: unknown,
  pointer: string,
): readonly FieldProblem[] {
  if (!isRecord(value) || !Array.isArray(required)) return []
  return required
    .map(String)
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ pointer: memberPointer(pointer, name), keyword: 'required', params: {} }))
}

function unknownMembers(
  { additionalProperties, properties, patternProperties }: UnknownRecord,
  value: unknown,
  pointer: string,
): readonly FieldProblem[] {
  if (additionalProperties !== false || patternProperties || !isRecord(value)) return []
  const known = isRecord(properties) ? properties : {}
  return Object.keys(value)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({
      pointer: memberPointer(pointer, name),
      keyword: 'additionalProperties',
      params: { name },
    }))
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

/** The keyword's value as `limit`, so that texts need no other name. */
function paramsOf(keyword: string, schema: UnknownRecord): FieldProblem['params'] {
  const value = schema[keyword]
  if (typeof value === 'number' || typeof value === 'string') return { limit: value }
  if (Array.isArray(value)) return { limit: value.map(textOf).join(', ') }
  return keyword === 'const' ? { limit: textOf(value) } : {}
}

// ---- Members ----

function problemsOfMembers(
  whole: Whole,
  active: readonly UnknownRecord[],
  value: unknown,
  pointer: string,
): readonly FieldProblem[] {
  const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : isRecord(value)
      ? Object.entries(value)
      : []
  return members.flatMap(([key, member]) => {
    const schema = schemaOfMember(active, key)
    return schema ? problemsIn(whole, schema, member, memberPointer(pointer, String(key))) : []
  })
}

/** As the schema declares the fields: values come in the order in which they were typed. */
function inOrder(
  problems: readonly FieldProblem[],
  active: readonly UnknownRecord[],
  pointer: string,
): readonly FieldProblem[] {
  const names = active.flatMap(({ properties }) =>
    isRecord(properties) ? Object.keys(properties).map((name) => memberPointer('', name)) : [],
  )
  const placeOf = (problem: FieldProblem) => {
    const [, member] = /^(\/[^/]*)/.exec(problem.pointer.slice(pointer.length)) ?? []
    const place = member === undefined ? -1 : names.indexOf(member)
    return member !== undefined && place < 0 ? names.length : place
  }
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const memberPointer = (pointer: string, name: string): string => `${pointer}/${pointerPart(name)}`
