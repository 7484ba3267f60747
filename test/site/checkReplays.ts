// Replays what the pages of the browser tests have recorded: each log must give the state that its page ended with.

import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { asRecorded } from '../../src/store/asRecorded.ts'
import { replayed } from '../../src/store/recorder.ts'
import { createRootReducer } from '../../src/store/rootReducer.ts'
import { completeReducer } from './completeReducer.ts'
import type { PageRecording } from './pageRecordings.ts'

type State = PageRecording['state']

/** The cache marks each page's instance with a random id and reports another one as a conflict. */
const comparable = (state: State): State => ({
  ...state,
  backend: { ...(state['backend'] as object), config: null },
})

/** The state of the page, and the state after replaying its log. They are equal if the replay is exact. */
export async function statesOf({ log, state }: Pick<PageRecording, 'log' | 'state'>): Promise<{
  readonly shown: State
  readonly given: State
}> {
  const reducer = asRecorded(await completeReducer(), createRootReducer)
  const given = JSON.parse(JSON.stringify(replayed(reducer, log))) as State
  return { shown: comparable(state), given: comparable(given) }
}

/** One line for each page whose log gives another state, and the number of pages. */
export async function checkReplays(
  folder: string,
): Promise<{ readonly pages: number; readonly faults: readonly string[] }> {
  const files = readdirSync(folder)
  const faults: string[] = []
  for (const file of files) {
    const recording = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as PageRecording
    const { shown, given } = await statesOf(recording)
    const slices = Object.keys({ ...shown, ...given }).filter(
      (name) => !isDeepStrictEqual(shown[name], given[name]),
    )
    const { test, url } = recording
    if (slices.length > 0)
      faults.push(`${test}: ${url} replays to another state of ${slices.join(', ')}`)
  }
  return { pages: files.length, faults }
}
