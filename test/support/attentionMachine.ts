// State × event for what needs attention.

import { signedOut } from '../../src/features/session/sessionSlice.ts'
import {
  attentionLeft,
  attentionOpened,
  attentionRequested,
  attentionSlice,
  sourceAnswered,
  sourceDue,
  sourceFailed,
  type AttentionState,
} from '../../src/features/start/attentionSlice.ts'
import type { SourceState } from '../../src/model/plugins/attention.ts'
import { failure, type Machine } from './machine.ts'

/** The source of `fakeServices`. */
const source = 'sample'
const declared = [{ id: source, plugin: 'start', titles: { en: 'Sample' } }]
const known = { items: [], well: [], at: 0, next: 0, isWhole: true }
const open = (state: SourceState): AttentionState => ({
  status: 'open',
  of: null,
  at: 0,
  declared,
  sources: { [source]: state },
})

const whileOpen = {
  opened: 'open',
  left: 'closed',
  signedOut: 'closed',
  answered: 'open',
  failed: 'open',
}
const again = { due: 'open', requested: 'open', requestedOne: 'open' }

/** `test/process/attention.test.ts` has the statuses of a source. */
export const attentionMachine: Machine = {
  reducer: attentionSlice.reducer,
  states: {
    closed: { status: 'closed', of: null, declared, sources: {} } as { status: string },
    left: {
      status: 'closed',
      of: null,
      declared,
      sources: { [source]: { status: 'known', known } },
    } as {
      status: string
    },
    asking: open({ status: 'asking', known: null, attempt: 0 }),
    askingAgain: open({ status: 'asking', known, attempt: 1 }),
    known: open({ status: 'known', known }),
    failing: open({ status: 'failing', known: null, failure, attempt: 1 }),
  },
  events: {
    opened: attentionOpened({ of: null, declared, at: 100_000 }),
    left: attentionLeft(),
    due: sourceDue({ source }),
    dueOfAnother: sourceDue({ source: 'another' }),
    requested: attentionRequested({}),
    requestedOne: attentionRequested({ source }),
    answered: sourceAnswered({ source, round: { ...known, asked: [], all: [] } }),
    answeredByAnother: sourceAnswered({
      source: 'another',
      round: { ...known, asked: [], all: [] },
    }),
    failed: sourceFailed({ source, failure }),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    closed: { opened: 'open', left: 'closed', signedOut: 'closed' },
    left: { opened: 'open', left: 'closed', signedOut: 'closed' },
    asking: whileOpen,
    askingAgain: whileOpen,
    known: { ...whileOpen, ...again },
    failing: { ...whileOpen, ...again },
  },
}
