// A backend with permissions on, for journeys: responses as in test/e2e/permissions.test.ts.

import { http, HttpResponse } from 'msw'
import { backendUrl, configYaml, portalUrl, server } from './backend.ts'

type Result = 'ALLOW' | 'DENY' | 'CONDITIONAL'
interface Item {
  readonly id: string
  readonly permission: { readonly name: string }
  readonly resourceRef?: string | readonly string[]
}

export const authorizeUrl = `${backendUrl}/api/permission/authorize`

/** Enables permissions in the portal's configuration. */
export function turnPermissionsOn({ isBatched = false } = {}): void {
  const section = `permission: { enabled: true, EXPERIMENTAL_enableBatchedRequests: ${String(isBatched)} }`
  server.use(
    http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(`${configYaml}${section}\n`)),
  )
}

const owner = { resourceType: 'catalog-entity', rule: 'IS_ENTITY_OWNER', params: { claims: ['x'] } }

/** Answers by a policy; returns the list of checks requested so far. */
export function answerChecks(policy: (name: string, resourceRef?: string) => Result) {
  const asked: (readonly Item[])[] = []
  const decided = ({ id, permission: { name }, resourceRef }: Item) => {
    if (Array.isArray(resourceRef))
      return { id, result: resourceRef.map((ref: string) => policy(name, ref)) }
    const result = policy(name, resourceRef)
    const rest = { pluginId: 'catalog', resourceType: 'catalog-entity', conditions: owner }
    return { id, result, ...(result === 'CONDITIONAL' && rest) }
  }
  server.use(
    http.post(authorizeUrl, async ({ request }) => {
      const { items } = (await request.json()) as { readonly items: readonly Item[] }
      // The card of clusters on an overview checks its own, at its own time.
      const isOfClusters = ({ permission }: Item) => permission.name.startsWith('kubernetes.')
      if (!items.every(isOfClusters)) asked.push(items)
      return HttpResponse.json({ items: items.map(decided) })
    }),
  )
  return asked
}
