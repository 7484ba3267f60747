// A value that stands for a secret where the backend checks the values of a task: it fits the schema, and is made from the
// schema alone.

import type { Json } from '../../json.ts'
import type { FieldProblem } from './checkValues.ts'
import { shownMask } from './formMasks.ts'
import { readablePattern } from './pattern.ts'

const limitOf = (problems: readonly FieldProblem[], name: string): Json | undefined =>
  problems.find(({ keyword }) => keyword === name)?.params['limit']

// ---- A text for a pattern ----

/** A character or a class of them, and how often; groups and alternatives are not read. */
const part = /(\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^\\[\](){}|?*+])(?:\{(\d+)(?:,\d*)?\}|([?*+]))?/uy
const characters = 'x0X-_*!/.:@ abcdefABCDEF123456789'.split('')
const longest = 4_096

function characterOf(one: string): string | undefined {
  const isPlain = one.length === 1 && one !== '.'
  if (isPlain) return one
  const pattern = new RegExp(`^${one}$`, 'u')
  return [...characters, one.slice(1)].find((sign) => pattern.test(sign))
}

/** Undefined for a pattern with groups, alternatives or characters that are unusual. */
function textFor(pattern: string): string | undefined {
  const inner = pattern.replace(/^\^/, '').replace(/\$$/, '')
  let text = ''
  part.lastIndex = 0
  while (part.lastIndex < inner.length) {
    const [, one, count, mark] = part.exec(inner) ?? []
    const sign = one === undefined ? undefined : characterOf(one)
    if (sign === undefined) return undefined
    text += sign.repeat(Math.min(Number(count ?? (mark === '?' || mark === '*' ? 0 : 1)), longest))
  }
  return text
}

// ---- Texts of a length ----

/** Repeated to the length that is asked for: one of these fits most patterns that look ahead. */
const samples = ['*', 'x', 'X', '0', 'Xx0', 'Xx0*', 'Xx0-', 'Xx0_', 'Xx0!']

const ofLength = (sample: string, length: number): string =>
  sample.repeat(Math.ceil(length / sample.length)).slice(0, length)

const lengthsFor = (problems: readonly FieldProblem[]): readonly number[] =>
  [
    ...['minLength', 'maxLength'].map((name) => limitOf(problems, name)),
    ...[shownMask.length, 10, 12, 16, 20, 32, 64],
  ].flatMap((length) => (typeof length === 'number' && length <= longest ? [length] : []))

/** `problems` are those of `shownMask`; if nothing fits it is the answer, and the backend says why it refuses it. */
export function standInFor(
  problems: readonly FieldProblem[],
  isFitting: (value: Json) => boolean,
): Json {
  if (problems.length === 0) return shownMask
  const pattern = limitOf(problems, 'pattern')
  const readable = typeof pattern === 'string' ? readablePattern(pattern) : undefined
  const made = readable === undefined ? undefined : textFor(readable)
  const texts = lengthsFor(problems).flatMap((length) => [
    ...(made === undefined || made === '' ? [] : [made.padEnd(length, made.at(-1))]),
    ...samples.map((sample) => ofLength(sample, length)),
  ])
  const numbers = [limitOf(problems, 'minimum'), 0, 1, 1_000, 1_000_000]
  return (
    [made, ...texts, ...numbers, true].find((one) => one !== undefined && isFitting(one)) ??
    shownMask
  )
}
