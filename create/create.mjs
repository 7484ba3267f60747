#!/usr/bin/env node
// `create-portico <folder>`: a portal of one's own, with the package `@portico/core` that was packed with this one.

import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

const here = import.meta.dirname
const [folder] = process.argv.slice(2)

async function create(target) {
  const found = await readdir(target).catch(() => [])
  if (found.length > 0) throw new Error(`${target} is not empty`)
  const [core] = (await readdir(here)).filter((name) => name.endsWith('.tgz'))
  await mkdir(join(target, 'packages'), { recursive: true })
  await cp(join(here, 'template'), target, { recursive: true })
  // npm leaves files of the first name out of packages, and tools of Portico must not find the second.
  await rename(join(target, 'gitignore'), join(target, '.gitignore'))
  await rename(join(target, 'portal.tsconfig.json'), join(target, 'tsconfig.json'))
  await cp(join(here, core), join(target, 'packages', core))
  const file = join(target, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  manifest.name = basename(target)
    .toLowerCase()
    .replaceAll(/[^\w.-]+/g, '-')
  manifest.dependencies['@portico/core'] = `file:packages/${core}`
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

try {
  if (folder === undefined) throw new Error('name a folder: create-portico my-portal')
  await create(resolve(folder))
  console.log(`\nNext: cd ${folder} && npm install && npm start`)
} catch (error) {
  console.error(`create-portico: ${error.message}`)
  process.exitCode = 1
}
