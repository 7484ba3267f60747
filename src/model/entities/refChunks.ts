// Many refs are asked for in batches that a server's limit on bodies lets through (spec 1 §5, §9).

const mostRefs = 1_000
/** Characters of one batch, with what JSON puts around each ref. */
const mostText = 90 * 1_024
const aroundEach = 3

/** The refs in their order, in batches of at most `most` refs and about 90 KiB of text; a longer one stands alone. */
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
