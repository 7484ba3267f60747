/** Divides `most` among parts of these sizes: small parts are whole, large ones have equal shares of the rest. */
export function fairShares(sizes: readonly number[], most: number): readonly number[] {
  const shares = sizes.map(() => 0)
  let left = most
  const ascending = sizes.map((size, index) => ({ size, index })).sort((a, b) => a.size - b.size)
  ascending.forEach(({ size, index }, place) => {
    const share = Math.min(size, Math.floor(left / (sizes.length - place)))
    shares[index] = share
    left -= share
  })
  return shares
}
