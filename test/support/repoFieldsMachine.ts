// State × event for the login and suggestions of a repository field.

import type { UnknownAction } from '@reduxjs/toolkit'
import * as repo from '../../src/features/scaffolder/fields/repoFieldsSlice.ts'
import { formLeft, formOpened } from '../../src/features/scaffolder/form/formsSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import type { RepoFieldState } from '../../src/model/scaffolder/fields/repoFieldState.ts'
import type { Machine } from './machine.ts'

export const repoPointer = '/repoUrl'
const login = '["token","github","repo"]'
const another = '["token","gitlab","api"]'
const of = { pointer: repoPointer, login }
const list = { pointer: repoPointer, list: 'repo', key: 'a' } as const
const items = [{ id: '1', title: 'larkspur/basket' }]

type KeyedState = RepoFieldState | { readonly status: 'unknown' }
const unknown: KeyedState = { status: 'unknown' }

/** The state of one field; unknown before it has a host. */
const reducer = (state: KeyedState = unknown, action: UnknownAction): KeyedState => {
  const before = state.status === 'unknown' ? {} : { [repoPointer]: state }
  const after = repo.repoFieldsSlice.reducer(before, action)
  return after === before ? state : (after[repoPointer] ?? unknown)
}

const begun = { loginAskedOfAnother: 'asking', loginDropped: 'unknown' }
const ends = { formLeft: 'unknown', signedOut: 'unknown', formOpened: 'unknown' }

const states: Readonly<Record<string, KeyedState>> = {
  unknown,
  asking: { status: 'asking', login },
  declined: { status: 'declined', login },
  failed: { status: 'failed', login },
  granted: { status: 'granted', login, lists: {} },
}

export const repoFieldsMachine: Machine = {
  reducer,
  states,
  events: {
    loginAsked: repo.loginAsked(of),
    loginAskedOfAnother: repo.loginAsked({ ...of, login: another }),
    loginGranted: repo.loginGranted(of),
    lateGranted: repo.loginGranted({ ...of, login: another }),
    loginDeclined: repo.loginDeclined(of),
    lateDeclined: repo.loginDeclined({ ...of, login: another }),
    loginFailed: repo.loginFailed(of),
    loginRetried: repo.loginRetried({ pointer: repoPointer }),
    loginDropped: repo.loginDropped({ pointer: repoPointer }),
    suggestionsLoaded: repo.suggestionsLoaded({ ...list, items }),
    suggestionsFailed: repo.suggestionsFailed(list),
    formOpened: formOpened({ key: 'template:default/a' }),
    formLeft: formLeft({ key: 'template:default/a' }),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    unknown: { loginAsked: 'asking', loginAskedOfAnother: 'asking' },
    asking: {
      loginGranted: 'granted',
      loginDeclined: 'declined',
      loginFailed: 'failed',
      ...begun,
      ...ends,
    },
    declined: { loginRetried: 'asking', ...begun, ...ends },
    failed: { loginRetried: 'asking', ...begun, ...ends },
    granted: { suggestionsLoaded: 'granted', suggestionsFailed: 'granted', ...begun, ...ends },
  },
}
