// Computes positions of nodes and edges with dagre. Slow, so it runs in a worker.

import { graphlib, layout } from '@dagrejs/dagre'

/** Direction of the edges: right, down, left or up. */
export type Direction = 'LR' | 'TB' | 'RL' | 'BT'

export interface Point {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export interface LayoutInput {
  readonly direction: Direction
  /** Pixels between nodes of the same rank. */
  readonly nodeMargin?: number
  readonly nodes: readonly (Size & { readonly id: string })[]
  readonly edges: readonly {
    readonly id: string
    readonly from: string
    readonly to: string
    /** Size of its label, if it has one. */
    readonly label?: Size
  }[]
}

export interface GraphLayout extends Size {
  /** True if ranks follow each other vertically. */
  readonly isUpright: boolean
  /** Centres of nodes, by id. */
  readonly nodes: Readonly<Record<string, Point>>
  readonly edges: Readonly<Record<string, EdgeLayout>>
}

interface EdgeLayout {
  readonly points: readonly Point[]
  /** Centre of the label. */
  readonly label?: Point
}

export interface LayoutEngine {
  /** Rejects with the signal's reason when aborted, and stops working. */
  readonly layOut: (input: LayoutInput, signal: AbortSignal) => Promise<GraphLayout>
}

/**
 * Pixels between nodes, edges and ranks (spec 2 §9).
 * @internal Exported for tests.
 */
export const layoutMargins = { node: 50, edge: 10, rank: 50 } as const

/** Above this number of nodes, a faster ranking algorithm is used. */
const mostRankedWell = 300
const aroundAll = 16

const pointOf = ({ x, y }: Point): Point => ({ x, y })

type Placed = Point & Size

/** The middle of the side of a node that faces a point. */
function sideOf({ x, y, width, height }: Placed, towards: Point, isUpright: boolean): Point {
  return isUpright
    ? { x, y: y + (towards.y < y ? -height : height) / 2 }
    : { x: x + (towards.x < x ? -width : width) / 2, y }
}

/** Connects the middles of two sides, so that lines leave nodes in the direction of the ranks. */
function anchored(
  points: readonly Point[],
  { from, to }: { readonly from: Placed; readonly to: Placed },
  isUpright: boolean,
): readonly Point[] {
  const inner = points.slice(1, -1)
  const [first = to] = inner
  const last = inner.at(-1) ?? from
  return [sideOf(from, first, isUpright), ...inner, sideOf(to, last, isUpright)]
}

/** Throws if an edge leads to an unknown node. */
export function layOut(input: LayoutInput): GraphLayout {
  const { direction, nodeMargin = layoutMargins.node, nodes, edges } = input
  const graph = new graphlib.Graph({ multigraph: true })
  graph.setGraph({
    rankdir: direction,
    nodesep: nodeMargin,
    edgesep: layoutMargins.edge,
    ranksep: layoutMargins.rank,
    marginx: aroundAll,
    marginy: aroundAll,
    ranker: nodes.length > mostRankedWell ? 'tight-tree' : 'network-simplex',
  })
  // Uses numbers as names, because dagre breaks on names such as `constructor`.
  const names = new Map(nodes.map(({ id }, index) => [id, `n${String(index)}`]))
  const nameOf = (id: string, edge: string) => {
    const name = names.get(id)
    if (name === undefined) throw new Error(`The edge '${edge}' leads nowhere`)
    return name
  }
  for (const { id, width, height } of nodes) graph.setNode(nameOf(id, ''), { width, height })
  const lines = edges.map(({ id, from, to, label }, index) => {
    const line = { v: nameOf(from, id), w: nameOf(to, id), name: `e${String(index)}` }
    graph.setEdge(line, { ...(label ?? { width: 0, height: 0 }), labelpos: 'c' })
    return { id, line, hasLabel: label !== undefined }
  })
  layout(graph)
  const isUpright = direction === 'TB' || direction === 'BT'
  const { width = 0, height = 0 } = graph.graph() as Partial<Size>
  return {
    isUpright,
    width,
    height,
    nodes: Object.fromEntries(
      nodes.map(({ id }) => [id, pointOf(graph.node(nameOf(id, '')) as Point)]),
    ),
    edges: Object.fromEntries(
      lines.map(({ id, line, hasLabel }) => {
        const { points, x, y } = graph.edge(line) as EdgeLayout & Point
        const ends = { from: graph.node(line.v) as Placed, to: graph.node(line.w) as Placed }
        const drawn = line.v === line.w ? points : anchored(points, ends, isUpright)
        return [id, { points: drawn.map(pointOf), ...(hasLabel && { label: { x, y } }) }]
      }),
    ),
  }
}
