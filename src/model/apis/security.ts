// How callers authenticate to an API.

import { entriesOf, filled, textOf, valueOf } from './nodes.ts'
import { valueAt } from './references.ts'

export interface SecurityScheme {
  readonly name: string
  /** Such as `oauth2`, `http` or `apiKey`. */
  readonly type: string
  /** Such as `bearer`, or the name of the header or parameter with the key. */
  readonly detail?: string
  readonly description?: string
  readonly scopes: readonly (readonly [name: string, description: string])[]
}

/** Reads OpenAPI, Swagger 2.0 and AsyncAPI. */
export function readSecurity(root: unknown): readonly SecurityScheme[] {
  const schemes = [
    ...entriesOf(valueOf(root, 'components'), 'securitySchemes'),
    ...entriesOf(root, 'securityDefinitions'),
  ]
  return schemes.map(([name, one]) => {
    const scheme = valueAt(root, one)
    const flows = [scheme, ...entriesOf(scheme, 'flows').map(([, flow]) => flow)]
    const scopes = flows.flatMap((flow) => [
      ...entriesOf(flow, 'scopes'),
      ...entriesOf(flow, 'availableScopes'),
    ])
    return filled<SecurityScheme>({
      name,
      type: textOf(scheme, 'type') ?? '',
      detail:
        [textOf(scheme, 'scheme'), textOf(scheme, 'in'), textOf(scheme, 'name')]
          .filter(Boolean)
          .join(' · ') || undefined,
      description: textOf(scheme, 'description'),
      scopes: [
        ...new Map(scopes.map(([scope, text]) => [scope, typeof text === 'string' ? text : ''])),
      ],
    })
  })
}
