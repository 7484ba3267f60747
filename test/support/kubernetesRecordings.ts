// What the embedded backend answered about the clusters of the Checkout Service: a calm one, and one in trouble.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { http, HttpResponse } from 'msw'
import { isRecord } from '../../src/model/isRecord.ts'
import { configYaml, portalUrl, server } from './backend.ts'
import { api } from './kubernetesTab.ts'

const folder = join(process.cwd(), 'test/fixtures/kubernetes')

/** When the clusters were recorded. */
const then = Date.parse('2026-11-24T08:00:00Z')

/** The recorded body, as if it were of just now: what has failed long ago is no error any more. */
const recordedOf = (name: string): unknown => {
  const text = readFileSync(join(folder, `${name}.json`), 'utf8')
  const shifted = text.replaceAll(/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, (time) =>
    new Date(Date.parse(time) + Date.now() - then).toISOString().replace(/\.\d+/, ''),
  )
  return (JSON.parse(shifted) as { readonly body: unknown }).body
}

type Part = Readonly<Record<string, unknown>>

/** The answer of one cluster, in the recording of this name. */
export function partOf(name: string, cluster: 'production' | 'staging'): Part {
  const { items } = recordedOf(name) as { readonly items: readonly Part[] }
  const found = items.find((one) => isRecord(one['cluster']) && one['cluster']['name'] === cluster)
  if (!found) throw new Error(`${name} has nothing of ${cluster}`)
  return found
}

const noEvents = { kind: 'EventList', apiVersion: 'v1', metadata: {}, items: [] }

const proxied = (hasEvents: boolean, { pathname, searchParams }: URL): Response => {
  if (pathname.endsWith('/events'))
    return HttpResponse.json(hasEvents ? (recordedOf('events') as object) : noEvents)
  if (pathname.endsWith('/log') && searchParams.get('previous') === 'true')
    return HttpResponse.text(String(recordedOf('log-previous')))
  return HttpResponse.json({ kind: 'Status', message: 'no' }, { status: 404 })
}

/** The clusters as recorded, or with other answers. Every pod has the recorded events and log of a run before. */
export function serveRecorded({
  items = (['production', 'staging'] as const).map((one) =>
    partOf('objects-checkout-service', one),
  ),
  hasEvents = true,
} = {}): void {
  const config = 'kubernetes: { podExecTerminal: { enabled: true } }\n'
  server.use(
    http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(configYaml + config)),
    http.get(`${api}/clusters`, () => HttpResponse.json(recordedOf('clusters') as object)),
    http.post(`${api}/services/checkout-service`, () => HttpResponse.json({ items })),
    http.get(`${api}/proxy/*`, ({ request }) => proxied(hasEvents, new URL(request.url))),
  )
}
