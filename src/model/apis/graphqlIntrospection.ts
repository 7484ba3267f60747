// A GraphQL schema as introspection answers it, in JSON.

import { defined } from '../typedKeys.ts'
import type {
  GraphqlArgument,
  GraphqlField,
  GraphqlKind,
  GraphqlType,
  GraphqlTypeName,
  GraphqlValue,
} from './graphqlSchema.ts'
import { isTrue, listOf, textOf, textsOf, valueOf } from './nodes.ts'

const kinds: Readonly<Record<string, GraphqlKind>> = {
  OBJECT: 'type',
  INPUT_OBJECT: 'input',
  INTERFACE: 'interface',
  UNION: 'union',
  ENUM: 'enum',
  SCALAR: 'scalar',
}

const builtIn = new Set([
  ...['String', 'Int', 'Float', 'Boolean', 'ID'],
  ...['skip', 'include', 'deprecated', 'specifiedBy', 'oneOf'],
])

/** Lists within each other. */
const deepest = 20

/** Undefined unless the text is introspection: `__schema`, or an answer that has it as `data`. */
export function introspectionIn(text: string): unknown {
  if (!/^\s*\{/.test(text)) return undefined
  try {
    const answer: unknown = JSON.parse(text)
    return valueOf(valueOf(answer, 'data'), '__schema') ?? valueOf(answer, '__schema')
  } catch {
    return undefined
  }
}

function typeNameOf(node: unknown, depth = 0): GraphqlTypeName {
  const kind = textOf(node, 'kind')
  if ((kind !== 'LIST' && kind !== 'NON_NULL') || depth > deepest)
    return { before: '', name: textOf(node, 'name') ?? '', after: '' }
  const { before, name, after } = typeNameOf(valueOf(node, 'ofType'), depth + 1)
  return kind === 'LIST'
    ? { before: `[${before}`, name, after: `${after}]` }
    : { before, name, after: `${after}!` }
}

const marksOf = (node: unknown) =>
  defined<Pick<GraphqlValue, 'isDeprecated' | 'deprecation' | 'directives'>>({
    isDeprecated: isTrue(node, 'isDeprecated'),
    deprecation: textOf(node, 'deprecationReason'),
    directives: [],
  })

const argumentOf = (node: unknown): GraphqlArgument =>
  defined<GraphqlArgument>({
    name: textOf(node, 'name') ?? '',
    type: typeNameOf(valueOf(node, 'type')),
    description: textOf(node, 'description'),
    initial: textOf(node, 'defaultValue'),
    deprecation: undefined,
    ...marksOf(node),
  })

const fieldOf = (node: unknown): GraphqlField => ({
  ...argumentOf(node),
  arguments: listOf(node, 'args').map(argumentOf),
})

const valueIn = (node: unknown): GraphqlValue =>
  defined<GraphqlValue>({
    name: textOf(node, 'name') ?? '',
    description: textOf(node, 'description'),
    deprecation: undefined,
    ...marksOf(node),
  })

const namesOf = (node: unknown, key: string): readonly string[] =>
  listOf(node, key).flatMap((one) => textOf(one, 'name') ?? [])

/** Introspection has no directives but these. */
function directivesOf(node: unknown): readonly string[] {
  const url = textOf(node, 'specifiedByURL') ?? textOf(node, 'specifiedByUrl')
  return [
    ...(url === undefined ? [] : [`@specifiedBy(url: ${JSON.stringify(url)})`]),
    ...(isTrue(node, 'isOneOf') ? ['@oneOf'] : []),
  ]
}

function typeOf(node: unknown, roots: ReadonlyMap<string, GraphqlType['root']>): GraphqlType {
  const name = textOf(node, 'name') ?? ''
  const written = textOf(node, 'kind') ?? ''
  const kind = Object.hasOwn(kinds, written) ? kinds[written] : undefined
  return defined<GraphqlType>({
    name,
    kind: kind ?? 'source',
    description: textOf(node, 'description'),
    root: roots.get(name) ?? null,
    fields: [...listOf(node, 'fields'), ...listOf(node, 'inputFields')].map(fieldOf),
    values: listOf(node, 'enumValues').map(valueIn),
    related: kind === 'union' ? namesOf(node, 'possibleTypes') : namesOf(node, 'interfaces'),
    implementedBy: undefined,
    directives: directivesOf(node),
    isExtension: undefined,
    source: kind === undefined ? JSON.stringify(node, null, 2) : undefined,
  })
}

const directiveOf = (node: unknown): GraphqlType =>
  defined<GraphqlType>({
    name: `@${textOf(node, 'name') ?? ''}`,
    kind: 'directive',
    description: textOf(node, 'description'),
    root: null,
    fields: listOf(node, 'args').map(fieldOf),
    values: [
      ...textsOf(node, 'locations'),
      ...(isTrue(node, 'isRepeatable') ? ['repeatable'] : []),
    ].map((name) => ({ name, isDeprecated: false, directives: [] })),
    related: [],
    implementedBy: undefined,
    directives: [],
    isExtension: undefined,
    source: undefined,
  })

/** Without GraphQL's own types and directives. */
export function typesOfIntrospection(schema: unknown): readonly GraphqlType[] {
  const roots = new Map(
    (['query', 'mutation', 'subscription'] as const).flatMap((root) => {
      const name = textOf(valueOf(schema, `${root}Type`), 'name')
      return name === undefined ? [] : [[name, root] as const]
    }),
  )
  const isOwn = (node: unknown) => {
    const name = textOf(node, 'name') ?? ''
    return !builtIn.has(name) && !name.startsWith('__')
  }
  const types = listOf(schema, 'types').filter(isOwn)
  const description = textOf(schema, 'description')
  const empty = { root: null, fields: [], values: [], related: [], directives: [] } as const
  const described: readonly GraphqlType[] =
    description === undefined ? [] : [{ ...empty, name: 'schema', kind: 'schema', description }]
  return [
    ...described,
    ...types.map((node) => typeOf(node, roots)),
    ...listOf(schema, 'directives').filter(isOwn).map(directiveOf),
  ]
}
