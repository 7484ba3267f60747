// Spoils real answers: the same shape, with some values replaced, and long lists and texts. So the attacks reach what a decoder
// lets pass: entities, templates, pages of documentation, logs and Kubernetes objects.

import { isRecord } from '../../src/model/isRecord.ts'

type Random = () => number

const script = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>'

/** In place of any value. */
const foreign: readonly unknown[] = [
  ...[null, 0, -1, 1e308, true, '', ' ', [], {}, [null], [[[[]]]], '__proto__', 'constructor'],
  ...[script, 'javascript:window.attacked=1', '//evil.example', 'https://evil.example/\u0000'],
  ...['\u202Eevil', '👩🏽‍🚀', '\uD800', '2026-99-99T99:99:99Z', '../../..', '%ff', '${{ a }}'],
  ...['\0', 'a\0b', 'a\uDC00', -1e308, 2 ** 53, '+275760-09-13T00:00:00.001Z', 'data:text/html,x'],
  ...['java\nscript:window.attacked=1', { ['__proto__']: { attacked: 1 } }, '=cmd|" /C calc"!A0'],
]

/** In place of a key, or beside the others. */
const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'length', '', '\0', '\uD800']

/** In place of a text: what is long, deep, or looks like markup. */
const texts: readonly string[] = [
  'a'.repeat(1_000_000),
  'a '.repeat(500_000),
  '\n'.repeat(100_000),
  '> '.repeat(5_000),
  '_a'.repeat(30_000),
  '['.repeat(20_000),
  '\u001B[31m'.repeat(50_000),
  `${'| a '.repeat(200)}|\n`.repeat(200),
  script.repeat(1_000),
]

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item

/** Longer answers would take the test's own time. */
const longestList = 10_000

interface Spoiling {
  /** About one value in so many is another. */
  readonly rarity?: number
  /** Texts of up to 3,000 characters and lists of 30, for many cases on one page. */
  readonly isSmall?: boolean
}

function longer(list: readonly unknown[], random: Random, isSmall: boolean): unknown {
  const length = isSmall ? 30 : random() < 0.5 ? longestList : 300
  return Array.from({ length }, (_, index) => list[index % list.length])
}

/** A copy in which some values and keys are others. */
function mutated(
  value: unknown,
  random: Random,
  { rarity = 20, isSmall = false }: Spoiling = {},
): unknown {
  const isHit = random() < 1 / rarity
  if (typeof value === 'string' && isHit) {
    if (random() >= 0.3) return pick(foreign, random)
    const text = pick(texts, random)
    return isSmall ? text.slice(0, 3_000) : text
  }
  if (Array.isArray(value)) {
    if (isHit && value.length > 0) return longer(value, random, isSmall)
    return value.map((one) => mutated(one, random, { rarity, isSmall }))
  }
  if (isHit) return pick(foreign, random)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      random() < 0.01 ? pick(keys, random) : key,
      mutated(one, random, { rarity, isSmall }),
    ]),
  )
}

/** Copies of the samples in turn, each small and each with something else in it. */
export function spoiledCopies<Sample>(
  samples: readonly Sample[],
  count: number,
  random: Random,
): readonly Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length] as Sample
    const text = JSON.stringify(sample)
    const values = text.match(/[,:[{]/g)?.length ?? 1
    for (;;) {
      const copy = mutated(sample, random, { rarity: Math.max(4, values / 4), isSmall: true })
      // Something else in place of the whole is a case of the list around it.
      if (typeof copy === typeof sample && JSON.stringify(copy) !== text) return copy as Sample
    }
  })
}

/** Paths of all texts in a value. */
function textPaths(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textPaths(one, [...path, key]))
}

/** A copy with another value at a path; what is missing on the way is made. */
export function withValueAt(
  whole: unknown,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) return value
  if (Array.isArray(whole))
    return whole.map((one, index) => (String(index) === key ? withValueAt(one, rest, value) : one))
  const record = isRecord(whole) ? whole : {}
  return { ...record, [key]: withValueAt(record[key], rest, value) }
}

/** The samples in turn; one text of the first copy is this one. */
export function copiesWithText<Sample>(
  samples: readonly Sample[],
  count: number,
  text: string,
  random: Random,
): readonly Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length] as Sample
    return index > 0
      ? sample
      : (withValueAt(sample, pick(textPaths(sample), random), text) as Sample)
  })
}

/** Lines and pages: parts are repeated, cut or replaced. */
function mutatedText(text: string, random: Random): string {
  const parts = text.split(/(?<=\n)/)
  return parts
    .flatMap((part) => {
      const kind = random()
      if (kind < 0.02) return [part.slice(0, Math.floor(random() * part.length))]
      if (kind < 0.04) return [pick(texts, random), '\n']
      if (kind < 0.06) return Array.from({ length: 200 }, () => part)
      return kind < 0.08 ? [String(pick(foreign, random)), '\n'] : [part]
    })
    .join('')
}

/** The body of an answer with other content of the same kind. */
export function mutatedBody(body: string, random: Random): string {
  try {
    return JSON.stringify(mutated(JSON.parse(body), random))
  } catch {
    return mutatedText(body, random)
  }
}

export const foreignValue = (random: Random): unknown =>
  pick([...foreign, ...texts.slice(4, 6)], random)
