// The events of a form, for its parts: those of the real form, or of a preview that starts nothing.

import type { UnknownAction } from '@reduxjs/toolkit'
import { createContext, useContext } from 'react'
import type { JsonRecord } from '../../../model/json.ts'
import type { Alternatives } from '../../../model/scaffolder/form/alternatives.ts'
import * as form from './templateFormSlice.ts'

export interface FormEvents {
  /** Key of the form's secrets in their service; undefined for the template of the real form. */
  readonly secretsKey?: string
  /** With the whole document, and the alternatives that are chosen in it. */
  readonly valuesChanged: (values: JsonRecord, alternatives?: Alternatives) => UnknownAction
  readonly nextRequested: () => UnknownAction
  readonly checksSkipped: () => UnknownAction
  readonly backRequested: () => UnknownAction
  readonly stepChosen: (step: number) => UnknownAction
  /** Undefined if the form starts nothing. */
  readonly startRequested?: () => UnknownAction
}

const realForm: FormEvents = {
  valuesChanged: form.valuesChanged,
  nextRequested: form.nextRequested,
  checksSkipped: form.checksSkipped,
  backRequested: form.backRequested,
  stepChosen: form.stepChosen,
  startRequested: form.startRequested,
}

export const FormEventsContext = createContext(realForm)

export const useFormEvents = (): FormEvents => useContext(FormEventsContext)
