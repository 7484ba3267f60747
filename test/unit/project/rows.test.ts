// test/rows names the test that proves each row of the specification's checklist; that test must exist, by its whole
// title, in a file that `npm test` runs whole. Where the proved code is not used by a page yet, the row names the code.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { runsWhole, suiteFiles } from '../../support/suiteFiles.ts'
import { titlesOf } from '../../support/testTitles.ts'

/** Rows of the checklist in the areas that are built. */
const areas: Readonly<Record<string, number>> = {
  ...{ BOOT: 28, SHELL: 65, PLUG: 18, PERM: 18, SETTINGS: 6, AUTH: 88 },
  ...{
    CATAPI: 68,
    CATIDX: 7,
    ENT: 50,
    INSP: 7,
    UNREG: 18,
    IMPORT: 32,
    INTEG: 15,
    SCAF: 67,
    SEARCH: 20,
    DOCS: 21,
    RUNS: 35,
    K8S: 79,
    K8SERR: 18,
    K8SLINK: 12,
    K8SAUTH: 8,
  },
}

interface Row {
  readonly code: string
  readonly requirement: string
  readonly proofs: readonly string[]
}

/** Markdown escapes some characters with a backslash. */
const plain = (markdown: string): string => markdown.replaceAll(/\\([<*_])/g, '$1')

const lines = globSync('test/rows/*.md')
  .sort()
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line !== '' && !/^##? \S/.test(line))

/** A line that is neither a row nor a proof is a row without a code. */
const rows = lines.reduce<readonly Row[]>((before, line) => {
  const proof = /^ {2}- (.+)$/.exec(line)?.[1]
  const last = before.at(-1)
  if (proof !== undefined && last)
    return [...before.slice(0, -1), { ...last, proofs: [...last.proofs, plain(proof)] }]
  const [, code = '', requirement = ''] = /^- \*\*(\w+-\d+)\*\* (.+)$/.exec(line) ?? []
  return [...before, { code, requirement: plain(requirement), proofs: [] }]
}, [])

it('names every row of the areas that are built, once', () => {
  const wanted = Object.entries(areas).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, index) => `${area}-${String(index + 1).padStart(2, '0')}`),
  )
  expect(rows.map(({ code }) => code).sort()).toEqual(wanted.sort())
})

it('says of every row what is required, and what proves it', () => {
  const empty = rows.filter(({ requirement, proofs }) => requirement === '' || proofs.length === 0)
  expect(empty).toEqual([])
})

const known = new Map<string, ReadonlySet<string>>()
function titles(file: string): ReadonlySet<string> {
  const found = known.get(file) ?? (existsSync(file) ? titlesOf(file) : new Set<string>())
  known.set(file, found)
  return found
}

const noPage = /^no page yet \((\S+)\): /

function isThere(proof: string): boolean {
  if (/^no test: \S/.test(proof)) return true
  const [path = '', title = ''] = proof.replace(noPage, '').split(' › ')
  // The group of a whole part of journeys is no test.
  return title !== basename(path, '.tsx') && titles(`test/${path}`).has(title)
}

it('names tests that are there, by their whole titles', () => {
  const wrong = rows.flatMap(({ code, proofs }) =>
    proofs.filter((proof) => !isThere(proof)).map((proof) => `${code}: ${proof}`),
  )
  expect(wrong).toEqual([])
})

describe('the files of the named tests', () => {
  const files = new Set(
    rows.flatMap(({ proofs }) =>
      proofs
        .filter((proof) => !proof.startsWith('no test: '))
        .map((proof) => `test/${proof.replace(noPage, '').split(' › ')[0] ?? ''}`),
    ),
  )

  it('run in `npm test`', () => {
    expect([...files].filter((file) => !suiteFiles.has(file))).toEqual([])
  })

  it('skip no test', () => {
    expect([...files].filter((file) => !existsSync(file) || !runsWhole(file))).toEqual([])
  })
})

it('runs each part of the journeys in the file of its area', () => {
  const parts = globSync('test/journeys/*/*.tsx', { exclude: ['**/*.test.tsx'] })
  const isImported = (part: string) =>
    readFileSync(`${dirname(part)}.test.tsx`, 'utf8').includes(
      `import './${relative('test/journeys', part)}'\n`,
    )
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter((part) => !isImported(part))).toEqual([])
})

describe('code that no page uses yet', () => {
  const sources = [...globSync('src/**/*.{ts,tsx}'), 'config/plugins.ts']
  const used = new Set(
    sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'(\.{1,2}\/[^'\n]+)'/g)].map(([, path = '']) =>
        join(dirname(file), path),
      ),
    ),
  )
  const named = rows.flatMap(({ proofs }) =>
    proofs.flatMap((proof) => noPage.exec(proof)?.[1] ?? []),
  )

  it('is in the source, and nothing there uses it', () => {
    expect(named.filter((file) => !existsSync(file) || used.has(file))).toEqual([])
  })
})
