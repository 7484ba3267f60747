// The browser tests: one file after the other, since each starts a backend of its own.

import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { retryFailed } from './retryFailed.ts'

const folder = 'test/e2e'
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `${folder}/${name}`)
const flags = ['--test', '--test-timeout=900000', ...process.execArgv]

function passes(file: string): boolean {
  console.log(`\n${file}`)
  return spawnSync(process.execPath, [...flags, file], { stdio: 'inherit' }).status === 0
}

const { failed, unsteady } = retryFailed(files, passes, 2)
for (const file of unsteady)
  console.log(`⚠ ${file} failed once and passed when repeated: mend it, or what it tests.`)
for (const file of failed) console.error(`✖ ${file}`)
if (failed.length > 0) process.exit(1)
