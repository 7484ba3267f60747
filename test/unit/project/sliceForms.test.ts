// The form of every slice's state (docs/style.md): a machine with a `status` and a table of moves;
// machines by key; a stored value; or, with a reason, something else.

import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { allMachines } from '../../support/allMachines.ts'

interface AnySlice {
  readonly reducerPath: string
  readonly getInitialState: () => unknown
  readonly kept?: unknown
}

/** One machine per key, as in `allMachines`. */
const keyed = [
  'catalogEntries',
  'forms',
  'imports',
  'leftTexts',
  'proposals',
  'providerChecks',
  'providers',
  'repoFields',
]

const facts: Readonly<Record<string, string>> = {
  location: 'what the router says, as it says it',
  plugins: 'a list that only grows',
  pluginFaults: 'counts that only grow',
  searchTypes: 'what plugins declare',
}

const isSlice = (value: unknown): value is AnySlice =>
  typeof value === 'object' && value !== null && 'getInitialState' in value

const root = path.resolve(import.meta.dirname, '../../..')
const files = globSync('src/features/**/*Slice.ts', { cwd: root })

describe.each(files)('%s', (file) => {
  it('is a machine with a table, or says what else it is', async () => {
    const exported = Object.values((await import(path.join(root, file))) as object)
    const slice = exported.find(isSlice)
    if (!slice) return
    const { reducerPath } = slice
    const state = slice.getInitialState()
    const isMachine = typeof state === 'object' && state !== null && 'status' in state
    if (isMachine) expect(Object.keys(allMachines)).toContain(reducerPath)
    else
      expect(slice.kept !== undefined || keyed.includes(reducerPath) || reducerPath in facts).toBe(
        true,
      )
  })
})
