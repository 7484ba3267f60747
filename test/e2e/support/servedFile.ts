// An entity file of two components, served by the test, for a backend that is allowed to read from its host.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

const component = (name: string) => `apiVersion: backstage.io/v1alpha1
kind: Component
metadata: { name: ${name} }
spec: { type: service, lifecycle: experimental, owner: guests }
`

const server = createServer((_request, response) => {
  response.end([component('tidal-clock'), component('tidal-gauge')].join('---\n'))
}).listen(0)
after(() => server.close())
const host = `localhost:${String((server.address() as AddressInfo).port)}`

/** Contains `component:default/tidal-clock` and `component:default/tidal-gauge`. */
export const servedFile = `http://${host}/catalog-info.yaml`

/** Environment that allows the backend to read the file. */
export const readsServedFile = {
  APP_CONFIG_backend_reading_allow: JSON.stringify([{ host }]),
}
