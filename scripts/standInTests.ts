// Tests the stand-ins for other servers, and the backend with them, unless all are as they were when this last passed.

import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.ts'
import { filesHash } from './filesHash.ts'
import { runNode } from './runNode.ts'

const passedFile = fileURLToPath(new URL('../.cache/stand-ins', import.meta.url))
const wanted = filesHash([
  ...['test/{servers,standIns}/**/*.*', 'package-lock.json'],
  // Without its packages and data.
  ...['backend/{src,catalog,templates}/**/*.*', 'backend/*.{yaml,json}'],
])

function passed(): string {
  try {
    return readFileSync(passedFile, 'utf8')
  } catch {
    return ''
  }
}

const named = process.argv.slice(2)
if (named.length === 0 && passed() === wanted) {
  console.log('The stand-ins are as they were when their tests last passed.')
} else {
  await build()
  const files = named.length > 0 ? named : globSync('test/standIns/*.test.ts').sort()
  const { isPassed } = await runNode(
    [...process.execArgv, '--test', '--test-concurrency=2', '--test-timeout=300000', ...files],
    { isCaptured: false },
  )
  if (!isPassed) process.exit(1)
  mkdirSync(dirname(passedFile), { recursive: true })
  if (named.length === 0) writeFileSync(passedFile, wanted)
}
