// A reducer with every slice and endpoint of the project, so that any recorded log can be replayed.

import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createRootReducer, injectSlices, type LazySlice } from '../../src/store/rootReducer.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const isSlice = (value: unknown): value is LazySlice =>
  typeof value === 'object' && value !== null && 'reducerPath' in value && 'reducer' in value

/** Finds slices and endpoints by their file names, so that there is no list to maintain. */
export async function completeReducer() {
  const reducer = createRootReducer()
  for (const file of globSync('src/features/**/*{Slice,Api}.ts', { cwd: root })) {
    const contract = (await import(pathToFileURL(root + file).href)) as Readonly<
      Record<string, unknown>
    >
    injectSlices(reducer, Object.values(contract).filter(isSlice))
  }
  return reducer
}
