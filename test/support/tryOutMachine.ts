// State × event for trying an operation out, as in machines.ts.

import * as tryOut from '../../src/features/apis/tryOutSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { Machine } from './machine.ts'

const operation = 'api:default/a#get /a'
const other = 'api:default/b#get /a'
const result = { code: 200, size: 2, milliseconds: 5 }
const elsewhere = { pathname: '/x', search: '', hash: '', by: 'push' } as const
const always = { closed: 'closed', navigated: 'closed', signedOut: 'closed', openedOther: 'open' }

export const tryOutMachine: Machine = {
  reducer: tryOut.tryOutSlice.reducer,
  states: {
    closed: { status: 'closed' },
    open: { status: 'open', operation } as tryOut.TryOutState,
    sending: { status: 'sending', operation } as tryOut.TryOutState,
    answered: { status: 'answered', operation, result } as tryOut.TryOutState,
    failed: { status: 'failed', operation, fault: 'policy' } as tryOut.TryOutState,
  },
  events: {
    opened: tryOut.tryOutOpened(operation),
    openedOther: tryOut.tryOutOpened(other),
    closed: tryOut.tryOutClosed(),
    sent: tryOut.tryOutSent(),
    cancelled: tryOut.tryOutCancelled(),
    answered: tryOut.tryOutAnswered({ operation, result }),
    failed: tryOut.tryOutFailed({ operation, fault: 'unreachable' }),
    lateAnswer: tryOut.tryOutAnswered({ operation: other, result }),
    lateFailure: tryOut.tryOutFailed({ operation: other, fault: 'unreachable' }),
    navigated: navigated(elsewhere),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    closed: { opened: 'open', openedOther: 'open' },
    open: { ...always, sent: 'sending' },
    sending: { ...always, cancelled: 'open', answered: 'answered', failed: 'failed' },
    answered: { ...always, sent: 'sending' },
    failed: { ...always, sent: 'sending' },
  },
}
