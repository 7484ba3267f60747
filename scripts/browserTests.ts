// Runs the browser tests given on the command line, or all: several files at a time.
// See docs/decisions/0018-shared-browser-tests.md.

import { readFileSync } from 'node:fs'
import { browserFiles } from '../test/site/browserFiles.ts'
import { checkReplays } from '../test/site/checkReplays.ts'
import { inLanes } from '../test/site/inLanes.ts'
import { makeRecordingsFolder, recordingsVariable } from '../test/site/pageRecordings.ts'
import { retryFailed } from '../test/site/retryFailed.ts'
import { sum, type Tally } from '../test/site/tally.ts'
import { compareWithBudgets, recordedLines } from '../test/site/testBudgets.ts'
import {
  browserDurations,
  keepBrowserDurations,
  slowest,
  tableOf,
  type Duration,
} from '../test/site/testTimes.ts'
import { createTestWorkers, type TestWorkers } from '../test/site/testWorkers.ts'
import { build } from './build.ts'
import { findTestBrowser } from './findBrowser.ts'

const named = process.argv.slice(2)
/** Files wait more than they work. */
const lanes = 4

/** By what they ask for; if this is wrong, a lane starts one more backend. */
const needsOthers = (file: string): boolean =>
  /\b(?:identityProvider|sourceControl|clusters): |useSignIn\(/.test(readFileSync(file, 'utf8'))

/** Begun first where no run has been measured yet. */
const longest = [
  ...['components', 'signIn', 'catalogImport', 'kubernetes', 'session', 'offline', 'sessionFaults'],
  ...['kept', 'templateEditor', 'catalogImportFaults', 'inspectAndUnregister', 'taskLog'],
].map((name) => `test/e2e/${name}.test.ts`)

/**
 * Even lanes begin with the first files, which need a backend alone, odd ones with the last files, so that few lanes start
 * both kinds of backend. The slowest of the last run start first, so that none of them runs alone at the end.
 */
function inOrder(files: readonly string[]): readonly string[] {
  const measured = slowest(browserDurations(), files.length).map(({ name }) => name)
  const known = measured.length > 0 ? measured : longest
  const bySpeed = [
    ...known.filter((name) => files.includes(name)),
    ...files.filter((name) => !known.includes(name)),
  ]
  const others = bySpeed.filter(needsOthers)
  return [...bySpeed.filter((file) => !others.includes(file)), ...others.toReversed()]
}

const durations = new Map<string, Duration>()
const tallies = new Map<string, Tally>()

async function passes(workers: TestWorkers, file: string, lane: number): Promise<boolean> {
  const { isPassed, seconds, output, tally } = await workers.run(file, lane)
  durations.set(file, { name: file, seconds })
  // Of the first run only.
  if (tally && !tallies.has(file)) tallies.set(file, tally)
  console.log(`\n${file} (${seconds.toFixed(0)} s)\n${output}`)
  return isPassed
}

async function findFailed(
  files: readonly string[],
  isRepeated: boolean,
): Promise<readonly string[]> {
  // Installed once, and not by each worker.
  await findTestBrowser()
  const workers = createTestWorkers({
    [recordingsVariable]: recordings.folder,
  })
  const results = await inLanes(files, isRepeated ? 1 : lanes, (file, lane) =>
    passes(workers, file, lane),
  )
  await workers.stop()
  return files.filter((_, index) => results[index] === false)
}

await build()
const recordings = makeRecordingsFolder()
const files = named.length > 0 ? named : inOrder(browserFiles)
const { failed, unsteady } = await retryFailed(files, findFailed, 8)
if (named.length === 0) keepBrowserDurations([...durations.values()])
console.log(`\n${tableOf([...durations.values()])}`)
for (const file of unsteady)
  console.log(`⚠ ${file} failed once, then passed. Find the cause and fix the test or the page.`)
for (const file of failed) console.error(`✖ ${file}`)
const { pages, faults } = await checkReplays(recordings.folder)
recordings.remove()
console.log(`${String(pages)} recordings of pages replayed.`)
for (const fault of faults) console.error(`✖ ${fault}`)
const { table, isOver } = compareWithBudgets({
  ...sum([...tallies.values()]),
  'lines of recordings': recordedLines(),
})
console.log(`\n${table}`)
process.exit(failed.length + faults.length > 0 || (isOver && named.length === 0) ? 1 : 0)
