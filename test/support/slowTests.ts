// Notes what each test takes of a processor, for the budget of `npm test`.

import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterEach, beforeEach, expect } from '@jest/globals'

/** Names the file to write to; not set when Jest runs alone. */
const file = process.env['PORTICO_SLOW_TESTS']
/** Seconds; all shorter tests together take little. */
const worthNoting = 0.02
let begun = process.cpuUsage()

if (file !== undefined) {
  beforeEach(() => {
    begun = process.cpuUsage()
  })
  afterEach(() => {
    const { user, system } = process.cpuUsage(begun)
    const seconds = (user + system) / 1_000_000
    if (seconds < worthNoting) return
    const { testPath = '', currentTestName = '' } = expect.getState()
    appendFileSync(
      file,
      `${JSON.stringify({ name: `${relative('.', testPath)} › ${currentTestName}`, seconds })}\n`,
    )
  })
}
