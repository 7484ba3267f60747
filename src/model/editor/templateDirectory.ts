// Directories of this computer. Handles of the browser are no JSON, so that they are kept by a service.

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { DirectoryChanges } from './editorFileMoves.ts'
import type { EditorFile, EditorSource } from './editorFiles.ts'

export interface OpenedDirectory {
  readonly source: Extract<EditorSource, { readonly kind: 'directory' }>
  /** Without those in `.git` and `node_modules`. */
  readonly files: readonly EditorFile[]
}

export interface TemplateDirectory {
  /** Whether the browser can open directories to write them; else it uploads the files in them. */
  readonly canWrite: boolean
  /** Files that the user has chosen for an upload; the next `open` reads them. */
  readonly offer: (files: readonly File[]) => void
  /**
   * Lets the user choose a directory, unless files were offered. Throws a `FailureError`: `aborted` if the user
   * cancels, `rejected` if there is too much in it.
   */
  readonly open: (signal: AbortSignal) => Promise<OpenedDirectory>
  /** Content of a file that is not edited, in base64; undefined if its directory is not open. */
  readonly content: (source: EditorSource, path: string) => Promise<string | undefined>
  /** Changes the directory if the source has one and the user permits it, else downloads the written files. */
  readonly save: (
    source: EditorSource,
    changes: DirectoryChanges,
  ) => Promise<'written' | 'downloaded'>
  readonly forget: () => void
}

export const templateDirectoryRef: ServiceRef<TemplateDirectory> = {
  id: 'scaffolder.templateDirectory',
}
