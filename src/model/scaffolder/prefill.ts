// Values in the address of a form, as Backstage links have them: `?formData={…}`.

import { isJsonRecord, parseJson, type JsonRecord } from '../json.ts'

export type Prefill =
  | { readonly status: 'none' }
  | { readonly status: 'found'; readonly values: JsonRecord }
  | { readonly status: 'invalid' }

const parameter = 'formData'

/** Stands for the whole prefill among the names of values that were left out. */
export const unreadablePrefill = '?formData'

export function prefillOf(search: string): Prefill {
  const text = new URLSearchParams(search).get(parameter)
  if (text === null || text === '') return { status: 'none' }
  const values = parseJson(text)
  return isJsonRecord(values) ? { status: 'found', values } : { status: 'invalid' }
}
