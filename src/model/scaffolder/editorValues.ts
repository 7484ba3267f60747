// What was typed into the form beside the template editor, in this browser, per user. Secrets are left out.

import { isRecord } from '../isRecord.ts'
import { isJsonRecord, parseJson, type JsonRecord } from '../json.ts'
import { isSameSource, type EditorSource } from './editorFiles.ts'
import { withLostSecrets } from './formSecrets.ts'

export interface EditorValues {
  readonly source: EditorSource
  /** Of each step. */
  readonly values: readonly JsonRecord[]
}

/** The text to store. Fields of all steps have different names. */
export function editorValuesText({ source, values }: EditorValues): string {
  const kept = Object.assign({}, ...values.map(withLostSecrets)) as JsonRecord
  return JSON.stringify({ source, values: kept, isSealed: true })
}

/** Empty if there are none of this source. */
export function readEditorValues(text: string | null, source: EditorSource): JsonRecord {
  const kept = parseJson(text ?? '')
  if (!isRecord(kept) || !isJsonRecord(kept['values'])) return {}
  return isSameSource(kept['source'] as EditorSource, source) ? kept['values'] : {}
}
