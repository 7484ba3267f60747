// `node scripts/cutGithubApi.ts <api.github.com.json> <version>`: reduces GitHub's OpenAPI description (in
// `generated/` of `@octokit/openapi`) to the operations that test/servers/github answers. The description is 13 MB in
// a package of 385 MB, so only the result is committed.

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Json = null | boolean | number | string | readonly Json[] | JsonObject
interface JsonObject {
  readonly [name: string]: Json
}

const operations = new Set<Json | undefined>([
  'users/get-authenticated',
  'orgs/list-for-authenticated-user',
  'repos/list-for-authenticated-user',
  'repos/list-branches',
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
  'actions/list-workflow-runs-for-repo',
  'actions/list-repo-workflows',
  'actions/list-workflow-runs',
  'actions/get-workflow-run',
  'actions/get-workflow-run-attempt',
  'actions/list-jobs-for-workflow-run',
  'actions/list-jobs-for-workflow-run-attempt',
  'actions/get-job-for-workflow-run',
  'actions/download-job-logs-for-workflow-run',
  'actions/re-run-workflow',
  'actions/re-run-workflow-failed-jobs',
  'actions/re-run-job-for-workflow-run',
  'actions/cancel-workflow-run',
  'actions/list-workflow-run-artifacts',
  'checks/list-annotations',
])

/** Documentation, which checks don't need. `headers` are incomplete samples. */
const forReaders = new Set([
  ...['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'tags'],
  ...['default', 'deprecated', 'headers'],
])
/** The keys below these are names, not keywords of the schema. */
const dictionaries = new Set(['properties', 'schemas', 'responses', 'parameters'])

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectAt = (value: JsonObject, name: string): JsonObject => {
  const found = value[name]
  if (!isObject(found)) throw new Error(`The description has no '${name}' where it should.`)
  return found
}

/**
 * Translates to JSON Schema: `nullable` becomes the type `null`, and `oneOf` becomes `anyOf`, because several of
 * GitHub's alternatives often match at once.
 */
function asSchema({ nullable, oneOf, ...rest }: JsonObject): JsonObject {
  const schema = oneOf === undefined ? rest : { ...rest, anyOf: oneOf }
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema
}

function cut(value: Json, isDictionary = false): Json {
  if (Array.isArray(value)) return value.map((item) => cut(item))
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
  if (Array.isArray(value)) return value.flatMap(refsIn)
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

/** Writes one line per path or component, so that updates give readable diffs. */
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
