// Runs test files in the copy with one Jest on one processor.

import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { folder, treeFolder } from './mutantTree.ts'

const verdictFile = `${folder}/verdict.txt`

export type Verdict =
  | { readonly status: 'killed'; readonly by: string }
  | { readonly status: 'timeout' }
  | { readonly status: 'survived' }

let running: ChildProcess | undefined
process.once('exit', () => running?.kill('SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    process.exit(1)
  })

function jest(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  limit: number,
): Promise<'passed' | 'failed' | 'timeout'> {
  // Without the seed, which selects the sample and must not change the tests' own random values.
  const env = { ...process.env, ...variables }
  delete env['PORTICO_SEED']
  const child = spawn(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      ...['--config=config/jest.mutants.config.mjs', '--runInBand', '--ci', '--silent'],
      ...['--watchman=false', '--reporters=default', ...args],
    ],
    { cwd: treeFolder, env, stdio: 'ignore' },
  )
  running = child
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      resolve('timeout')
    }, limit)
    child.once('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0 ? 'passed' : 'failed')
    })
  })
}

/** Runs the files and writes what each reaches to a file. */
export async function measureReach(files: readonly string[], noteFile: string): Promise<void> {
  const args = ['--bail=0', '--runTestsByPath', ...files]
  await jest(args, { PORTICO_MUTATE_REACH: noteFile }, 3_600_000)
}

/** Runs the files in this order until one fails. `limit` in milliseconds. */
export async function runTests(files: readonly string[], limit: number): Promise<Verdict> {
  rmSync(verdictFile, { force: true })
  const args = ['--runTestsByPath', ...files]
  const end = await jest(args, { PORTICO_MUTATE_VERDICT: verdictFile }, limit)
  if (end === 'passed') return { status: 'survived' }
  if (end === 'timeout') return { status: 'timeout' }
  const isNamed = existsSync(verdictFile)
  const by = isNamed ? readFileSync(verdictFile, 'utf8') : 'a test file that did not load'
  return { status: 'killed', by }
}
