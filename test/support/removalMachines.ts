// State × event for unregistering, its undo, and entity changes.

import type { UnknownAction } from '@reduxjs/toolkit'
import {
  entityChanged,
  entityChangesSlice,
} from '../../src/features/inspector/entityChangesSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import * as reregister from '../../src/features/unregister/reregisterSlice.ts'
import * as unregister from '../../src/features/unregister/unregisterSlice.ts'
import type { UnregisterState } from '../../src/model/unregister/unregisterState.ts'
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

const { entityRef } = target
/** The entity of late answers. */
const late = { entityRef: 'component:default/late' }

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
      leaving: { status: 'leaving', target } as UnregisterState,
      loading: { status: 'loading', target } as UnregisterState,
      error: { status: 'error', target, failure } as UnregisterState,
      bootstrap: { status: 'bootstrap', target } as UnregisterState,
      unregister: choice,
      onlyDelete,
      confirming: { status: 'confirming', target, from: choice } as UnregisterState,
      busy: {
        status: 'busy',
        doing: 'unregister',
        target,
        from: choice,
      } as UnregisterState,
      failed: {
        status: 'failed',
        doing: 'delete',
        target,
        failure,
        from: onlyDelete,
      } as UnregisterState,
    },
    events: {
      requested: unregister.unregisterRequested(target),
      requestedOfBootstrap: unregister.unregisterRequested({
        ...target,
        origin: 'bootstrap:bootstrap',
      }),
      orphanDeletionRequested: unregister.orphanDeletionRequested(target),
      locationFound: unregister.locationFound({ entityRef, ...found }),
      noLocationFound: unregister.noLocationFound({ entityRef }),
      lookUpFailed: unregister.lookUpFailed({ entityRef, failure }),
      lookUpRetried: unregister.lookUpRetried(),
      deletionChosen: unregister.deletionChosen(),
      deletionReconsidered: unregister.deletionReconsidered(),
      unregisterConfirmed: unregister.unregisterConfirmed(),
      deletionConfirmed: unregister.deletionConfirmed(),
      removalFailed: unregister.removalFailed({ entityRef, failure }),
      removalRetried: unregister.removalRetried(),
      removed: unregister.removed({ entityRef }),
      removedLeft: unregister.removedLeft({ entityRef }),
      lateLeft: unregister.removedLeft(late),
      lateLocation: unregister.locationFound({ ...late, ...found }),
      lateNoLocation: unregister.noLocationFound(late),
      lateLookUpFailure: unregister.lookUpFailed({ ...late, failure }),
      lateRemovalFailure: unregister.removalFailed({ ...late, failure }),
      lateRemoval: unregister.removed(late),
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
      leaving: {
        requested: 'loading',
        requestedOfBootstrap: 'bootstrap',
        orphanDeletionRequested: 'onlyDelete',
        removedLeft: 'closed',
        signedOut: 'closed',
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
      busy: { removalFailed: 'failed', removed: 'leaving', signedOut: 'closed' },
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
