// How well something answers what was typed into the command palette.

export interface Rankable {
  /** What it is called, the title first. */
  readonly names: readonly string[]
  /** What else may be said of it. */
  readonly words?: readonly string[]
}

/** 0 the very name, 1 its beginning, 2 beginnings of its words, 3 anywhere in it, 4 in what else is said. */
export type Rank = 0 | 1 | 2 | 3 | 4

/** Without case, accents and width. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The parts of a query: blanks part words, colon and slash part a pasted ref. */
export const wordsOf = (query: string): readonly string[] =>
  plain(query)
    .split(/[\s:/]+/)
    .filter((word) => word !== '')

const wordStart = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}]|(?<=[\p{Ll}\p{N}])\p{Lu}/gu

/** The name from each of its words on: `checkoutService` has two. */
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
 * Nothing where a word of the query is found nowhere.
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

/** What answers a query, best first; of equals the first stays first. */
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
