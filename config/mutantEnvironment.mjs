// The environment of tests in `npm run mutate`. Notes what of the source a file reaches (PORTICO_MUTATE_REACH), or
// ends the run at the first test that fails and notes which (PORTICO_MUTATE_VERDICT). Both name files to write to.

import { appendFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import FixedEnvironment from 'jest-fixed-jsdom'

const { PORTICO_MUTATE_REACH: reachFile, PORTICO_MUTATE_VERDICT: verdictFile } = process.env

export default class MutantEnvironment extends FixedEnvironment {
  constructor(config, context) {
    super(config, context)
    this.begun = Date.now()
    this.file = relative(config.projectConfig.rootDir, context.testPath)
    this.reached = new Set()
    this.hasPassed = false
    this.hasFailed = false
    this.global.__reached = (id) => this.reached.add(id)
  }

  handleTestEvent({ name, test }) {
    if (name !== 'test_done') return
    const isPassed = test.errors.length === 0
    if (isPassed) this.hasPassed = true
    else this.hasFailed = true
    if (isPassed || verdictFile === undefined) return
    writeFileSync(verdictFile, `${this.file} › ${test.name}`)
    process.exit(1)
  }

  async teardown() {
    const seconds = (Date.now() - this.begun) / 1_000
    const isSound = this.hasPassed && !this.hasFailed
    const note = { file: this.file, seconds, isSound, ids: [...this.reached] }
    if (reachFile !== undefined) appendFileSync(reachFile, `${JSON.stringify(note)}\n`)
    await super.teardown()
  }
}
