// The folder to which browser tests write what their pages have recorded, and the form of its files.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Action } from '@reduxjs/toolkit'

/** Environment variable: the folder to which browser tests write the recordings of their pages. */
export const recordingsVariable = 'PORTICO_RECORDINGS'

export interface PageRecording {
  /** File of the test. */
  readonly test: string
  readonly url: string
  readonly log: readonly Action[]
  readonly state: Readonly<Record<string, unknown>>
}

interface Recordings {
  readonly folder: string
  readonly remove: () => void
}

export function makeRecordingsFolder(): Recordings {
  const folder = mkdtempSync(`${tmpdir()}/portico-recordings-`)
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, remove }
}
