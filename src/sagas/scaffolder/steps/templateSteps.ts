import { createSelector } from '@reduxjs/toolkit'
import { call, select, type SagaGenerator } from 'typed-redux-saga'
import { selectFlagStates } from '../../../features/preferences/flagsSlice.ts'
import { scaffolderApi } from '../../../features/scaffolder/scaffolderApi.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import { isFlagActive } from '../../../model/plugins/featureFlags.ts'
import { formSteps, type FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import type { TemplateParameterSchema } from '../../../model/scaffolder/form/parameterSchema.ts'
import { request } from '../../kit/request.ts'

const { parameterSchema } = scaffolderApi.endpoints

type SettingsRoot = Parameters<typeof selectFlagStates>[0] & Parameters<typeof selectConfig>[0]
export type StepsRoot = SettingsRoot & Parameters<ReturnType<typeof parameterSchema.select>>[0]

/** The same object for the same schema, flags and configuration. */
const selectSteps = createSelector(
  [
    (root: SettingsRoot) => selectFlagStates(root),
    (root: SettingsRoot) => selectConfig(root)?.integrations,
    (_root: SettingsRoot, schema: TemplateParameterSchema) => schema,
  ],
  (flags, integrations, schema) =>
    formSteps(schema, (name) => isFlagActive(flags, name), integrations),
)

/** The steps of a template for this user, from the cache; undefined if it does not have them. */
export function selectKnownSteps(
  root: StepsRoot,
  templateRef: string,
): readonly FormStep[] | undefined {
  const { data: schema } = parameterSchema.select(parseEntityRef(templateRef))(root)
  return schema && selectSteps(root, schema)
}

/** The steps of a template for this user; from the cache once its page shows them. */
export function* templateSteps(templateRef: string): SagaGenerator<readonly FormStep[]> {
  const schema = yield* call(
    request<TemplateParameterSchema>,
    parameterSchema.initiate(parseEntityRef(templateRef)),
  )
  return yield* select(selectSteps, schema)
}
