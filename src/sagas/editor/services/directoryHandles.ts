// The File System Access API, as far as the editor uses it: TypeScript's own types lack the parts that ask the user.

export interface WritableDirectory {
  readonly name: string
  readonly values: () => AsyncIterable<WritableDirectory | ReadableFile>
  readonly getDirectoryHandle: (
    name: string,
    options: { readonly create: boolean },
  ) => Promise<WritableDirectory>
  readonly getFileHandle: (
    name: string,
    options: { readonly create: boolean },
  ) => Promise<ReadableFile>
  readonly removeEntry: (name: string) => Promise<void>
  readonly requestPermission?: (options: { readonly mode: 'readwrite' }) => Promise<string>
  readonly kind: 'directory'
}

interface ReadableFile {
  readonly name: string
  readonly kind: 'file'
  readonly getFile: () => Promise<File>
  readonly createWritable: () => Promise<{
    readonly write: (content: string | Blob) => Promise<void>
    readonly close: () => Promise<void>
  }>
}

export type DirectoryDialog = () => Promise<WritableDirectory>

/** Undefined where the browser has no such dialog. */
export function directoryDialog(page: object): DirectoryDialog | undefined {
  if (!('showDirectoryPicker' in page)) return undefined
  const { showDirectoryPicker } = page as { readonly showDirectoryPicker: DirectoryDialog }
  return () => showDirectoryPicker.call(page)
}

const leftOut = new Set(['.git', 'node_modules'])
/** Levels of folders. */
const deepest = 24

export const isLeftOut = (path: string): boolean => {
  const parts = path.split('/')
  return parts.length > deepest || parts.some((part) => leftOut.has(part))
}

/** All files below a directory, with their paths in it. */
export async function* filesIn(root: WritableDirectory): AsyncGenerator<readonly [string, File]> {
  const folders: (readonly [string, WritableDirectory])[] = [['', root]]
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const [folder, directory] = next
    for await (const entry of directory.values()) {
      const path = folder + entry.name
      if (isLeftOut(path)) continue
      if (entry.kind === 'file') yield [path, await entry.getFile()]
      else folders.push([`${path}/`, entry])
    }
  }
}

/** The folders of a path, from the root, and its name. */
async function placeOf(
  root: WritableDirectory,
  path: string,
  create: boolean,
): Promise<readonly [readonly WritableDirectory[], readonly string[]]> {
  const names = path.split('/')
  const folders = [root]
  let place = root
  for (const folder of names.slice(0, -1)) {
    place = await place.getDirectoryHandle(folder, { create })
    folders.push(place)
  }
  return [folders, names]
}

export async function writeFile(
  directory: WritableDirectory,
  path: string,
  content: string | Blob,
): Promise<void> {
  const [folders, names] = await placeOf(directory, path, true)
  const file = await folders.at(-1)?.getFileHandle(names.at(-1) ?? '', { create: true })
  const stream = await file?.createWritable()
  await stream?.write(content)
  await stream?.close()
}

const isGone = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'NotFoundError'

/** Also removes the folders that are empty then. A file that is gone already is none to remove. */
export async function removeFile(directory: WritableDirectory, path: string): Promise<void> {
  try {
    const [folders, names] = await placeOf(directory, path, false)
    await folders.at(-1)?.removeEntry(names.at(-1) ?? '')
    for (let depth = folders.length - 2; depth >= 0; depth--)
      if (!(await removedIfEmpty(folders[depth], names[depth] ?? ''))) return
  } catch (thrown) {
    if (!isGone(thrown)) throw thrown
  }
}

/** The browser refuses to remove folders with files in them. */
async function removedIfEmpty(parent: WritableDirectory | undefined, name: string) {
  try {
    await parent?.removeEntry(name)
    return true
  } catch {
    return false
  }
}
