// A copy of the repository under .cache in which faults are applied and tests run, so that the
// working tree stays unchanged.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const folder = `${root}.cache/mutate`
export const treeFolder = `${folder}/tree`

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file !== '' && existsSync(`${root}${file}`))
    .sort()

/** All files that are committed or could be, by path from the root. */
const ownFiles = (): readonly string[] =>
  git('ls-files', '-z', '--cached', '--others', '--exclude-standard')

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Reads from the copy, which does not change while the working tree is edited. */
export const readCopy = (file: string): string => readFileSync(`${treeFolder}/${file}`, 'utf8')

export const hashOfFiles = (files: readonly string[]): string =>
  hashOf(files.map((file) => `${file} ${hashOf(readCopy(file))}`).join('\n'))

export const write = (file: string, text: string): void => {
  writeFileSync(`${treeFolder}/${file}`, text)
}

/** Creates or updates the copy; returns its files. */
export function copyTree(): readonly string[] {
  const files = ownFiles()
  const wanted = new Set(files)
  mkdirSync(treeFolder, { recursive: true })
  const list = `${folder}/files.json`
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
  for (const file of before) if (!wanted.has(file)) rmSync(`${treeFolder}/${file}`, { force: true })
  for (const file of files) {
    const copy = `${treeFolder}/${file}`
    const isSame = existsSync(copy) && readFileSync(copy).equals(readFileSync(`${root}${file}`))
    if (isSame) continue
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(`${root}${file}`, copy)
  }
  writeFileSync(list, JSON.stringify(files))
  const modules = `${treeFolder}/node_modules`
  if (!existsSync(modules)) symlinkSync(`${root}node_modules`, modules)
  return files
}
