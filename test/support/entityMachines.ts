// State × event for the machines of an entity's page, as in machines.ts.

import * as refresh from '../../src/features/catalog/entity/header/entityRefreshSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { failure, type Machine } from './machine.ts'

type State = refresh.EntityRefreshState

const entityRef = 'component:default/a'
/** The entity of late answers. */
const late = 'component:default/late'
const requested = { requested: 'scheduling', requestedAnother: 'scheduling' }
const to = (pathname: string) => navigated({ pathname, search: '', hash: '', by: 'push' })

export const entityRefreshMachine: Machine = {
  reducer: refresh.entityRefreshSlice.reducer,
  states: {
    idle: { status: 'idle' },
    scheduling: { status: 'scheduling', entityRef, waiting: [] } as State,
    schedulingTwo: { status: 'scheduling', entityRef, waiting: ['component:default/b'] } as State,
    processing: { status: 'processing', entityRef, etag: 'old', looks: 0 } as State,
    lastLook: {
      status: 'processing',
      entityRef,
      etag: 'old',
      looks: refresh.mostLooks - 1,
    } as State,
    changed: { status: 'changed', entityRef } as State,
    unchanged: { status: 'unchanged', entityRef } as State,
    failed: { status: 'failed', entityRef, failure } as State,
  },
  events: {
    requested: refresh.refreshRequested(entityRef),
    requestedAnother: refresh.refreshRequested('component:default/c'),
    scheduled: refresh.refreshScheduled({ entityRef, etag: 'old' }),
    refused: refresh.refreshFailed({ entityRef, failure }),
    foundTheSame: refresh.entityLookedAt({ entityRef, etag: 'old' }),
    foundAnother: refresh.entityLookedAt({ entityRef, etag: 'new' }),
    lookFailed: refresh.lookFailed({ entityRef, failure }),
    lateSchedule: refresh.refreshScheduled({ entityRef: late, etag: 'old' }),
    lateRefusal: refresh.refreshFailed({ entityRef: late, failure }),
    lateLook: refresh.entityLookedAt({ entityRef: late, etag: 'new' }),
    lateLookFailure: refresh.lookFailed({ entityRef: late, failure }),
    stayed: to('/catalog/default/component/a/api'),
    left: to('/catalog/default/component/b'),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    idle: requested,
    scheduling: {
      requestedAnother: 'scheduling',
      scheduled: 'processing',
      refused: 'failed',
      signedOut: 'idle',
    },
    schedulingTwo: {
      requestedAnother: 'scheduling',
      scheduled: 'scheduling',
      refused: 'scheduling',
      signedOut: 'idle',
    },
    processing: {
      ...requested,
      foundTheSame: 'processing',
      foundAnother: 'changed',
      lookFailed: 'processing',
      left: 'idle',
      signedOut: 'idle',
    },
    lastLook: {
      ...requested,
      foundTheSame: 'unchanged',
      foundAnother: 'changed',
      lookFailed: 'failed',
      left: 'idle',
      signedOut: 'idle',
    },
    changed: { ...requested, left: 'idle', signedOut: 'idle' },
    unchanged: { ...requested, left: 'idle', signedOut: 'idle' },
    failed: { ...requested, left: 'idle', signedOut: 'idle' },
  },
}
