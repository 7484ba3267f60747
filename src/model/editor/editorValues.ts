// What was typed into the form beside the template editor, in this browser, per user. Secrets are left out.

import { isRecord } from '../isRecord.ts'
import { isJsonRecord, parseJson, type JsonRecord } from '../json.ts'
import { withoutLargeFiles } from '../scaffolder/form/dataUrls.ts'
import { withLostSecrets } from '../scaffolder/form/formSecrets.ts'
import { isSameSource, type EditorSource } from './editorFiles.ts'

export interface EditorValues {
  readonly source: EditorSource
  /** The document of all steps. */
  readonly values: JsonRecord
}

/** The text to store. */
export function editorValuesText({ source, values }: EditorValues): string {
  return JSON.stringify({
    source,
    values: withoutLargeFiles(withLostSecrets(values)),
    isSealed: true,
  })
}

/** Empty if there are none of this source. */
export function readEditorValues(text: string | null, source: EditorSource): JsonRecord {
  const kept = parseJson(text ?? '')
  if (!isRecord(kept) || !isJsonRecord(kept['values'])) return {}
  return isSameSource(kept['source'] as EditorSource, source) ? kept['values'] : {}
}
