import { createContext, useContext } from 'react'
import type { JsonRecord } from '../../../model/json.ts'

const nothing: JsonRecord = {}

/** Gives the values that all steps of the form show, with masks in place of secrets; few fields need them. */
export const FormDocument = createContext(() => nothing)

export const useFormDocument = (): JsonRecord => useContext(FormDocument)()
