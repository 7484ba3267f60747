// Validates values against a template's schema by reading it: the page's policy forbids validators that compile.

import { format, Validator, type OutputUnit, type Schema } from '@cfworker/json-schema'
import {
  createErrorHandler,
  toErrorList,
  toErrorSchema,
  unwrapErrorHandler,
  type RJSFSchema,
  type RJSFValidationError,
  type ValidatorType,
} from '@rjsf/utils'
import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { readablePattern } from './pattern.ts'
import { matchesPattern } from './patternMatch.ts'
import { partOf } from './schemaParts.ts'

// Formats of forms that JSON Schema does not have; others that are unknown allow every value.
Object.assign(format, {
  color: (text: string) => /^#(?:[\da-f]{3,4}){1,2}$|^[a-z]+$/i.test(text),
  'data-url': (text: string) =>
    /^data:[a-z]+\/[\w.+-]+(?:;[\w-]+=[^;,]*)*(?:;base64)?,/i.test(text),
  // Without a time zone, too: a browser's input has none, and the backend asks for none.
  time: (text: string) => /^\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:z|[+-]\d\d:?\d\d)?$/i.test(text),
  // The package's own refuses hosts without a dot, which are common inside a company.
  url: (text: string) => URL.canParse(text),
})

/** The part of an answer that names what is wrong with the schema itself. */
interface SchemaFault {
  readonly name: string
}

type Unread =
  | { readonly status: 'faulty'; readonly fault: SchemaFault }
  /** Values or schema are nested too deeply for this page, which is no fault of either. */
  | { readonly status: 'tooDeep' }

type Verdict =
  | {
      readonly status: 'judged'
      readonly problems: readonly OutputUnit[]
      /** A pattern could not be tried. */
      readonly isPartial: boolean
    }
  | Unread

/** Never throws: a schema that cannot be read is `faulty`, with the text that says why. */
export function judge(schema: unknown, value: unknown, root: unknown = schema): Verdict {
  try {
    const fault = knownFault(schema)
    if (fault !== '') return { status: 'faulty', fault: { name: fault } }
    const before = untried
    const { errors } = validatorOf(schema, root).validate(jsonOf(value))
    const problems = errors.map(namingPattern)
    return { status: 'judged', problems, isPartial: untried !== before }
  } catch (error) {
    return unreadBy(error, schema, value)
  }
}

/** Levels that no form has. The browser's stack takes some hundred at least. */
const deepest = 200

function isDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
  }
  return false
}

/** What an error of reading means. Out of stack, a schema refers to itself, unless it or the value is that deep. */
export function unreadBy(error: unknown, schema: unknown, value: unknown): Unread {
  if (!(error instanceof RangeError)) return { status: 'faulty', fault: { name: nameOf(error) } }
  return isDeep(value) || isDeep(schema)
    ? { status: 'tooDeep' }
    : { status: 'faulty', fault: { name: '$ref' } }
}

function nameOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const [, ref] = /^Unresolved \$ref "([^"]*)"/.exec(text) ?? []
  return ref ?? text.split('\n', 1)[0] ?? text
}

/** JSON has no undefined: such members are left out. */
const jsonOf = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown)

// ---- Reading a schema ----

const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'])
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'enum', 'required'])
const dataKeys = new Set(['default', 'enum', 'const', 'examples', 'required', 'type'])

const isKnownType = (type: unknown): boolean =>
  type === undefined || (typeof type === 'string' && types.has(type))

const faults = new WeakMap<object, string>()

/** Empty if there is none. */
function knownFault(schema: unknown): string {
  if (!isRecord(schema)) return faultIn(schema) ?? ''
  const fault = faults.get(schema) ?? faultIn(schema) ?? ''
  faults.set(schema, fault)
  return fault
}

