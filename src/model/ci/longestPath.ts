// Which jobs of a run have taken longest, one after the other.

import type { JobGraph, JobNode } from './jobGraph.ts'
import { spanOfJob } from './jobSpan.ts'

/** Milliseconds from the begin of a node's first job to the end of its last; 0 without an end. */
export function lengthOfNode({ jobs }: JobNode): number {
  const spans = jobs.flatMap((job) => spanOfJob(job) ?? [])
  const ends = spans.flatMap(({ to }) => to ?? [])
  if (spans.length === 0 || ends.length < spans.length) return 0
  return Math.max(0, Math.max(...ends) - Math.min(...spans.map(({ from }) => from)))
}

interface JobPath {
  /** Ids of nodes, in their order. */
  readonly ids: readonly string[]
  /** Milliseconds. */
  readonly length: number
}

const nothing: JobPath = { ids: [], length: 0 }

/** The first of the longest; edges that lead back are left out. Undefined where no job waits for another. */
export function longestPath({ nodes, edges }: JobGraph): JobPath | undefined {
  const needs = Map.groupBy(edges, ({ to }) => to)
  const known = new Map<string, JobPath>()
  const lengths = new Map(nodes.map((node) => [node.id, lengthOfNode(node)]))
  const pathTo = (id: string, before: ReadonlySet<string>): JobPath => {
    const done = known.get(id)
    if (done) return done
    const seen = new Set([...before, id])
    const ways = (needs.get(id) ?? [])
      .filter(({ from }) => lengths.has(from) && !seen.has(from))
      .map(({ from }) => pathTo(from, seen))
    const longest = ways.reduce((one, other) => (other.length > one.length ? other : one), nothing)
    const path = { ids: [...longest.ids, id], length: longest.length + (lengths.get(id) ?? 0) }
    known.set(id, path)
    return path
  }
  const whole = nodes
    .map(({ id }) => pathTo(id, new Set()))
    .reduce((one, other) => (other.length > one.length ? other : one), nothing)
  return whole.ids.length > 1 ? whole : undefined
}

/** How many nodes are how deep, for a picture of a graph that is not laid out yet. */
export function ranksOf({ nodes, edges }: JobGraph): readonly number[] {
  const rank = new Map(nodes.map(({ id }) => [id, 0]))
  // Each round moves nodes behind what they need; in a cycle they stop at the last rank that there can be.
  for (let hasMoved = true; hasMoved;) {
    hasMoved = false
    for (const { from, to } of edges) {
      const behind = (rank.get(from) ?? -1) + 1
      if (behind <= (rank.get(to) ?? nodes.length) || behind >= nodes.length) continue
      rank.set(to, behind)
      hasMoved = true
    }
  }
  const counts = new Map<number, number>()
  for (const depth of rank.values()) counts.set(depth, (counts.get(depth) ?? 0) + 1)
  return [...counts].sort(([one], [other]) => one - other).map(([, count]) => count)
}
