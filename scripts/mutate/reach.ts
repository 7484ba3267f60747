// Which test files reach which part of the source: measured with a note at each place that a mutant
// changes, and again where the source or the test file has changed.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Mutant } from './findMutants.ts'
import { folder, hashOf, hashOfFiles, readCopy, write } from './mutantTree.ts'
import { measureReach } from './runTests.ts'

export interface FileReach {
  readonly file: string
  readonly seconds: number
  /** Names of places. */
  readonly places: ReadonlySet<string>
}

interface Note {
  /** From the root. */
  readonly file: string
  readonly seconds: number
  /** Whether its tests pass where there is no fault. Some read the source as text, and find the notes in it. */
  readonly isSound: boolean
  readonly ids: readonly string[]
}

export interface Reach {
  /** Test files that reach a mutant, those that reach least else first: they say most about it. */
  readonly testsOf: (mutant: Mutant) => readonly FileReach[]
}

const noteFile = `${folder}/reachNotes.jsonl`
const reachFile = `${folder}/reach.json`

const placeOf = ({ file, reach: { start, end, is } }: Mutant): string =>
  `${file}:${String(start)}:${String(end)}:${is}`

interface Insertion {
  readonly at: number
  readonly text: string
  /** Of what is inserted at the same place, the least comes first. */
  readonly order: number
}

/** The text with a note at each place that one of its mutants changes. */
function withNotes(text: string, mutants: readonly Mutant[]): string {
  const places = new Map(mutants.map((mutant) => [placeOf(mutant), mutant.reach]))
  const insertions = [...places].flatMap(([place, { start, end, is }]): Insertion[] => {
    const note = `__reached(${JSON.stringify(place)})`
    const length = end - start
    if (is === 'block') return [{ at: start + 1, text: `${note};`, order: 0 }]
    const [open, close] = is === 'statement' ? [`{${note};`, '}'] : [`(${note},`, ')']
    // What ends at a place comes before what begins there; the outer begins first and ends last.
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
  /** Of all that several test files depend on. */
  readonly key: string
  /** By the name of the test file and its hash. */
  readonly notes: Readonly<Record<string, Note>>
}

const isTest = (file: string): boolean =>
  /^test\/(?:unit|process|journeys)\/.*\.test\.tsx?$/.test(file)
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

/** `files` is all that is in the tree. Test files that fail without any fault are left out. */
export async function reachOf(
  mutants: readonly Mutant[],
  files: readonly string[],
): Promise<Reach> {
  const key = hashOfFiles(files.filter(isShared))
  const before = measuredBefore(key)
  const nameOf = (file: string) => `${file} ${hashOf(readCopy(file))}`
  const tests = files.filter(isTest)
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
