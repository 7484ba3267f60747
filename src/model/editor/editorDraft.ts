// Unsaved files of the template editor in this browser, per user.

import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'
import { isChanged, unsavedCount, type EditorFile, type EditorSource } from './editorFiles.ts'

export interface EditorDraft {
  readonly source: EditorSource
  /** Milliseconds since epoch. */
  readonly savedAt: number
  /** Path of the shown file. */
  readonly shown: string
  /** Changed files, others as far as there is room, and the names of those that are not edited. */
  readonly files: readonly EditorFile[]
  /** As they were saved. */
  readonly removed: readonly EditorFile[]
}

/** Characters of unchanged files in a draft: browsers keep about five million per page. */
const room = 1_000_000

const isText = (value: unknown): value is string | null =>
  typeof value === 'string' || value === null

const isFile = (value: unknown): value is EditorFile =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  typeof value['bytes'] === 'number' &&
  isText(value['text']) &&
  isText(value['saved']) &&
  (value['from'] === undefined || typeof value['from'] === 'string')

function isSource(value: unknown): value is EditorSource {
  if (!isRecord(value)) return false
  const { kind, templateRef, example, id, name } = value
  if (kind === 'template') return typeof templateRef === 'string'
  if (kind === 'example') return typeof example === 'string'
  return kind === 'directory' && typeof id === 'string' && typeof name === 'string'
}

/** Null if there is none, or one of another form. */
export function readEditorDraft(text: string | null): EditorDraft | null {
  const kept = parseJson(text ?? '')
  if (!isRecord(kept)) return null
  const { source, savedAt, shown, files, removed = [] } = kept
  const isDraft =
    isSource(source) &&
    typeof savedAt === 'number' &&
    typeof shown === 'string' &&
    Array.isArray(files) &&
    files.every(isFile) &&
    Array.isArray(removed) &&
    removed.every(isFile)
  return isDraft && unsavedCount({ files, removed }) > 0
    ? { source, savedAt, shown, files, removed }
    : null
}

/** The text to store; null if nothing is unsaved. */
export function editorDraftText(draft: EditorDraft): string | null {
  const { files } = draft
  if (unsavedCount(draft) === 0) return null
  let left = room
  const kept = files.filter((file) => {
    if (isChanged(file)) return true
    left -= file.text?.length ?? 0
    return left >= 0
  })
  return JSON.stringify({ ...draft, files: kept })
}
