// The template editor, from its source to unsaved files, and its moves. Each function returns the state it was given
// where the event does not belong to it.

import type { Failure } from '../failure.ts'
import type { EditorDraft } from './editorDraft.ts'
import {
  bytesOf,
  isSameSource,
  pathProblem,
  storedFile,
  storedPath,
  templateFile,
  unsavedCount,
  type EditorFile,
  type EditorSource,
} from './editorFiles.ts'

export interface OpenEditor {
  readonly source: EditorSource
  readonly files: readonly EditorFile[]
  /** Of the directory, as they were saved; saving removes them there. */
  readonly removed: readonly EditorFile[]
  /** Path of the shown file. */
  readonly shown: string
  /** Counts the changes. */
  readonly revision: number
  readonly keeping: 'unchanged' | 'pending' | 'kept' | 'refused'
  readonly saving:
    | { readonly status: 'none' }
    | { readonly status: 'saving' }
    | { readonly status: 'saved'; readonly way: 'written' | 'downloaded' }
    | { readonly status: 'failed'; readonly failure: Failure }
}

/** Summary of a draft, for the page that offers it. */
export interface DraftNote {
  readonly source: EditorSource
  /** Milliseconds since epoch. */
  readonly savedAt: number
  readonly changed: number
}

export type EditorState =
  | { readonly status: 'closed'; readonly draft: DraftNote | null }
  /** Without a source the draft is opened. */
  | { readonly status: 'opening'; readonly source: EditorSource | null }
  | { readonly status: 'failed'; readonly source: EditorSource | null; readonly failure: Failure }
  /** A draft of another source waits for the user's choice. */
  | { readonly status: 'offering'; readonly fresh: OpenEditor; readonly draft: EditorDraft }
  | { readonly status: 'editing'; readonly editor: OpenEditor }

export interface Opened {
  readonly source: EditorSource
  readonly files: readonly EditorFile[]
  readonly draft: EditorDraft | null
}

export const closedEditor: EditorState = { status: 'closed', draft: null }

export const openEditor = (state: EditorState): OpenEditor | null =>
  state.status === 'editing' ? state.editor : null

/** The source that is open or about to be. */
export function sourceOf(state: EditorState): EditorSource | null {
  if (state.status === 'closed') return null
  if (state.status === 'editing') return state.editor.source
  return state.status === 'offering' ? state.fresh.source : state.source
}

const freshEditor = (source: EditorSource, files: readonly EditorFile[]): OpenEditor => ({
  source,
  files,
  removed: [],
  shown: (templateFile(files) ?? files[0])?.path ?? '',
  revision: 0,
  keeping: 'unchanged',
  saving: { status: 'none' },
})

export const restoredEditor = ({ source, files, removed, shown }: EditorDraft): EditorState => ({
  status: 'editing',
  editor: { ...freshEditor(source, files), removed, shown, keeping: 'kept' },
})

/** The draft of the same source is continued, with the files that it leaves out. */
export function opened(state: EditorState, { source, files, draft }: Opened): EditorState {
  if (state.status !== 'opening') return state
  const fresh = freshEditor(source, files)
  if (draft === null) return { status: 'editing', editor: fresh }
  if (!isSameSource(draft.source, source)) return { status: 'offering', fresh, draft }
  const known = new Set([...draft.files, ...draft.removed].map(storedPath))
  const others = files.filter(({ path }) => !known.has(path))
  return restoredEditor({ ...draft, files: [...draft.files, ...others] })
}

/** Only while a template is edited; null changes nothing. */
export function edited(
  state: EditorState,
  edit: (editor: OpenEditor) => OpenEditor | null,
): EditorState {
  if (state.status !== 'editing') return state
  const editor = edit(state.editor)
  return editor === null ? state : { status: 'editing', editor }
}

export const withFiles = (
  editor: OpenEditor,
  files: readonly EditorFile[],
  shown = editor.shown,
): OpenEditor => ({
  ...editor,
  files,
  shown: files.some(({ path }) => path === shown) ? shown : freshEditor(editor.source, files).shown,
  revision: editor.revision + 1,
  keeping: 'pending',
  saving: { status: 'none' },
})

const at = (editor: OpenEditor, path: string): EditorFile | undefined =>
  editor.files.find((file) => file.path === path)

export const withShown = (state: EditorState, path: string): EditorState =>
  edited(state, (editor) => (at(editor, path) ? { ...editor, shown: path } : null))

export const withText = (state: EditorState, path: string, text: string): EditorState =>
  edited(state, (editor) => {
    const file = at(editor, path)
    if (typeof file?.text !== 'string' || file.text === text) return null
    const next = { ...file, text, bytes: bytesOf(text) }
    return withFiles(
      editor,
      editor.files.map((one) => (one === file ? next : one)),
    )
  })

export const withNewFile = (state: EditorState, path: string): EditorState =>
  edited(state, (editor) =>
    pathProblem(path, editor.files) === null
      ? withFiles(editor, [...editor.files, { path, text: '', bytes: 0, saved: null }], path)
      : null,
  )

/** A file as it is in its directory. */
export function asSaved({ from, ...file }: EditorFile): EditorFile {
  const { text, saved } = file
  const path = from ?? file.path
  return text === null
    ? { ...file, path }
    : { ...file, path, text: saved, bytes: bytesOf(saved ?? '') }
}

/** All files as they were opened or saved; new files are removed. */
export const withoutChanges = (state: EditorState): EditorState =>
  edited(state, (editor) => {
    if (unsavedCount(editor) === 0 || editor.saving.status === 'saving') return null
    const files = editor.files
      .filter(({ saved, text }) => saved !== null || text === null)
      .map(asSaved)
    return { ...withFiles(editor, [...files, ...editor.removed]), removed: [] }
  })

export const savingOf = (state: EditorState): EditorState =>
  edited(state, (editor) =>
    editor.saving.status === 'saving' || unsavedCount(editor) === 0
      ? null
      : { ...editor, saving: { status: 'saving' } },
  )

export interface Saved {
  readonly way: 'written' | 'downloaded'
  /** As they were written; what was typed since remains unsaved. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

export const saved = (state: EditorState, { way, files }: Saved): EditorState =>
  edited(state, (editor) => {
    const written = new Map(files.map(({ path, text }) => [path, text]))
    const next = editor.files.map((file) => ({
      ...storedFile(file),
      saved: written.get(file.path) ?? file.saved,
    }))
    return { ...withFiles(editor, next), removed: [], saving: { status: 'saved', way } }
  })

export const saveFailed = (state: EditorState, failure: Failure): EditorState =>
  edited(state, (editor) =>
    editor.saving.status === 'saving' ? { ...editor, saving: { status: 'failed', failure } } : null,
  )

/** The draft of a revision was stored, or could not be. */
export const stored = (
  state: EditorState,
  { revision, isStored }: { readonly revision: number; readonly isStored: boolean },
): EditorState =>
  edited(state, (editor) =>
    editor.revision === revision ? { ...editor, keeping: isStored ? 'kept' : 'refused' } : null,
  )
