// Why the search backend refused a query.

import type { Failure } from '../failure.ts'
import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'

/** The index is not built yet: a backend answers so for a while after its start. */
export const isUnindexed = ({ name }: Failure): boolean => name === 'MissingIndexError'

export type Refusal =
  { readonly reason: 'unknownType' } | { readonly reason: 'other'; readonly message: string }

/** Undefined if the query was not refused. The backend lists the faults as JSON after a colon. */
export function refusalOf({ kind, message }: Failure): Refusal | undefined {
  if (kind !== 'rejected') return undefined
  const faults = parseJson(message.slice(message.indexOf('[')))
  const known = Array.isArray(faults) ? faults.filter(isRecord) : []
  const isOfType = known.some(({ path }) => Array.isArray(path) && path[0] === 'types')
  if (isOfType) return { reason: 'unknownType' }
  const texts = known.flatMap(({ message: text }) => (typeof text === 'string' ? [text] : []))
  return { reason: 'other', message: texts.length === 0 ? message : texts.join(' ') }
}
