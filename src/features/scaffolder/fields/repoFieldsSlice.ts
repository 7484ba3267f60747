// Logins and suggestions of the open form's repository fields, by JSON pointer. Tokens are in the service of secrets.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type {
  RepoFieldState,
  RepoFieldStates,
} from '../../../model/scaffolder/fields/repoFieldState.ts'
import type { RepoList, Suggestion } from '../../../model/scaffolder/fields/repoLists.ts'
import { signedOut } from '../../session/sessionSlice.ts'
import { formLeft, formOpened } from '../form/formsSlice.ts'

interface OfField {
  readonly pointer: string
}
/** As `loginKey` gives it. */
interface OfLogin extends OfField {
  readonly login: string
}
interface OfQuestion extends OfField {
  readonly list: RepoList
  /** As `askKey` gives it. */
  readonly key: string
}

const none: RepoFieldStates = {}

const changed = (
  states: RepoFieldStates,
  pointer: string,
  change: (before: RepoFieldState | undefined) => RepoFieldState | undefined,
): RepoFieldStates => {
  const before = states[pointer]
  const after = change(before)
  return after === before || !after ? states : { ...states, [pointer]: after }
}

/** Of the login that is asked for; others are late. */
const answered =
  (status: 'declined' | 'failed') =>
  (states: RepoFieldStates, { payload: { pointer, login } }: PayloadAction<OfLogin>) =>
    changed(states, pointer, (before) =>
      before?.status === 'asking' && before.login === login ? { status, login } : before,
    )

const listed = (
  states: RepoFieldStates,
  { pointer, list, key }: OfQuestion,
  items: readonly Suggestion[],
  hasFailed: boolean,
): RepoFieldStates =>
  changed(states, pointer, (before) =>
    before?.status === 'granted'
      ? { ...before, lists: { ...before.lists, [list]: { key, items, hasFailed } } }
      : before,
  )

export const repoFieldsSlice = createSlice({
  name: 'repoFields',
  initialState: (): RepoFieldStates => none,
  reducers: {
    loginAsked: (states, { payload: { pointer, login } }: PayloadAction<OfLogin>) =>
      changed(states, pointer, (before) =>
        before?.login === login ? before : { status: 'asking', login },
      ),
    /** The token is in the service. */
    loginGranted: (states, { payload: { pointer, login } }: PayloadAction<OfLogin>) =>
      changed(states, pointer, (before) =>
        before?.status === 'asking' && before.login === login
          ? { status: 'granted', login, lists: {} }
          : before,
      ),
    loginDeclined: answered('declined'),
    loginFailed: answered('failed'),
    /** For all fields of the same login. */
    loginRetried: (states, { payload: { pointer } }: PayloadAction<OfField>): RepoFieldStates => {
      const retried = states[pointer]
      if (retried?.status !== 'declined' && retried?.status !== 'failed') return states
      const { login } = retried
      return Object.fromEntries(
        Object.entries(states).map(([one, state]) => [
          one,
          state.login === login && state.status !== 'granted' ? { status: 'asking', login } : state,
        ]),
      )
    },
    /** The field has no host any more, or one without a login. */
    loginDropped: (states, { payload: { pointer } }: PayloadAction<OfField>): RepoFieldStates =>
      Object.hasOwn(states, pointer)
        ? Object.fromEntries(Object.entries(states).filter(([one]) => one !== pointer))
        : states,
    suggestionsLoaded: (
      states,
      { payload }: PayloadAction<OfQuestion & { readonly items: readonly Suggestion[] }>,
    ) => listed(states, payload, payload.items, false),
    suggestionsFailed: (states, { payload }: PayloadAction<OfQuestion>) =>
      listed(states, payload, [], true),
  },
  extraReducers: (builder) => {
    for (const end of [formOpened, formLeft, signedOut] as const)
      builder.addCase(end.type, (states) => (Object.keys(states).length === 0 ? states : none))
  },
  selectors: {
    selectRepoFields: (states) => states,
  },
})

export const {
  loginAsked,
  loginGranted,
  loginDeclined,
  loginFailed,
  loginRetried,
  loginDropped,
  suggestionsLoaded,
  suggestionsFailed,
} = repoFieldsSlice.actions
export const { selectRepoFields } = repoFieldsSlice.selectors
