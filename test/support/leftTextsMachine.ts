// State × event for a text that was left in an entity picker of a form.

import type { UnknownAction } from '@reduxjs/toolkit'
import { askAgainDue } from '../../src/features/recovery/askAgainApi.ts'
import * as left from '../../src/features/scaffolder/fields/leftTextsSlice.ts'
import {
  draftDiscarded,
  formLeft,
  formOpened,
} from '../../src/features/scaffolder/form/formsSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { Failure } from '../../src/model/failure.ts'
import type { LeftText } from '../../src/model/scaffolder/fields/leftTexts.ts'
import type { Machine } from './machine.ts'

export const leftField = 'root_owner'
const page = '/create/templates/default/new-service'
const search = { kinds: ['group'], text: 'payments' }
const of = { id: leftField, text: search.text }
const ref = 'group:default/payments'
const failure: Failure = {
  kind: 'unreachable',
  name: 'TypeError',
  message: 'Failed to fetch',
  again: { endpoint: 'entityPage', until: null },
}

type KeyedState = LeftText | { readonly status: 'empty' }
const empty: KeyedState = { status: 'empty' }

/** The state of one field; empty without a text. */
const reducer = (state: KeyedState = empty, action: UnknownAction): KeyedState => {
  const before = state.status === 'empty' ? {} : { [leftField]: state }
  const after = left.leftTextsSlice.reducer(before, action)
  return after === before ? state : (after[leftField] ?? empty)
}

const moved = (pathname: string) => navigated({ pathname, search: '', hash: '', by: 'push' })
const ends = {
  textDropped: 'empty',
  formOpened: 'empty',
  draftDiscarded: 'empty',
  formLeft: 'empty',
  signedOut: 'empty',
  pageLeft: 'empty',
  textLeft: 'looking',
  otherLeft: 'looking',
}

const states: Readonly<Record<string, KeyedState>> = {
  empty,
  looking: { status: 'looking', page, search },
  found: { status: 'found', page, search, ref },
  unknown: { status: 'unknown', page, search, count: 2 },
  failed: { status: 'failed', page, search, failure },
}

export const leftTextsMachine: Machine = {
  reducer,
  states,
  events: {
    textLeft: left.textLeft({ id: leftField, page, search }),
    otherLeft: left.textLeft({ id: leftField, page, search: { ...search, text: 'ops' } }),
    entityFound: left.entityFound({ ...of, ref }),
    lateFound: left.entityFound({ ...of, text: 'pay', ref }),
    entityUnknown: left.entityUnknown({ ...of, count: 0 }),
    lookupFailed: left.lookupFailed({ ...of, failure }),
    lookupRetried: left.lookupRetried({ id: leftField }),
    otherRetried: left.lookupRetried({ id: 'root_other' }),
    askAgain: askAgainDue({ endpoint: 'entityPage' }),
    askOtherAgain: askAgainDue({ endpoint: 'facets' }),
    textDropped: left.textDropped({ id: leftField }),
    formOpened: formOpened({ key: 'template:default/a' }),
    draftDiscarded: draftDiscarded({ key: 'template:default/a' }),
    formLeft: formLeft({ key: 'template:default/a' }),
    signedOut: signedOut({ by: 'user' }),
    pageLeft: moved('/catalog'),
    samePage: moved(page),
  },
  moves: {
    empty: { textLeft: 'looking', otherLeft: 'looking' },
    looking: {
      ...ends,
      entityFound: 'found',
      entityUnknown: 'unknown',
      lookupFailed: 'failed',
    },
    found: ends,
    unknown: ends,
    failed: { ...ends, lookupRetried: 'looking', askAgain: 'looking' },
  },
}
