// Calls of a cluster's API server, as the backend and its proxy make them.

import type { Cluster } from '../servers/kubernetes/startCluster.ts'

export interface ClusterAnswer {
  readonly status: number
  readonly body: string
  /** The message of a `metav1.Status`; empty for other answers. */
  readonly message: string
}

interface CallOptions {
  readonly method?: string
  /** Null for none; the portal's by default. */
  readonly token?: string | null
}

export async function askCluster(
  { url, tokens }: Cluster,
  path: string,
  { method = 'GET', token = tokens.portal }: CallOptions = {},
): Promise<ClusterAnswer> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  const answer = await fetch(url + path, { method, headers })
  const body = await answer.text()
  const { message = '' } = body.startsWith('{"kind":"Status"')
    ? (JSON.parse(body) as { readonly message?: string })
    : {}
  return { status: answer.status, body, message }
}

interface Item {
  readonly kind?: string
  readonly metadata: {
    readonly name: string
    readonly uid: string
    readonly resourceVersion: string
  }
}

export interface List {
  readonly kind: string
  readonly metadata: {
    readonly resourceVersion: string
    readonly continue?: string
    readonly remainingItemCount?: number
  }
  readonly items: readonly Item[]
}

export const listIn = async (cluster: Cluster, path: string): Promise<List> =>
  JSON.parse((await askCluster(cluster, path)).body) as List

export const namesIn = async (cluster: Cluster, path: string): Promise<readonly string[]> =>
  (await listIn(cluster, path)).items.map(({ metadata }) => metadata.name)

/** Text of a stream up to now; resolves with all of it when it ends or is cut. */
export interface Followed {
  readonly text: () => string
  readonly ended: Promise<'ended' | 'cut'>
}

/** Resolves when the answer has begun. */
export async function follow({ url, tokens }: Cluster, path: string): Promise<Followed> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${tokens.portal}` } })
  const decoder = new TextDecoder()
  let text = ''
  const read = async () => {
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  const ended = read().then(
    () => 'ended' as const,
    () => 'cut' as const,
  )
  return { text: () => text, ended }
}
