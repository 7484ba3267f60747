// How callers authenticate to an API.

import { isRecord } from '../isRecord.ts'
import { defined } from '../typedKeys.ts'
import { entriesOf, isTrue, listOf, textOf, valueOf } from './nodes.ts'
import { mergedAt, resolved } from './references.ts'
import { restOf, type Rest } from './rest.ts'

interface SecurityFlow {
  /** Such as `authorizationCode`. */
  readonly name: string
  /** Addresses, by key. */
  readonly addresses: readonly (readonly [key: string, address: string])[]
}

export interface SecurityScheme {
  readonly name: string
  /** Such as `oauth2`, `http` or `apiKey`. */
  readonly type: string
  /** Such as `bearer`, or the name of the header or parameter with the key. */
  readonly detail?: string
  readonly description?: string
  readonly isDeprecated?: boolean
  readonly flows?: readonly SecurityFlow[]
  readonly scopes: readonly (readonly [name: string, description: string])[]
  readonly rest?: Rest
}

/** Schemes that are needed together; none for an operation that also takes anonymous calls. */
export type SecurityRequirement = readonly {
  readonly name: string
  readonly scopes: readonly string[]
}[]

const schemeKeys = ['type', 'scheme', 'in', 'name', 'description', 'deprecated', 'flows', 'flow']
const addressKeys = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl']
const flowKeys = [...addressKeys, 'scopes', 'availableScopes']

/** Swagger 2.0 has one flow, in the scheme itself. */
const flowsOf = (scheme: unknown): readonly (readonly [name: string, flow: unknown])[] => {
  const old = textOf(scheme, 'flow')
  return [...(old === undefined ? [] : [[old, scheme] as const]), ...entriesOf(scheme, 'flows')]
}

function flowOf([name, flow]: readonly [string, unknown]): SecurityFlow {
  const addresses = addressKeys.flatMap((key) => {
    const address = textOf(flow, key)
    return address === undefined ? [] : [[key, address] as const]
  })
  return { name, addresses }
}

function restOfScheme(scheme: unknown): Rest | undefined {
  const isOld = textOf(scheme, 'flow') !== undefined
  const own = restOf(scheme, [...schemeKeys, ...(isOld ? flowKeys : ['scopes'])])
  const flows = entriesOf(scheme, 'flows').flatMap(([name, flow]) => {
    const rest = restOf(flow, flowKeys)
    return rest ? [[name, rest] as const] : []
  })
  if (flows.length === 0) return own
  return { ...own, flows: Object.fromEntries(flows) }
}

const scopesOf = (scheme: unknown): SecurityScheme['scopes'] => {
  const flows = [scheme, ...entriesOf(scheme, 'flows').map(([, flow]) => flow)]
  const scopes = flows.flatMap((flow) => [
    ...entriesOf(flow, 'scopes'),
    ...entriesOf(flow, 'availableScopes'),
  ])
  const listed = listOf(scheme, 'scopes').map((scope) => [String(scope), ''] as const)
  const described = scopes.map(
    ([scope, text]) => [scope, typeof text === 'string' ? text : ''] as const,
  )
  return [...new Map([...listed, ...described])]
}

function readScheme(root: unknown, name: string, one: unknown): SecurityScheme {
  const scheme = mergedAt(root, one)
  const flows = flowsOf(scheme).map(flowOf)
  return defined<SecurityScheme>({
    name,
    type: textOf(scheme, 'type') ?? '',
    detail:
      [textOf(scheme, 'scheme'), textOf(scheme, 'in'), textOf(scheme, 'name')]
        .filter(Boolean)
        .join(' · ') || undefined,
    description: textOf(scheme, 'description'),
    isDeprecated: isTrue(scheme, 'deprecated') ? true : undefined,
    flows: flows.length > 0 ? flows : undefined,
    scopes: scopesOf(scheme),
    rest: restOfScheme(scheme),
  })
}

/** Reads OpenAPI, Swagger 2.0 and AsyncAPI. */
export const readSecurity = (root: unknown): readonly SecurityScheme[] =>
  [
    ...entriesOf(valueOf(root, 'components'), 'securitySchemes'),
    ...entriesOf(root, 'securityDefinitions'),
  ].map(([name, one]) => readScheme(root, name, one))

/** `security` of an operation or a document: one of these. */
export const requirementsOf = (node: unknown): readonly SecurityRequirement[] =>
  listOf(node, 'security')
    .filter(isRecord)
    .map((one) =>
      Object.entries(one).map(([name, scopes]) => ({
        name,
        scopes: Array.isArray(scopes) ? scopes.map(String) : [],
      })),
    )

/** As `requirementsOf`, by name; AsyncAPI 3 lists schemes and references to them. */
export const namesOfSecurity = (root: unknown, node: unknown): readonly string[] =>
  listOf(node, 'security').flatMap((one) => {
    const found = resolved(root, one)
    if (found.status !== 'found') return [found.ref]
    if (found.name !== undefined) return [found.name]
    const type = textOf(found.value, 'type')
    const scopes = listOf(found.value, 'scopes').map(String).join(', ')
    if (type !== undefined) return [[type, scopes].filter(Boolean).join(': ')]
    return isRecord(found.value) ? Object.keys(found.value) : []
  })
