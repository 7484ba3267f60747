// `npm test`: runs every check, those of one processor first and two at a time, and stops at the first failure. Names select
// checks; files after a check's name run only these: npm test -- browser test/e2e/palette.test.ts. `--changed` runs what
// the files that differ from the last commit reach, or those of the last commit if none does.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { inLanes } from '../test/site/inLanes.ts'
import { reachedBy } from '../test/site/reachedTests.ts'
import { compareWithBudgets } from '../test/site/testBudgets.ts'
import {
  browserDurations,
  jestDurations,
  jestReport,
  slowest,
  slowTests,
  slowTestsFile,
  tableOf,
  type Duration,
} from '../test/site/testTimes.ts'
import { runNode } from './runNode.ts'

interface Check {
  readonly name: string
  /** Arguments for Node. */
  readonly run: readonly string[]
  /** What it checks unless files are given. */
  readonly on?: string | undefined
  /** A second command, run if the first passes. */
  readonly also?: readonly string[]
  /** Of the environment. */
  readonly variables?: Readonly<Record<string, string>>
  /** Its output is printed also if it passes. */
  readonly isShown?: boolean
}

const tool = (path: string, ...rest: readonly string[]) => [`node_modules/${path}`, ...rest]
const strip = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
const script = (name: string) => [...strip, `scripts/${name}.ts`]

/** Each uses one processor. The slowest are at both ends, where the two lanes begin. */
const quickChecks: readonly Check[] = [
  // Its configuration is TypeScript.
  { name: 'lint', run: [...strip, ...tool('oxlint/bin/oxlint')] },
  {
    name: 'format',
    run: tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn'),
    on: '.',
  },
  { name: 'types', run: tool('typescript-native/bin/tsc', '--singleThreaded') },
  {
    name: 'layers',
    run: tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config=config/dependencyCruiser.cjs',
      ...['src', 'config', 'scripts', 'test'],
    ),
  },
  {
    name: 'dead code',
    run: tool('knip/bin/knip.js', '--config=config/knip.jsonc'),
    // Reports what only tests use.
    also: tool('knip/bin/knip.js', '--config=config/knip.jsonc', '--production'),
  },
  // The types of `@portico/core` are as its report and the changelog say.
  { name: 'core api', run: [...script('coreApi'), '--check'] },
  // Shown, because it may say that nothing was checked.
  { name: 'audit', run: script('audit'), isShown: true },
  { name: 'build', run: script('build') },
  {
    name: 'backend',
    run: ['--test', '--test-concurrency=1', '--test-timeout=900000', 'backend/test/*.test.mjs'],
  },
]

/** Each uses all processors. */
const thoroughChecks: readonly Check[] = [
  { name: 'size budgets', run: script('sizeBudgets') },
  // The backend serves the page that was built.
  { name: 'stand-ins', run: script('standInTests') },
  {
    name: 'units, processes, journeys',
    run: tool(
      'jest/bin/jest.js',
      ...['--config=config/jest.config.mjs', '--json', `--outputFile=${jestReport}`],
    ),
    variables: { PORTICO_SLOW_TESTS: slowTestsFile },
  },
  { name: 'browser', run: script('browserTests') },
]

const durations: Duration[] = []

async function passes(
  { name, run, on, also, variables = {}, isShown = false }: Check,
  isCaptured: boolean,
): Promise<boolean> {
  if (!isCaptured) console.log(`\n▶ ${name}`)
  const first = await runNode(on === undefined ? run : [...run, on], { isCaptured, variables })
  const second = also && first.isPassed ? await runNode(also, { isCaptured }) : undefined
  const { isPassed, output } = second ?? first
  const seconds = first.seconds + (second?.seconds ?? 0)
  durations.push({ name, seconds })
  if (isPassed) console.log(`${isShown ? output : ''}✔ ${name} (${seconds.toFixed(0)} s)`)
  else {
    const alone = `To run it alone: npm test -- "${name}"`
    console.error(`${output}\n✖ ${name} failed after ${seconds.toFixed(0)} s. ${alone}`)
  }
  return isPassed
}

