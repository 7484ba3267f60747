// Where each preference is kept: with another place, people lose what they have chosen.

import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import type { Kept } from '../../../src/features/preferences/keptSlice.ts'

const root = path.resolve(import.meta.dirname, '../../..')

const isKept = (value: unknown): value is { readonly name: string; readonly kept: Kept } =>
  typeof value === 'object' && value !== null && 'kept' in value && 'name' in value

it('is where it was', async () => {
  const files = globSync('src/features/**/*Slice.ts', { cwd: root }).sort()
  const modules = await Promise.all(
    files.map(
      (file) => import(path.join(root, file)) as Promise<Readonly<Record<string, unknown>>>,
    ),
  )
  const slices = modules.flatMap((module) => Object.values(module).filter(isKept))
  const lines = slices.map(({ name, kept: { place, format, isPersonal, take, initial } }) => {
    const event = take(initial)?.event.type ?? 'never set'
    return `${name}: ${JSON.stringify(place)}, ${format}, ${isPersonal ? 'of the person' : 'of the browser'}, ${event}`
  })
  expect(lines.length).toBeGreaterThan(10)
  expect(`\n${lines.sort().join('\n')}\n`).toMatchSnapshot()
})
