// Builds Backstage's own front end from scripts/bench/peer/. Installed only for `npm run bench --
// --peer`: 1,900 packages, 1.3 GB, kept in .cache/peer/. Without a lock file, which would have 800
// KB: the packages of release 1.55 are pinned, their dependencies are the newest ones.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const source = fileURLToPath(new URL('./peer', import.meta.url))
const folder = fileURLToPath(new URL('../../.cache/peer', import.meta.url))
const dist = `${folder}/dist`
// In the output folder, so it exists only after a complete build.
const stampFile = `${dist}/.built`

// Leaves peer dependencies alone, as Backstage's Yarn does; install scripts would download and compile.
const install = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
const bundle = ['node_modules/@backstage/cli-module-build/bin/backstage-cli-module-build']

/** Resolves with the folder of the built files. Throws if npm or the build fails, after printing their output. */
export async function buildPeer(): Promise<string> {
  const wanted = sourcesHash()
  const built = await readFile(stampFile, 'utf8').catch(() => '')
  if (built === wanted) return dist
  await cp(source, folder, { recursive: true })
  console.log("Installing Backstage's own front end; this takes a few minutes…")
  execFileSync('npm', [...install, '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
  console.log("Building Backstage's own front end…")
  execFileSync(process.execPath, [...bundle, 'package', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // With CI set, warnings would be errors.
    env: { ...process.env, CI: '' },
  })
  for (const file of globSync('static/*.{js,css}', { cwd: dist })) {
    const content = await readFile(`${dist}/${file}`)
    await writeFile(`${dist}/${file}.gz`, gzipSync(content, { level: 9 }))
  }
  await writeFile(stampFile, wanted)
  return dist
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync('**/*.*', { cwd: source }).sort()) {
    hash.update(file).update(readFileSync(`${source}/${file}`))
  }
  return hash.digest('hex')
}
