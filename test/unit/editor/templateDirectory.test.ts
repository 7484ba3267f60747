// A directory of this computer that fails while the editor's changes are written.

import { File as NodeFile } from 'node:buffer'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createLazyTemplateDirectory } from '../../../src/sagas/editor/services/lazyTemplateDirectory.ts'

// Files of jsdom have no content that can be read.
const jsdomFile = globalThis.File
beforeEach(() => {
  globalThis.File = NodeFile as unknown as typeof File
})
afterEach(() => {
  globalThis.File = jsdomFile
})

const bytes = new Uint8Array([0, 159, 146, 150])

/** Files of a directory, whose content is lost once another is written over it, as a browser has it. */
function brokenDirectory() {
  let isWritten = false
  const logo = new File([bytes], 'logo.png')
  const read = logo.arrayBuffer.bind(logo)
  logo.arrayBuffer = () =>
    isWritten ? Promise.reject(new DOMException('Changed', 'NotReadableError')) : read()
  const fileOf = (name: string, file: File) => ({
    name,
    kind: 'file' as const,
    getFile: () => Promise.resolve(file),
    createWritable: () =>
      Promise.resolve({
        write: () => {
          isWritten = true
          return name === 'logo.png' ? Promise.resolve() : Promise.reject(new Error('Disk full'))
        },
        close: () => Promise.resolve(),
      }),
  })
  const handle = {
    name: 'service',
    kind: 'directory' as const,
    values: async function* () {
      yield await Promise.resolve(fileOf('logo.png', logo))
    },
    getFileHandle: (name: string) => Promise.resolve(fileOf(name, new File([], name))),
  }
  const page = { defaultView: { showDirectoryPicker: () => Promise.resolve(handle) } }
  return createLazyTemplateDirectory(page as unknown as Document)
}

it('still has the content of a moved file after a save that failed half-way', async () => {
  const directory = brokenDirectory()
  const { source } = await directory.open(new AbortController().signal)
  const changes = {
    // Another file takes the old place, then the copy at the new one fails.
    written: [{ path: 'logo.png', text: 'no picture' }],
    moved: [{ from: 'logo.png', to: 'images' }],
    removed: [],
  }
  await expect(directory.save(source, changes)).rejects.toThrow('Disk full')
  expect(await directory.content(source, 'logo.png')).toBe(Buffer.from(bytes).toString('base64'))
  await expect(directory.save(source, changes)).rejects.toThrow('Disk full')
})
