// Finds the Node that everything runs on: this one if it is new enough for the backend, else Node 24 from npm.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

// The backend's database driver crashes on Node 20; 22.12 is the first version that runs it.
const oldest = [22, 12]

/** True for `22.12.0` and newer. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/** Path of the Node to use. Throws if npm has none for this machine. */
export async function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath
  await install('scripts/node24', `Node 24 (this one is ${process.versions.node})`)
  const packages = fileURLToPath(new URL('node24/node_modules', import.meta.url))
  const found = readdirSync(packages)
    .flatMap((name) => [
      join(packages, name, 'bin', 'node'),
      join(packages, name, 'bin', 'node.exe'),
    ])
    .find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    `Node ${process.versions.node} is too old, and npm has no Node 24 for ${process.platform} ${process.arch}. ` +
      `Install Node ${oldest.join('.')} or newer.`,
  )
}
