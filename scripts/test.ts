// `npm test`: every check, the quick ones first; stops at the first that fails and says which.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

interface Check {
  readonly name: string
  /** Arguments of Node. */
  readonly run: readonly string[]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const tool = (path: string, ...rest: readonly string[]) => [`node_modules/${path}`, ...rest]
const strip = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
const script = (name: string) => [...strip, `scripts/${name}.ts`]

const checks: readonly Check[] = [
  { name: 'format', run: tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.') },
  { name: 'types', run: tool('typescript/bin/tsc') },
  { name: 'lint', run: tool('eslint/bin/eslint.js', '.', '--max-warnings=0') },
  {
    name: 'layers',
    run: tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config=config/dependencyCruiser.cjs',
      ...['src', 'config', 'scripts', 'test'],
    ),
  },
  { name: 'dead code', run: tool('knip/bin/knip.js', '--config=config/knip.json') },
  {
    name: 'units, processes, journeys',
    run: tool('jest/bin/jest.js', '--config=config/jest.config.mjs'),
  },
  { name: 'build', run: script('build') },
  { name: 'size budgets', run: script('sizeBudgets') },
  {
    name: 'backend',
    // One file after the other: each starts a backend of its own.
    run: ['--test', '--test-concurrency=1', '--test-timeout=900000', 'backend/test/*.test.mjs'],
  },
  { name: 'browser', run: script('browserTests') },
]

const only = process.argv.slice(2)
for (const { name, run } of checks.filter(
  (check) => only.length === 0 || only.includes(check.name),
)) {
  const begun = Date.now()
  console.log(`\n▶ ${name}`)
  const { status } = spawnSync(process.execPath, run, { cwd: root, stdio: 'inherit' })
  const seconds = ((Date.now() - begun) / 1_000).toFixed(0)
  if (status !== 0) {
    console.error(`\n✖ ${name} failed after ${seconds} s. Alone: npm test -- "${name}"`)
    process.exit(1)
  }
  console.log(`✔ ${name} (${seconds} s)`)
}
console.log('\nEverything passed.')
