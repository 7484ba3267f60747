// Replays what the pages of the browser tests have recorded: each log must give the state that its page ended with.

import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { asRecorded } from '../src/store/asRecorded.ts'
import { replayed } from '../src/store/recorder.ts'
import { createRootReducer } from '../src/store/rootReducer.ts'
import { completeReducer } from './completeReducer.ts'
import type { PageRecording } from './pageRecordings.ts'

/** The cache marks each page's instance with a random id. */
const comparable = (state: PageRecording['state']): PageRecording['state'] => ({
  ...state,
  backend: { ...(state['backend'] as object), config: null },
})

/** One line for each page whose log gives another state, and the number of pages. */
export async function checkReplays(
  folder: string,
): Promise<{ readonly pages: number; readonly faults: readonly string[] }> {
  const complete = await completeReducer()
  const files = readdirSync(folder)
  const faults = files.flatMap((file) => {
    const { test, url, log, state } = JSON.parse(
      readFileSync(`${folder}/${file}`, 'utf8'),
    ) as PageRecording
    const reducer = asRecorded(complete, createRootReducer)
    const given = JSON.parse(JSON.stringify(replayed(reducer, log))) as PageRecording['state']
    const [before, after] = [comparable(state), comparable(given)]
    if (isDeepStrictEqual(before, after)) return []
    const slices = Object.keys({ ...before, ...after }).filter(
      (name) => !isDeepStrictEqual(before[name], after[name]),
    )
    return [`${test}: ${url} replays to another state of ${slices.join(', ')}`]
  })
  return { pages: files.length, faults }
}
