// Reads OpenAPI 3.0 to 3.2 and Swagger 2.0. What it does not interpret is kept, to be shown as source.

import { defined } from '../typedKeys.ts'
import { unusedParts, type NamedParts } from './namedParts.ts'
import { entriesOf, textOf, valueOf } from './nodes.ts'
import { operationsIn } from './openApiOperations.ts'
import { serversOf, type ApiServer } from './openApiServers.ts'
import { groupsOf, type OperationGroup } from './openApiTags.ts'
import { readDocument } from './readDocument.ts'
import { wrongFormat, type Reading } from './reading.ts'
import { joinedRest, pickedFrom, restOf, type Rest } from './rest.ts'
import { readSecurity, type SecurityScheme } from './security.ts'

export interface OpenApi {
  /** The document in which references are resolved. */
  readonly root: unknown
  readonly language: string
  readonly title?: string
  readonly version?: string
  readonly summary?: string
  readonly description?: string
  readonly servers: readonly ApiServer[]
  /** Its own address, as OpenAPI 3.2 has it. */
  readonly self?: string
  readonly groups: readonly OperationGroup[]
  readonly schemas: readonly (readonly [name: string, schema: unknown])[]
  readonly security: readonly SecurityScheme[]
  /** Components of other kinds that nothing uses, which are shown as source. */
  readonly components: readonly NamedParts[]
  readonly rest?: Rest
}

const rootKeys = [
  ...['openapi', 'swagger', 'info', 'servers', 'host', 'basePath', 'schemes', 'paths', 'webhooks'],
  ...['tags', 'components', 'definitions', 'securityDefinitions', 'security', 'parameters'],
  'responses',
]
const shownComponents = ['schemas', 'securitySchemes']
const infoKeys = ['title', 'version', 'summary', 'description']

/** Never throws. */
export function readOpenApi(text: string): Reading<OpenApi> {
  const document = readDocument(text)
  if (document.status === 'broken') return document
  const root = document.value
  const version = textOf(root, 'openapi') ?? textOf(root, 'swagger')
  if (version === undefined || !/^[23]\b/.test(version)) return wrongFormat(version ?? '')
  const info = valueOf(root, 'info')
  const schemas = [
    ...entriesOf(valueOf(root, 'components'), 'schemas'),
    ...entriesOf(root, 'definitions'),
  ]
  const pathExtensions = entriesOf(root, 'paths').filter(([path]) => path.startsWith('x-'))
  return {
    status: 'read',
    value: defined<OpenApi>({
      root,
      language: `${version.startsWith('2') ? 'Swagger' : 'OpenAPI'} ${version}`,
      title: textOf(info, 'title'),
      version: textOf(info, 'version'),
      summary: textOf(info, 'summary'),
      description: textOf(info, 'description'),
      servers: serversOf(root),
      self: textOf(root, '$self'),
      groups: groupsOf(root, [...operationsIn(root, 'paths'), ...operationsIn(root, 'webhooks')]),
      schemas,
      security: readSecurity(root),
      components: [
        ...unusedParts(root, '#/components/', restOf(root['components'], shownComponents)),
        ...unusedParts(root, '#/', pickedFrom(root, ['parameters', 'responses'])),
      ],
      rest: joinedRest(
        restOf(info, infoKeys),
        restOf(root, rootKeys),
        pathExtensions.length > 0 ? { paths: Object.fromEntries(pathExtensions) } : undefined,
      ),
    }),
  }
}