const gitLines = (...rest: readonly string[]): readonly string[] =>
  execFileSync('git', rest, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from the last commit, or of the last commit if none does. Throws outside of a repository. */
function changedFiles(): readonly string[] {
  const now = [
    ...gitLines('diff', '--name-only', 'HEAD'),
    ...gitLines('ls-files', '--others', '--exclude-standard'),
  ]
  return now.length > 0 ? now : gitLines('diff', '--name-only', 'HEAD~1', 'HEAD')
}

const withFiles = (check: Check, more: readonly string[]): Check =>
  more.length === 0 ? check : { ...check, on: undefined, run: [...check.run, ...more] }

/** What each check runs for a change: further arguments, or undefined if it is not needed. */
function argumentsFor(changed: readonly string[]): (check: Check) => Check | undefined {
  const { jest, browser } = reachedBy(changed)
  const there = changed.filter((file) => existsSync(file))
  const scripts = there.filter((file) => /\.[cm]?[jt]sx?$/.test(file))
  const isBuilt = changed.some((file) => /^(?:src|config|webpack|package)/.test(file))
  const isBackend = changed.some((file) => file.startsWith('backend/'))
  const needs = (isNeeded: boolean, files: readonly string[] = []) => (isNeeded ? files : undefined)
  const wanted: Readonly<Record<string, readonly string[] | undefined>> = {
    lint: needs(scripts.length > 0, scripts),
    format: needs(there.length > 0, ['--ignore-unknown', ...there]),
    'units, processes, journeys': needs(jest.length > 0, ['--runTestsByPath', ...jest]),
    audit: needs(changed.includes('package-lock.json')),
    'core api': needs(isBuilt),
    'size budgets': needs(isBuilt),
    backend: needs(isBackend),
    browser: needs(browser.length > 0, browser),
  }
  return (check) => {
    const more = check.name in wanted ? wanted[check.name] : []
    return more && withFiles(check, more)
  }
}

const given = process.argv.slice(2)
const isChanged = given.includes('--changed')
const names = new Set([...quickChecks, ...thoroughChecks].map(({ name }) => name))
const only = given.filter((one) => names.has(one))
const files = given.filter((one) => !names.has(one) && one !== '--changed')
const reached = isChanged ? argumentsFor(changedFiles()) : undefined

function chosen(checks: readonly Check[]): readonly Check[] {
  if (reached) return checks.map(reached).filter((check) => check !== undefined)
  if (only.length === 0) return checks
  return checks.filter(({ name }) => only.includes(name)).map((check) => withFiles(check, files))
}

async function allPass(): Promise<boolean> {
  const quick = await inLanes(chosen(quickChecks), 2, (check) => passes(check, true))
  if (quick.includes(false)) return false
  for (const check of chosen(thoroughChecks)) if (!(await passes(check, false))) return false
  return true
}

if (files.length > 0 && only.length !== 1) {
  console.error(`Unknown check '${files.join("', '")}'. Choose one of: ${[...names].join('; ')}.`)
  process.exit(1)
}
mkdirSync(dirname(jestReport), { recursive: true })
rmSync(slowTestsFile, { force: true })
const begun = Date.now()
const areAllPassed = await allPass()
durations.push({ name: 'altogether', seconds: (Date.now() - begun) / 1_000 })
console.log(`\n${tableOf(durations)}`)
const hasRun = (name: string) => durations.some((one) => one.name === name)
const tests = [
  ...(hasRun('units, processes, journeys') ? jestDurations() : []),
  ...(hasRun('browser') ? browserDurations() : []),
]
if (tests.length > 0) console.log(`\nSlowest files:\n${tableOf(slowest(tests, 10))}`)
const slow = slowTests()
const { table, isOver } = compareWithBudgets({ 'tests over their share': slow.length })
if (hasRun('units, processes, journeys')) console.log(`\n${table}`)
if (isOver)
  console.error(
    `Over 1/400 of what all tests take of a processor:\n${tableOf(slowest(slow, slow.length))}`,
  )
const isPassed = areAllPassed && !isOver
if (isPassed) console.log('\nAll checks passed.')
process.exit(isPassed ? 0 : 1)
