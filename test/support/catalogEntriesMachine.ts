// State × event for an entity that a task has created.

import type { UnknownAction } from '@reduxjs/toolkit'
import { askAgainDue } from '../../src/features/recovery/askAgainApi.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import * as entries from '../../src/features/tasks/catalogEntriesSlice.ts'
import { taskLeft, taskOpened } from '../../src/features/tasks/taskLogSlice.ts'
import { failure, type Machine } from './machine.ts'

export const createdEntity = 'component:default/some'
const entityRef = createdEntity

type KeyedState = entries.CatalogEntry | { readonly status: 'unknown' }
const unknown: KeyedState = { status: 'unknown' }

/** The state of one entity. */
const reducer = (state: KeyedState = unknown, action: UnknownAction): KeyedState => {
  const before = state.status === 'unknown' ? {} : { [entityRef]: state }
  const after = entries.catalogEntriesSlice.reducer(before, action)
  return after === before ? state : (after[entityRef] ?? unknown)
}

const passing = { ...failure, again: { endpoint: 'entityByRef', until: null } }

const states: Readonly<Record<string, KeyedState>> = {
  unknown,
  looking: { status: 'looking', mostLooks: 2 },
  lookingOnce: { status: 'looking', mostLooks: 1 },
  waiting: { status: 'waiting', looks: 1, mostLooks: 3, errors: [] },
  waitingLast: { status: 'waiting', looks: 2, mostLooks: 3, errors: [] },
  found: { status: 'found', name: 'Some', errors: [] },
  missing: { status: 'missing', mostLooks: 2, errors: ['No owner'] },
  failed: { status: 'failed', mostLooks: 2, failure: passing },
  failedForGood: { status: 'failed', mostLooks: 2, failure },
}

const answers = { found: 'found', missed: 'missing', failed: 'failed' }
const ends = { namedOther: 'unknown', opened: 'unknown', left: 'unknown', signedOut: 'unknown' }

export const catalogEntriesMachine: Machine = {
  reducer,
  states,
  events: {
    namedNew: entries.entriesNamed({ entityRefs: [entityRef], isNew: true }),
    namedOld: entries.entriesNamed({ entityRefs: [entityRef], isNew: false }),
    namedOther: entries.entriesNamed({ entityRefs: [], isNew: true }),
    found: entries.entryFound({ entityRef, name: 'Some', errors: [] }),
    missed: entries.entryMissed({ entityRef, errors: ['No owner'] }),
    failed: entries.lookFailed({ entityRef, failure }),
    again: entries.lookRequested({ entityRef }),
    due: askAgainDue({ endpoint: 'entityByRef' }),
    opened: taskOpened({ taskId: 'task-2' }),
    left: taskLeft(),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    unknown: { namedNew: 'looking', namedOld: 'looking' },
    looking: { ...answers, ...ends, missed: 'waiting' },
    lookingOnce: { ...answers, ...ends },
    waiting: { ...answers, ...ends, missed: 'waiting' },
    waitingLast: { ...answers, ...ends },
    found: ends,
    missing: { ...ends, again: 'looking' },
    failed: { ...ends, again: 'looking', due: 'looking' },
    failedForGood: { ...ends, again: 'looking' },
  },
}
