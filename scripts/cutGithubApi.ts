// `node scripts/cutGithubApi.ts <api.github.com.json> <version>`: cuts GitHub's description of its own API, as
// `@octokit/openapi` has it under `generated/`, to what test/servers/github answers. The whole is 13 MB of a package of
// 385, so it is cut where it is renewed, and the cut is kept.

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Json = null | boolean | number | string | readonly Json[] | JsonObject
interface JsonObject {
  readonly [name: string]: Json
}

const operations = new Set<Json | undefined>([
  'users/get-authenticated',
  'repos/get',
  'repos/get-branch',
  'repos/get-content',
  'repos/create-or-update-file-contents',
  'repos/get-combined-status-for-ref',
  'git/get-ref',
  'git/create-ref',
  'git/delete-ref',
  'git/get-tree',
  'git/get-blob',
  'pulls/list',
  'pulls/create',
  'pulls/get',
  'pulls/merge',
  'search/code',
])

/** What is for readers. `headers` are samples of answers that have others beside them. */
const forReaders = new Set([
  ...['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'tags'],
  ...['default', 'deprecated', 'headers'],
])
/** Below these stand names of anything. */
const dictionaries = new Set(['properties', 'schemas', 'responses', 'parameters'])

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectAt = (value: JsonObject, name: string): JsonObject => {
  const found = value[name]
  if (!isObject(found)) throw new Error(`The description has no '${name}' where it should.`)
  return found
}

/**
 * JSON Schema has no `nullable` but the type of nothing; and of GitHub's alternatives several often hold at once, where
 * `oneOf` would have one.
 */
function asSchema({ nullable, oneOf, ...rest }: JsonObject): JsonObject {
  const schema = oneOf === undefined ? rest : { ...rest, anyOf: oneOf }
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema
}

function cut(value: Json, isDictionary = false): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => cut(item))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(
    ([name]) => isDictionary || !(forReaders.has(name) || name.startsWith('x-')),
  )
  const parts = kept.map(
    ([name, part]) => [name, cut(part, !isDictionary && dictionaries.has(name))] as const,
  )
  return isDictionary ? Object.fromEntries(parts) : asSchema(Object.fromEntries(parts))
}

/** Every `$ref` in a value. */
const refsIn = (value: Json): readonly string[] => {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(refsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === '$ref' && typeof part === 'string' ? [part] : refsIn(part),
  )
}

function pathsOf(description: JsonObject): Record<string, JsonObject> {
  const paths = Object.entries(objectAt(description, 'paths')).map(([path, methods]) => {
    const wanted = Object.entries(methods as JsonObject).filter(
      ([, operation]) => isObject(operation) && operations.has(operation['operationId']),
    )
    return [path, cut(Object.fromEntries(wanted)) as JsonObject] as const
  })
  return Object.fromEntries(paths.filter(([, methods]) => Object.keys(methods).length > 0))
}

function componentsOf(description: JsonObject, paths: JsonObject) {
  const found: Record<string, Record<string, Json>> = {}
  const waiting = [...refsIn(paths)]
  for (const ref of waiting) {
    const [, , group = '', name = ''] = ref.split('/')
    const members = (found[group] ??= {})
    if (Object.hasOwn(members, name)) continue
    const component = cut(objectAt(objectAt(objectAt(description, 'components'), group), name))
    members[name] = component
    waiting.push(...refsIn(component))
  }
  return found
}

/** One line a path or component, so that a newer description differs by what it changed. */
const lines = (entries: JsonObject) =>
  Object.entries(entries)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')

const [file = '', version = ''] = process.argv.slice(2)
const description = JSON.parse(readFileSync(file, 'utf8')) as JsonObject
const paths = pathsOf(description)
const groups = Object.entries(componentsOf(description, paths)).map(
  ([group, members]) => `${JSON.stringify(group)}: {\n${lines(members)}\n}`,
)
const info = { title: `GitHub's API, cut from @octokit/openapi ${version}`, version }
writeFileSync(
  fileURLToPath(new URL('../test/servers/github/api.json', import.meta.url)),
  `{
"openapi": "3.1.0",
"info": ${JSON.stringify({ ...info, license: { name: 'MIT' } })},
"paths": {\n${lines(paths)}\n},
"components": {\n${groups.join(',\n')}\n}
}\n`,
)
