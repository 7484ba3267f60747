// Every endpoint of the cache, what it is asked, and a portal whose answers the test gives.

import type { UnknownAction } from '@reduxjs/toolkit'
import '../../src/features/bulk/bulkApi.ts'
import '../../src/features/catalog/entity/cards/ownershipApi.ts'
import '../../src/features/catalog/export/exportApi.ts'
import '../../src/features/catalog/list/faultyEntitiesApi.ts'
import '../../src/features/catalog/unprocessed/unprocessedApi.ts'
import '../../src/features/ci/ciApi.ts'
import '../../src/features/docs/docsApi.ts'
import '../../src/features/entities/locationsApi.ts'
import '../../src/features/entities/oneEntityApi.ts'
import '../../src/features/entities/permissionsApi.ts'
import '../../src/features/entities/presentation/presentationApi.ts'
import '../../src/features/inspector/inspectorApi.ts'
import '../../src/features/kubernetes/kubernetesApi.ts'
import '../../src/features/notifications/notificationsApi.ts'
import '../../src/features/preferences/userSettingsApi.ts'
import '../../src/features/editor/dryRunApi.ts'
import '../../src/features/scaffolder/scaffolderApi.ts'
import '../../src/features/scaffolder/startApi.ts'
import '../../src/features/scaffolder/taskOriginApi.ts'
import '../../src/features/search/searchApi.ts'
import '../../src/features/settings/buildFilesApi.ts'
import { backendApi, type Answer } from '../../src/features/backend/backendApi.ts'
import { defaultIndexQuery } from '../../src/model/catalog/indexQuery.ts'
import { ciAccessRef } from '../../src/model/ci/ciAccess.ts'
import { ciHostsRef } from '../../src/model/ci/ciHost.ts'
import { githubEntry } from '../../src/model/ci/github/githubEntry.ts'
import { objectsReaderRef } from '../../src/model/kubernetes/objectsReading.ts'
import { formSecretsRef } from '../../src/model/scaffolder/form/formMasks.ts'
import { authRef } from '../../src/model/session/authApi.ts'
import { createObjectsReading } from '../../src/sagas/kubernetes/services/objectsReading.ts'
import { createFormSecrets } from '../../src/sagas/scaffolder/services/formSecrets.ts'
import type { Services } from '../../src/sagas/services/services.ts'
import { fakeBackend } from './fakeSessions.ts'
import { workerInPlace } from './objectsWorkerInPlace.ts'
import { createDoor, mona } from './people.ts'
import { startProcesses } from './processHarness.ts'

const ref = 'component:default/some'
const asRef = { kind: 'component', namespace: 'default', name: 'some' }
const entity = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'some', namespace: 'default' },
}
const list = { filters: [{ kind: 'component' }], fields: ['kind'], limit: 20 }
const place = {
  ...{ host: 'github', hostTitle: 'GitHub', apiBaseUrl: 'https://api.github.com' },
  ...{ url: 'https://github.com/larkspur/shop', owner: 'larkspur', repo: 'shop' },
  ...{ providerId: 'github', scopes: ['repo'] },
}
const ofRun = { place, runId: '7' }
const run = {
  ...{ id: '7', name: 'CI', attempt: 1, status: 'completed', conclusion: 'success' },
  ...{ file: '.github/workflows/ci.yaml', commit: { id: 'abc' } },
}
const pod = { cluster: 'production', namespace: 'shop', pod: 'pod-1' }
const search = { term: 'pay', types: ['techdocs'], filters: {}, pageLimit: 25 }

