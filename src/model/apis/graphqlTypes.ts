// Indexes the types of a GraphQL schema. The text is only parsed, never executed.

import {
  GraphQLError,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  parse,
  print,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DirectiveDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type SchemaDefinitionNode,
  type SchemaExtensionNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
  type TypeNode,
} from 'graphql'
import { defined } from '../typedKeys.ts'
import { introspectionIn, typesOfIntrospection } from './graphqlIntrospection.ts'
import type {
  GraphqlArgument,
  GraphqlField,
  GraphqlKind,
  GraphqlType,
  GraphqlTypeName,
  GraphqlValue,
  Marked,
} from './graphqlSchema.ts'
import { wrongFormat, wrongSyntax, type Reading } from './reading.ts'

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

type Roots = ReadonlyMap<string, GraphqlType['root']>

/** Maximum number of tokens; real schemas are shorter. */
const mostTokens = 200_000

function typeNameOf(node: TypeNode): GraphqlTypeName {
  if (node.kind === Kind.NAMED_TYPE) return { before: '', name: node.name.value, after: '' }
  const { before, name, after } = typeNameOf(node.type)
  return node.kind === Kind.LIST_TYPE
    ? { before: `[${before}`, name, after: `${after}]` }
    : { before, name, after: `${after}!` }
}

const noMarks: Marked = { isDeprecated: false, directives: [] }

function marksOf(directives: readonly ConstDirectiveNode[] = []): Marked {
  const deprecated = directives.find(({ name }) => name.value === 'deprecated')
  const reason = deprecated?.arguments?.find(({ name }) => name.value === 'reason')?.value
  return defined<Marked>({
    isDeprecated: deprecated !== undefined,
    deprecation: reason?.kind === Kind.STRING ? reason.value : undefined,
    directives: directives.filter((one) => one !== deprecated).map((one) => print(one)),
  })
}

const argumentOf = (node: InputValueDefinitionNode): GraphqlArgument =>
  defined<GraphqlArgument>({
    name: node.name.value,
    type: typeNameOf(node.type),
    description: node.description?.value,
    initial: node.defaultValue && print(node.defaultValue),
    deprecation: undefined,
    ...marksOf(node.directives),
  })

const fieldOf = (node: FieldDefinitionNode | InputValueDefinitionNode): GraphqlField =>
  defined<GraphqlField>({
    name: node.name.value,
    type: typeNameOf(node.type),
    description: node.description?.value,
    initial: 'defaultValue' in node && node.defaultValue ? print(node.defaultValue) : undefined,
    arguments: ('arguments' in node ? (node.arguments ?? []) : []).map(argumentOf),
    deprecation: undefined,
    ...marksOf(node.directives),
  })

const plain: Omit<GraphqlType, 'name' | 'kind'> = {
  root: null,
  fields: [],
  values: [],
  related: [],
  directives: [],
}

function typeOf(node: TypeDefinitionNode | TypeExtensionNode, roots: Roots): GraphqlType {
  const named = [
    ...('interfaces' in node ? (node.interfaces ?? []) : []),
    ...('types' in node ? (node.types ?? []) : []),
  ]
  return defined<GraphqlType>({
    name: node.name.value,
    kind: kinds[node.kind] ?? 'type',
    description: 'description' in node ? node.description?.value : undefined,
    root: roots.get(node.name.value) ?? null,
    fields: ('fields' in node ? (node.fields ?? []) : []).map(fieldOf),
    values: ('values' in node ? (node.values ?? []) : []).map(({ name, description, directives }) =>
      defined<GraphqlValue>({
        name: name.value,
        description: description?.value,
        deprecation: undefined,
        ...marksOf(directives),
      }),
    ),
    related: named.map(({ name }) => name.value),
    implementedBy: undefined,
    directives: marksOf(node.directives).directives,
    isExtension: isTypeExtensionNode(node) ? true : undefined,
    source: undefined,
  })
}

const directiveOf = (node: DirectiveDefinitionNode): GraphqlType =>
  defined<GraphqlType>({
    ...plain,
    name: `@${node.name.value}`,
    kind: 'directive',
    description: node.description?.value,
    fields: (node.arguments ?? []).map(fieldOf),
    values: [
      ...node.locations.map(({ value }) => ({ name: value, ...noMarks })),
      ...(node.repeatable ? [{ name: 'repeatable', ...noMarks }] : []),
    ],
    implementedBy: undefined,
    isExtension: undefined,
    source: undefined,
  })

