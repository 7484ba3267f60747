// The Kubernetes tab of an entity, and a cluster behind it.

import { http, HttpResponse } from 'msw'
import { backendUrl, configYaml, portalUrl, server } from './backend.ts'
import { answerOfStore, filledStore } from './clusterObjects.ts'

export const at = '/catalog/default/component/checkout-service/kubernetes'
export const api = `${backendUrl}/api/kubernetes`

interface Clusters {
  readonly config?: string
  readonly store?: ReturnType<typeof filledStore>
  readonly cluster?: object
  /** Why parts of its objects are missing. */
  readonly errors?: readonly object[]
  /** Answers of further clusters. */
  readonly others?: readonly object[]
}

/** Serves one cluster, whose proxy refuses everything unless a test says otherwise. */
export function serve({
  config = '',
  store = filledStore('staging'),
  cluster = {},
  errors = [],
  others = [],
}: Clusters = {}): void {
  const answer = answerOfStore('production', store)
  server.use(
    http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(configYaml + config)),
    http.get(`${api}/clusters`, () =>
      HttpResponse.json({ items: [{ name: 'production', authProvider: 'serviceAccount' }] }),
    ),
    http.post(`${api}/services/checkout-service`, () =>
      HttpResponse.json({
        items: [{ ...answer, errors, cluster: { name: 'production', ...cluster } }, ...others],
      }),
    ),
    http.all(`${api}/proxy/*`, () =>
      HttpResponse.json(
        { kind: 'Status', message: 'no' },
        { status: 403, statusText: 'Forbidden' },
      ),
    ),
  )
}
