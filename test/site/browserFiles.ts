// The files of browser tests that `npm test` runs.

import { readdirSync } from 'node:fs'

const folder = 'test/e2e'

export const browserFiles: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `${folder}/${name}`)