/** The part that makes a schema invalid, in its own words: a type, a pattern or a keyword. */
function faultIn(schema: unknown): string | undefined {
  if (typeof schema === 'boolean') return undefined
  if (!isRecord(schema)) return shortText(schema)
  return ownFault(schema) ?? faultInside(schema)
}

const shortText = (value: unknown): string => JSON.stringify(value ?? null).slice(0, 80)

function ownFault({ type, pattern, ...schema }: UnknownRecord): string | undefined {
  const known = Array.isArray(type) ? type.every(isKnownType) : isKnownType(type)
  if (!known) return `type: ${shortText(type)}`
  if (
    pattern !== undefined &&
    (typeof pattern !== 'string' || readablePattern(pattern) === undefined)
  )
    return `pattern: ${typeof pattern === 'string' ? pattern : shortText(pattern)}`
  const wrong = Object.keys(schema).find(
    (key) =>
      (lists.has(key) &&
        !Array.isArray(schema[key]) &&
        !(key === 'required' && isFlag(schema[key]))) ||
      (partOf(key) === 'schemas' && !isRecord(schema[key])),
  )
  if (wrong !== undefined) return `${wrong}: ${shortText(schema[wrong])}`
  const { patternProperties } = schema
  const bad = isRecord(patternProperties)
    ? Object.keys(patternProperties).find((one) => readablePattern(one) === undefined)
    : undefined
  return bad === undefined ? undefined : `patternProperties: ${bad}`
}

/** Templates often have draft 3's `required: true` on a property, which newer drafts ignore. */
const isFlag = (value: unknown): boolean => typeof value === 'boolean'

function faultInside(schema: UnknownRecord): string | undefined {
  for (const [key, value] of Object.entries(schema)) {
    const fault =
      partOf(key) === 'schemas' && isRecord(value) ? faultOfAll(value) : faultOf(key, value)
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOf(key: string, value: unknown): string | undefined {
  if (partOf(key) !== 'schema') return undefined
  return Array.isArray(value) ? firstFault(value) : faultIn(value)
}

const faultOfAll = (schemas: UnknownRecord): string | undefined =>
  // A dependency may be a list of names.
  firstFault(Object.values(schemas).filter((one) => !Array.isArray(one)))

function firstFault(schemas: readonly unknown[]): string | undefined {
  for (const one of schemas) {
    const fault = faultIn(one)
    if (fault !== undefined) return fault
  }
  return undefined
}

// ---- Preparing it for the validator ----

const rootKey = 'x-root'
const validators = new WeakMap<object, WeakMap<object, Validator>>()

/** Kept by schema and root, because the form asks for the same again and again. */
function validatorOf(schema: unknown, given: unknown): Validator {
  if (!isRecord(schema)) return new Validator(schema === true, '7', false)
  const root = isRecord(given) ? given : schema
  const known = validators.get(root) ?? new WeakMap<object, Validator>()
  validators.set(root, known)
  const validator = known.get(schema) ?? new Validator(composed(schema, root), '7', false)
  known.set(schema, validator)
  return validator
}

/** The validator marks the schemas that it reads, so it gets a copy; references are to the root, if that is another. */
function composed(schema: UnknownRecord, root: UnknownRecord): Schema {
  if (schema === root) return prepared(schema, (ref) => ref)
  const toRoot = (ref: string) => (ref.startsWith('#') ? ref.replace('#', `#/${rootKey}`) : ref)
  return { allOf: [prepared(schema, toRoot)], [rootKey]: prepared(root, toRoot) }
}

function prepared(schema: UnknownRecord, refOf: (ref: string) => string): Schema {
  const { pattern, ...rest } = schema
  const entries = Object.entries(rest).flatMap(([key, value]) => preparedEntry(key, value, refOf))
  const read: Schema = Object.fromEntries(entries)
  return typeof pattern === 'string' ? withPattern(read, readablePattern(pattern) ?? pattern) : read
}

const patternFormat = 'pattern: '
/** How often a pattern could not be tried so far. */
let untried = 0

/** The validator would run patterns itself, whatever they take. Each becomes a format, whose check is ours. */
function withPattern(schema: Schema, pattern: string): Schema {
  const name = `${patternFormat}${pattern}`
  format[name] = (text) => {
    const isMatch = matchesPattern(pattern, text)
    if (isMatch === undefined) untried += 1
    return isMatch ?? true
  }
  // The schema may have a format as well.
  return { ...schema, allOf: [...(schema.allOf ?? []), { format: name }] }
}

const namingPattern = (problem: OutputUnit): OutputUnit =>
  problem.keyword === 'format' && problem.error.includes(`"${patternFormat}`)
    ? { ...problem, keyword: 'pattern' }
    : problem

function preparedEntry(
  key: string,
  value: unknown,
  refOf: (ref: string) => string,
): [string, unknown][] {
  if (key.startsWith('ui:')) return []
  if (key === 'required' && isFlag(value)) return []
  if (key === '$ref' && typeof value === 'string') return [[key, refOf(value)]]
  if (key === 'patternProperties' && isRecord(value)) return [[key, renamed(value, refOf)]]
  if (partOf(key) === 'schemas' && isRecord(value)) return [[key, mapped(value, refOf)]]
  return [[key, dataKeys.has(key) ? value : preparedValue(value, refOf)]]
}

function preparedValue(value: unknown, refOf: (ref: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => preparedValue(one, refOf))
  return isRecord(value) ? prepared(value, refOf) : value
}

const mapped = (schemas: UnknownRecord, refOf: (ref: string) => string): UnknownRecord =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, one]) => [name, preparedValue(one, refOf)]),
  )

