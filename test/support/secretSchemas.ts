// Schemas of forms at random, up to six levels deep, with secrets planted wherever a schema can have them, and values that
// fit them.

import type { Json, JsonRecord } from '../../src/model/json.ts'
import { createRandom } from './createRandom.ts'

interface Made {
  readonly schema: JsonRecord
  /** Values of the kind that a person would enter. */
  readonly value: () => Json
}

/** All ways in which a template says that a text is a secret. */
export const secretSettings: readonly JsonRecord[] = [
  { 'ui:field': 'Secret' },
  { 'ui:options': { field: 'Secret' } },
  { 'ui:widget': 'password' },
  { 'ui:options': { widget: 'password' } },
  { 'ui:options': { inputType: 'password' } },
  { format: 'password' },
]

export interface SecretForm {
  readonly schema: JsonRecord
  readonly values: JsonRecord
  /** In the values, each once. */
  readonly secrets: readonly string[]
}

const object = (properties: JsonRecord, more: JsonRecord = {}): JsonRecord => ({
  type: 'object',
  properties,
  ...more,
})

interface SecretFormOptions {
  readonly deepest?: number
  /** Without secrets in the values. */
  readonly isEmpty?: boolean
}

/** Titles of secrets begin with `Secret`. */
export function secretForm(
  seed: number,
  { deepest = 6, isEmpty = false }: SecretFormOptions = {},
): SecretForm {
  const random = createRandom(seed)
  const upTo = (count: number) => Math.floor(random() * count)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[upTo(items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const secrets: string[] = []
  const definitions: Record<string, Json> = {}
  let count = 0
  const next = () => (count += 1)

  const secret = (): Made => ({
    schema: { type: 'string', title: `Secret ${String(next())}`, ...pick(secretSettings) },
    value: () => {
      if (isEmpty) return ''
      const text = `hush-${String(seed)}-${String(next())}-hush`
      secrets.push(text)
      return text
    },
  })
  const plain = (): Made => ({
    schema: { type: 'string', title: `Text ${String(next())}` },
    value: () => `text ${String(next())}`,
  })
  const leaf = () => (random() < 0.6 ? secret() : plain())

  const members = (depth: number) =>
    Array.from({ length: 1 + upTo(2) }, () => [`p${String(next())}`, made(depth + 1)] as const)
  const group = (depth: number): Made => {
    const inner = members(depth)
    return {
      schema: object(Object.fromEntries(inner.map(([name, { schema }]) => [name, schema]))),
      value: () => Object.fromEntries(inner.map(([name, { value }]) => [name, value()])),
    }
  }
  const merged = (...values: readonly Json[]): Json => Object.assign({}, ...values) as Json

  const kinds: readonly ((depth: number) => Made)[] = [
    group,
    (depth) => {
      const item = made(depth + 1)
      return {
        schema: { type: 'array', items: item.schema },
        value: () => [item.value(), item.value()],
      }
    },
    (depth) => {
      const [first, second, rest] = [leaf(), made(depth + 1), leaf()]
      return {
        schema: {
          type: 'array',
          items: [first.schema, second.schema],
          additionalItems: rest.schema,
        },
        value: () => [first.value(), second.value(), rest.value()],
      }
    },
    () => {
      const entry = leaf()
      return {
        schema: { type: 'object', additionalProperties: entry.schema },
        value: () => ({ anything: entry.value() }),
      }
    },
    () => {
      const entry = leaf()
      return {
        schema: { type: 'object', patternProperties: { '^key': entry.schema } },
        value: () => ({ keyOne: entry.value() }),
      }
    },
    (depth) => {
      const [one, other] = [group(depth), group(depth)]
      return {
        schema: { type: 'object', allOf: [one.schema, other.schema] },
        value: () => merged(one.value(), other.value()),
      }
    },
    (depth) => {
      const keyword = pick(['oneOf', 'anyOf'])
      const alternatives = ['a', 'b'].map((choice) => {
        const { schema, value } = group(depth)
        const { properties } = schema as { readonly properties: JsonRecord }
        const which = { type: 'string', const: choice, title: `Choice ${choice}` }
        return {
          schema: object(
            { which, ...properties },
            { required: ['which'], title: `Choice ${choice}` },
          ),
          value: () => merged({ which: choice }, value()),
        }
      })
      return {
        schema: { type: 'object', [keyword]: alternatives.map(({ schema }) => schema) },
        value: () => pick(alternatives).value(),
      }
    },
    (depth) => {
      const flag = `flag${String(next())}`
      const [one, other] = [group(depth), group(depth)]
      return {
        schema: object(
          { [flag]: { type: 'boolean', title: `Flag ${flag}` } },
          {
            if: { properties: { [flag]: { const: true } }, required: [flag] },
            then: { properties: one.schema['properties'] ?? {} },
            else: { properties: other.schema['properties'] ?? {} },
          },
        ),
        value: () =>
          random() < 0.5
            ? merged({ [flag]: true }, one.value())
            : merged({ [flag]: false }, other.value()),
      }
    },
    (depth) => {
      const flag = `flag${String(next())}`
      const inner = group(depth)
      const more = { properties: inner.schema['properties'] ?? {} }
      return {
        schema: object(
          { [flag]: { type: 'string', enum: ['yes', 'no'], title: `Flag ${flag}` } },
          {
            dependencies: {
              [flag]: {
                oneOf: [
                  { properties: { [flag]: { const: 'no' } } },
                  { properties: { [flag]: { const: 'yes' }, ...(more.properties as JsonRecord) } },
                ],
              },
            },
          },
        ),
        value: () => merged({ [flag]: 'yes' }, inner.value()),
      }
    },
    (depth) => {
      const name = `d${String(next())}`
      const { schema, value } = made(depth + 1)
      definitions[name] = schema
      return { schema: { $ref: `#/definitions/${name}` }, value }
    },
  ]
  const made = (depth: number): Made =>
    depth >= deepest ? leaf() : random() < 0.35 ? leaf() : pick(kinds)(depth)

  const root = group(0)
  const values = root.value() as JsonRecord
  return { schema: { ...root.schema, definitions }, values, secrets }
}
