// Asks the clusters for the objects of an entity on its Kubernetes tab before the application runs.

import { decodeEntity } from './model/entities/answers.ts'
import { isRecord } from './model/isRecord.ts'
import { selectorOf } from './model/kubernetes/annotations.ts'
import { clustersPath, needsNoToken, servicesPath } from './model/kubernetes/objectsRequest.ts'

export interface EarlyRequest {
  /** Of the Kubernetes backend. */
  readonly url: string
  readonly token: string
  /** The answer with the entity. */
  readonly entity: Promise<Response>
  readonly send: (url: string, init: RequestInit) => Promise<Response>
}

/** Whether the backend alone can vouch for the user at all clusters. */
function needNoTokens(clusters: unknown): boolean {
  const items = isRecord(clusters) ? clusters['items'] : undefined
  return (
    Array.isArray(items) &&
    items.every((one: unknown) => isRecord(one) && needsNoToken(one['authProvider']))
  )
}

/** Sends nothing more where a cluster needs a token of the user, or the entity has no objects. Rejects if a request fails. */
export async function askForObjectsEarly(request: EarlyRequest): Promise<void> {
  const { url, token, send } = request
  const headers = { authorization: `Bearer ${token}` }
  const asked = send(url + clustersPath, { headers })
  const found = await request.entity
  const entity = found.ok ? decodeEntity(await found.clone().json()) : undefined
  if (!entity || selectorOf(entity) === undefined) return
  const clusters = await asked
  if (!clusters.ok || !needNoTokens(await clusters.clone().json())) return
  void send(url + servicesPath(entity.metadata.name), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ entity, auth: {} }),
  })
}
