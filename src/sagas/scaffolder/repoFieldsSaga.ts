// Lives as long as the page. Logs the user in where the open form's repository fields ask for it, and asks the backend
// what it suggests for their parts.

import { createSelector } from '@reduxjs/toolkit'
import { call, type SagaGenerator } from 'typed-redux-saga'
import { selectRepoFields } from '../../features/scaffolder/fields/repoFieldsSlice.ts'
import type { RepoField, RepoLogin } from '../../model/scaffolder/fields/repoFields.ts'
import {
  loginKey,
  openAsks,
  secretsKeyOf,
  type RepoFieldState,
  type RepoFieldStates,
} from '../../model/scaffolder/fields/repoFieldState.ts'
import { askKey, type RepoList } from '../../model/scaffolder/fields/repoLists.ts'
import { followEach, type Jobs } from '../kit/follow.ts'
import { selectOpenRepoFields } from './steps/openRepoFields.ts'
import { askLogin, dropLogin } from './steps/repoLogin.ts'
import { askSuggestions, type Question } from './steps/repoSuggestions.ts'

type Job =
  | { readonly does: 'login'; readonly pointer: string; readonly login: RepoLogin }
  | { readonly does: 'drop'; readonly pointer: string; readonly secretsKey: string | undefined }
  | { readonly does: 'ask'; readonly question: Omit<Question, 'templateRef'> }

type Named = readonly [name: string, job: Job]

/** Named after what they answer: a change that asks for the same goes on with the same job. */
function jobsOf(field: RepoField, state: RepoFieldState | undefined): readonly Named[] {
  const { pointer, login } = field
  if (!login) return []
  const { secretsKey } = login
  if (state?.login !== loginKey(login) || state.status === 'asking')
    return [[`login ${pointer} ${loginKey(login)}`, { does: 'login', pointer, login }]]
  return Object.entries(openAsks(field, state)).map(([name, ask]): Named => {
    const list = name as RepoList
    const question = { secretsKey, pointer, list, ask }
    return [`ask ${pointer} ${list} ${askKey(ask)}`, { does: 'ask', question }]
  })
}

/** Logins of fields that are hidden now, or whose host has none. */
function dropsOf(fields: readonly RepoField[], states: RepoFieldStates): readonly Named[] {
  const logins = fields.flatMap(({ pointer, login }) => (login ? [{ pointer, ...login }] : []))
  return Object.entries(states).flatMap(([pointer, { login }]): readonly Named[] => {
    if (logins.some((one) => one.pointer === pointer)) return []
    const key = secretsKeyOf(login)
    const isNeeded = logins.some(({ secretsKey }) => secretsKey === key)
    return [[`drop ${pointer}`, { does: 'drop', pointer, secretsKey: isNeeded ? undefined : key }]]
  })
}

interface FormJob {
  readonly templateRef: string
  readonly job: Job
}

const selectJobs = createSelector(
  [
    (root: Parameters<typeof selectOpenRepoFields>[0]) => selectOpenRepoFields(root),
    (root: Parameters<typeof selectRepoFields>[0]) => selectRepoFields(root),
  ],
  (open, states): Jobs<FormJob> => {
    if (!open) return {}
    const { templateRef, fields } = open
    const named = [
      ...dropsOf(fields, states),
      ...fields.flatMap((field) => jobsOf(field, states[field.pointer])),
    ]
    return Object.fromEntries(named.map(([name, job]) => [name, { templateRef, job }]))
  },
)

function* fillIn({ templateRef, job }: FormJob): SagaGenerator<void> {
  if (job.does === 'login') yield* call(askLogin, templateRef, job.pointer, job.login)
  else if (job.does === 'drop') yield* call(dropLogin, templateRef, job.pointer, job.secretsKey)
  else yield* call(askSuggestions, { templateRef, ...job.question })
}

export function* repoFieldsSaga(): SagaGenerator<void> {
  yield* call(followEach<FormJob>, 'repoFields', selectJobs, fillIn)
}
