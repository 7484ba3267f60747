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
  readonly requestPermission?: (options: { readonly mode: 'readwrite' }) => Promise<string>
  readonly kind: 'directory'
}

interface ReadableFile {
  readonly name: string
  readonly kind: 'file'
  readonly getFile: () => Promise<File>
  readonly createWritable: () => Promise<{
    readonly write: (text: string) => Promise<void>
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

export async function writeFile(
  directory: WritableDirectory,
  path: string,
  text: string,
): Promise<void> {
  const [name = '', ...folders] = path.split('/').reverse()
  let place = directory
  for (const folder of folders.reverse())
    place = await place.getDirectoryHandle(folder, { create: true })
  const file = await place.getFileHandle(name, { create: true })
  const stream = await file.createWritable()
  await stream.write(text)
  await stream.close()
}
