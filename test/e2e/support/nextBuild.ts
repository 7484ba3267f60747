// Imitates the next deployment with a copy of dist/ in which the chunk of the settings page has another name.

import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Returns its folder. With `isPageStale` the page is still the old one, as a cache might serve it. */
export function makeNextBuild({ isPageStale = false } = {}): string {
  const folder = fromRoot(`.cache/next-build${isPageStale ? '-stale' : ''}`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(fromRoot('dist'), folder, { recursive: true })
  writeFileSync(`${folder}/version.json`, JSON.stringify({ version: 'next' }))
  if (isPageStale) {
    for (const file of globSync(`${folder}/static/settings.*`)) rmSync(file)
    return folder
  }
  // The runtime, which names all chunks, changes its name too.
  const names = globSync('static/{early,settings}.*.{js,css}', { cwd: folder })
  const hashes = [...new Set(names.map((name) => name.split('.')[1] ?? ''))]
  const renewed = (text: string) =>
    hashes.reduce(
      (changed, hash) => changed.replaceAll(hash, hash.slice(3) + hash.slice(0, 3)),
      text,
    )
  for (const file of globSync(`${folder}/static/{early,settings}.*.{gz,br}`)) rmSync(file)
  for (const name of names) {
    rewrite(`${folder}/${name}`, renewed)
    renameSync(`${folder}/${name}`, `${folder}/${renewed(name)}`)
  }
  rewrite(`${folder}/index.html`, (page) =>
    renewed(page).replace(/(name="portico-version" content=")\w+/, '$1next'),
  )
  return folder
}
