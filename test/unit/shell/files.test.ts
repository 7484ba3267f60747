// Files that the browser saves.

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { createFiles } from '../../../src/sagas/services/files.ts'

interface Saved {
  readonly name: string
  readonly isConnected: boolean
  readonly text: Promise<string>
}

const saved: Saved[] = []
const revoked: string[] = []
const blobs: Blob[] = []

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${String(blobs.push(blob) - 1)}`,
    revokeObjectURL: (href: string) => void revoked.push(href),
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.slice('blob:'.length))]
    const { download: name, isConnected } = this
    saved.push({
      name,
      isConnected,
      text: blob ? new Response(blob).text() : Promise.resolve(''),
    })
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  for (const list of [saved, revoked, blobs]) list.splice(0)
})

it('saves the pieces in their order as one file, and lets go of it after a minute', async () => {
  const files = createFiles(document)
  files.write(0, 'old', [])
  files.write(0, 'a,', [])
  files.write(1, 'lost', [])
  files.write(1, 'b', [])
  files.save({ name: 'list.csv', type: 'text/csv' }, ';')
  expect(saved).toMatchObject([{ name: 'list.csv', isConnected: true }])
  expect(await saved[0]?.text).toBe('a,b;')
  expect(blobs[0]?.type).toBe('text/csv')
  expect(document.querySelector('a')).toBeNull()
  jest.advanceTimersByTime(59_999)
  expect(revoked).toEqual([])
  jest.advanceTimersByTime(1)
  expect(revoked).toEqual(['blob:0'])
})

it('has nothing left of a file that was discarded', async () => {
  const files = createFiles(document)
  files.write(0, 'secret', [])
  files.discard()
  files.save({ name: 'list.csv', type: 'text/csv' }, 'end')
  expect(await saved[0]?.text).toBe('end')
})
