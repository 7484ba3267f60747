// State × event for the changes of the entity on screen.

import { entitySeen, entityVisitsSlice } from '../../src/features/inspector/entityVisitsSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { Machine } from './machine.ts'

const entityRef = 'component:default/a'
const to = (pathname: string) => navigated({ pathname, search: '', hash: '', by: 'push' })

export const entityVisitsMachine: Machine = {
  reducer: entityVisitsSlice.reducer,
  states: {
    away: { status: 'away' },
    shown: { status: 'shown', entityRef, at: 1, begunAt: 1, visits: [] } as { status: string },
  },
  events: {
    seen: entitySeen({ entityRef, at: 2, visits: [], wasSeen: false }),
    seenAnother: entitySeen({ entityRef: 'api:default/b', at: 2, visits: [], wasSeen: true }),
    toTab: to('/catalog/default/component/a/ci-cd'),
    toAnother: to('/catalog/default/component/b'),
    left: to('/settings'),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    away: { seen: 'shown', seenAnother: 'shown' },
    shown: {
      seen: 'shown',
      seenAnother: 'shown',
      toAnother: 'away',
      left: 'away',
      signedOut: 'away',
    },
  },
}
