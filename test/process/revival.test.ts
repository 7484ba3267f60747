// Each move of each machine's table, with its processes: stopped right after the event and restarted, they reach the
// same result. Their unfinished work starts again, because the slice says that it is pending.

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Slice, UnknownAction } from '@reduxjs/toolkit'
import { tryOutSlice } from '../../src/features/apis/tryOutSlice.ts'
import { bulkSlice } from '../../src/features/bulk/bulkSlice.ts'
import { entityRefreshSlice } from '../../src/features/catalog/entity/header/entityRefreshSlice.ts'
import { exportSlice } from '../../src/features/catalog/export/exportSlice.ts'
import { catalogIndexSlice } from '../../src/features/catalog/list/catalogIndexSlice.ts'
import { selectionSlice } from '../../src/features/catalog/list/selectionSlice.ts'
import { graphSlice } from '../../src/features/graph/graphSlice.ts'
import { importEntrySlice } from '../../src/features/import/importEntrySlice.ts'
import { importsSlice } from '../../src/features/import/importsSlice.ts'
import { proposalsSlice } from '../../src/features/import/proposalsSlice.ts'
import { entityChangesSlice } from '../../src/features/inspector/entityChangesSlice.ts'
import { dryRunSlice } from '../../src/features/scaffolder/editor/dryRunSlice.ts'
import { templateEditorSlice } from '../../src/features/scaffolder/editor/templateEditorSlice.ts'
import { templateFormSlice } from '../../src/features/scaffolder/form/templateFormSlice.ts'
import { formPreviewSlice } from '../../src/features/scaffolder/preview/formPreviewSlice.ts'
import { reregisterSlice } from '../../src/features/unregister/reregisterSlice.ts'
import { unregisterSlice } from '../../src/features/unregister/unregisterSlice.ts'
import { tryOutSaga } from '../../src/sagas/apis/tryOutSaga.ts'
import { bulkSaga } from '../../src/sagas/bulk/bulkSaga.ts'
import { catalogIndexSaga } from '../../src/sagas/catalog/catalogIndexSaga.ts'
import { entityRefreshSaga } from '../../src/sagas/catalog/entityRefreshSaga.ts'
import { exportSaga } from '../../src/sagas/catalog/exportSaga.ts'
import { graphSaga } from '../../src/sagas/graph/graphSaga.ts'
import { importKeptSaga } from '../../src/sagas/import/importKeptSaga.ts'
import { importsSaga } from '../../src/sagas/import/importsSaga.ts'
import { proposalsSaga } from '../../src/sagas/import/proposalsSaga.ts'
import { entityChangesSaga } from '../../src/sagas/inspector/entityChangesSaga.ts'
import type { Process } from '../../src/sagas/kit/supervise.ts'
import { paletteSaga } from '../../src/sagas/palette/paletteSaga.ts'
import { dryRunSaga } from '../../src/sagas/scaffolder/dryRunSaga.ts'
import { editorDraftsSaga } from '../../src/sagas/scaffolder/editorDraftsSaga.ts'
import { editorFormSaga } from '../../src/sagas/scaffolder/editorFormSaga.ts'
import { formDraftsSaga } from '../../src/sagas/scaffolder/formDraftsSaga.ts'
import { formPreviewSaga } from '../../src/sagas/scaffolder/formPreviewSaga.ts'
import { templateEditorSaga } from '../../src/sagas/scaffolder/templateEditorSaga.ts'
import { templateFormSaga } from '../../src/sagas/scaffolder/templateFormSaga.ts'
import type { Services } from '../../src/sagas/services/services.ts'
import { reregisterSaga } from '../../src/sagas/unregister/reregisterSaga.ts'
import { unregisterSaga } from '../../src/sagas/unregister/unregisterSaga.ts'
import { createStore } from '../../src/store/createStore.ts'
import { allMachines } from '../support/allMachines.ts'
import { fakeServices } from '../support/fakeServices.ts'
import { fakeBackend, fakeCookie, fakeProviders, fakeSession } from '../support/fakeSessions.ts'
import { target as importTarget } from '../support/importMachines.ts'
import { who } from '../support/machine.ts'
import { testConfig } from '../support/processHarness.ts'

