// The modules of `@portico/core`: all that a plugin of a portal of one's own may import, and the harness of its tests. Their
// exported names are a promise (docs/core-api.txt); everything else may change in any version.

import { readFileSync } from 'node:fs'

const lists = JSON.parse(
  readFileSync(new URL('../../config/coreModules.json', import.meta.url), 'utf8'),
) as Readonly<Record<'plugins' | 'tests', readonly string[]>>

export const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '')

/** Files of this repository by the name under which `@portico/core/…` has them. */
export const coreModules: ReadonlyMap<string, string> = new Map([
  ['builtIn', 'config/plugins.ts'],
  ...lists.plugins.map((path) => [withoutEnding(path), `src/${path}`] as const),
  ...lists.tests.map((path) => [`testing/${withoutEnding(path)}`, `test/support/${path}`] as const),
])
