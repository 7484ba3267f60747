// Runs the browser tests given on the command line, or all: two files at a time, in one browser. See
// docs/decisions/0018-shared-browser-tests.md.

import { chromium } from 'playwright-core'
import { browserFiles } from './browserFiles.ts'
import { build } from './build.ts'
import { checkReplays } from './checkReplays.ts'
import { browserVariable, findTestBrowser, quietFlags } from './findBrowser.ts'
import { inLanes } from './inLanes.ts'
import { makeRecordingsFolder, recordingsVariable } from './pageRecordings.ts'
import { retryFailed } from './retryFailed.ts'
import { runNode } from './runNode.ts'
import { offerSharedBackends } from './sharedBackends.ts'
import {
  browserDurations,
  keepBrowserDurations,
  slowest,
  tableOf,
  type Duration,
} from './testTimes.ts'

const named = process.argv.slice(2)
const flags = ['--test', '--test-timeout=900000', '--test-reporter=spec', ...process.execArgv]

/** Starts the slowest files of the last run first, so that none of them runs alone at the end. */
function inOrder(files: readonly string[]): readonly string[] {
  const known = slowest(browserDurations(), files.length).map(({ name }) => name)
  return [
    ...known.filter((name) => files.includes(name)),
    ...files.filter((name) => !known.includes(name)),
  ]
}

const durations = new Map<string, Duration>()

async function passes(file: string, variables: Readonly<Record<string, string>>): Promise<boolean> {
  const { isPassed, seconds, output } = await runNode([...flags, file], {
    isCaptured: true,
    variables,
  })
  durations.set(file, { name: file, seconds })
  console.log(`\n${file} (${seconds.toFixed(0)} s)\n${output}`)
  return isPassed
}

async function findFailed(
  files: readonly string[],
  isRepeated: boolean,
): Promise<readonly string[]> {
  const browser = await chromium.launchServer({
    executablePath: await findTestBrowser(),
    args: quietFlags,
  })
  const backends = await offerSharedBackends()
  const results = await inLanes(files, isRepeated ? 1 : 2, (file, lane) =>
    passes(file, {
      ...backends.variables(lane),
      [browserVariable]: browser.wsEndpoint(),
      [recordingsVariable]: recordings.folder,
    }),
  )
  await Promise.all([browser.close(), backends.stop()])
  return files.filter((_, index) => results[index] === false)
}

await build()
const recordings = makeRecordingsFolder()
const files = named.length > 0 ? named : inOrder(browserFiles)
const { failed, unsteady } = await retryFailed(files, findFailed, 4)
if (named.length === 0) keepBrowserDurations([...durations.values()])
console.log(`\n${tableOf([...durations.values()])}`)
for (const file of unsteady)
  console.log(`⚠ ${file} failed once, then passed. Find the cause and fix the test or the page.`)
for (const file of failed) console.error(`✖ ${file}`)
const { pages, faults } = await checkReplays(recordings.folder)
recordings.remove()
console.log(`${String(pages)} recordings of pages replayed.`)
for (const fault of faults) console.error(`✖ ${fault}`)
process.exit(failed.length + faults.length > 0 ? 1 : 0)
