// The test environment of `npm run mutate`. Records the parts of the source that a test file
// reaches (PORTICO_MUTATE_REACH), or stops at the first failing test and records it
// (PORTICO_MUTATE_VERDICT). Both variables name the output file.

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
