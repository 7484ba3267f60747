// The values that a step's form shows, and those that it begins with.

import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { isSame } from '../../json.ts'
import { activeSchemas, schemaOfMember, schemaTools, type SchemaTools } from './activeSchemas.ts'

/**
 * The values of fields that the form shows at present, as they are sent: those of fields that a condition hides are
 * left out. Values of an object whose schema names no properties stay, because a field of its own may write them.
 */
export function shownValues(schema: UnknownRecord, values: UnknownRecord): UnknownRecord {
  const shown = orElse(() => shownIn(schemaTools(schema), schema, values), values)
  return isRecord(shown) ? shown : values
}

/** A schema that cannot be resolved changes nothing: `checkValues` names what is wrong with it. */
function orElse(work: () => unknown, otherwise: unknown): unknown {
  try {
    return work()
  } catch {
    return otherwise
  }
}

function shownIn(tools: SchemaTools, schema: UnknownRecord, value: unknown): unknown {
  const hasOwnField = typeof schema['ui:field'] === 'string'
  if (hasOwnField || typeof value !== 'object' || value === null) return value
  const active = activeSchemas(tools, schema, value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) => shownMember(tools, active, index, item))
  if (!isRecord(value) || !active.some(({ properties }) => isRecord(properties))) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, member]) => member !== undefined && schemaOfName(active, key))
      .map(([key, member]) => [key, shownMember(tools, active, key, member)]),
  )
}

/** A property may be declared by `true`, which is no record. */
const schemaOfName = (active: readonly UnknownRecord[], name: string): boolean =>
  active.some(({ properties }) => isRecord(properties) && Object.hasOwn(properties, name))

function shownMember(
  tools: SchemaTools,
  active: readonly UnknownRecord[],
  key: string | number,
  member: unknown,
): unknown {
  const schema = schemaOfMember(active, key)
  return schema ? shownIn(tools, schema, member) : member
}

const unchosenSchemas = new WeakMap<UnknownRecord, UnknownRecord>()

/**
 * The schema for defaults: the library takes constants for them, so it would tick a box that must be ticked, and choose
 * the first of a list of constants with titles. The constants of an alternative stay: it is chosen by them.
 */
function unchosen(schema: UnknownRecord): UnknownRecord {
  const known = unchosenSchemas.get(schema) ?? unchosenIn(schema, false)
  unchosenSchemas.set(schema, known)
  return known
}

const inside = new Set(['items', 'additionalProperties', 'then', 'else', 'allOf', 'dependencies'])
const named = new Set(['properties', 'definitions', '$defs', 'dependencies'])
const alternatives = new Set(['oneOf', 'anyOf'])

function unchosenIn(schema: UnknownRecord, isAlternative: boolean): UnknownRecord {
  const visit = (value: unknown, inAlternative = isAlternative): unknown => {
    if (Array.isArray(value)) return value.map((one) => visit(one, inAlternative))
    return isRecord(value) ? unchosenIn(value, inAlternative) : value
  }
  const visited = Object.entries(schema).flatMap(([key, value]): readonly [string, unknown][] => {
    if (key === 'const' && !isAlternative && value === true && schema['type'] === 'boolean')
      return []
    if (named.has(key) && isRecord(value))
      return [
        [key, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visit(one)]))],
      ]
    if (!alternatives.has(key)) return [[key, inside.has(key) ? visit(value) : value]]
    // A list of constants is a list of values.
    const values = constantsOf(value)
    return values ? [['enum', values]] : [[key, visit(value, true)]]
  })
  return Object.fromEntries(visited)
}

/** Undefined if it is no list of constants only. */
function constantsOf(options: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(options)) return undefined
  const constants = options.filter(isRecord).filter((one) => 'const' in one)
  return constants.length === options.length ? constants.map((one) => one['const']) : undefined
}

/** A default may reveal a field with a default of its own; more turns are a loop. */
const mostTurns = 8

/** The values, with the schema's defaults where there is none. */
export function defaultValues(schema: UnknownRecord, values: UnknownRecord): UnknownRecord {
  const own = unchosen(schema)
  const tools = schemaTools(own)
  let filled = values
  for (let turn = 0; turn < mostTurns; turn++) {
    const next = filledOnce(tools, own, filled)
    if (isSame(next, filled)) return filled
    filled = next
  }
  return filled
}

function filledOnce(
  tools: SchemaTools,
  schema: UnknownRecord,
  values: UnknownRecord,
): UnknownRecord {
  const filled = orElse(() => tools.getDefaultFormState(schema, values), values)
  return isRecord(filled) ? jsonOf(filled) : values
}

/** Without undefined, which JSON cannot have; the library fills it into objects. */
function jsonOf(values: UnknownRecord): UnknownRecord {
  const json: unknown = JSON.parse(JSON.stringify(values))
  return isRecord(json) ? json : values
}

interface ShownForm {
  readonly schema: UnknownRecord
  readonly values: UnknownRecord
}

/**
 * The values after a change, with the defaults of fields that it reveals. A field that was shown before stays as it is:
 * a value that somebody has removed does not come back.
 */
export function withRevealedDefaults(before: ShownForm, after: ShownForm): UnknownRecord {
  const known = defaultValues(before.schema, before.values)
  return withRevealed(after.values, defaultValues(after.schema, after.values), known)
}

function withRevealed(
  after: UnknownRecord,
  filled: UnknownRecord,
  known: UnknownRecord,
): UnknownRecord {
  const added = Object.entries(filled).flatMap(([key, value]): [string, unknown][] => {
    const [now, once] = [after, known].map((one) =>
      Object.hasOwn(one, key) ? one[key] : undefined,
    )
    if (now === undefined) return once === undefined ? [[key, value]] : []
    if (!isRecord(now) || !isRecord(value)) return []
    return [[key, withRevealed(now, value, isRecord(once) ? once : {})]]
  })
  return added.length === 0 ? after : { ...after, ...Object.fromEntries(added) }
}
