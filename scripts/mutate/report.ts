// Reports the results of the mutants.

import { writeFileSync } from 'node:fs'
import type { MutantKind } from './findMutants.ts'
import { folder } from './mutantTree.ts'

export interface Result {
  readonly file: string
  readonly line: number
  readonly kind: MutantKind
  readonly original: string
  readonly instead: string
  readonly status: 'killed' | 'timeout' | 'survived' | 'unreached'
  /** The test that failed. */
  readonly by?: string
  readonly seconds: number
}

const isKilled = ({ status }: Result): boolean => status === 'killed' || status === 'timeout'

const share = (results: readonly Result[]): string => {
  const killed = results.filter(isKilled).length
  const percent = ((100 * killed) / Math.max(results.length, 1)).toFixed(0)
  return `${String(killed)} of ${String(results.length)} (${percent} %)`
}

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 70)}…` : line
}

/** One line: place, original and replacement. */
export const describe = ({ file, line, kind, original, instead }: Result): string =>
  `${file}:${String(line)} ${kind}: ${short(original)} → ${instead === '' ? 'nothing' : short(instead)}`

const areaOf = ({ file }: Result): string =>
  file.startsWith('src/features/') ? 'slices' : file.startsWith('src/sagas/kit/') ? 'kit' : 'sagas'

const table = (results: readonly Result[], by: (result: Result) => string): string =>
  [...Map.groupBy(results, by)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, some]) => `| ${name} | ${share(some)} |`)
    .join('\n')

/** Writes `report.json` and `report.md`; returns the score as a line. */
export function writeReport(results: readonly Result[], seed: number): string {
  const timeouts = results.filter(({ status }) => status === 'timeout').length
  const score = `${share(results)} killed, ${String(timeouts)} of them by a time-out.`
  const alive = results.filter((result) => !isKilled(result))
  const lines = [
    `# Mutants, seed ${String(seed)}`,
    score,
    `| where | killed |\n| --- | --- |\n${table(results, areaOf)}`,
    `| kind | killed |\n| --- | --- |\n${table(results, ({ kind }) => kind)}`,
    '## Survivors',
    ...alive.map((one) => `- ${describe(one)}${one.status === 'unreached' ? ' (no test)' : ''}`),
  ]
  writeFileSync(`${folder}/report.md`, `${lines.join('\n\n')}\n`)
  writeFileSync(`${folder}/report.json`, JSON.stringify(results, null, 2))
  return score
}
