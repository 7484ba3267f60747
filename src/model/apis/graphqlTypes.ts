// Indexes the types of a GraphQL schema. The text is only parsed, never executed.

import {
  GraphQLError,
  Kind,
  parse,
  print,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
  type TypeNode,
} from 'graphql'
import { filled } from './nodes.ts'
import { wrongFormat, wrongSyntax, type Reading } from './reading.ts'

export interface GraphqlArgument {
  readonly name: string
  readonly type: GraphqlTypeName
  readonly description?: string
  /** As it is written. */
  readonly initial?: string
}

export interface GraphqlField extends GraphqlArgument {
  readonly arguments: readonly GraphqlArgument[]
  readonly isDeprecated: boolean
  readonly deprecation?: string
}

/** A type as written, such as `[Order!]!`, and its named type. */
export interface GraphqlTypeName {
  readonly before: string
  readonly name: string
  readonly after: string
}

type GraphqlKind = 'type' | 'input' | 'interface' | 'union' | 'enum' | 'scalar'

export interface GraphqlType {
  readonly name: string
  readonly kind: GraphqlKind
  readonly description?: string
  /** The operation that starts at this type, if any. */
  readonly root: 'query' | 'mutation' | 'subscription' | null
  readonly fields: readonly GraphqlField[]
  /** Values of an enum, by name and description. */
  readonly values: readonly (readonly [name: string, description: string])[]
  /** Interfaces of a type, or members of a union. */
  readonly related: readonly string[]
}

const kinds: Readonly<Partial<Record<Kind, GraphqlKind>>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'type',
  [Kind.OBJECT_TYPE_EXTENSION]: 'type',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: 'input',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.INTERFACE_TYPE_EXTENSION]: 'interface',
  [Kind.UNION_TYPE_DEFINITION]: 'union',
  [Kind.UNION_TYPE_EXTENSION]: 'union',
  [Kind.ENUM_TYPE_DEFINITION]: 'enum',
  [Kind.ENUM_TYPE_EXTENSION]: 'enum',
  [Kind.SCALAR_TYPE_DEFINITION]: 'scalar',
  [Kind.SCALAR_TYPE_EXTENSION]: 'scalar',
}

const rootNames = [
  ['query', 'Query'],
  ['mutation', 'Mutation'],
  ['subscription', 'Subscription'],
] as const

/** Maximum number of tokens; real schemas are shorter. */
const mostTokens = 200_000

function typeNameOf(node: TypeNode): GraphqlTypeName {
  if (node.kind === Kind.NAMED_TYPE) return { before: '', name: node.name.value, after: '' }
  const { before, name, after } = typeNameOf(node.type)
  return node.kind === Kind.LIST_TYPE
    ? { before: `[${before}`, name, after: `${after}]` }
    : { before, name, after: `${after}!` }
}

const argumentOf = (node: InputValueDefinitionNode): GraphqlArgument =>
  filled<GraphqlArgument>({
    name: node.name.value,
    type: typeNameOf(node.type),
    description: node.description?.value,
    initial: node.defaultValue && print(node.defaultValue),
  })

function fieldOf(node: FieldDefinitionNode | InputValueDefinitionNode): GraphqlField {
  const deprecated = node.directives?.find(({ name }) => name.value === 'deprecated')
  const reason = deprecated?.arguments?.find(({ name }) => name.value === 'reason')?.value
  return filled<GraphqlField>({
    name: node.name.value,
    type: typeNameOf(node.type),
    description: node.description?.value,
    initial: 'defaultValue' in node && node.defaultValue ? print(node.defaultValue) : undefined,
    arguments: ('arguments' in node ? (node.arguments ?? []) : []).map(argumentOf),
    isDeprecated: deprecated !== undefined,
    deprecation: reason?.kind === Kind.STRING ? reason.value : undefined,
  })
}

function typeOf(
  node: TypeDefinitionNode | TypeExtensionNode,
  roots: ReadonlyMap<string, GraphqlType['root']>,
): GraphqlType {
  const named = [
    ...('interfaces' in node ? (node.interfaces ?? []) : []),
    ...('types' in node ? (node.types ?? []) : []),
  ]
  return filled<GraphqlType>({
    name: node.name.value,
    kind: kinds[node.kind] ?? 'type',
    description: 'description' in node ? node.description?.value : undefined,
    root: roots.get(node.name.value) ?? null,
    fields: ('fields' in node ? (node.fields ?? []) : []).map(fieldOf),
    values: ('values' in node ? (node.values ?? []) : []).map(
      ({ name, description }) => [name.value, description?.value ?? ''] as const,
    ),
    related: named.map(({ name }) => name.value),
  })
}

/** An extension adds to the type of its name. */
const merged = (type: GraphqlType, other: GraphqlType): GraphqlType => ({
  ...other,
  ...type,
  fields: [...type.fields, ...other.fields],
  values: [...type.values, ...other.values],
  related: [...type.related, ...other.related],
})

const rank = ({ root }: GraphqlType) =>
  root === null ? rootNames.length : rootNames.findIndex(([name]) => name === root)

/** Root types first, then the others in the order of the text. Never throws. */
export function readGraphql(text: string): Reading<readonly GraphqlType[]> {
  try {
    const { definitions } = parse(text, { maxLexicalTokens: mostTokens })
    const schema = definitions.find(({ kind }) => kind === Kind.SCHEMA_DEFINITION)
    const roots = new Map<string, GraphqlType['root']>(
      schema?.kind === Kind.SCHEMA_DEFINITION
        ? schema.operationTypes.map(({ operation, type }) => [type.name.value, operation])
        : rootNames.map(([operation, name]) => [name, operation]),
    )
    const types = new Map<string, GraphqlType>()
    for (const node of definitions) {
      if (!Object.hasOwn(kinds, node.kind)) continue
      const type = typeOf(node as TypeDefinitionNode | TypeExtensionNode, roots)
      const known = types.get(type.name)
      types.set(type.name, known ? merged(known, type) : type)
    }
    if (types.size === 0) return wrongFormat('')
    return { status: 'read', value: [...types.values()].sort((a, b) => rank(a) - rank(b)) }
  } catch (thrown) {
    if (thrown instanceof GraphQLError)
      return wrongSyntax(thrown.message, thrown.locations?.[0]?.line ?? null)
    // `RangeError`: lists nested deeper than the stack.
    return { status: 'broken', problem: 'size', message: String(thrown), line: null }
  }
}
