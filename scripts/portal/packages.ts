// The packages of a portal of one's own.

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Package {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  /** As Backstage's packages have it: a schema, or the path of one. */
  readonly configSchema?: unknown
}

export const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

/** The folder of an installed package, as Node resolves it from another folder; undefined if it is not installed. */
export function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
    if (folder === dirname(folder)) return undefined
  }
}
