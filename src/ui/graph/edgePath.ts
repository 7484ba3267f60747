import type { Point } from '../../model/graph/layout.ts'

const text = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`

/**
 * A smooth line through all points, as the `d` of a path. At each point it follows the direction of
 * the ranks, so that it meets nodes and labels at right angles.
 */
export function edgePath(points: readonly Point[], isUpright: boolean): string {
  const [first, ...others] = points
  if (!first) return ''
  const curves = others.map((to, index) => {
    const from = points[index] ?? first
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const leaving = isUpright ? { x: from.x, y: middle.y } : { x: middle.x, y: from.y }
    const arriving = isUpright ? { x: to.x, y: middle.y } : { x: middle.x, y: to.y }
    return `C${text(leaving)} ${text(arriving)} ${text(to)}`
  })
  return `M${text(first)}${curves.join('')}`
}
