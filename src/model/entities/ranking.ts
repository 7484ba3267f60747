// Ranks matches for what was typed into the command palette.

export interface Rankable {
  /** Names, the title first. */
  readonly names: readonly string[]
  /** Other searchable text. */
  readonly words?: readonly string[]
}

/** 0 exact name, 1 start of the name, 2 starts of its words, 3 anywhere in it, 4 in other text. */
export type Rank = 0 | 1 | 2 | 3 | 4

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
  return words.every((word) => all.some((text) => text.includes(word))) ? 4 : undefined
}

/** Matches, best first; equal ones keep their order. */
export const ranked = <Item extends Rankable>(
  typed: string,
  items: readonly Item[],
): readonly { readonly item: Item; readonly rank: Rank }[] =>
  items
    .flatMap((item) => {
      const rank = rankOf(typed, item)
      return rank === undefined ? [] : [{ item, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
