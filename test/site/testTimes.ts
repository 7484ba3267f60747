// Durations of checks and test files.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Duration {
  readonly name: string
  readonly seconds: number
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${root}.cache/test-times`
const browserFile = `${folder}/browser.json`

/** Jest's report. */
export const jestReport = `${folder}/jest.json`

/** Empty if there has been no such run. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch {
    return undefined
  }
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
  }[]
}

export function jestDurations(): readonly Duration[] {
  const { testResults } = (read(jestReport) ?? { testResults: [] }) as JestReport
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1_000,
  }))
}

/** Where Jest's tests note what they took of a processor (test/support/slowTests.ts). */
export const slowTestsFile = `${folder}/slowTests.jsonl`

/** Of what all tests take together: a share, because machines differ, and the same one from hour to hour. */
const share = 1 / 400

/** Tests that take more than their share of a processor. */
export function slowTests(): readonly Duration[] {
  const lines = existsSync(slowTestsFile) ? readFileSync(slowTestsFile, 'utf8').split('\n') : []
  const all = lines.filter(Boolean).map((line) => JSON.parse(line) as Duration)
  const total = all.reduce((sum, { seconds }) => sum + seconds, 0)
  return all.filter(({ seconds }) => seconds > total * share)
}

/** Durations of the last run. */
export const browserDurations = (): readonly Duration[] =>
  (read(browserFile) ?? []) as readonly Duration[]

export function keepBrowserDurations(durations: readonly Duration[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(browserFile, JSON.stringify(durations))
}

export const slowest = (durations: readonly Duration[], count: number): readonly Duration[] =>
  [...durations].sort((one, other) => other.seconds - one.seconds).slice(0, count)

/** One line each, with the seconds in a column. */
export const tableOf = (durations: readonly Duration[]): string =>
  durations.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${name}`).join('\n')
