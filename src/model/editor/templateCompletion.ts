// What may stand at the cursor in a template's text. The text is incomplete while it is typed, so that its structure is
// read from its indentation and not from a parser.

import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../json.ts'
import type { Action, TemplatingExtensions } from '../scaffolder/actions.ts'

export interface TemplateKnowledge {
  readonly actions: readonly Action[]
  readonly extensions: TemplatingExtensions
  /** JSON schemas of `ui:options` by `ui:field`. */
  readonly fields: Readonly<Record<string, JsonRecord>>
}

interface Completion {
  readonly label: string
  readonly detail?: string
  readonly info?: string
}

interface Completions {
  readonly from: number
  readonly options: readonly Completion[]
}

const list = (...labels: readonly string[]): readonly Completion[] =>
  labels.map((label) => ({ label }))

const topKeys = list('apiVersion', 'kind', 'metadata', 'spec')
const metadataKeys = list('name', 'namespace', 'title', 'description', 'tags', 'links', 'labels')
const specKeys = list('type', 'owner', 'lifecycle', 'parameters', 'steps', 'output', 'presentation')
const stepKeys = list('id', 'name', 'action', 'input', 'if', 'each')
const schemaKeys = list(
  ...['title', 'description', 'type', 'properties', 'required', 'dependencies', 'items', 'enum'],
  ...['enumNames', 'default', 'pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['minItems', 'maxItems', 'uniqueItems', 'oneOf', 'anyOf', 'allOf', 'if', 'then', 'else'],
  ...['ui:field', 'ui:options', 'ui:widget', 'ui:autofocus', 'ui:placeholder', 'ui:help'],
  ...['ui:order', 'backstage:featureFlag'],
)
const outputKeys = list('links', 'text')
const types = list('string', 'number', 'integer', 'boolean', 'array', 'object')
const widgets = list('textarea', 'password', 'radio', 'checkboxes', 'select', 'hidden', 'updown')
const formats = list('email', 'uri', 'date', 'time', 'date-time', 'password')

/** A key, with `- ` before it in a list. */
const keyLine = /^(\s*)((?:- +)*)(["']?)([\w:$./-]+)\3\s*:(?:\s|$)/

interface Around {
  /** Keys from the outside in; a list's items add nothing. */
  readonly path: readonly string[]
  /** Numbers of the lines of these keys. */
  readonly lines: readonly number[]
}

const indentOf = (line: string): number => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0

/** The keys around a line, by indentation. */
function around(lines: readonly string[], at: number): Around {
  const path: string[] = []
  const numbers: number[] = []
  let indent = indentOf(lines[at] ?? '')
  for (let number = at - 1; number >= 0 && indent > 0; number--) {
    const line = lines[number] ?? ''
    const [, space = '', dashes = '', , key] = keyLine.exec(line) ?? []
    if (key === undefined || space.length + dashes.length >= indent) {
      // `- ` of an item whose key is not on its line, or another key of the same record.
      if (/^\s*- /.test(line) && indentOf(line) === indent) indent = space.length || indent
      continue
    }
    path.unshift(key)
    numbers.unshift(number)
    indent = space.length
  }
  return { path, lines: numbers }
}

/** The text value of a key of the same record as a line's key. */
function sibling(lines: readonly string[], at: number, key: string): string | undefined {
  const indent = indentOf(lines[at] ?? '')
  const isEnd = (line: string) => line.trim() !== '' && indentOf(line) < indent
  const valueIn = (line: string): string | undefined => {
    const [, space = '', dashes = '', , name] = keyLine.exec(line) ?? []
    if (name !== key || space.length + dashes.length !== indent) return undefined
    return line.slice(line.indexOf(':', line.indexOf(key) + key.length) + 1).trim()
  }
  for (let up = at; up >= 0; up--) {
    const line = lines[up] ?? ''
    const found = valueIn(line)
    if (found !== undefined) return found
    if (isEnd(line) || (/^\s*- /.test(line) && indentOf(line) <= indent)) break
  }
  for (let down = at + 1; down < lines.length; down++) {
    const line = lines[down] ?? ''
    if (isEnd(line) || (/^\s*- /.test(line) && indentOf(line) <= indent)) return undefined
    const found = valueIn(line)
    if (found !== undefined) return found
  }
  return undefined
}

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The properties of a schema as completions. */
function propertiesOf(schema: Json | undefined): readonly Completion[] {
  return Object.entries(asJsonRecord(asJsonRecord(schema)['properties'])).map(
    ([label, property]) => {
      const { type, description } = asJsonRecord(property)
      const [detail, info] = [textOf(type), textOf(description)]
      return {
        label,
        ...(detail !== undefined && { detail }),
        ...(info !== undefined && { info }),
      }
    },
  )
}

/** The schema below a path of properties; items of lists count as their list. */
function schemaAt(schema: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((one, key) => {
    const inner = asJsonRecord(asJsonRecord(one)['properties'])[key]
    const items = asJsonRecord(inner)['items']
    return isJsonRecord(items) ? items : inner
  }, schema)
}

function keysAt(
  lines: readonly string[],
  at: number,
  knowledge: TemplateKnowledge,
): readonly Completion[] {
  const { path, lines: numbers } = around(lines, at)
  const [first, second, third, ...rest] = path
  if (first === undefined) return topKeys
  if (first === 'metadata') return second === undefined ? metadataKeys : []
  if (first !== 'spec') return []
  if (second === undefined) return specKeys
  if (second === 'output') return third === undefined ? outputKeys : []
  if (second === 'steps') {
    if (third === undefined) return stepKeys
    const id = third === 'input' ? sibling(lines, numbers[2] ?? 0, 'action') : undefined
    const action = knowledge.actions.find((one) => one.id === id)
    return propertiesOf(schemaAt(action?.schemas['input'], rest))
  }
  if (second !== 'parameters') return []
  const last = path.at(-1)
  if (last === 'ui:options') {
    const field = sibling(lines, numbers.at(-1) ?? 0, 'ui:field') ?? ''
    return propertiesOf(Object.hasOwn(knowledge.fields, field) ? knowledge.fields[field] : {})
  }
  return last === 'properties' || path.some((key) => key === 'ui:options') ? [] : schemaKeys
}

function valuesOf(key: string, knowledge: TemplateKnowledge): readonly Completion[] {
  if (key === 'action')
    return knowledge.actions.map(({ id, description }) => ({
      label: id,
      ...(description !== undefined && { info: description }),
    }))
  if (key === 'ui:field') return list(...Object.keys(knowledge.fields).sort())
  if (key === 'ui:widget') return widgets
  if (key === 'type') return types
  if (key === 'format') return formats
  if (key === 'kind') return list('Template')
  return key === 'apiVersion' ? list('scaffolder.backstage.io/v1beta3') : []
}

const described = (entries: readonly { readonly name: string; readonly description?: string }[]) =>
  entries.map(({ name, description }) => ({
    label: name,
    ...(description !== undefined && { info: description }),
  }))

/** In `${{ … }}`: filters after a bar, else the names that are known there. */
function inExpression(before: string, { extensions }: TemplateKnowledge): readonly Completion[] {
  if (/\|\s*[\w-]*$/.test(before)) return described(extensions.filters)
  return [
    ...list('parameters', 'steps', 'secrets', 'user', 'each', 'context'),
    ...described(extensions.functions),
    ...described(extensions.values),
  ]
}

/** `offset` counts characters; null if nothing is known there. */
export function completionsAt(
  text: string,
  offset: number,
  knowledge: TemplateKnowledge,
): Completions | null {
  const lines = text.split('\n')
  const at = text.slice(0, offset).split('\n').length - 1
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const word = /(?<![\w:.$/-])[\w:.$/-]*$/.exec(before)?.[0] ?? ''
  const expression = /\$\{\{(?:(?!\}\}).)*$/.exec(before)?.[0]
  const answer = (from: number, options: readonly Completion[]): Completions | null =>
    options.length === 0 ? null : { from, options }
  if (expression !== undefined) {
    const name = /(?<![\w-])[\w-]*$/.exec(before)?.[0] ?? ''
    return /[.][\w-]*$/.test(before)
      ? null
      : answer(offset - name.length, inExpression(expression, knowledge))
  }
  const [, , , , key] = keyLine.exec(before) ?? []
  if (key !== undefined) {
    const isBare = /:\s+["']?[\w:./-]*$/.test(before)
    return isBare ? answer(offset - word.length, valuesOf(key, knowledge)) : null
  }
  return /^\s*(?:- +)*["']?[\w:$-]*$/.test(before)
    ? answer(offset - word.length, keysAt(lines, at, knowledge))
    : null
}