interface Served {
  /** Slices and processes of the machine's plugin, unless they are the core's. */
  readonly slices?: readonly Slice[]
  readonly processes?: readonly Process[]
  /** The key of the machine's state in its slice. */
  readonly keyedBy?: string
  /** Path and query of the open page, if not that of an entity. */
  readonly at?: string
  /** Events dispatched by its processes, or caused from outside the state. */
  readonly answers?: readonly string[]
}

const imports: Served = {
  slices: [importEntrySlice, importsSlice, proposalsSlice],
  processes: [
    { name: 'importKept', saga: importKeptSaga },
    { name: 'imports', saga: importsSaga },
    { name: 'proposals', saga: proposalsSaga },
  ],
}

const editor: Served = {
  slices: [templateEditorSlice, formPreviewSlice, dryRunSlice],
  processes: [
    { name: 'formPreview', saga: formPreviewSaga },
    { name: 'editorForm', saga: editorFormSaga },
    { name: 'dryRun', saga: dryRunSaga },
    { name: 'editorDrafts', saga: editorDraftsSaga },
    { name: 'templateEditor', saga: templateEditorSaga },
  ],
}

const served: Readonly<Record<string, Served>> = {
  apiTryOut: {
    slices: [tryOutSlice],
    processes: [{ name: 'apiTryOut', saga: tryOutSaga }],
  },
  entityRefresh: {
    slices: [entityRefreshSlice],
    processes: [{ name: 'entityRefresh', saga: entityRefreshSaga }],
    answers: ['scheduled', 'refused', 'foundTheSame', 'foundAnother', 'lookFailed'],
  },
  export: { slices: [exportSlice], processes: [{ name: 'export', saga: exportSaga }] },
  catalogIndex: {
    slices: [catalogIndexSlice],
    processes: [{ name: 'catalogIndex', saga: catalogIndexSaga }],
    at: '/catalog',
  },
  graph: {
    slices: [graphSlice],
    processes: [{ name: 'graph', saga: graphSaga }],
    answers: [
      'opened',
      'openedDeeper',
      'openedAnother',
      'left',
      'batchLoaded',
      'completed',
      'failed',
    ],
  },
  importEntry: imports,
  imports: { ...imports, keyedBy: importTarget, answers: ['firstRegistered', 'lastRegistered'] },
  proposals: { ...imports, keyedBy: importTarget },
  // A window opens only within a click, so a restarted process cannot open it again.
  providers: { keyedBy: 'github', answers: ['loginChosen'] },
  session: { answers: ['signInFailed', 'guestAsked', 'nobodyRemembered', 'signInSucceeded'] },
  // Comes from the browser and its storage.
  theme: { answers: ['preferenceLearned'] },
  sidebar: { answers: ['pinnedElsewhere', 'unpinnedElsewhere'] },
  entityChanges: {
    slices: [entityChangesSlice],
    processes: [{ name: 'entityChanges', saga: entityChangesSaga }],
  },
  bulk: {
    slices: [bulkSlice, selectionSlice],
    processes: [{ name: 'bulk', saga: bulkSaga }],
    answers: ['jobDone', 'lastJobDone', 'jobFailed', 'removalDone', 'runFinished'],
  },
  templateForm: {
    slices: [templateFormSlice],
    processes: [
      { name: 'templateForm', saga: templateFormSaga },
      { name: 'formDrafts', saga: formDraftsSaga },
    ],
    // A task may have started before the process was stopped, so its request is not repeated.
    at: '/create/templates/default/new-service',
    answers: ['startRequested', 'formLeft', 'otherOpened'],
  },
  templateEditor: {
    ...editor,
    at: '/create/template?example=service',
    // A dialog opens only within a click, other pages leave the editor, and a draft has another address.
    answers: ['directoryRequested', 'editorLeft', 'draftFound', 'draftContinued'],
  },
  dryRun: { ...editor, at: '/create/template' },
  formPreview: {
    ...editor,
    at: '/create/template-form?template=template:default/new-service',
    answers: ['otherOpened', 'previewLeft', 'fieldsRefused'],
  },
  palette: { processes: [{ name: 'palette', saga: paletteSaga }] },
  reregister: {
    slices: [reregisterSlice],
    processes: [{ name: 'reregister', saga: reregisterSaga }],
    answers: ['registeredAgain', 'registrationFailed'],
  },
  unregister: {
    slices: [unregisterSlice],
    processes: [{ name: 'unregister', saga: unregisterSaga }],
  },
}

/** Machines without a process: only the page uses them. */
const unserved = ['filterPanel', 'selection', 'views']

