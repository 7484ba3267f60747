// Splits many things into batches that fit a server's limit on requests (spec 1 §5, §9).

interface Limit<Item> {
  readonly sizeOf: (item: Item) => number
  /** Sum of the sizes in a batch. */
  readonly longest: number
  /** Items in a batch. */
  readonly most?: number
}

/** Batches in order; an item that is longer than a batch gets one of its own. */
export function batches<Item>(
  items: readonly Item[],
  { sizeOf, longest, most = Infinity }: Limit<Item>,
): readonly (readonly Item[])[] {
  const all: Item[][] = []
  let length = 0
  for (const item of items) {
    const last = all.at(-1)
    const size = sizeOf(item)
    if (last === undefined || last.length >= most || length + size > longest) {
      all.push([item])
      length = size
    } else {
      last.push(item)
      length += size
    }
  }
  return all
}

const mostRefs = 1_000
/** Characters per batch, including JSON's quotes and commas. */
const mostText = 90 * 1_024
const aroundEach = 3

/** Of at most `most` refs and about 90 KiB. */
export const refChunks = (
  refs: readonly string[],
  most = mostRefs,
): readonly (readonly string[])[] =>
  batches(refs, { sizeOf: (ref) => ref.length + aroundEach, longest: mostText, most })
