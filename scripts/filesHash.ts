import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Of the names and contents of the project's files that match the patterns. */
export function filesHash(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: root }).sort())
    hash.update(file).update(readFileSync(root + file))
  return hash.digest('hex')
}
