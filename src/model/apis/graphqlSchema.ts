// The types of a GraphQL schema, as they are shown.

/** Whether it is deprecated, and the directives that apply to it, as they are written. */
export interface Marked {
  readonly isDeprecated: boolean
  readonly deprecation?: string
  /** Without `@deprecated`. */
  readonly directives: readonly string[]
}

export interface GraphqlArgument extends Marked {
  readonly name: string
  readonly type: GraphqlTypeName
  readonly description?: string
  /** As it is written. */
  readonly initial?: string
}

export interface GraphqlField extends GraphqlArgument {
  readonly arguments: readonly GraphqlArgument[]
}

export interface GraphqlValue extends Marked {
  readonly name: string
  readonly description?: string
}

/** A type as written, such as `[Order!]!`, and its named type. */
export interface GraphqlTypeName {
  readonly before: string
  readonly name: string
  readonly after: string
}

/** `schema` and `directive` are no types, but are listed like them; `source` is what is none of these. */
export type GraphqlKind =
  'type' | 'input' | 'interface' | 'union' | 'enum' | 'scalar' | 'directive' | 'schema' | 'source'

export interface GraphqlType {
  readonly name: string
  readonly kind: GraphqlKind
  readonly description?: string
  /** The operation that starts at this type, if any. */
  readonly root: 'query' | 'mutation' | 'subscription' | null
  readonly fields: readonly GraphqlField[]
  /** Values of an enum, or the places of a directive. */
  readonly values: readonly GraphqlValue[]
  /** Interfaces of a type, or members of a union. */
  readonly related: readonly string[]
  /** Types that implement an interface. */
  readonly implementedBy?: readonly string[]
  /** That apply to it, as they are written. */
  readonly directives: readonly string[]
  /** An extension of a type that is elsewhere, such as in another subgraph. */
  readonly isExtension?: boolean
  /** What no reader interprets. */
  readonly source?: string
}
