// Splits many refs into batches that fit a server's limit on request bodies (spec 1 §5, §9).

const mostRefs = 1_000
/** Characters per batch, including JSON's quotes and commas. */
const mostText = 90 * 1_024
const aroundEach = 3

/** Batches in order, of at most `most` refs and about 90 KiB; a longer ref gets a batch of its own. */
export function refChunks(
  refs: readonly string[],
  most = mostRefs,
): readonly (readonly string[])[] {
  const chunks: string[][] = []
  let text = 0
  for (const ref of refs) {
    const last = chunks.at(-1)
    const size = ref.length + aroundEach
    if (last === undefined || last.length >= most || text + size > mostText) {
      chunks.push([ref])
      text = size
    } else {
      last.push(ref)
      text += size
    }
  }
  return chunks
}
