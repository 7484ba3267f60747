// The tests that a change reaches, for `npm test -- --changed`. Unit and process tests: those that import a changed file,
// but not through the store, the plugins or the harness of processes, which import everything. Journeys and browser tests load the whole portal;
// config/testAreas.json says which of them an area of the source has. A change elsewhere reaches all of them.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Areas = Readonly<
  Record<string, { readonly journeys: readonly string[]; readonly browser: readonly string[] }>
>

export interface Reached {
  /** Test files of Jest. */
  readonly jest: readonly string[]
  readonly browser: readonly string[]
}

/** Of `src/sagas/ci/runs.ts`: `ci`. Undefined for code that every page runs, and for what is not code of pages. */
export function areaOf(file: string): string | undefined {
  return /^src\/(?:features|sagas|model|plugins)\/([^/]+)\//.exec(file)?.[1]
}

const known = new Map<string, readonly string[]>()

/** Files of the project that a file imports, also later. */
function importsOf(file: string): readonly string[] {
  const found =
    known.get(file) ??
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'\n]+)'/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
  known.set(file, found)
  return found
}

const importsEverything = (file: string): boolean =>
  /^src\/(?:plugins|store)\/|^config\/plugins\.ts$|^test\/support\/(?:renderApp|allMachines|processHarness)\./.test(
    file,
  )

function imports(file: string, changed: ReadonlySet<string>): boolean {
  const seen = new Set([file])
  for (const one of seen) {
    if (changed.has(one)) return true
    if (!importsEverything(one)) for (const path of importsOf(one)) seen.add(path)
  }
  return false
}

export const testAreas = JSON.parse(
  readFileSync(new URL('../../config/testAreas.json', import.meta.url), 'utf8'),
) as Areas

/** `changed` are paths from the project's folder. */
export function reachedBy(changed: readonly string[]): Reached {
  const set = new Set(changed)
  // Every page test imports sources, such as the portal's server.
  const ofTests = new Set(changed.filter((file) => file.startsWith('test/')))
  const areTextsChanged = changed.some((file) => file.startsWith('texts/'))
  const own = globSync('test/{unit,process,lint}/**/*.test.{ts,tsx}').filter(
    (file) => imports(file, set) || (areTextsChanged && /\/messages\w*\.test/.test(file)),
  )
  const named = [...new Set(changed.filter((file) => file.startsWith('src/')).map(areaOf))]
  const isEverywhere =
    named.some((area) => area === undefined || !Object.hasOwn(testAreas, area)) ||
    changed.some((file) => /^(?:config\/(?!test)|webpack|package|backend\/(?!test))/.test(file))
  const journeys = globSync('test/journeys/{*,reported/*}.test.tsx')
  const browser = globSync('test/e2e/*.test.ts')
  const isNamed = (kind: 'journeys' | 'browser', file: string) =>
    named.some((area) =>
      testAreas[area ?? '']?.[kind].some((name) =>
        [`test/journeys/${name}.test.tsx`, `test/e2e/${name}.test.ts`].includes(file),
      ),
    )
  const isReached = (kind: 'journeys' | 'browser') => (file: string) =>
    isEverywhere || isNamed(kind, file) || imports(file, ofTests)
  return {
    jest: [...own, ...journeys.filter(isReached('journeys'))],
    browser: browser.filter(isReached('browser')),
  }
}
