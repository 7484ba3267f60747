// Files of the editor that are renamed and removed, alone or with their folder. Saving does the same in the directory;
// until then discarding the changes brings all of them back.

import {
  filesAt,
  isChanged,
  pathProblem,
  storedFile,
  storedPath,
  type EditorFile,
} from './editorFiles.ts'
import { asSaved, edited, withFiles, type EditorState, type OpenEditor } from './editorState.ts'

export interface Renaming {
  /** Of a file or a folder. */
  readonly path: string
  readonly to: string
}

const isNew = ({ text, saved }: EditorFile): boolean => text !== null && saved === null

/** Files cannot be renamed or removed while they are being saved. */
const isSaving = ({ saving }: OpenEditor): boolean => saving.status === 'saving'

/** Why a file or folder cannot have the other path. */
export function renameProblem(
  files: readonly EditorFile[],
  { path, to }: Renaming,
): ReturnType<typeof pathProblem> {
  const moved = new Set(filesAt(files, path))
  return pathProblem(
    to,
    files.filter((file) => !moved.has(file)),
  )
}

function renamedFile(file: EditorFile, path: string): EditorFile {
  const stored = storedPath(file)
  const renamed = { ...storedFile(file), path }
  return isNew(file) || stored === path ? renamed : { ...renamed, from: stored }
}

export const withRenamed = (state: EditorState, renaming: Renaming): EditorState =>
  edited(state, (editor) => {
    const { files, shown } = editor
    const { path, to } = renaming
    const moved = new Set(filesAt(files, path))
    if (isSaving(editor) || path === to || moved.size === 0) return null
    if (renameProblem(files, renaming) !== null) return null
    const pathOf = (before: string) => to + before.slice(path.length)
    const next = files.map((file) =>
      moved.has(file) ? renamedFile(file, pathOf(file.path)) : file,
    )
    const isShown = [...moved].some((file) => file.path === shown)
    return withFiles(editor, next, isShown ? pathOf(shown) : shown)
  })

/** Another file is shown if the removed one was. */
export const withoutFile = (state: EditorState, path: string): EditorState =>
  edited(state, (editor) => {
    const gone = new Set(filesAt(editor.files, path))
    if (isSaving(editor) || gone.size === 0) return null
    const stored = [...gone].filter((file) => !isNew(file)).map(asSaved)
    const files = editor.files.filter((file) => !gone.has(file))
    return { ...withFiles(editor, files), removed: [...editor.removed, ...stored] }
  })

/** The changes that saving makes in the directory, in this order. */
export interface DirectoryChanges {
  readonly written: readonly { readonly path: string; readonly text: string }[]
  /** Of files that are not edited. */
  readonly moved: readonly { readonly from: string; readonly to: string }[]
  /** Paths. */
  readonly removed: readonly string[]
}

export function directoryChanges({
  files,
  removed,
}: Pick<OpenEditor, 'files' | 'removed'>): DirectoryChanges {
  const changed = files.filter(isChanged)
  const known = new Set(files.map(({ path }) => path))
  const left = [...changed, ...removed].map(storedPath)
  return {
    written: changed.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }])),
    moved: changed.flatMap(({ path, text, from }) =>
      text === null && from !== undefined ? [{ from, to: path }] : [],
    ),
    removed: left.filter((path) => !known.has(path)),
  }
}
