// Ranks matches for what was typed into the command palette.

export interface Rankable {
  /** Names, the title first. */
  readonly names: readonly string[]
  /** Other searchable text. */
  readonly words?: readonly string[]
}

/** 0 exact name, 1 start of the name, 2 starts of its words, 3 anywhere in it, 4 in other text, 5 with typos. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5

/** Better ranks are those of names. */
const worstOfNames = 3

/** Ignores case, accents and full-width forms. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Splits a query at blanks, and at the colon and slash of a pasted ref. */
export const wordsOf = (query: string): readonly string[] =>
  plain(query)
    .split(/[\s:/]+/)
    .filter((word) => word !== '')

const wordStart = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}]|(?<=[\p{Ll}\p{N}])\p{Lu}/gu

/** The name from the start of each word: `checkoutService` has two. */
const fromWordStarts = (name: string): readonly string[] =>
  [...name.matchAll(wordStart)].map(({ index }) => plain(name.slice(index)))

function rankOfName(query: string, words: readonly string[], name: string): Rank | undefined {
  const text = plain(name)
  if (text === query) return 0
  if (text.startsWith(query)) return 1
  const starts = fromWordStarts(name)
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return 2
  return words.every((word) => text.includes(word)) ? 3 : undefined
}

/** Typos that are forgiven in a word; a short one would fit everywhere. */
const mostTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * Letters added, left out, replaced or swapped between the word and the start of the text.
 * @internal Exported for tests.
 */
export function typosAtStart(word: string, text: string): number {
  const typed = Array.from(word)
  const meant = Array.from(text).slice(0, typed.length + mostTypos(word))
  let before: readonly number[] = []
  let last: readonly number[] = [0, ...meant.map((_letter, place) => place + 1)]
  typed.forEach((letter, row) => {
    const next = [row + 1]
    meant.forEach((other, column) => {
      const isSwapped = letter === meant[column - 1] && other === typed[row - 1]
      next.push(
        Math.min(
          (last[column] ?? 0) + (letter === other ? 0 : 1),
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          isSwapped ? (before[column - 1] ?? 0) + 1 : Infinity,
        ),
      )
    })
    before = last
    last = next
  })
  return Math.min(...last)
}

/** True if every word is in the name, or is the start of one of its words with a typo or two. */
function isMistyped(words: readonly string[], name: string): boolean {
  const text = plain(name)
  const starts = fromWordStarts(name)
  return words.every(
    (word) =>
      text.includes(word) || starts.some((start) => typosAtStart(word, start) <= mostTypos(word)),
  )
}

/**
 * Undefined unless every word of the query matches.
 * @internal Exported for tests.
 */
export function rankOf(typed: string, { names, words: others = [] }: Rankable): Rank | undefined {
  const words = wordsOf(typed)
  const ranks = names
    .map((name) => rankOfName(plain(typed.trim()), words, name))
    .filter((rank) => rank !== undefined)
  if (ranks.length > 0) return Math.min(...ranks) as Rank
  const all = [...names, ...others].map(plain)
  if (words.every((word) => all.some((text) => text.includes(word)))) return 4
  return names.some((name) => isMistyped(words, name)) ? 5 : undefined
}

/** Forgives typos only if no name matches exactly. */
export const withoutTypos = <Match extends { readonly rank: Rank }>(
  matches: readonly Match[],
): readonly Match[] =>
  matches.some(({ rank }) => rank <= worstOfNames)
    ? matches.filter(({ rank }) => rank < 5)
    : matches

/** Matches, best first; equal ones keep their order. */
export const ranked = <Item extends Rankable>(
  typed: string,
  items: readonly Item[],
): readonly { readonly item: Item; readonly rank: Rank }[] =>
  withoutTypos(
    items.flatMap((item) => {
      const rank = rankOf(typed, item)
      return rank === undefined ? [] : [{ item, rank }]
    }),
  ).toSorted((one, other) => one.rank - other.rank)

/** True if a name matches without typos. */
export const isNamed = (typed: string, items: readonly Rankable[]): boolean =>
  items.some((item) => (rankOf(typed, item) ?? Infinity) <= worstOfNames)
