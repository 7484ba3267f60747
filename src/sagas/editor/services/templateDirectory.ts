import { base64Of, textOfBytes } from '../../../model/base64.ts'
import { downloadName } from '../../../model/downloadName.ts'
import type { DirectoryChanges } from '../../../model/editor/editorFileMoves.ts'
import { mostCharacters, nameOf, type EditorFile } from '../../../model/editor/editorFiles.ts'
import type { TemplateDirectory } from '../../../model/editor/templateDirectory.ts'
import { FailureError } from '../../../model/failure.ts'
import { randomId } from '../../../model/randomId.ts'
import {
  directoryDialog,
  filesIn,
  isLeftOut,
  removeFile,
  writeFile,
  type WritableDirectory,
} from './directoryHandles.ts'

/** The backend takes a dry run of ten megabytes, and base64 makes a third more of the files. */
const mostBytes = 7_000_000
const mostFiles = 500

const tooMuch = () =>
  new FailureError({
    kind: 'rejected',
    name: 'DirectoryTooLargeError',
    message: 'The directory has more than 500 files or 7 MB.',
  })

interface Kept {
  readonly id: string
  /** Null for uploaded files. */
  readonly handle: WritableDirectory | null
  readonly files: ReadonlyMap<string, File>
}

type WrittenFile = DirectoryChanges['written'][number]

type Copies = readonly (readonly [path: string, File | undefined])[]

/** Writes before it removes, so that nothing is lost if it fails. */
async function change(
  handle: WritableDirectory,
  copies: Copies,
  { written, removed }: DirectoryChanges,
): Promise<void> {
  for (const { path, text } of written) await writeFile(handle, path, text)
  for (const [path, content] of copies) if (content) await writeFile(handle, path, content)
  for (const path of removed) await removeFile(handle, path)
}

/** A file of a directory is read when it is needed, and another one may be written over it. */
const copyOf = async (file: File | undefined): Promise<File | undefined> =>
  file && new File([await file.arrayBuffer()], file.name)

function withMoved(
  files: Kept['files'],
  copies: Copies,
  { removed }: DirectoryChanges,
): Kept['files'] {
  const moved = copies.flatMap(([path, file]) => (file ? [[path, file] as const] : []))
  const left = [...files].filter(([path]) => !removed.includes(path))
  return new Map([...left, ...moved])
}

/** Files that move are read from their copies, at their old paths. */
const withCopies = (files: Kept['files'], copies: Copies, { moved }: DirectoryChanges) => {
  const copied = moved.flatMap(({ from }, index) => {
    const file = copies[index]?.[1]
    return file ? [[from, file] as const] : []
  })
  return new Map([...files, ...copied])
}

async function editorFile(path: string, file: File): Promise<EditorFile> {
  const known =
    file.size > mostCharacters ? null : textOfBytes(new Uint8Array(await file.arrayBuffer()))
  return { path, text: known, bytes: file.size, saved: known }
}

/** Of an upload, whose paths begin with the directory's name. */
function uploaded(files: readonly File[]): readonly (readonly [string, File])[] {
  return files.map((file) => {
    const path = file.webkitRelativePath === '' ? file.name : file.webkitRelativePath
    return [path.slice(path.indexOf('/') + 1), file]
  })
}

async function limited(
  entries: AsyncIterable<readonly [string, File]> | Iterable<readonly [string, File]>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, File>> {
  const files = new Map<string, File>()
  let bytes = 0
  for await (const [path, file] of entries) {
    signal.throwIfAborted()
    if (isLeftOut(path)) continue
    bytes += file.size
    files.set(path, file)
    if (bytes > mostBytes || files.size > mostFiles) throw tooMuch()
  }
  return files
}

function download(page: Document, { path, text }: WrittenFile): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(page.createElement('a'), {
    href,
    download: downloadName(nameOf(path)),
  })
  page.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(href)
}

/** Keeps one directory at a time. */
export function createTemplateDirectory(page: Document = document): TemplateDirectory {
  const dialog = directoryDialog(page.defaultView ?? {})
  let offered: readonly File[] | null = null
  let kept: Kept | null = null
  const keptOf = (id: string) => (kept?.id === id ? kept : undefined)
  return {
    canWrite: dialog !== undefined,
    offer: (files) => {
      offered = files
    },
    open: async (signal) => {
      const chosen = offered
      offered = null
      const handle = chosen === null && dialog ? await dialog() : null
      const files = await limited(handle ? filesIn(handle) : uploaded(chosen ?? []), signal)
      const id = randomId()
      const name = handle?.name ?? chosen?.[0]?.webkitRelativePath.split('/')[0] ?? ''
      kept = { id, handle, files }
      return {
        source: { kind: 'directory', id, name },
        files: await Promise.all([...files].map(([path, file]) => editorFile(path, file))),
      }
    },
    content: async (source, path) => {
      const file = source.kind === 'directory' ? keptOf(source.id)?.files.get(path) : undefined
      return file && base64Of(new Uint8Array(await file.arrayBuffer()))
    },
    save: async (source, changes) => {
      const open = source.kind === 'directory' ? keptOf(source.id) : undefined
      const handle = open?.handle
      const permission = await handle?.requestPermission?.({ mode: 'readwrite' })
      const isWritable = handle !== undefined && handle !== null && permission !== 'denied'
      const copies = await Promise.all(
        changes.moved.map(
          async ({ from, to }) => [to, await copyOf(open?.files.get(from))] as const,
        ),
      )
      // The directory's own may be gone if only half of the changes is made.
      if (open) kept = { ...open, files: withCopies(open.files, copies, changes) }
      if (isWritable) await change(handle, copies, changes)
      else for (const file of changes.written) download(page, file)
      if (open) kept = { ...open, files: withMoved(open.files, copies, changes) }
      return isWritable ? 'written' : 'downloaded'
    },
    forget: () => {
      kept = null
      offered = null
    },
  }
}
