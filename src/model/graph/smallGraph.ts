/** Pixels that fit a rank of this many nodes; known before the graph is laid out, so that nothing moves. */
export const smallGraphHeight = (nodes: number): number =>
  Math.min(Math.max(nodes * 62 + 80, 240), 560)
