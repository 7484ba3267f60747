// `npm test` of a portal of one's own: Jest with the harness of Portico, on the files `*.test.ts` and `*.test.tsx` of its plugins.

import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const core = fileURLToPath(new URL('../..', import.meta.url))
const jestPackage = createRequire(import.meta.url).resolve('jest/package.json')

export async function testPortal(home: string, given: readonly string[]): Promise<void> {
  const config = `${core}scripts/portal/jest.portal.config.mjs`
  const jest = join(dirname(jestPackage), 'bin/jest.js')
  const child = spawn(process.execPath, [jest, `--config=${config}`, ...given], {
    stdio: 'inherit',
    // The harness finds the recorded answers from here.
    cwd: core,
    env: { ...process.env, PORTICO_HOME: home },
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  process.exitCode = code ?? 1
}
