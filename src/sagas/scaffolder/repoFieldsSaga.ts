// Lives as long as the page. Logs the user in where the open form's repository fields ask for it, and asks the backend
// what it suggests for their parts.

import { call, select, type SagaGenerator } from 'typed-redux-saga'
import * as repo from '../../features/scaffolder/fields/repoFieldsSlice.ts'
import * as form from '../../features/scaffolder/form/templateFormSlice.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import type { RepoField } from '../../model/scaffolder/fields/repoFields.ts'
import {
  loginKey,
  openAsks,
  secretsKeyOf,
  type RepoFieldState,
  type RepoFieldStates,
} from '../../model/scaffolder/fields/repoFieldState.ts'
import { askKey, type RepoList } from '../../model/scaffolder/fields/repoLists.ts'
import { takeUpEach } from '../kit/takeUpEach.ts'
import { openRepoFields } from './steps/openRepoFields.ts'
import { askLogin, dropLogin } from './steps/repoLogin.ts'
import { askSuggestions } from './steps/repoSuggestions.ts'

const events = [
  ...[
    form.formOpened,
    form.schemaLoaded,
    form.draftContinued,
    form.draftDiscarded,
    form.valuesChanged,
  ],
  ...[form.checked, form.backRequested, form.stepChosen, form.formLeft, signedOut],
  ...[repo.loginGranted, repo.loginDeclined, repo.loginFailed, repo.loginRetried],
  ...[repo.loginDropped, repo.suggestionsLoaded, repo.suggestionsFailed],
].map(({ type }) => type)

type Job = readonly [name: string, work: () => SagaGenerator<void>]

/** Named after what they answer: a change that asks for the same goes on with the same job. */
function jobsOf(
  templateRef: string,
  field: RepoField,
  state: RepoFieldState | undefined,
): readonly Job[] {
  const { pointer, login } = field
  if (!login) return []
  const { secretsKey } = login
  if (state?.login !== loginKey(login) || state.status === 'asking')
    return [[`login ${pointer} ${loginKey(login)}`, () => askLogin(templateRef, pointer, login)]]
  return Object.entries(openAsks(field, state)).map(([name, ask]): Job => {
    const list = name as RepoList
    return [
      `ask ${pointer} ${list} ${askKey(ask)}`,
      () => askSuggestions({ templateRef, secretsKey, pointer, list, ask }),
    ]
  })
}

/** Logins of fields that are hidden now, or whose host has none. */
function dropsOf(
  templateRef: string,
  fields: readonly RepoField[],
  states: RepoFieldStates,
): readonly Job[] {
  const logins = fields.flatMap(({ pointer, login }) => (login ? [{ pointer, ...login }] : []))
  return Object.entries(states).flatMap(([pointer, { login }]): readonly Job[] => {
    if (logins.some((one) => one.pointer === pointer)) return []
    const key = secretsKeyOf(login)
    const isNeeded = logins.some(({ secretsKey }) => secretsKey === key)
    return [[`drop ${pointer}`, () => dropLogin(templateRef, pointer, isNeeded ? undefined : key)]]
  })
}

function* jobs() {
  const open = yield* call(openRepoFields)
  if (!open) return {}
  const { templateRef, fields } = open
  const states = yield* select(repo.selectRepoFields)
  return Object.fromEntries([
    ...dropsOf(templateRef, fields, states),
    ...fields.flatMap((field) => jobsOf(templateRef, field, states[field.pointer])),
  ])
}

export function* repoFieldsSaga(): SagaGenerator<void> {
  yield* call(takeUpEach, 'repoFields', events, jobs)
}
