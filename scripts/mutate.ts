// `npm run mutate [-- --count 400] [--again] [files…]`: applies small faults to slices, kit and sagas, one at a time,
// and checks whether a test fails. PORTICO_SEED selects another sample. Faults already tried with the same source are
// skipped; `--again` retries survivors. Results are in .cache/mutate (docs/testing.md).

import { appendFileSync, existsSync, globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findMutants, mutated, type Mutant } from './mutate/findMutants.ts'
import { copyTree, folder, hashOf, readCopy, root, write } from './mutate/mutantTree.ts'
import { reachOf, type FileReach, type Reach } from './mutate/reach.ts'
import { describe, writeReport, type Result } from './mutate/report.ts'
import { runTests, type Verdict } from './mutate/runTests.ts'
import { createTypeCheck } from './mutate/typeCheck.ts'

/** Maximum seconds of tests per mutant, by measured durations: all tests that reach the shell would take minutes. */
const limits = { others: 60, journeys: 30 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '400' },
    again: { type: 'boolean', default: false },
  },
})
const count = Number(values.count)
if (!Number.isInteger(count) || count < 1)
  throw new Error(`--count is '${values.count}', not a number.`)
const seed = Number(process.env['PORTICO_SEED'] ?? 1)

const resultsFile = `${folder}/results.jsonl`
type Known = Result & { readonly key: string }

const keyOf = (mutant: Mutant, source: string): string =>
  hashOf([mutant.file, source, mutant.start, mutant.end, mutant.text].join('\n'))

function knownResults(): ReadonlyMap<string, Known> {
  if (!existsSync(resultsFile)) return new Map()
  const lines = readFileSync(resultsFile, 'utf8').trim().split('\n')
  return new Map(lines.map((line) => JSON.parse(line) as Known).map((one) => [one.key, one]))
}

/** Each mutant's rank depends only on the seed and itself, so that a longer sample includes a shorter one. */
const drawn = (mutants: readonly Mutant[]): readonly Mutant[] =>
  mutants
    .map((mutant) => {
      const { file, kind, line, original, text } = mutant
      return { mutant, draw: hashOf([seed, file, kind, line, original, text].join('\n')) }
    })
    .sort((one, other) => (one.draw < other.draw ? -1 : 1))
    .map(({ mutant }) => mutant)

const isJourney = ({ file }: FileReach): boolean => file.startsWith('test/journeys/')

/** The first files within the time limit, and always the very first. */
function within(limit: number, tests: readonly FileReach[]): readonly FileReach[] {
  let sum = 0
  return tests.filter(({ seconds }, index) => (sum += seconds) <= limit || index === 0)
}

async function attempt(
  mutant: Mutant,
  source: string,
  reach: Reach,
): Promise<Omit<Result, 'seconds'>> {
  const { file, kind, line, original, text: instead } = mutant
  const about = { file, kind, line, original, instead }
  const tests = reach.testsOf(mutant)
  const chosen = [
    ...within(
      limits.others,
      tests.filter((test) => !isJourney(test)),
    ),
    ...within(limits.journeys, tests.filter(isJourney)),
  ]
  if (chosen.length === 0) return { ...about, status: 'unreached' }
  write(file, mutated(source, mutant))
  try {
    return { ...about, ...(await verdictOf(chosen)) }
  } finally {
    write(file, source)
  }
}

/** A journey may time out on a busy machine, so it has to fail twice. */
async function verdictOf(tests: readonly FileReach[]): Promise<Verdict> {
  const run = (some: readonly FileReach[]) => {
    const usual = some.reduce((sum, { seconds }) => sum + seconds, 0)
    return runTests(
      some.map(({ file }) => file),
      30_000 + 3_000 * usual,
    )
  }
  const verdict = await run(tests)
  if (verdict.status !== 'killed') return verdict
  const by = tests.findIndex((test) => isJourney(test) && verdict.by.startsWith(test.file))
  const failed = tests[by]
  if (!failed || (await run([failed])).status !== 'survived') return verdict
  const rest = tests.slice(by + 1)
  return rest.length === 0 ? { status: 'survived' } : verdictOf(rest)
}

const patterns = ['src/features/**/*Slice.ts', 'src/sagas/**/*.ts']
const inScope = globSync(patterns, { cwd: root }).sort()
const foreign = positionals.find((file) => !inScope.includes(file))
if (foreign !== undefined) throw new Error(`${foreign} is neither a slice nor in src/sagas.`)
const files = positionals.length > 0 ? positionals : inScope
const tree = copyTree()
// Read at the start, because files may be edited during the run.
const sources = new Map(inScope.map((file) => [file, readCopy(file)]))
const all = [...sources].flatMap(([file, source]) => findMutants(file, source))
const reach = await reachOf(all, tree)
const isTaken = createTypeCheck()
const known = knownResults()
const results: Result[] = []
let refused = 0
for (const mutant of drawn(all.filter(({ file }) => files.includes(file)))) {
  if (results.length >= count) break
  const source = sources.get(mutant.file) ?? ''
  const key = keyOf(mutant, source)
  const before = known.get(key)
  const isDone = before && !(values.again && /survived|unreached/.test(before.status))
  if (!isDone && !isTaken(mutant.file, mutated(source, mutant))) {
    refused += 1
    continue
  }
  const begun = Date.now()
  const result = isDone
    ? before
    : { ...(await attempt(mutant, source, reach)), seconds: (Date.now() - begun) / 1_000 }
  if (!isDone) appendFileSync(resultsFile, `${JSON.stringify({ ...result, key })}\n`)
  results.push(result)
  const { status, seconds } = result
  console.log(`${String(results.length)} ${status} (${seconds.toFixed(0)} s) ${describe(result)}`)
  writeReport(results, seed)
}
console.log(`\n${writeReport(results, seed)} ${String(refused)} more did not compile.`)
console.log('Details: .cache/mutate/report.md')
