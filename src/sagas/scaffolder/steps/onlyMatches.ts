// Chooses the only entity that a required picker without free text can have (SCAF-56), in each open form.

import { createSelector } from '@reduxjs/toolkit'
import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../../features/entities/entitiesApi.ts'
import {
  selectForm,
  selectForms,
  valuesChanged,
  type FormsRoot,
} from '../../../features/scaffolder/form/formsSlice.ts'
import { selectIdentity } from '../../../features/session/sessionSlice.ts'
import type { EntityPage } from '../../../model/entities/answers.ts'
import type { EntitiesQuery } from '../../../model/entities/catalogPaths.ts'
import { asJsonRecord } from '../../../model/json.ts'
import { onlyMatch, onlyMatchRequest } from '../../../model/scaffolder/fields/entityFields.ts'
import { formFields, type FormField } from '../../../model/scaffolder/form/formFields.ts'
import type { FormState } from '../../../model/scaffolder/form/formState.ts'
import { ownValues, stepsFor, withRevealed } from '../../../model/scaffolder/form/formSteps.ts'
import { withValue } from '../../../model/scaffolder/form/withValue.ts'
import type { Identity } from '../../../model/session/person.ts'
import type { Jobs } from '../../kit/follow.ts'
import { request } from '../../kit/request.ts'

export interface MatchJob {
  /** Of the form. */
  readonly key: string
  readonly pointer: string
  readonly query: EntitiesQuery
}

type FilledForm = Extract<FormState, { readonly step: number }>

function shownFields({ form, step: index }: FilledForm): readonly FormField[] {
  const { steps, values } = form
  const step = stepsFor(steps, values)[index]
  return step ? formFields(step, ownValues(step, values)) : []
}

type Named = readonly [name: string, job: MatchJob]

/** A job for each such field of the shown step; it begins anew in another step, or with other steps. */
function jobsOf(key: string, state: FormState, user: Identity | null): readonly Named[] {
  if (!('step' in state)) return []
  const { schemaHash } = state.form
  return shownFields(state).flatMap((field): readonly Named[] => {
    const query = onlyMatchRequest(field, user)
    if (!query) return []
    const { pointer } = field
    const name = JSON.stringify([key, schemaHash, state.step, pointer, query.filters])
    return [[name, { key, pointer, query }]]
  })
}

type Root = FormsRoot & Parameters<typeof selectIdentity>[0]

export const selectMatchJobs = createSelector(
  [(root: Root) => selectForms(root), (root: Root) => selectIdentity(root)],
  (forms, user): Jobs<MatchJob> =>
    Object.fromEntries(
      Object.entries(forms).flatMap(([key, state]) => [...jobsOf(key, state, user)]),
    ),
)

export function* chooseOnlyMatch({ key, pointer, query }: MatchJob): SagaGenerator<void> {
  let only: string | undefined
  try {
    const { entityPage } = entitiesApi.endpoints
    only = onlyMatch(yield* call(request<EntityPage>, entityPage.initiate(query)))
  } catch {
    // The user chooses instead; the picker says what is wrong.
  }
  const state = yield* select(selectForm, key)
  if (!('step' in state) || only === undefined) return
  const field = shownFields(state).find((one) => one.pointer === pointer)
  if (!field || field.value === only) return
  const { steps, values } = state.form
  const next = asJsonRecord(withValue(values, field.path, only))
  yield* put(valuesChanged({ key, values: withRevealed(steps, values, next) }))
}