/** Of every endpoint, what it is asked. */
export const asked: Readonly<Record<string, unknown>> = {
  actOnRun: { ...ofRun, action: 'rerun' },
  actions: undefined,
  addLocation: { target: 'https://example.org/catalog-info.yaml' },
  analyzeLocation: { target: 'https://example.org/catalog-info.yaml' },
  ancestry: ref,
  annotations: { place, jobIds: ['1'] },
  artifacts: ofRun,
  branches: { place },
  cancelTask: 'task-1',
  changeNotificationSettings: [],
  clusterObjects: { entity, cluster: 'production' },
  clusters: undefined,
  customObjects: {
    entityRef: ref,
    customResources: [{ group: 'g', apiVersion: 'v1', plural: 'things' }],
  },
  below: {
    ...{ root: 'group:default/some', children: ['group:default/crew'] },
    ...{ relation: 'parentOf', kinds: ['group'] },
  },
  defaultBranch: { place },
  deletePod: pod,
  docsEntity: asRef,
  docsMetadata: asRef,
  docsPage: { ref: asRef, page: '', storageUrl: null },
  dryRun: {
    ...{ template: {}, values: {}, secretsKey: 'editor', files: [] },
    source: { kind: 'template', templateRef: 'template:default/some' },
  },
  entities: list,
  entitiesByRefs: { refs: [ref], fields: ['kind'] },
  entityByRef: ref,
  entityByUid: 'uid-1',
  entityPage: list,
  entityPages: list,
  entityPresentation: ref,
  exportPage: { query: defaultIndexQuery, cursor: null },
  exportRefs: [ref],
  facets: { facets: ['kind'], filters: [{}] },
  faultyPages: list,
  jobLog: { place, jobId: '1' },
  jobNeeds: { place, run },
  jobs: ofRun,
  kubernetesObjects: { entity },
  licences: 'https://portal.example',
  locationByEntity: ref,
  locationById: '1',
  locations: null,
  notification: 'n1',
  notificationSettings: undefined,
  notificationStatus: undefined,
  notificationTopics: undefined,
  notifications: {
    place: { view: 'unread', severity: null, topic: null, search: '' },
    ...{ offset: 0, limit: 50 },
  },
  ownedKinds: ['group:default/some'],
  parameterSchema: { ...asRef, kind: 'template' },
  permission: {
    permission: { type: 'basic', name: 'a.read', attributes: { action: 'read' } },
    userEntityRef: 'user:default/mona',
  },
  pluginChunks: 'https://portal.example',
  podEvents: pod,
  podLog: { ...pod, container: 'app', previous: false },
  rawEntity: ref,
  readSettings: [{ bucket: 'default.userSettings', key: 'theme' }],
  refreshEntity: ref,
  removeEntity: { uid: 'uid-1', entityRef: ref },
  removeEntityOfRun: 'uid-1',
  removeLocation: '1',
  removeLocationOfRun: '1',
  repoSuggestions: {
    ...{ templateRef: 'template:default/some', secretsKey: 'token' },
    ...{ provider: 'github', resource: 'repositories', context: {} },
  },
  retryTask: 'task-1',
  run: ofRun,
  runs: { place, query: { page: 1, size: 5, requests: 1 }, part: 0 },
  saveSetting: { bucket: 'default.userSettings', key: 'theme', value: 'dark' },
  searchHits: { term: 'pay', type: 'techdocs' },
  searchPage: search,
  startTask: { templateRef: 'template:default/some', values: {} },
  task: 'task-1',
  taskEvents: { taskId: 'task-1', after: 0 },
  taskOrigin: 'task-1',
  tasks: { createdBy: [], status: [], limit: 20, offset: 0 },
  templatingExtensions: undefined,
  typeCounts: { request: search, types: ['techdocs'] },
  unprocessed: 'failed',
  updateNotifications: { ids: ['n1'], read: true },
  userGroups: ref,
  validateEntity: { entity, location: { type: 'url', target: 'https://example.org' } },
  workflows: { place },
  workloads: ref,
}

interface Asking {
  readonly initiate: (argument: unknown, options?: object) => UnknownAction
}
export type Outcome = Promise<{
  readonly error?: { readonly kind?: string; readonly message?: string }
}>

export const endpoints = backendApi.endpoints as unknown as Readonly<Record<string, Asking>>

interface Sent {
  readonly url: string
  readonly method: string
  readonly body: string
}

/** A signed-in portal; `answer` answers the backend's requests and those of the code host. */
export async function openPortal(
  answer: (sent: Sent) => Answer | Promise<Answer>,
  others: Partial<Services> = {},
  open: typeof startProcesses = startProcesses,
) {
  const door = createDoor()
  const send = async (url: string, { method = 'GET', body }: RequestInit = {}) =>
    answer({ url, method, body: typeof body === 'string' ? body : '' })
  const auth = { getAccessToken: () => Promise.resolve('') }
  const services = new Map<string, unknown>([
    [authRef.id, auth],
    [ciHostsRef.id, [githubEntry]],
    [
      ciAccessRef.id,
      {
        send: async (_place: unknown, { url, method }: { url: string; method?: string }) => {
          const given = await send(url, method === undefined ? {} : { method })
          return { header: () => null, ...given }
        },
      },
    ],
    [objectsReaderRef.id, createObjectsReading({ now: Date.now }, workerInPlace)],
    [formSecretsRef.id, createFormSecrets()],
  ])
  const portal = {
    check: () => [],
    checkAll: () => Promise.resolve(),
    get: ({ id }: { readonly id: string }) => services.get(id) as never,
  }
  const harness = open(
    [],
    {
      ...{ session: door.session, backend: fakeBackend(send), portal, auth: auth as never },
      ...others,
    },
    { aside: /./ },
  )
  await door.enter(harness, mona)
  return {
    ...harness,
    /** Asks an endpoint for what `asked` has. */
    ask: (name: string, options: object = {}): Outcome => {
      const action = endpoints[name]?.initiate(asked[name], options)
      if (!action) throw new Error(`There is no endpoint ${name}`)
      return harness.dispatch(action) as unknown as Outcome
    },
  }
}
