// Finds which test files reach which part of the source, with a marker at each place that a mutant
// changes. Measured again when the source or the test file changes.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Mutant } from './findMutants.ts'
import { folder, hashOf, hashOfFiles, readCopy, write } from './mutantTree.ts'
import { measureReach } from './runTests.ts'

export interface FileReach {
  readonly file: string
  readonly seconds: number
  /** Names of the reached places. */
  readonly places: ReadonlySet<string>
}

interface Note {
  /** From the root. */
  readonly file: string
  readonly seconds: number
  /** Whether its tests pass with markers: some tests read the source as text. */
  readonly isSound: boolean
  readonly ids: readonly string[]
}

export interface Reach {
  /** Test files that reach a mutant; those that reach least come first, because they are the most specific. */
  readonly testsOf: (mutant: Mutant) => readonly FileReach[]
}

const noteFile = `${folder}/reachNotes.jsonl`
const reachFile = `${folder}/reach.json`

const placeOf = ({ file, reach: { start, end, is } }: Mutant): string =>
  `${file}:${String(start)}:${String(end)}:${is}`

interface Insertion {
  readonly at: number
  readonly text: string
  /** Orders insertions at the same place, the lowest first. */
  readonly order: number
}

/** The text with a marker at each place that one of its mutants changes. */
function withNotes(text: string, mutants: readonly Mutant[]): string {
  const places = new Map(mutants.map((mutant) => [placeOf(mutant), mutant.reach]))
  const insertions = [...places].flatMap(([place, { start, end, is }]): Insertion[] => {
    const note = `__reached(${JSON.stringify(place)})`
    const length = end - start
    if (is === 'block') return [{ at: start + 1, text: `${note};`, order: 0 }]
    const [open, close] = is === 'statement' ? [`{${note};`, '}'] : [`(${note},`, ')']
    // Ends come before beginnings; the outer range begins first and ends last.
    const outer = is === 'statement' ? 0.5 : 0
    return [
      { at: start, text: open, order: 1_000_000 - length - outer },
      { at: end, text: close, order: length + outer - 1_000_000 },
    ]
  })
  const sorted = insertions.sort((one, other) => one.at - other.at || one.order - other.order)
  let last = 0
  const parts = sorted.map(({ at, text: inserted }) => {
    const part = text.slice(last, at) + inserted
    last = at
    return part
  })
  return parts.join('') + text.slice(last)
}

interface Measured {
  /** Hash of everything that several test files depend on. */
  readonly key: string
  /** By the test file's name and hash. */
  readonly notes: Readonly<Record<string, Note>>
}

/** Of an area of journeys, each part is run, because it reaches less than all of them. */
const isTest = (file: string): boolean =>
  /^test\/(?:(?:unit|process|journeys)\/.*\.test\.tsx?|journeys\/[^/]+\/[^/]+\.tsx)$/.test(file)
const isArea = (file: string, files: readonly string[]): boolean => {
  const [, area] = /^(test\/journeys\/[^/]+)\.test\.tsx$/.exec(file) ?? []
  return area !== undefined && files.some((other) => other.startsWith(`${area}/`))
}
const isShared = (file: string): boolean =>
  /^(?:src\/|test\/(?:support|fixtures)\/|config\/jest)/.test(file)

function measuredBefore(key: string): Measured['notes'] {
  if (!existsSync(reachFile)) return {}
  const before = JSON.parse(readFileSync(reachFile, 'utf8')) as Measured
  return before.key === key ? before.notes : {}
}

async function measure(mutants: readonly Mutant[], tests: readonly string[]): Promise<Note[]> {
  if (tests.length === 0) return []
  console.log(`Running ${String(tests.length)} test files once to see what each covers…`)
  const byFile = Map.groupBy(mutants, ({ file }) => file)
  const texts = new Map([...byFile.keys()].map((file) => [file, readCopy(file)]))
  for (const [file, text] of texts) write(file, withNotes(text, byFile.get(file) ?? []))
  rmSync(noteFile, { force: true })
  await measureReach(tests, noteFile)
  for (const [file, text] of texts) write(file, text)
  const lines = readFileSync(noteFile, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Note)
}

/** `files` are all files of the copy. Leaves out test files that fail without a fault. */
export async function reachOf(
  mutants: readonly Mutant[],
  files: readonly string[],
): Promise<Reach> {
  const key = hashOfFiles(files.filter(isShared))
  const before = measuredBefore(key)
  const nameOf = (file: string) => `${file} ${hashOf(readCopy(file))}`
  const tests = files.filter((file) => isTest(file) && !isArea(file, files))
  const fresh = await measure(
    mutants,
    tests.filter((file) => before[nameOf(file)] === undefined),
  )
  const known = tests.flatMap((file) => before[nameOf(file)] ?? [])
  const all = [...known, ...fresh]
  const notes = Object.fromEntries(all.map((note) => [nameOf(note.file), note]))
  writeFileSync(reachFile, JSON.stringify({ key, notes } satisfies Measured))
  for (const { file, isSound } of all) if (!isSound) console.warn(`Skipped (failing): ${file}`)
  const reached = all
    .filter(({ isSound }) => isSound)
    .map(({ file, seconds, ids }): FileReach => ({ file, seconds, places: new Set(ids) }))
    .sort((one, other) => one.places.size - other.places.size)
  return {
    testsOf: (mutant) => reached.filter(({ places }) => places.has(placeOf(mutant))),
  }
}
