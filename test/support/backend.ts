// The recorded backend, for journeys: a request without a recording fails the test.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { entityRefOf, type Entity } from '../../src/model/entities/entity.ts'
import { stringifyEntityRef } from '../../src/model/entities/entityRef.ts'
import { isRecord } from '../../src/model/isRecord.ts'

interface Recorded {
  readonly plugin: string
  readonly path: string
  readonly method?: string
  /** The JSON body of the request. */
  readonly asked?: unknown
  readonly status: number
  readonly body: unknown
}

export const backendUrl = 'http://localhost:7007'
export const portalUrl = 'http://localhost:3000'

const folder = join(process.cwd(), 'test/fixtures/recorded')

const keyOf = (method: string, url: string, asked: unknown) =>
  `${method} ${url} ${JSON.stringify(asked)}`

const recorded = new Map(
  readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded)
    .map((answer) => {
      const { plugin, path, method = 'GET', asked = null } = answer
      return [keyOf(method, `${backendUrl}/api/${plugin}${path}`, asked), answer]
    }),
)

/** The recorded answer of a file under test/fixtures/recorded. */
export const recordedBody = (name: string): unknown =>
  (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Recorded).body

export const configYaml = `
app: { title: Portico, baseUrl: '${portalUrl}' }
organization: { name: Larkspur }
backend: { baseUrl: '${backendUrl}' }
auth: { environment: default }
`

/** Serves the portal's configuration with more in `app`, as YAML such as `startPage: /catalog`. */
export function serveApp(part: string): void {
  const yaml = configYaml.replace('title: Portico,', `title: Portico, ${part},`)
  server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(yaml)))
}

const unexpected: string[] = []

/** Requests since the last call that had no recording. */
export function takeUnexpected(): readonly string[] {
  return unexpected.splice(0)
}

const requests: string[] = []

/** Every request since the last call, as `METHOD path?query` below the backend, with the fields of its body. */
export function takeRequests(): readonly string[] {
  return requests.splice(0)
}

const fieldsOf = (asked: unknown): string =>
  isRecord(asked) && Array.isArray(asked['fields']) ? ` ${asked['fields'].join()}` : ''

/** Without a recording: in the order of the refs, null if missing, with more fields than requested. */
function byRefs(asked: unknown): HttpResponse<object> {
  const { entityRefs } = asked as { readonly entityRefs: readonly string[] }
  const { items } = recordedBody('every-entity') as { readonly items: readonly Entity[] }
  const known = new Map(items.map((one) => [stringifyEntityRef(entityRefOf(one)), one]))
  return HttpResponse.json({ items: entityRefs.map((ref) => known.get(ref.toLowerCase()) ?? null) })
}

const handlers: readonly HttpHandler[] = [
  http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(configYaml)),
  http.get(`${portalUrl}/plugin-chunks.json`, () =>
    HttpResponse.json({ settings: ['settings.1.js', 'settings.2.css'], catalog: ['catalog.3.js'] }),
  ),
  // As in installations without the plugin; journeys about it use `settingsServer.ts`.
  http.all(`${backendUrl}/api/user-settings/*`, () => new HttpResponse(null, { status: 404 })),
  // Without notifications: journeys about them use `notificationsHandlers.ts`.
  http.all(`${backendUrl}/api/notifications/*`, () => new HttpResponse(null, { status: 404 })),
  // No cluster: journeys about them use `kubernetesServer.ts`.
  http.all(`${backendUrl}/api/kubernetes/*`, () => HttpResponse.json({ items: [] })),
  // Nobody has a session at GitHub: journeys about workflow runs have one.
  http.get(`${backendUrl}/api/auth/github/refresh`, () => new HttpResponse(null, { status: 401 })),
  http.all(`${backendUrl}/*`, async ({ request }) => {
    const sent = await request.clone().text()
    const asked: unknown = sent === '' ? null : JSON.parse(sent)
    requests.push(`${request.method} ${request.url.slice(backendUrl.length)}${fieldsOf(asked)}`)
    const answer = recorded.get(keyOf(request.method, request.url, asked))
    if (answer?.body === null) return new HttpResponse(null, { status: answer.status })
    if (answer) return HttpResponse.json(answer.body as object, { status: answer.status })
    if (request.url === `${backendUrl}/api/catalog/entities/by-refs`) return byRefs(asked)
    // As in installations without search; the answers of some searches are recorded.
    if (request.url.startsWith(`${backendUrl}/api/search/`)) {
      return new HttpResponse(null, { status: 404 })
    }
    unexpected.push(`${request.method} ${request.url}`)
    return HttpResponse.json({}, { status: 501 })
  }),
]

/** Runs for the whole test file; a test's own `server.use` takes precedence. */
export const server = setupServer(...handlers)