const renamed = (schemas: UnknownRecord, refOf: (ref: string) => string): UnknownRecord =>
  Object.fromEntries(
    Object.entries(mapped(schemas, refOf)).map(([name, one]) => [
      readablePattern(name) ?? name,
      one,
    ]),
  )

// ---- For the form library ----

/** Keywords whose problem is in another one that follows it. */
const wrappers = new Set(['properties', 'items', '$ref', 'allOf', 'if', 'dependencies'])

const problemsOf = (verdict: Verdict): readonly OutputUnit[] =>
  verdict.status === 'judged' ? verdict.problems : []

const asErrors = (verdict: Verdict): RJSFValidationError[] =>
  verdict.status === 'faulty'
    ? [{ stack: verdict.fault.name, name: 'schema', message: verdict.fault.name, property: '' }]
    : problemsOf(verdict)
        .filter(({ keyword }) => !wrappers.has(keyword))
        .map(({ keyword, error, instanceLocation }) => ({
          name: keyword,
          message: error,
          stack: error,
          property: instanceLocation.slice(1).replaceAll('/', '.'),
        }))

export const schemaValidator: ValidatorType = {
  isValid(schema, values, root) {
    const verdict = judge(schema, values, root)
    return verdict.status === 'judged' && verdict.problems.length === 0
  },
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the library's callers name it
  rawValidation<Result>(schema: RJSFSchema, values: unknown) {
    const verdict = judge(schema, values)
    if (verdict.status === 'faulty') return { validationError: new Error(verdict.fault.name) }
    // The caller names the type of what this validator gives.
    return { errors: [...problemsOf(verdict)] as Result[] }
  },
  validateFormData(values, schema, customValidate, transformErrors, uiSchema) {
    const found = asErrors(judge(schema, values))
    const errors = transformErrors ? transformErrors(found, uiSchema) : found
    const errorSchema = toErrorSchema(errors)
    if (!customValidate) return { errors, errorSchema }
    const custom = unwrapErrorHandler(
      customValidate(values, createErrorHandler(values), uiSchema, errorSchema),
    )
    return {
      errors: [...errors, ...toErrorList(custom)],
      errorSchema: { ...errorSchema, ...custom },
    }
  },
}
