// The bodies of requests that are tried out: forms, files and texts.

import { isRecord } from '../isRecord.ts'
import { placeholderOf } from './callCode.ts'
import { listOf, textOf, valueOf } from './nodes.ts'
import type { ApiContent } from './openApiContents.ts'
import { resolved, valueAt } from './references.ts'
import { exampleOf, jsonText, schemaFacts } from './schemas.ts'
import type { FormEntry, RequestBody } from './tryOut.ts'
import { xmlOf } from './xmlExample.ts'

export interface FormField {
  readonly name: string
  readonly isRequired: boolean
  /** `list`: several texts, by lines or commas; `json`: a part that is JSON. */
  readonly kind: 'text' | 'secret' | 'list' | 'json' | 'file' | 'files'
  readonly description?: string | undefined
  /** What is in the field at first. */
  readonly initial: string
  /** Of a part. */
  readonly mediaType?: string | undefined
  /** What joins the texts of a list; undefined if each is sent for itself. */
  readonly separator?: string | undefined
}

export type BodyForm =
  | { readonly kind: 'text'; readonly mediaType: string; readonly initial: string }
  | { readonly kind: 'fields'; readonly mediaType: string; readonly fields: readonly FormField[] }
  | { readonly kind: 'file'; readonly mediaType: string }

const joints: Readonly<Record<string, string>> = { csv: ',', ssv: ' ', tsv: '\t', pipes: '|' }

const isMultipart = (mediaType: string): boolean => /^multipart\//i.test(mediaType)
const isForm = (mediaType: string): boolean =>
  isMultipart(mediaType) || /^application\/x-www-form-urlencoded\b/i.test(mediaType)

/** Texts that are shown as such; anything else is a file. */
const isText = (mediaType: string): boolean =>
  /^text\/|[/+](?:json|xml|yaml|graphql|javascript|csv|sql|x-ndjson|json-seq|jsonl)\b/i.test(
    mediaType,
  )

/** A file in Swagger 2.0, OpenAPI 3.0 and 3.1. */
const isFile = (schema: unknown): boolean =>
  textOf(schema, 'type') === 'file' ||
  textOf(schema, 'format') === 'binary' ||
  (valueOf(schema, 'contentMediaType') !== undefined &&
    valueOf(schema, 'contentEncoding') === undefined)

function kindOf(root: unknown, node: unknown): FormField['kind'] {
  const schema = valueAt(root, node)
  if (isFile(schema)) return 'file'
  if (textOf(schema, 'format') === 'password') return 'secret'
  const { type, properties } = schemaFacts(root, node)
  if (!type.startsWith('array')) return properties.length > 0 || type === 'object' ? 'json' : 'text'
  const items = valueAt(root, valueOf(schema, 'items'))
  if (isFile(items)) return 'files'
  return valueOf(items, 'properties') !== undefined || valueOf(items, 'type') === 'object'
    ? 'json'
    : 'list'
}

/** Only what the definition gives: an invented text would be sent. */
function initialOf(root: unknown, node: unknown, kind: FormField['kind']): string {
  if (kind === 'file' || kind === 'files' || kind === 'secret') return ''
  if (kind === 'json') return jsonText(exampleOf(root, node), 2)
  const schema = valueAt(root, node)
  const given = ['example', 'default', 'const'].map((key) => valueOf(schema, key))
  const value = [...given, listOf(schema, 'examples')[0]].find((one) => one !== undefined)
  if (value === undefined) return ''
  return Array.isArray(value) ? value.map(String).join(', ') : jsonText(value)
}

/** `encoding` says how parts are sent. */
const typeOfPart = (content: ApiContent, name: string): string | undefined =>
  textOf(valueOf(content.rest?.['encoding'], name), 'contentType')

function fieldsOf(root: unknown, content: ApiContent): readonly FormField[] {
  const { schema } = content
  return schemaFacts(root, schema).properties.flatMap(({ name, schema: node, isRequired }) => {
    const value = valueAt(root, node)
    if (valueOf(value, 'readOnly') === true) return []
    const kind = kindOf(root, node)
    const separator = joints[textOf(value, 'collectionFormat') ?? '']
    const { description } = schemaFacts(root, node)
    const mediaType = typeOfPart(content, name)
    const initial = initialOf(root, node, kind)
    return [{ name, isRequired, kind, description, initial, mediaType, separator }]
  })
}

export function bodyFormOf(root: unknown, content: ApiContent): BodyForm {
  const { mediaType, schema, itemSchema, examples } = content
  if (isForm(mediaType)) {
    const fields = fieldsOf(root, content)
    if (fields.length > 0) return { kind: 'fields', mediaType, fields }
  }
  const example = examples?.[0]?.value
  const found = resolved(root, schema)
  const value = found.status === 'found' ? found.value : undefined
  const isBinary = isFile(value) || (!isText(mediaType) && !isForm(mediaType))
  if (isBinary && typeof example !== 'string' && mediaType !== '*/*')
    return { kind: 'file', mediaType }
  const sample = example ?? exampleOf(root, schema ?? itemSchema)
  const isXml = /[/+]xml\b/i.test(mediaType) && typeof sample !== 'string'
  const initial = isXml ? xmlOf(root, schema, sample) : jsonText(sample, 2)
  return { kind: 'text', mediaType, initial }
}

export type TypedField = string | readonly File[] | undefined

function entriesOfField(
  { name, kind, mediaType, separator }: FormField,
  typed: TypedField,
): readonly FormEntry[] {
  const type = mediaType === undefined ? {} : { mediaType }
  if (typed === undefined || typed === '') return []
  if (typeof typed !== 'string') return typed.map((value) => ({ name, value }))
  if (kind === 'secret') return [{ name, value: typed, isSecret: true }]
  if (kind === 'json') return [{ name, value: typed, mediaType: 'application/json', ...type }]
  if (kind !== 'list') return [{ name, value: typed, ...type }]
  const items = typed
    .split(/[\n,]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return separator === undefined
    ? items.map((value) => ({ name, value }))
    : [{ name, value: items.join(separator) }]
}

/** Undefined if nothing was typed. */
export function requestBodyOf(
  form: BodyForm,
  typed: { readonly text: string; readonly fields: readonly TypedField[] },
): RequestBody | undefined {
  const { mediaType } = form
  if (form.kind === 'text') return typed.text === '' ? undefined : { mediaType, text: typed.text }
  if (form.kind === 'file') {
    const [files] = typed.fields
    const file = typeof files === 'string' ? undefined : files?.[0]
    return file && { mediaType, file }
  }
  const entries = form.fields.flatMap((field, index) => entriesOfField(field, typed.fields[index]))
  return { mediaType, fields: entries }
}

/** A text in JSON with placeholders for what its schema calls a password. */
export function maskedText(root: unknown, schema: unknown, text: string): string {
  const masked = (node: unknown, value: unknown, name: string): unknown => {
    const own = valueAt(root, node)
    if (textOf(own, 'format') === 'password' && typeof value === 'string')
      return placeholderOf(name)
    if (Array.isArray(value)) return value.map((one) => masked(valueOf(own, 'items'), one, name))
    if (!isRecord(value)) return value
    const { properties } = schemaFacts(root, node)
    const schemas = new Map(properties.map((one) => [one.name, one.schema]))
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, masked(schemas.get(key), one, key)]),
    )
  }
  try {
    const value: unknown = JSON.parse(text)
    const without = masked(schema, value, 'value')
    return JSON.stringify(without) === JSON.stringify(value)
      ? text
      : JSON.stringify(without, null, 2)
  } catch {
    return text
  }
}
