// Chooses the only entity that a required picker without free text can have (SCAF-56), in the real form and in previews.

import type { UnknownAction } from '@reduxjs/toolkit'
import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../../features/entities/entitiesApi.ts'
import { selectIdentity } from '../../../features/session/sessionSlice.ts'
import type { EntityPage } from '../../../model/entities/answers.ts'
import type { EntitiesQuery } from '../../../model/entities/catalogPaths.ts'
import { type JsonRecord, asJsonRecord } from '../../../model/json.ts'
import { onlyMatch, onlyMatchRequest } from '../../../model/scaffolder/fields/entityFields.ts'
import { formFields, type FormField } from '../../../model/scaffolder/form/formFields.ts'
import {
  ownValues,
  stepsFor,
  withRevealed,
  type FormStep,
} from '../../../model/scaffolder/form/formSteps.ts'
import { withValue } from '../../../model/scaffolder/form/withValue.ts'
import { request } from '../../kit/request.ts'

export interface ShownStep {
  /** Differs for another step and for another form. */
  readonly id: string
  readonly steps: readonly FormStep[]
  readonly index: number
  /** The document. */
  readonly values: JsonRecord
}

export interface MatchedForm {
  /** Undefined while no step can be filled. Does not wait. */
  readonly shown: () => SagaGenerator<ShownStep | undefined>
  /** With the whole document. */
  readonly valuesChanged: (values: JsonRecord) => UnknownAction
}

function shownFields({ steps, index, values }: ShownStep): readonly FormField[] {
  const step = stepsFor(steps, values)[index]
  return step ? formFields(step, ownValues(step, values)) : []
}

function* choose(
  { shown, valuesChanged }: MatchedForm,
  pointer: string,
  query: EntitiesQuery,
): SagaGenerator<void> {
  let only: string | undefined
  try {
    const { entityPage } = entitiesApi.endpoints
    only = onlyMatch(yield* call(request<EntityPage>, entityPage.initiate(query)))
  } catch {
    // The user chooses instead; the picker says what is wrong.
  }
  const open = yield* call(shown)
  if (!open || only === undefined) return
  const { steps, values } = open
  const field = shownFields(open).find((one) => one.pointer === pointer)
  if (!field || field.value === only) return
  const next = asJsonRecord(withValue(values, field.path, only))
  yield* put(valuesChanged(withRevealed(steps, values, next)))
}

/** For `takeUpEach`: one job for each such field of the shown step. */
export function* matchJobs(form: MatchedForm) {
  const open = yield* call(form.shown)
  if (!open) return {}
  const user = yield* select(selectIdentity)
  return Object.fromEntries(
    shownFields(open).flatMap((field) => {
      const query = onlyMatchRequest(field, user)
      if (!query) return []
      const job = () => choose(form, field.pointer, query)
      return [[`${open.id} ${field.pointer} ${JSON.stringify(query.filters)}`, job] as const]
    }),
  )
}