const schemaOf = (node: SchemaDefinitionNode | SchemaExtensionNode): GraphqlType =>
  defined<GraphqlType>({
    ...plain,
    name: 'schema',
    kind: 'schema',
    description: 'description' in node ? node.description?.value : undefined,
    directives: marksOf(node.directives).directives,
    implementedBy: undefined,
    isExtension: undefined,
    source: undefined,
  })

function readNode(node: DefinitionNode, roots: Roots): GraphqlType {
  if (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) return typeOf(node, roots)
  if (node.kind === Kind.DIRECTIVE_DEFINITION) return directiveOf(node)
  if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION)
    return schemaOf(node)
  const source = print(node)
  return { ...plain, name: source.split(/[{(\n]/)[0]?.trim() ?? '', kind: 'source', source }
}

const withoutExtension = (type: GraphqlType): GraphqlType =>
  defined<GraphqlType>({
    description: undefined,
    implementedBy: undefined,
    source: undefined,
    ...type,
    isExtension: undefined,
  })

/** An extension adds to the type of its name. */
function merged(type: GraphqlType, other: GraphqlType): GraphqlType {
  const areExtensions = type.isExtension === true && other.isExtension === true
  return {
    ...withoutExtension({ ...other, ...type }),
    kind: type.isExtension === true ? other.kind : type.kind,
    fields: [...type.fields, ...other.fields],
    values: [...type.values, ...other.values],
    related: [...type.related, ...other.related],
    directives: [...type.directives, ...other.directives],
    ...(areExtensions && { isExtension: true }),
  }
}

/** Of the operations that `schema` and its extensions name, or else by their usual names. */
function rootsOf(definitions: readonly DefinitionNode[]): Roots {
  const named = definitions.flatMap((node) =>
    node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION
      ? (node.operationTypes ?? [])
      : [],
  )
  return new Map(
    named.length > 0
      ? named.map(({ operation, type }) => [type.name.value, operation])
      : rootNames.map(([operation, name]) => [name, operation]),
  )
}

/** With the types that implement each interface. */
function withImplementations(types: readonly GraphqlType[]): readonly GraphqlType[] {
  const found = new Map<string, string[]>()
  for (const { name, kind, related } of types) {
    if (kind === 'union') continue
    for (const one of related) found.set(one, [...(found.get(one) ?? []), name])
  }
  return types.map((type) => {
    const implementedBy = type.kind === 'interface' ? found.get(type.name) : undefined
    return implementedBy ? { ...type, implementedBy } : type
  })
}

const rank = ({ root }: GraphqlType) =>
  root === null ? rootNames.length : rootNames.findIndex(([name]) => name === root)

function typesOfSdl(text: string): readonly GraphqlType[] {
  const { definitions } = parse(text, { maxLexicalTokens: mostTokens })
  const roots = rootsOf(definitions)
  const types = new Map<string, GraphqlType>()
  for (const node of definitions) {
    const type = readNode(node, roots)
    const known = types.get(type.name)
    types.set(type.name, known ? merged(known, type) : type)
  }
  return [...types.values()]
}

/** Root types first, then the others in the order of the text. Reads introspection in JSON, too. Never throws. */
export function readGraphql(text: string): Reading<readonly GraphqlType[]> {
  try {
    const introspection = introspectionIn(text)
    const types = introspection ? typesOfIntrospection(introspection) : typesOfSdl(text)
    if (types.every(({ kind }) => kind === 'source')) return wrongFormat('')
    const ordered = withImplementations(types)
    return { status: 'read', value: ordered.toSorted((a, b) => rank(a) - rank(b)) }
  } catch (thrown) {
    if (thrown instanceof GraphQLError)
      return wrongSyntax(thrown.message, thrown.locations?.[0]?.line ?? null)
    // `RangeError`: lists nested deeper than the stack.
    return { status: 'broken', problem: 'size', message: String(thrown), line: null }
  }
}
