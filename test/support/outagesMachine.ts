// State × event for endpoints that are asked again: here one endpoint, as in machines.ts.

import { askAgainDue } from '../../src/features/recovery/askAgainApi.ts'
import { outageEnded, outagesSlice, watchBegan } from '../../src/features/recovery/outagesSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import type { Failure } from '../../src/model/failure.ts'
import { failure as plain, type Machine } from './machine.ts'

const endpoint = 'facets'
const failure: Failure = { ...plain, again: { endpoint, until: null } }
const about = { round: 1, until: null, isAway: true } as const

const settled = (how: string, payload?: unknown) => ({
  type: `backend/executeQuery/${how}`,
  payload,
  meta: { arg: { endpointName: endpoint } },
})

const watching = (outages: object) => ({ status: 'watching', outages })
const ends = { ended: 'watching', signedOut: 'watching' }
const refusals = { failed: 'watching', wasBusy: 'watching' }

export const outagesMachine: Machine = {
  reducer: outagesSlice.reducer,
  states: {
    idle: { status: 'idle' },
    watching: watching({}),
    waiting: watching({ [endpoint]: { status: 'waiting', ...about } }),
    asking: watching({ [endpoint]: { status: 'asking', ...about } }),
    recovering: watching({ [endpoint]: { status: 'recovering', ...about } }),
  },
  events: {
    began: watchBegan([failure]),
    failed: settled('rejected', failure),
    wasBusy: settled('rejected', { ...failure, again: { endpoint, until: 5_000 } }),
    refused: settled('rejected', { ...plain, kind: 'forbidden' }),
    aborted: settled('rejected'),
    answered: settled('fulfilled', {}),
    due: askAgainDue({ endpoint }),
    dueOddly: askAgainDue({ endpoint: '__proto__' }),
    ended: outageEnded({ endpoint }),
    signedOut: signedOut({ reason: 'asked' } as never),
  },
  moves: {
    idle: { began: 'watching' },
    watching: refusals,
    waiting: {
      wasBusy: 'watching',
      refused: 'watching',
      answered: 'watching',
      due: 'watching',
      ...ends,
    },
    asking: { ...refusals, refused: 'watching', answered: 'watching', ...ends },
    recovering: { ...refusals, refused: 'watching', answered: 'watching', ...ends },
  },
}
