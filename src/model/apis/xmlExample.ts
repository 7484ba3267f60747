// Examples of bodies in XML, named as their schema's `xml` says.

import { isRecord } from '../isRecord.ts'
import { isTrue, textOf, valueOf } from './nodes.ts'
import { resolved, valueAt } from './references.ts'
import { schemaFacts } from './schemas.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const textIn = (value: unknown): string =>
  escaped(typeof value === 'string' ? value : JSON.stringify(value))

const nameIn = (root: unknown, schema: unknown, fallback: string): string =>
  textOf(valueOf(valueAt(root, schema), 'xml'), 'name') ?? fallback

function element(
  root: unknown,
  schema: unknown,
  name: string,
  value: unknown,
  indent: string,
): string {
  const own = valueAt(root, schema)
  if (Array.isArray(value)) {
    const items = valueOf(own, 'items')
    const wraps = isTrue(valueOf(own, 'xml'), 'wrapped')
    const inner = wraps ? `${indent}  ` : indent
    const rows = value.map((one) => element(root, items, nameIn(root, items, name), one, inner))
    return wraps
      ? [`${indent}<${name}>`, ...rows, `${indent}</${name}>`].join('\n')
      : rows.join('\n')
  }
  if (!isRecord(value)) return `${indent}<${name}>${textIn(value)}</${name}>`
  const schemas = new Map(schemaFacts(root, schema).properties.map((one) => [one.name, one.schema]))
  const parts = Object.entries(value).map(([key, one]) => {
    const part = schemas.get(key)
    const isAttribute = isTrue(valueOf(valueAt(root, part), 'xml'), 'attribute')
    return { key: nameIn(root, part, key), part, one, isAttribute }
  })
  const attributes = parts
    .filter(({ isAttribute }) => isAttribute)
    .map(({ key, one }) => ` ${key}="${textIn(one)}"`)
    .join('')
  const rows = parts
    .filter(({ isAttribute }) => !isAttribute)
    .map(({ key, part, one }) => element(root, part, key, one, `${indent}  `))
  return [`${indent}<${name}${attributes}>`, ...rows, `${indent}</${name}>`].join('\n')
}

/** One element, named after the schema. */
export function xmlOf(root: unknown, schema: unknown, value: unknown): string {
  const found = resolved(root, schema)
  const name = found.status === 'found' ? found.name : undefined
  return element(root, schema, nameIn(root, schema, name ?? 'root'), value, '')
}
