// Installs a package from its lock file, again only when the lock file or Node's binary interface changes.

import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Identifies an installation: native modules work with one `process.versions.modules` only. */
export const stampOf = (lock, nodeModules) =>
  createHash('sha256').update(lock).update(nodeModules).digest('hex')

const modulesOf = (node) =>
  node === process.execPath
    ? process.versions.modules
    : execFileSync(node, ['-p', 'process.versions.modules'], { encoding: 'utf8' }).trim()

/**
 * `folder` may be relative to the project; `what` is its name in messages; `node` will run it and is
 * the first on the path in `env`. Throws if npm fails.
 */
export async function install(folder, what, env = process.env, node = process.execPath) {
  const cwd = resolve(root, folder)
  const lock = await readFile(join(cwd, 'package-lock.json'))
  const wanted = stampOf(lock, modulesOf(node))
  const stamp = join(cwd, 'node_modules', '.portico-installed')
  const installed = await readFile(stamp, 'utf8').catch(() => '')
  if (installed === wanted) return
  console.log(`Installing packages for ${what}. This takes a minute or two the first time…`)
  await npmCi(cwd, env, what)
  await writeFile(stamp, wanted)
}

function npmCi(cwd, env, what) {
  return new Promise((resolve, reject) => {
    const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
    const child = spawn('npm', options, {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    child.on('error', (error) => reject(new Error(`Couldn't start npm: ${error.message}`)))
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`npm ci failed for ${what} (exit code ${code}). See its output above.`))
    })
  })
}
