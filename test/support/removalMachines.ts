// State × event for taking entities out of the catalog, taking that back, and what a refresh changed.

import type { UnknownAction } from '@reduxjs/toolkit'
import {
  entityChanged,
  entityChangesSlice,
} from '../../src/features/inspector/entityChangesSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import * as reregister from '../../src/features/unregister/reregisterSlice.ts'
import * as unregister from '../../src/features/unregister/unregisterSlice.ts'
import { failure, type Machine } from './machine.ts'

export const target = {
  entityRef: 'component:default/a',
  uid: 'uid-of-a',
  name: 'A',
  origin: 'url:https://example.org/a.yaml',
  leadsTo: '/catalog',
}
export const location = { id: '1', type: 'url', target: 'https://example.org/a.yaml' }
const found = { location, colocated: ['component:default/a'], areAllListed: true }

const to = (pathname: string): UnknownAction =>
  navigated({ pathname, search: '?inspect=json', hash: '', by: 'push' })
const elsewhere = to('/catalog')
const there = to('/catalog/default/component/a')

const onlyDelete = { status: 'onlyDelete', target, why: 'noLocation' } as const
const choice = { status: 'unregister', target, ...found } as const
const leaving = { dismissed: 'closed', left: 'closed', signedOut: 'closed' }

const item = { name: 'A', location }
const another = { name: 'B', location: { ...location, target: 'https://example.org/b.yaml' } }
const itemKey = reregister.keyOfUnregistered(item)

export const removalMachines: Readonly<Record<string, Machine>> = {
  unregister: {
    reducer: unregister.unregisterSlice.reducer,
    states: {
      closed: { status: 'closed' },
      loading: { status: 'loading', target } as unregister.UnregisterState,
      error: { status: 'error', target, failure } as unregister.UnregisterState,
      bootstrap: { status: 'bootstrap', target } as unregister.UnregisterState,
      unregister: choice,
      onlyDelete,
      confirming: { status: 'confirming', target, from: choice } as unregister.UnregisterState,
      busy: {
        status: 'busy',
        doing: 'unregister',
        target,
        from: choice,
      } as unregister.UnregisterState,
      failed: {
        status: 'failed',
        doing: 'delete',
        target,
        failure,
        from: onlyDelete,
      } as unregister.UnregisterState,
    },
    events: {
      requested: unregister.unregisterRequested(target),
      requestedOfBootstrap: unregister.unregisterRequested({
        ...target,
        origin: 'bootstrap:bootstrap',
      }),
      orphanDeletionRequested: unregister.orphanDeletionRequested(target),
      locationFound: unregister.locationFound(found),
      noLocationFound: unregister.noLocationFound(),
      lookUpFailed: unregister.lookUpFailed(failure),
      lookUpRetried: unregister.lookUpRetried(),
      deletionChosen: unregister.deletionChosen(),
      deletionReconsidered: unregister.deletionReconsidered(),
      unregisterConfirmed: unregister.unregisterConfirmed(),
      deletionConfirmed: unregister.deletionConfirmed(),
      removalFailed: unregister.removalFailed(failure),
      removalRetried: unregister.removalRetried(),
      removed: unregister.removed(),
      dismissed: unregister.dismissed(),
      signedOut: signedOut({ by: 'user' }),
      left: elsewhere,
      stayed: there,
    },
    moves: {
      closed: {
        requested: 'loading',
        requestedOfBootstrap: 'bootstrap',
        orphanDeletionRequested: 'onlyDelete',
      },
      loading: {
        locationFound: 'unregister',
        noLocationFound: 'onlyDelete',
        lookUpFailed: 'error',
        ...leaving,
      },
      error: { lookUpRetried: 'loading', ...leaving },
      bootstrap: { deletionChosen: 'confirming', ...leaving },
      unregister: { deletionChosen: 'confirming', unregisterConfirmed: 'busy', ...leaving },
      onlyDelete: { deletionConfirmed: 'busy', ...leaving },
      confirming: { deletionReconsidered: 'unregister', deletionConfirmed: 'busy', ...leaving },
      busy: { removalFailed: 'failed', removed: 'closed', signedOut: 'closed' },
      failed: { removalRetried: 'busy', ...leaving },
    },
  },
  reregister: {
    reducer: reregister.reregisterSlice.reducer,
    states: {
      idle: { status: 'idle' },
      registering: { status: 'registering', item, waiting: [] } as reregister.ReregisterState,
      queueing: { status: 'registering', item, waiting: [another] } as reregister.ReregisterState,
    },
    events: {
      undoRequested: reregister.undoRequested(item),
      undoOfAnother: reregister.undoRequested(another),
      registeredAgain: reregister.registeredAgain(itemKey),
      registrationFailed: reregister.registrationFailed(itemKey),
      anotherRegisteredAgain: reregister.registeredAgain(reregister.keyOfUnregistered(another)),
      signedOut: signedOut({ by: 'user' }),
    },
    moves: {
      idle: { undoRequested: 'registering', undoOfAnother: 'registering' },
      registering: {
        undoOfAnother: 'registering',
        registeredAgain: 'idle',
        registrationFailed: 'idle',
        signedOut: 'idle',
      },
      queueing: {
        registeredAgain: 'registering',
        registrationFailed: 'registering',
        signedOut: 'idle',
      },
    },
  },
  entityChanges: {
    reducer: entityChangesSlice.reducer,
    states: {
      unchanged: { status: 'unchanged' },
      changed: {
        status: 'changed',
        entityRef: 'component:default/a',
        before: { kind: 'Component', metadata: { name: 'a' } },
      } as { readonly status: string },
    },
    events: {
      changed: entityChanged({
        entityRef: 'component:default/a',
        before: { kind: 'Component', metadata: { name: 'a', title: 'A' } },
      }),
      left: elsewhere,
      stayed: there,
      signedOut: signedOut({ by: 'user' }),
    },
    moves: {
      unchanged: { changed: 'changed' },
      changed: { changed: 'changed', left: 'unchanged', signedOut: 'unchanged' },
    },
  },
}
