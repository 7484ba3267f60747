// A portal that imports, with a catalog and code hosts whose responses a test gives.

import type { Answer } from '../../src/features/backend/backendApi.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { PortalConfig } from '../../src/model/config/portalConfig.ts'
import { itemOf, type ImportItems } from '../../src/model/import/importItem.ts'
import { importAddress } from '../../src/model/import/importTargets.ts'
import { proposalOf, type ProposalStates } from '../../src/model/import/proposalState.ts'
import { sourceControlRef } from '../../src/model/import/sourceControl.ts'
import { parseJson } from '../../src/model/json.ts'
import { catalogImportModule } from '../../src/plugins/import/catalogImportModule.ts'
import { createSourceControl } from '../../src/sagas/import/services/sourceControl.ts'
import { createAuthApi } from '../../src/sagas/session/services/authApi.ts'
import { createSessionRequests } from '../../src/sagas/session/services/sessionRequests.ts'
import { fakeAnswers } from './fakeAnswers.ts'
import { fakeBackend, fakeProviders } from './fakeSessions.ts'
import { manyIntegrations } from './integrations.ts'
import { createDoor, mona } from './people.ts'
import { startProcesses, testConfig } from './processHarness.ts'

const importConfig: PortalConfig = { ...testConfig, integrations: manyIntegrations }

export const repository = 'https://github.com/larkspur/basket'
/** Its URLs contain spaces. */
export const azureRepository = 'https://dev.azure.com/larkspur/Supply%20Chain/_git/dock'
export const file = `${repository}/blob/main/catalog-info.yaml`

/** A token that only code hosts may receive. */
export const secret = 'ghu_of_mona'

export const answerOf = (status: number, body: unknown, statusText = ''): Answer => ({
  ok: status < 300,
  status,
  statusText,
  text: JSON.stringify(body),
})
export const refusalOf = (status: number, message: string, name = 'InputError'): Answer =>
  answerOf(status, { error: { name, message } })

/** An entity as the catalog has it after reading the target. */
export const entityFrom = (target: string, name: string, more: object = {}) => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: {
    name,
    annotations: {
      'backstage.io/managed-by-location': `url:${target}`,
      'backstage.io/managed-by-origin-location': `url:${target}`,
    },
  },
  ...more,
})

/** Response to adding a location, or to its dry run. */
export const added = (target: string, names: readonly string[], more: object = {}): Answer =>
  answerOf(201, {
    location: { id: '1', type: 'url', target },
    entities: names.map((name) => entityFrom(target, name)),
    ...more,
  })

/** Response to an analysis: existing files by URL with the names of their components, or suggested entities. */
export const analysis = (
  files: Readonly<Record<string, readonly string[]>>,
  { generated = [], registered = [] }: Partial<Record<'generated' | 'registered', unknown[]>> = {},
): Answer =>
  answerOf(200, {
    existingEntityFiles: Object.entries(files).flatMap(([target, names]) =>
      names.map((name) => ({
        location: { type: 'url', target },
        isRegistered: registered.includes(target),
        entity: entityFrom(target, name),
      })),
    ),
    generateEntities: generated.map((entity) => ({ entity, fields: [] })),
  })

const routes = {
  'POST /analyze-location': 'analyze',
  'POST /locations?dryRun=true': 'dryRun',
  'POST /locations': 'add',
  'POST /refresh': 'refresh',
  'POST /entities/by-refs': 'byRefs',
  'GET /entities/unprocessed/failed': 'failed',
  'GET /entities/unprocessed/pending': 'pending',
  'POST /validate-entity': 'validate',
} as const

const sentJson = (body: unknown) => (typeof body === 'string' ? parseJson(body) : undefined)

type Route = (typeof routes)[keyof typeof routes]
type Ask = readonly [body: unknown, signal: AbortSignal]

/** Fakes of the catalog's responses by request. */
function fakeCatalog() {
  const ask = Object.fromEntries(
    Object.values(routes).map((route) => [route, fakeAnswers<Answer, Ask>()]),
  ) as Record<Route, ReturnType<typeof fakeAnswers<Answer, Ask>>>
  const send = (url: string, { method = 'GET', body, signal }: RequestInit): Promise<Answer> => {
    const path = url.replace(/^.*\/api\/catalog/, '')
    const route = (routes as Readonly<Record<string, Route>>)[`${method} ${path}`]
    if (!route || !signal) throw new Error(`The import does not ask for ${method} ${path}`)
    return ask[route](sentJson(body), signal)
  }
  return { ...ask, send }
}

/** A request to a code host, as sent over the network. */
export interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

interface Options {
  /** Default responses of the code hosts. */
  readonly ask?: (sent: Sent) => Promise<Answer>
  readonly kept?: Readonly<Record<string, string>>
  readonly aside?: RegExp
}

const machinery = /^(?:boot|session|backend|userSettings|location|providers)\//

export const page = (...targets: readonly string[]) => {
  const [pathname = '', search] = importAddress(targets).split('?')
  const location = { pathname, search: search === undefined ? '' : `?${search}`, hash: '' }
  return navigated({ ...location, by: 'push' })
}
export const elsewhere = navigated({ pathname: '/settings', search: '', hash: '', by: 'push' })

/** Not signed in until `enter`. */
export function startImport({ kept = {}, aside = machinery, ask }: Options = {}) {
  const door = createDoor(importConfig)
  const catalog = fakeCatalog()
  const host = fakeAnswers<Answer, readonly [Sent, AbortSignal]>(ask)
  const providers = fakeProviders({ token: () => secret })
  const access = createSessionRequests()
  const auth = createAuthApi({ access, providers, isRedirecting: () => false })
  const backend = fakeBackend((url, init) => {
    if (url.startsWith('http://localhost:7007/')) return catalog.send(url, init)
    const { method = 'GET', headers, body, signal } = init
    const request = { method, url, headers: headers as Sent['headers'] }
    const sent = body === undefined ? request : { ...request, body: sentJson(body) }
    return host(sent, signal ?? new AbortController().signal)
  })
  const control = createSourceControl({ auth, backend })
  const run = startProcesses(
    [],
    {
      session: door.session,
      access,
      providers,
      auth,
      backend,
      portal: {
        check: () => [],
        checkAll: () => Promise.resolve(),
        get: ({ id }: { readonly id: string }): never => {
          if (id !== sourceControlRef.id) throw new Error(`no service ${id}`)
          return control as never
        },
      },
    },
    { kept, aside },
  )
  const { slices, processes } = catalogImportModule
  run.portal.extend({ id: 'catalog-import', slices, processes })
  const state = () =>
    run.state() as unknown as { readonly imports: ImportItems; readonly proposals: ProposalStates }
  return {
    ...run,
    catalog,
    host,
    providers,
    enter: (user = mona) => door.enter(run, user),
    leave: () => door.leave(run),
    item: (target: string) => itemOf(state().imports, target),
    proposal: (target: string) => proposalOf(state().proposals, target),
    /** Opens the page as a signed-in user with these URLs in its address. */
    open: async (...targets: readonly string[]) => {
      await door.enter(run, mona)
      run.dispatch(page(...targets))
      await run.advance()
    },
  }
}
