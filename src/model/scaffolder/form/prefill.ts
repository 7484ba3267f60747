// The values that the address of a form brings: those of the address itself, or of a task that is started over.

import { encodePart } from '../../encodePath.ts'
import { isJsonRecord, parseJson, type JsonRecord } from '../../json.ts'

export type Prefill =
  | { readonly status: 'none' }
  /** Backstage's `?formData={…}`. */
  | { readonly status: 'found'; readonly values: JsonRecord }
  /** `#form=…`: see `packValues`. */
  | { readonly status: 'packed'; readonly text: string }
  /** `?fromTask=…`: the values of an earlier task. */
  | { readonly status: 'fromTask'; readonly taskId: string }
  | { readonly status: 'invalid' }

/** Stands for the whole prefill among the names of values that were left out. */
export const unreadablePrefill = '?formData'

const taskParameter = 'fromTask'
const fragment = 'form'

/** The task that the form starts over; null for none. */
export const originOf = (search: string): string | null =>
  new URLSearchParams(search).get(taskParameter)

/** Reads `location.search` and `location.hash`; never throws. */
export function prefillOf(search: string, hash: string): Prefill {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get(fragment)
  if (packed !== null) return { status: 'packed', text: packed }
  const text = new URLSearchParams(search).get('formData')
  if (text !== null && text !== '') {
    const values = parseJson(text)
    return isJsonRecord(values) ? { status: 'found', values } : { status: 'invalid' }
  }
  const taskId = originOf(search)
  return taskId === null || taskId === '' ? { status: 'none' } : { status: 'fromTask', taskId }
}

/** The form's path with a task's values. */
export const startOverAddress = (formPath: string, taskId: string): string =>
  `${formPath}?${taskParameter}=${encodePart(taskId)}`

/** Characters of an address: chat programs and mail cut longer ones. */
export const longestLink = 8_000

/** The form's path with packed values. */
export const packedAddress = (formPath: string, packed: string): string =>
  `${formPath}#${fragment}=${packed}`
