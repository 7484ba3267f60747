// `npm run test:long [-- names…]`: endurance and breadth, part by part, one line for each. A part is a file of test/long, a
// file of `npm test` that does more here, or the tests in Firefox. What has passed on the same sources is not run
// again, so an interrupted run goes on where it was; `-- --again` starts anew.

import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { longVariable } from '../test/e2e/support/breadth.ts'
import { browserFiles } from '../test/site/browserFiles.ts'
import { build } from './build.ts'
import { filesHash } from './filesHash.ts'
import { runNode } from './runNode.ts'

const passedFile = fileURLToPath(new URL('../.cache/long.json', import.meta.url))
const sources = filesHash([
  ...['src', 'config', 'scripts', 'test', 'backend/src'].map((folder) => `${folder}/**/*.*`),
  ...['package-lock.json', 'backend/package-lock.json', 'webpack.config.ts'],
])

/** Files or suites that are run together; each is remembered by its name once all of them have passed. */
interface Part {
  readonly names: readonly string[]
  /** Arguments for Node to run these of its names. */
  readonly run: (names: readonly string[]) => readonly string[]
}

/** Or one of its parts, such as `./session/tabs.ts`, does. */
function asksHowLong(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  const parts = [...text.matchAll(/ from '\.\/((?!support\/)[^']+)'/g)].map(([, path = '']) => path)
  return (
    /support\/(?:breadth|looks)\.ts'/.test(text) ||
    parts.some((path) => asksHowLong(join(dirname(file), path)))
  )
}

/** Files of `npm test` that share backends; so many are run again if the run is interrupted. */
const filesTogether = 7
const breadthFiles = browserFiles.filter(asksHowLong)
const jest = ['node_modules/jest/bin/jest.js', '-c', 'config/jest.config.mjs', '-i']

const parts: readonly Part[] = [
  ...globSync('test/long/*.test.ts')
    .sort()
    .map((file) => ({ names: [file], run: () => ['--test', '--test-timeout=3600000', file] })),
  ...Array.from({ length: Math.ceil(breadthFiles.length / filesTogether) }, (_, index) => ({
    names: breadthFiles.slice(index * filesTogether, (index + 1) * filesTogether),
    run: (names: readonly string[]) => ['scripts/browserTests.ts', ...names],
  })),
  ...globSync('test/{unit,process,journeys}/**/*.test.{ts,tsx}')
    .sort()
    .filter(asksHowLong)
    .map((file) => ({ names: [file], run: () => [...jest, file] })),
  { names: ['Firefox'], run: () => ['scripts/firefoxTests.ts'] },
]

function passedBefore(): readonly string[] {
  try {
    const known = JSON.parse(readFileSync(passedFile, 'utf8')) as {
      readonly sources: string
      readonly passed: readonly string[]
    }
    return known.sources === sources ? known.passed : []
  } catch {
    return []
  }
}

const named = process.argv.slice(2).filter((one) => !one.startsWith('-'))
const passed = new Set(process.argv.includes('--again') ? [] : passedBefore())
const all = parts.flatMap(({ names }) => names)
const isChosen = (name: string) => named.length === 0 || named.includes(name)
const unknown = named.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown part '${unknown.join("', '")}'. The parts are:`)
  for (const name of all) console.error(`  ${name}`)
  process.exit(1)
}

await build()
const failed: string[] = []
for (const { names, run } of parts) {
  const chosen = names.filter(isChosen)
  const left = chosen.filter((name) => !passed.has(name))
  for (const name of chosen.filter((one) => passed.has(one))) console.log(`✔ ${name} (before)`)
  if (left.length === 0) continue
  const { isPassed, seconds, output } = await runNode([...process.execArgv, ...run(left)], {
    isCaptured: true,
    variables: { [longVariable]: 'yes' },
  })
  if (!isPassed) console.log(output)
  console.log(`${isPassed ? '✔' : '✖'} ${left.join(', ')} (${seconds.toFixed(0)} s)`)
  if (isPassed) for (const name of left) passed.add(name)
  else failed.push(...left)
  mkdirSync(dirname(passedFile), { recursive: true })
  writeFileSync(passedFile, JSON.stringify({ sources, passed: [...passed] }))
}
console.log(
  failed.length === 0
    ? `\nAll ${String(all.filter(isChosen).length)} parts passed.`
    : `\nFailed: ${failed.join(', ')}. To run one alone: npm run test:long -- ${failed[0] ?? ''}`,
)
process.exit(failed.length === 0 ? 0 : 1)
