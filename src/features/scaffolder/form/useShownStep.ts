import type { WithSlice } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useStore } from 'react-redux'
import { asJsonRecord, type Json, type JsonRecord } from '../../../model/json.ts'
import { formSecretsRef } from '../../../model/scaffolder/form/formMasks.ts'
import { revealed, sealed } from '../../../model/scaffolder/form/formSecrets.ts'
import type { OpenForm } from '../../../model/scaffolder/form/formState.ts'
import {
  ownValues,
  stepsFor,
  withOwnValues,
  withRevealed,
  type FormStep,
} from '../../../model/scaffolder/form/formSteps.ts'
import { useService } from '../../../ui/page/portalContext.ts'
import { selectIdentity, type sessionSlice } from '../../session/sessionSlice.ts'
import { useChosenAlternatives } from './schema/alternativesMemory.tsx'
import { useForm } from './useForm.ts'

interface ShownStep {
  /** Conditions about other steps are decided; undefined if there is no such step. */
  readonly shown: FormStep | undefined
  /** Its own, with secrets in clear. */
  readonly values: JsonRecord
  /** With all values of the step. */
  readonly change: (next: Readonly<Record<string, unknown>>) => void
}

/** A step as its fields need it: they have the secrets, the store has masks. */
export function useShownStep(formKey: string, form: OpenForm, step: number): ShownStep {
  const { change } = useForm(formKey)
  const secrets = useService(formSecretsRef)
  const store = useStore<WithSlice<typeof sessionSlice>>()
  const chosenAlternatives = useChosenAlternatives(form.alternatives)
  const { steps, values: stored } = form
  const hasSecrets = steps.some(({ marked }) => marked)
  const document = useMemo(
    () => (hasSecrets ? revealed(stored, (mask) => secrets.secretOf(formKey, mask)) : stored),
    [hasSecrets, stored, secrets, formKey],
  )
  const shown = stepsFor(steps, document)[step]
  const values = useMemo(() => (shown ? ownValues(shown, document) : {}), [shown, document])
  return {
    shown,
    values,
    change: (next) => {
      // A form that is removed hands on what was typed last, also if a sign-out has removed it.
      if (!shown || selectIdentity(store.getState()) === null) return
      const typed = withOwnValues(shown, document, asJsonRecord(next))
      const changed = withRevealed(steps, document, typed)
      const maskOf = (value: Json) => secrets.maskOf(formKey, value)
      change(hasSecrets ? sealed(steps, changed, maskOf) : changed, chosenAlternatives())
    },
  }
}
