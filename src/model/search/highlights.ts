// Splits the index's highlighted texts into plain runs. The server wraps matches in tags of its own, different for each
// server; everything else is text, whatever it looks like.

import { isRecord } from '../isRecord.ts'

export interface Run {
  readonly text: string
  readonly isMatch: boolean
}

export interface Tags {
  readonly preTag: string
  readonly postTag: string
}

/** Characters of a snippet, and those shown before its first match. */
const longest = 800
const lead = 120

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const appended = (runs: readonly Run[], run: Run): readonly Run[] => {
  const last = runs.at(-1)
  return last?.isMatch === run.isMatch
    ? [...runs.slice(0, -1), { ...last, text: last.text + run.text }]
    : [...runs, run]
}

/** The runs of a text; tags may be nested, and missing ends are tolerated. */
export function runsOf(text: string, tags: Tags | undefined): readonly Run[] {
  if (text === '') return []
  if (!tags) return [{ text, isMatch: false }]
  const { preTag, postTag } = tags
  let depth = 0
  let runs: readonly Run[] = []
  for (const piece of text.split(new RegExp(`(${escaped(preTag)}|${escaped(postTag)})`))) {
    if (piece === preTag && (preTag !== postTag || depth === 0)) depth += 1
    else if (piece === postTag) depth = Math.max(0, depth - 1)
    else if (piece !== '') runs = appended(runs, { text: piece, isMatch: depth > 0 })
  }
  return runs
}

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** Cuts off halves of characters. */
const whole = (text: string): string => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')

function sliced(runs: readonly Run[], from: number, to: number): readonly Run[] {
  let at = 0
  return runs.flatMap((run) => {
    const begin = at
    at += run.text.length
    const text = whole(run.text.slice(Math.max(0, from - begin), Math.max(0, to - begin)))
    return text === '' ? [] : [{ ...run, text }]
  })
}

const dots: Run = { text: '…', isMatch: false }

/** The part of a text around its first match, in one line. */
export function snippetOf(all: readonly Run[]): readonly Run[] {
  const runs = all.map((run) => ({ ...run, text: run.text.replace(/\s+/g, ' ') }))
  const { length } = textOf(runs)
  const first = runs.findIndex(({ isMatch }) => isMatch)
  const place = textOf(runs.slice(0, Math.max(0, first))).length
  const isCutBefore = place > 2 * lead && length > longest
  const from = isCutBefore ? Math.min(place - lead, length - longest) : 0
  const to = from + longest
  return [...(isCutBefore ? [dots] : []), ...sliced(runs, from, to), ...(to < length ? [dots] : [])]
}

export interface Highlight {
  readonly tags: Tags | undefined
  readonly fields: Readonly<Record<string, string>>
}

/** Reads `highlight` of a result; without usable tags there are no matches. */
export function readHighlight(value: unknown): Highlight {
  if (!isRecord(value)) return { tags: undefined, fields: {} }
  const { preTag, postTag, fields } = value
  const areTags = typeof preTag === 'string' && typeof postTag === 'string'
  if (!areTags || preTag === '' || postTag === '' || !isRecord(fields)) {
    return { tags: undefined, fields: {} }
  }
  const texts = Object.entries(fields).filter(([, text]) => typeof text === 'string')
  return { tags: { preTag, postTag }, fields: Object.fromEntries(texts) as Record<string, string> }
}
