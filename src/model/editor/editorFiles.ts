// The files of a template's directory in the editor.

/** Maximum characters of a file that is edited and read. */
export const mostCharacters = 200_000

/** The source of an open template. */
export type EditorSource =
  | { readonly kind: 'template'; readonly templateRef: string }
  | { readonly kind: 'example'; readonly example: string }
  /** Of this computer. `id` is known to the service that reads it, until the page is reloaded. */
  | { readonly kind: 'directory'; readonly id: string; readonly name: string }

export interface EditorFile {
  /** With `/` between its parts. */
  readonly path: string
  /** Null for a file that is kept and sent, but not edited: binary, or too long. */
  readonly text: string | null
  readonly bytes: number
  /** The text when it was opened or saved; null for a new file. */
  readonly saved: string | null
  /** The path in its directory, if the file was renamed since. */
  readonly from?: string
}

export const isChanged = ({ text, saved, from }: EditorFile): boolean =>
  text !== saved || from !== undefined

/** The path of a file in its directory. */
export const storedPath = ({ path, from }: EditorFile): string => from ?? path

/** A file whose path is that in its directory. */
export const storedFile = ({ path, text, bytes, saved }: EditorFile): EditorFile => ({
  path,
  text,
  bytes,
  saved,
})

/** Files that are not saved as they are now, with those that were removed since. */
export const unsavedCount = (all: {
  readonly files: readonly EditorFile[]
  readonly removed: readonly EditorFile[]
}): number => changedFiles(all.files).length + all.removed.length

/** The file itself, or all files of a folder. */
export const filesAt = (files: readonly EditorFile[], path: string): readonly EditorFile[] =>
  files.filter((file) => file.path === path || file.path.startsWith(`${path}/`))

const changedFiles = (files: readonly EditorFile[]): readonly EditorFile[] =>
  files.filter(isChanged)

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

export const textFile = (path: string, text: string): EditorFile => ({
  path,
  text,
  bytes: bytesOf(text),
  saved: text,
})

const templateNames = ['template.yaml', 'template.yml'] as const

/** The file with the template: the one closest to the root. */
export function templateFile(files: readonly EditorFile[]): EditorFile | undefined {
  const depth = ({ path }: EditorFile) => path.split('/').length
  return files
    .filter(
      ({ path, text }) => text !== null && templateNames.some((name) => nameOf(path) === name),
    )
    .sort((a, b) => depth(a) - depth(b))[0]
}

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The folder of a file with its final slash; empty at the root. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** The files as a dry run takes them: relative to the template. */
export function dryRunPaths(files: readonly EditorFile[]): ReadonlyMap<string, EditorFile> {
  const folder = folderOf(templateFile(files)?.path ?? '')
  return new Map(
    files
      .filter(({ path }) => path.startsWith(folder))
      .map((file) => [file.path.slice(folder.length), file]),
  )
}

export const isSameSource = (a: EditorSource, b: EditorSource): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** Why a path cannot be that of a new file. */
export function pathProblem(path: string, files: readonly EditorFile[]): 'path' | 'exists' | null {
  const parts = path.split('/')
  const isBad = parts.some((part) => part.trim() === '' || part === '.' || part === '..')
  if (isBad || /[\\:\p{Cc}]/u.test(path) || path.length > 300) return 'path'
  const isTaken = files.some(
    (file) =>
      file.path === path || file.path.startsWith(`${path}/`) || path.startsWith(`${file.path}/`),
  )
  return isTaken ? 'exists' : null
}

export interface TreeRow {
  readonly path: string
  readonly name: string
  /** From 1. */
  readonly level: number
  /** Null for a folder. */
  readonly file: EditorFile | null
  readonly isOpen: boolean
  /** Among the rows of the same folder, from 1. */
  readonly place: number
  readonly count: number
}

/** The rows of a tree, folders first; those in closed folders are left out. */
export function treeRows(
  files: readonly EditorFile[],
  closed: ReadonlySet<string>,
): readonly TreeRow[] {
  return rowsIn(files, '', 1, closed)
}

function rowsIn(
  files: readonly EditorFile[],
  folder: string,
  level: number,
  closed: ReadonlySet<string>,
): readonly TreeRow[] {
  const rest = (path: string) => path.slice(folder.length)
  const groups = Map.groupBy(files, ({ path }) => rest(path).split('/')[0] ?? '')
  const entries = [...groups].map(([name, inside]) => {
    const path = folder + name
    return { path, name, inside, file: inside.find((one) => one.path === path) ?? null }
  })
  const rank = ({ file }: (typeof entries)[number]) => (file ? 1 : 0)
  entries.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
  return entries.flatMap(({ path, name, inside, file }, index) => {
    const isOpen = file === null && !closed.has(path)
    const row = { path, name, level, file, isOpen, place: index + 1, count: entries.length }
    return isOpen ? [row, ...rowsIn(inside, `${path}/`, level + 1, closed)] : [row]
  })
}
