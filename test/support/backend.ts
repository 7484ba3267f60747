// The backend as it was recorded, for journeys: a request that was not recorded fails the test.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'

interface Recorded {
  readonly plugin: string
  readonly path: string
  readonly status: number
  readonly body: unknown
}

export const backendUrl = 'http://localhost:7007'
export const portalUrl = 'http://localhost:3000'

const folder = join(process.cwd(), 'test/fixtures/recorded')

const recorded = new Map(
  readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded)
    .map((answer) => [`${backendUrl}/api/${answer.plugin}${answer.path}`, answer]),
)

/** The recorded answer of a file under test/fixtures/recorded. */
export const recordedBody = (name: string): unknown =>
  (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Recorded).body

export const configYaml = `
app: { title: Portico, baseUrl: '${portalUrl}' }
organization: { name: Halden Freight }
backend: { baseUrl: '${backendUrl}' }
auth: { environment: default }
`

const unexpected: string[] = []

/** Requests since the last call that nothing had been recorded for. */
export function takeUnexpected(): readonly string[] {
  return unexpected.splice(0)
}

const requests: string[] = []

/** Every request since the last call, as `METHOD path?query` below the backend. */
export function takeRequests(): readonly string[] {
  return requests.splice(0)
}

const handlers: readonly HttpHandler[] = [
  http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(configYaml)),
  http.all(`${backendUrl}/*`, ({ request }) => {
    requests.push(`${request.method} ${request.url.slice(backendUrl.length)}`)
    const answer = recorded.get(request.url)
    if (answer && request.method === 'GET') {
      return HttpResponse.json(answer.body as object, { status: answer.status })
    }
    unexpected.push(`${request.method} ${request.url}`)
    return HttpResponse.json({}, { status: 501 })
  }),
]

/** Listens for the whole test file; `server.use` of a test comes first. */
export const server = setupServer(...handlers)
