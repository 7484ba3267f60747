// `npm run coverage [-- files…]`: a table of the coverage of each area by unit, process and journey tests. There is no
// limit: uncovered code is untested, but covered code may be too; `npm run mutate` says more.

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode } from './runNode.ts'

interface Counted {
  readonly total: number
  readonly covered: number
}

interface FileSummary {
  readonly statements: Counted
  readonly branches: Counted
}

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = '.cache/coverage'

/** `src/<layer>/<area>`, or the file's folder if that is shorter. */
const areaOf = (file: string): string =>
  relative(root, file).replaceAll('\\', '/').split('/').slice(0, -1).slice(0, 3).join('/')

const sumOf = (counts: readonly Counted[]): string => {
  const total = counts.reduce((sum, count) => sum + count.total, 0)
  const covered = counts.reduce((sum, count) => sum + count.covered, 0)
  return total === 0 ? '–' : `${((100 * covered) / total).toFixed(1)} %`
}

const lineOf = (area: string, files: readonly FileSummary[]): string => {
  const statements = sumOf(files.map((file) => file.statements))
  const branches = sumOf(files.map((file) => file.branches))
  return `${area.padEnd(28)} ${statements.padStart(10)} ${branches.padStart(10)}`
}

const summaryFile = `${root}${folder}/coverage-summary.json`
rmSync(summaryFile, { force: true })
const { isPassed } = await runNode(
  [
    ...['node_modules/jest/bin/jest.js', '--config=config/jest.config.mjs', '--coverage'],
    ...['--collectCoverageFrom=src/**/*.{ts,tsx}', '--coverageReporters=json-summary'],
    `--coverageDirectory=${folder}`,
    ...process.argv.slice(2),
  ],
  { isCaptured: false },
)
if (!existsSync(summaryFile)) throw new Error('The tests did not run. See their output above.')
const { total, ...summary } = JSON.parse(readFileSync(summaryFile, 'utf8')) as {
  readonly total: FileSummary
  readonly [file: string]: FileSummary
}
const areas = Map.groupBy(Object.entries(summary), ([file]) => areaOf(file))
const lines = [...areas]
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([area, files]) =>
    lineOf(
      area,
      files.map(([, file]) => file),
    ),
  )
console.log(`\n${'area'.padEnd(28)} ${'statements'.padStart(10)} ${'branches'.padStart(10)}`)
console.log([...lines, lineOf('altogether', [total])].join('\n'))
process.exitCode = isPassed ? 0 : 1