const rows = Object.entries(allMachines)
  .filter(([machine]) => !unserved.includes(machine))
  .flatMap(([machine, { states, events, moves }]) =>
    Object.entries(moves).flatMap(([state, ways]) =>
      Object.entries(events)
        .filter(([event]) => event in ways && !served[machine]?.answers?.includes(event))
        .map(([event, action]) => ({ machine, state, event, before: states[state], action })),
    ),
  )

/** The results of all requests. */
const worlds = {
  refuses: { status: 404, text: '{"error":{"name":"NotFoundError","message":"gone"}}' },
  answers: { status: 200, text: '{"items":[],"totalItems":0,"pageInfo":{}}' },
}

function othersOf(world: keyof typeof worlds, notes: string[]): Partial<Services> {
  const { status, text } = worlds[world]
  const answer = { ok: status === 200, status, statusText: '', text }
  const session = fakeSession({
    enterAsCustomUser: () => who,
    enterWith: () => who,
    enterAsLegacyGuest: () => who,
  })
  const providers = fakeProviders()
  if (world === 'refuses') {
    session.enterAsGuest.refuses()
    providers.refresh.refuses()
  } else session.enterAsGuest.answers({ ...who, expiresAt: 3_600_000 })
  const client = {
    send: () => Promise.resolve({ status, statusText: '', text }),
    forget: () => undefined,
  }
  return {
    session,
    providers,
    cookie: fakeCookie({
      isProtected: () => true,
      refresh: () =>
        world === 'answers' ? Promise.resolve(3_600_000) : Promise.reject(new Error('down')),
      remove: () => Promise.resolve(),
    }),
    backend: fakeBackend(() => Promise.resolve(answer)),
    configuration: { load: () => Promise.resolve(testConfig) },
    portal: { check: () => [], get: () => client as never },
    deployment: {
      version: 'old',
      servedVersion: () => Promise.resolve('new'),
      wasLoadedFor: () => false,
      load: (version) => void notes.push(`loads ${version}`),
    },
  }
}

const entityPage = '/catalog/default/component/a'
const context = {
  boot: { status: 'ready', config: testConfig },
  session: { status: 'signedIn', method: 'custom', ...who, expiresAt: null },
}

type State = Readonly<Record<string, unknown>>

/** Path and query of an address. */
function placeOf(address: string) {
  const [pathname = '', query] = address.split('?')
  return { pathname, search: query === undefined ? '' : `?${query}` }
}

const given = (state: State) => ({ type: 'test/given', payload: state })

/** The portal's state after the event and a pause, and its effects on services. */
async function lifeOf(
  { machine, before, action }: (typeof rows)[number],
  isKilled: boolean,
  world: keyof typeof worlds,
) {
  jest.setSystemTime(0)
  const notes: string[] = []
  const { services, kept, visited } = fakeServices(othersOf(world, notes), {})
  const portal = createStore(services, { isDevelopment: false })
  const { slices = [], processes = [], keyedBy, at = entityPage } = served[machine] ?? {}
  portal.stop()
  portal.start()
  portal.extend({ id: 'test', slices, processes })
  const { store, reducer } = portal
  store.replaceReducer(((state: State, event: UnknownAction) =>
    event.type === 'test/given'
      ? { ...state, ...(event['payload'] as State) }
      : reducer(state, event)) as never)
  store.dispatch({ type: 'test/begin' })
  store.dispatch(
    given({
      ...context,
      location: { ...placeOf(at), hash: '', by: 'push' },
      [machine]: keyedBy === undefined ? before : { [keyedBy]: before },
    }),
  )
  portal.resume()
  store.dispatch(action)
  if (isKilled) {
    portal.stop()
    portal.resume()
  }
  await jest.advanceTimersByTimeAsync(20_000)
  portal.stop()
  return {
    // Without the cache, which counts its requests.
    state: { ...store.getState(), backend: undefined },
    visited: [...new Set(visited)],
    notes: [...new Set(notes)],
    kept: Object.fromEntries(kept),
  }
}

beforeEach(() => {
  jest.useFakeTimers({
    now: 0,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'],
  })
})
afterEach(() => {
  jest.useRealTimers()
})

describe.each(['refuses', 'answers'] as const)('in a world that %s', (world) => {
  it.each(rows)('$machine: $state on $event', async (row) => {
    expect(await lifeOf(row, true, world)).toEqual(await lifeOf(row, false, world))
  })
})
