// What was typed into the form beside the template editor, in this browser, per user. Secrets are left out.

import { isRecord } from '../isRecord.ts'
import { isJsonRecord, parseJson, type JsonRecord } from '../json.ts'
import { isSameSource, type EditorSource } from './editorFiles.ts'
import { withoutPointers } from './formDraft.ts'
import type { OpenForm } from './formState.ts'

export interface EditorValues {
  readonly source: EditorSource
  readonly form: Pick<OpenForm, 'values' | 'secrets'>
}

/** The text to store. Fields of all steps have different names. */
export function editorValuesText({ source, form: { values, secrets } }: EditorValues): string {
  const kept = values.map((ofStep) => withoutPointers(ofStep, secrets))
  return JSON.stringify({ source, values: Object.assign({}, ...kept) as JsonRecord })
}

/** Empty if there are none of this source. */
export function readEditorValues(text: string | null, source: EditorSource): JsonRecord {
  const kept = parseJson(text ?? '')
  if (!isRecord(kept) || !isJsonRecord(kept['values'])) return {}
  return isSameSource(kept['source'] as EditorSource, source) ? kept['values'] : {}
}
