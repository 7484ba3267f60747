// Asks the clusters for the objects of an entity on its Kubernetes tab before the application runs.

import { decodeEntity } from '../model/entities/answers.ts'
import { isRecord } from '../model/isRecord.ts'
import { selectorOf } from '../model/kubernetes/annotations.ts'
import {
  clustersPath,
  needNoTokensKey,
  needsNoToken,
  servicesPath,
} from '../model/kubernetes/objectsRequest.ts'

export interface EarlyRequest {
  /** Of the Kubernetes backend. */
  readonly url: string
  readonly token: string
  /** The answer with the entity. */
  readonly entity: Promise<Response>
  /** Its text at the last visit of the same user, if it was kept. */
  readonly keptText: Promise<string | undefined>
  /** Leaves an answer to the application. */
  readonly offer: (url: string, answer: Promise<Response>) => void
  /** Whether the application has already asked for this. */
  readonly isMissed: (url: string) => boolean
}

/** Whether the backend alone can vouch for the user at all clusters. */
function needNoTokens(clusters: unknown): boolean {
  const items = isRecord(clusters) ? clusters['items'] : undefined
  return (
    Array.isArray(items) &&
    items.every((one: unknown) => isRecord(one) && needsNoToken(one['authProvider']))
  )
}

async function checkClusters(answer: Response): Promise<boolean> {
  const isFree = answer.ok && needNoTokens(await answer.clone().json())
  if (isFree) localStorage.setItem(needNoTokensKey, 'true')
  else localStorage.removeItem(needNoTokensKey)
  return isFree
}

/**
 * Asks at once for the entity and the clusters of the last visit, and again if they have changed meanwhile. Asks for
 * nothing where a cluster needs a token of the user, or the entity has no objects. Rejects if a request fails.
 */
export async function askForObjectsEarly(request: EarlyRequest): Promise<void> {
  const { url, token, offer, isMissed } = request
  const headers = { authorization: `Bearer ${token}` }
  const clusters = fetch(url + clustersPath, { headers })
  const areFree = clusters.then(checkClusters).catch(() => false)
  // The application does without tokens only what has been checked.
  offer(
    url + clustersPath,
    areFree.then(() => clusters),
  )
  const guess = new AbortController()
  const ask = (text: string, signal?: AbortSignal) => {
    const entity = decodeEntity(JSON.parse(text))
    const path = servicesPath(entity.metadata.name)
    if (selectorOf(entity) === undefined || isMissed(url + path)) return undefined
    const answer = fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ entity, auth: {} }),
      ...(signal && { signal }),
    })
    return { path, answer }
  }
  const keptText =
    localStorage.getItem(needNoTokensKey) === null ? undefined : await request.keptText
  const guessed = keptText === undefined ? undefined : ask(keptText, guess.signal)
  // It may be aborted.
  guessed?.answer.catch(() => undefined)
  const found = await request.entity
  const text = found.ok ? await found.clone().text() : undefined
  const isRight = text !== undefined && (await areFree)
  if (!isRight || text !== keptText) guess.abort()
  if (!isRight) return
  const asked = text === keptText ? guessed : ask(text)
  if (asked) offer(url + asked.path, asked.answer)
}
