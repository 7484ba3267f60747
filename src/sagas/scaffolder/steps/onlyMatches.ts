// Chooses the only entity that a required picker without free text can have (SCAF-56), in the real form and in previews.

import { createSelector, type UnknownAction } from '@reduxjs/toolkit'
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
import type { Identity } from '../../../model/session/person.ts'
import type { Jobs } from '../../kit/follow.ts'
import { request } from '../../kit/request.ts'

export interface ShownStep {
  /** Differs for another step and for another form. */
  readonly id: string
  readonly steps: readonly FormStep[]
  readonly index: number
  /** The document. */
  readonly values: JsonRecord
}

export interface MatchJob {
  readonly pointer: string
  readonly query: EntitiesQuery
}

function shownFields({ steps, index, values }: ShownStep): readonly FormField[] {
  const step = stepsFor(steps, values)[index]
  return step ? formFields(step, ownValues(step, values)) : []
}

/** A job for each such field of the shown step. */
function jobsOf(open: ShownStep | undefined, user: Identity | null): Jobs<MatchJob> {
  if (!open) return {}
  return Object.fromEntries(
    shownFields(open).flatMap((field) => {
      const query = onlyMatchRequest(field, user)
      if (!query) return []
      const { pointer } = field
      const key = `${open.id} ${pointer} ${JSON.stringify(query.filters)}`
      return [[key, { pointer, query }] as const]
    }),
  )
}

type UserRoot = Parameters<typeof selectIdentity>[0]

/** What `followEach` needs. `selectShown` gives undefined while no step can be filled. */
export function matchingOf<Root>(
  selectShown: (root: Root) => ShownStep | undefined,
  valuesChanged: (values: JsonRecord) => UnknownAction,
) {
  const selectJobs = createSelector(
    [
      (root: Root & UserRoot) => selectShown(root)?.id,
      (root: Root & UserRoot) => selectShown(root)?.steps,
      (root: Root & UserRoot) => selectShown(root)?.index,
      (root: Root & UserRoot) => selectShown(root)?.values,
      (root: Root & UserRoot) => selectIdentity(root),
    ],
    (id, steps, index, values, user) => {
      const isShown = id !== undefined && steps && index !== undefined && values
      return jobsOf(isShown ? { id, steps, index, values } : undefined, user)
    },
  )
  function* choose({ pointer, query }: MatchJob): SagaGenerator<void> {
    let only: string | undefined
    try {
      const { entityPage } = entitiesApi.endpoints
      only = onlyMatch(yield* call(request<EntityPage>, entityPage.initiate(query)))
    } catch {
      // The user chooses instead; the picker says what is wrong.
    }
    const open = yield* select(selectShown as (root: unknown) => ShownStep | undefined)
    if (!open || only === undefined) return
    const { steps, values } = open
    const field = shownFields(open).find((one) => one.pointer === pointer)
    if (!field || field.value === only) return
    const next = asJsonRecord(withValue(values, field.path, only))
    yield* put(valuesChanged(withRevealed(steps, values, next)))
  }
  return { selectJobs, choose }
}
