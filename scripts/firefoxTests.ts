// `npm run test:firefox [-- files…]`: runs the tests in test/long/firefox one after the other; files
// share a backend unless they need their own. Not part of `npm test`.

import { globSync } from 'node:fs'
import { createTestWorkers } from '../test/site/testWorkers.ts'
import { build } from './build.ts'
import { findFirefox } from './findFirefox.ts'

const named = process.argv.slice(2)
const files = named.length > 0 ? named : globSync('test/long/firefox/*.test.ts').sort()

try {
  console.log(`Firefox: ${findFirefox()}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await build()
const workers = createTestWorkers({})
const failed: string[] = []
for (const file of files) {
  const { isPassed, output } = await workers.run(file, 0)
  console.log(`\n${file}\n${output}`)
  if (!isPassed) failed.push(file)
}
await workers.stop()
for (const file of failed) console.error(`✖ ${file}`)
process.exit(failed.length > 0 ? 1 : 0)
