// Cases for the catalog's endpoints, run against recorded responses
// (test/process/catalogContract.test.ts) and a real backend (test/e2e/catalogContract.test.ts).

import { configureStore } from '@reduxjs/toolkit'
import { backendApi, type BackendAccess } from '../../src/features/backend/backendApi.ts'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { entitiesApi } from '../../src/features/entities/entitiesApi.ts'
import { locationsApi } from '../../src/features/entities/locationsApi.ts'
import { oneEntityApi } from '../../src/features/entities/oneEntityApi.ts'
import { pickerFields } from '../../src/model/entities/catalogPaths.ts'
import { createSend } from '../../src/sagas/services/http.ts'
import { repository, soundEntity, unsoundEntity } from '../fixtures/contractRequests.ts'

/** A store with only the cache and the real network. */
export function createCache(baseUrl: string, token: string | null) {
  const backend: BackendAccess = {
    send: createSend({ take: () => undefined }),
    baseUrl: (plugin) => `${baseUrl}/api/${plugin}`,
    now: Date.now,
    token: () => token,
    noteRefusal: () => false,
    anotherToken: () => Promise.resolve(false),
  }
  return configureStore({
    reducer: { [backendApi.reducerPath]: backendApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { backend } } }).concat(backendApi.middleware),
  })
}

type Dispatch = ReturnType<typeof createCache>['dispatch']

interface ContractCase {
  readonly title: string
  readonly ask: (
    dispatch: Dispatch,
  ) => Promise<{ readonly data?: unknown; readonly error?: unknown }>
  /** The outcome contains at least this. */
  readonly expected: Readonly<Record<string, unknown>>
}

const entities = entitiesApi.endpoints
const { ancestry, entityByUid, removeEntity } = oneEntityApi.endpoints
const locations = locationsApi.endpoints
const { entityByRef, refreshEntity } = catalogApi.endpoints
const notThere = 'component:default/no-such-thing'
const notFound = { error: { kind: 'notFound', status: 404, name: 'NotFoundError' } }
const location = { type: 'url', target: 'https://git.example.invalid/catalog-info.yaml' }

export const contractCases: readonly ContractCase[] = [
  {
    title: 'gives entities in the order asked for',
    ask: (dispatch) =>
      dispatch(
        entities.entities.initiate({
          filters: [{ kind: 'api' }],
          order: ['desc:metadata.name'],
          fields: ['kind', 'metadata.name'],
          limit: 2,
        }),
      ),
    expected: {
      data: [
        { kind: 'API', metadata: { name: 'till-protocol' } },
        { kind: 'API', metadata: { name: 'storefront-graph' } },
      ],
    },
  },
  {
    title: 'gives an entity by its ref',
    ask: (dispatch) => dispatch(entityByRef.initiate('component:default/checkout-service')),
    expected: { data: { kind: 'Component', metadata: { name: 'checkout-service' } } },
  },
  {
    title: 'says that an entity is not there',
    ask: (dispatch) => dispatch(entityByRef.initiate(notThere)),
    expected: notFound,
  },
  {
    title: 'says that what has no ancestry is not there',
    ask: (dispatch) => dispatch(ancestry.initiate(notThere)),
    expected: notFound,
  },
  {
    title: 'gives nothing for an unknown uid',
    ask: (dispatch) => dispatch(entityByUid.initiate('no-such-uid')),
    expected: { data: null },
  },
  {
    title: 'has nothing against the removal of what is not there',
    ask: (dispatch) => dispatch(removeEntity.initiate({ uid: 'no-such-uid', entityRef: notThere })),
    expected: { data: null },
  },
  {
    title: 'counts the tags of a kind',
    ask: (dispatch) =>
      dispatch(catalogApi.endpoints.facets.initiate({ facets: ['metadata.tags'], kind: 'api' })),
    expected: {
      data: {
        'metadata.tags': [
          { value: 'graphql', count: 1 },
          { value: 'grpc', count: 1 },
          { value: 'kafka', count: 1 },
          { value: 'pci', count: 1 },
          { value: 'rest', count: 3 },
        ],
      },
    },
  },
  {
    title: 'gives entities in the order of their refs, and null for what a filter leaves out',
    ask: (dispatch) =>
      dispatch(
        entities.entitiesByRefs.initiate({
          refs: ['api:default/orders-api', 'component:default/checkout-service', notThere],
          fields: pickerFields,
          filter: { kind: 'api' },
        }),
      ),
    expected: { data: [{ kind: 'API', metadata: { title: 'Orders API' } }, null, null] },
  },
  {
    title: 'tells a cursor that is no use any more from other refusals',
    ask: (dispatch) =>
      dispatch(
        entities.entityPage.initiate({
          filters: [],
          fields: ['kind'],
          limit: 2,
          cursor: 'garbage',
        }),
      ),
    expected: { error: { kind: 'staleCursor', status: 400 } },
  },
  {
    title: 'refreshes nothing that is not there',
    ask: (dispatch) => dispatch(refreshEntity.initiate(notThere)),
    expected: notFound,
  },
  {
    title: 'takes a sound entity',
    ask: (dispatch) =>
      dispatch(locations.validateEntity.initiate({ entity: soundEntity, location })),
    expected: { data: { valid: true } },
  },
  {
    title: 'says what is wrong with an unsound one',
    ask: (dispatch) =>
      dispatch(locations.validateEntity.initiate({ entity: unsoundEntity, location })),
    expected: { data: { valid: false, errors: [{ name: 'InputError' }] } },
  },
  {
    title: 'says what a repository could hold',
    ask: (dispatch) => dispatch(locations.analyzeLocation.initiate({ target: repository })),
    expected: { data: { existing: [], generated: [{ metadata: { name: 'repository' } }] } },
  },
  {
    title: 'lists the locations',
    ask: (dispatch) => dispatch(locations.locations.initiate(null)),
    expected: { data: [] },
  },
  {
    title: 'gives nothing for an unknown location',
    ask: (dispatch) => dispatch(locations.locationById.initiate('no-such-id')),
    expected: { data: null },
  },
  {
    title: 'gives nothing for an entity that no location registered',
    ask: (dispatch) => dispatch(locations.locationByEntity.initiate(notThere)),
    expected: { data: null },
  },
  {
    title: 'says that a location that is to go is not there',
    ask: (dispatch) => dispatch(locations.removeLocation.initiate('no-such-id')),
    expected: notFound,
  },
  {
    title: 'says in the words of the backend why a location is not read',
    ask: (dispatch) =>
      dispatch(
        locations.addLocation.initiate({
          target: `${repository}/catalog-info.yaml`,
          isDryRun: true,
        }),
      ),
    expected: { error: { kind: 'rejected', status: 400, name: 'InputError' } },
  },
]
