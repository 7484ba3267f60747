// State × event for the network and for answers of an earlier visit, as in machines.ts.

import { connectionChanged, offlineSlice } from '../../src/features/offline/offlineSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { failure, type Machine } from './machine.ts'

const queryCacheKey = 'facets({})'

const fulfilled = (baseQueryMeta?: object) => ({
  type: 'backend/executeQuery/fulfilled',
  payload: {},
  meta: { arg: { endpointName: 'facets', queryCacheKey }, ...(baseQueryMeta && { baseQueryMeta }) },
})

const kept = { [queryCacheKey]: 5 }

export const offlineMachine: Machine = {
  reducer: offlineSlice.reducer,
  states: {
    online: { status: 'online', kept: {} } as { status: string },
    onlineWithKept: { status: 'online', kept } as { status: string },
    offline: { status: 'offline', kept: {} } as { status: string },
    offlineWithKept: { status: 'offline', kept } as { status: string },
  },
  events: {
    lost: connectionChanged(false),
    found: connectionChanged(true),
    answeredOfOld: fulfilled({ kept: { at: 7, failure } }),
    answered: fulfilled({ isNew: true }),
    answeredHere: fulfilled(),
    removed: { type: 'backend/queries/removeQueryResult', payload: { queryCacheKey } },
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    online: { lost: 'offline', answeredOfOld: 'online' },
    onlineWithKept: {
      lost: 'offline',
      answeredOfOld: 'online',
      answered: 'online',
      answeredHere: 'online',
      removed: 'online',
      signedOut: 'online',
    },
    offline: { found: 'online', answeredOfOld: 'offline', answered: 'online' },
    offlineWithKept: {
      found: 'online',
      answeredOfOld: 'offline',
      answered: 'online',
      answeredHere: 'offline',
      removed: 'offline',
      signedOut: 'offline',
    },
  },
}
