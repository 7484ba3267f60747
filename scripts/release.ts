// Run by `npm version <version>`, after it has written the version into package.json: the changelog's part about the next version
// gets its name, and what later versions are compared with is kept, the API's report and the sample portal.

import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withVersion } from './core/withVersion.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const changelog = `${root}CHANGELOG.md`
const lastPortal = 'create/lastPortal'

try {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    readonly version: string
  }
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(changelog, withVersion(readFileSync(changelog, 'utf8'), version, day))
  cpSync(`${root}docs/core-api.txt`, `${root}docs/core-api.last.txt`)
  rmSync(root + lastPortal, { recursive: true, force: true })
  cpSync(`${root}create/template`, root + lastPortal, { recursive: true })
  const files = ['CHANGELOG.md', 'docs/core-api.last.txt', lastPortal]
  execFileSync('git', ['add', '--all', ...files], { cwd: root })
} catch (error) {
  console.error(`\nportico release: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
