// Backstage's own front end, made by its own build from what scripts/bench/peer/ names. Installed only for
// `npm run bench -- --peer`: 1,900 packages, 1.3 GB, kept in .cache/peer/. There is no lock file (it has 800 KB): the
// packages of release 1.55 stand there exactly, and those below them are what who installs it today would get.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const source = fileURLToPath(new URL('./peer', import.meta.url))
const folder = fileURLToPath(new URL('../../.cache/peer', import.meta.url))
const dist = `${folder}/dist`
// In the folder that the build empties: it is there only where the build came to its end.
const stampFile = `${dist}/.built`

// Peer dependencies are left alone, as Backstage's own Yarn does; install scripts would download and compile.
const install = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
const bundle = ['node_modules/@backstage/cli-module-build/bin/backstage-cli-module-build']

/** Resolves with the folder of the built files. Throws where npm or the build fails, after their own words. */
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
    // With CI set, its warnings would be errors.
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
