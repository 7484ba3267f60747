// The definition of an API in its entity: its language, and the name of its file.

import { specText, type Entity } from '../entities/entity.ts'

export type DefinitionFormat =
  'openapi' | 'asyncapi' | 'graphql' | 'grpc' | 'openrpc' | 'jsonschema' | 'text'

export interface ApiDefinition {
  readonly format: DefinitionFormat
  /** Empty if the entity says nothing. */
  readonly type: string
  readonly text: string
  /** Bytes of the text in UTF-8. */
  readonly size: number
}

/** Bytes above which a definition is drawn only on demand. */
export const largestDrawn = 1_000_000

const formats: ReadonlyMap<string, DefinitionFormat> = new Map([
  ['openapi', 'openapi'],
  ['swagger', 'openapi'],
  ['asyncapi', 'asyncapi'],
  ['graphql', 'graphql'],
  ['grpc', 'grpc'],
  ['protobuf', 'grpc'],
  ['openrpc', 'openrpc'],
  ['jsonschema', 'jsonschema'],
  ['json-schema', 'jsonschema'],
])

/** Undefined for anything but an API with a definition. */
export function definitionOf(entity: Entity): ApiDefinition | undefined {
  const text = specText(entity, 'definition')
  if (text === undefined) return undefined
  const type = specText(entity, 'type') ?? ''
  return {
    format: formats.get(type.toLowerCase()) ?? 'text',
    type,
    text,
    size: new TextEncoder().encode(text).length,
  }
}

/** Written in JSON or YAML. */
const documents: ReadonlySet<DefinitionFormat> = new Set([
  'openapi',
  'asyncapi',
  'openrpc',
  'jsonschema',
])

const isJson = (text: string): boolean => /^\s*[{[]/.test(text)

/** Language of the syntax highlighting, and file extension. */
export function languageOf({
  format,
  text,
}: ApiDefinition): 'json' | 'yaml' | 'graphql' | 'protobuf' | 'plain' {
  if (documents.has(format)) return isJson(text) ? 'json' : 'yaml'
  if (format === 'grpc') return 'protobuf'
  // Introspection.
  if (format === 'graphql') return isJson(text) ? 'json' : format
  return 'plain'
}

const files = {
  json: { end: 'json', mime: 'application/json' },
  yaml: { end: 'yaml', mime: 'application/yaml' },
  graphql: { end: 'graphql', mime: 'application/graphql' },
  protobuf: { end: 'proto', mime: 'text/plain' },
  plain: { end: 'txt', mime: 'text/plain' },
} as const

export interface DefinitionFile {
  readonly name: string
  readonly mime: string
}

/** Entity names are already safe in file names (spec 1 §3); anything else becomes a hyphen. */
export function fileOf(entity: Entity, definition: ApiDefinition): DefinitionFile {
  const { end, mime } = files[languageOf(definition)]
  return { name: `${entity.metadata.name.replaceAll(/[^\w.-]+/g, '-')}.${end}`, mime }
}
