// `npm run replay -- file.json`: the changes by each action of a report, one line each, and the final state.
// Also reads exports of DevTools and of `porticoLog()`.

import { openAsBlob } from 'node:fs'
import { readReportFile } from '../src/model/reports/readReport.ts'
import { asRecorded } from '../src/store/asRecorded.ts'
import { replay } from '../src/store/recorder.ts'
import { createRootReducer } from '../src/store/rootReducer.ts'
import { completeReducer } from '../test/site/completeReducer.ts'

type State = Readonly<Record<string, unknown>>

/** The slices that differ, with their new state. */
function changed(before: State, after: State): State {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value))
}

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('portico replay: pass an exported log: npm run replay -- file.json')
  process.exit(1)
}

try {
  const { start, actions } = await readReportFile(await openAsBlob(file))
  const reducer = asRecorded(await completeReducer(), createRootReducer)
  let before: State = {}
  let step = 0
  for (const { action, state } of replay<State>(reducer as never, actions, start)) {
    console.log(`${String(step)}  ${action.type}\n   ${JSON.stringify(changed(before, state))}`)
    before = state
    step += 1
  }
  console.log(`\nFinal state:\n${JSON.stringify(before, null, 2)}`)
} catch (error) {
  console.error(
    `portico replay: ${file}: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exit(1)
}
