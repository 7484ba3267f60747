// Imports as they are kept in the browser.

import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'
import type { ImportItem, ImportItems } from './importItem.ts'
import type { ProposalState, ProposalStates } from './proposalState.ts'

export interface KeptImport {
  /** Text of the URL field. */
  readonly text: string
  readonly imports: ImportItems
  readonly proposals: ProposalStates
}

/** Another version was written by another build and is left alone. */
const version = 1

const itemStatuses: readonly ImportItem['status'][] = [
  'analyzing',
  'refused',
  'analysisFailed',
  'found',
  'proposing',
  'registering',
  'registrationFailed',
  'watching',
]
const proposalStatuses: readonly ProposalState['status'][] = [
  'drafting',
  'checking',
  'proposing',
  'failed',
  'cleaning',
  'completed',
]

const areAll = (value: unknown, statuses: readonly string[]): boolean =>
  isRecord(value) &&
  Object.values(value).every((one) => isRecord(one) && statuses.includes(String(one['status'])))

/** Null if there is nothing to keep. */
export function keptText({ text, imports, proposals }: KeptImport): string | null {
  const isNothing = text === '' && Object.keys(imports).length === 0
  return isNothing ? null : JSON.stringify({ version, text, imports, proposals })
}

/** Undefined for another form. */
export function readKeptImport(kept: string | null): KeptImport | undefined {
  const value = parseJson(kept ?? '')
  if (!isRecord(value) || value['version'] !== version) return undefined
  const { text, imports, proposals } = value
  const isRead =
    typeof text === 'string' && areAll(imports, itemStatuses) && areAll(proposals, proposalStatuses)
  return isRead
    ? { text, imports: imports as ImportItems, proposals: proposals as ProposalStates }
    : undefined
}
