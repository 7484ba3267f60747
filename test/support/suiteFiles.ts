// The files that `npm test` runs: those in the lists of Jest and of the browser tests, and what they import.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import jestConfig from '../../config/jest.config.mjs'
import { browserFiles } from '../site/browserFiles.ts'

const jestFiles = globSync(jestConfig.testMatch.map((pattern) => pattern.replace('<rootDir>/', '')))

/** The files of `test` that a file imports. */
function importsOf(file: string): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import) '(\.[^'\n]+\.tsx?)'/g)
  return [...imports]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => path.startsWith('test/') && existsSync(path))
}

function withImports(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files)
  for (const file of found) for (const path of importsOf(file)) found.add(path)
  return found
}

export const suiteFiles: ReadonlySet<string> = withImports([...jestFiles, ...browserFiles])

/** `it.skip`, `describe.only.each`, `xit`, `it('…', { todo: true })`. */
const unrun = [
  /\b(?:it|test|describe|suite|t)\b[\w.]*\.(?:skip|todo|only|failing)\b/,
  /\b[xf](?:it|test|describe)\(/,
  /\b(?:it|test|describe|suite)\((?:'[^'\n]*'|`[^`]*`),\s*\{[^}]*\b(?:skip|todo|only)\b/,
]

/** Whether all tests in the file run. */
export function runsWhole(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  return !unrun.some((form) => form.test(text))
}
