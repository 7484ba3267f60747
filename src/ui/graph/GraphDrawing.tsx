// Draws a layout: the visible cards when zoomed in, only shapes when zoomed out, so that thousands
// of nodes need few paths.

import { memo } from 'react'
import type { GraphLayout, Point } from '../../model/graph/layout.ts'
import { boxAround, boxOf, overlaps, type Box } from '../../model/graph/viewport.ts'
import classes from './DependencyGraph.module.css'
import { edgePath } from './edgePath.ts'
import { GraphNode } from './GraphNode.tsx'
import { sizeOfItem, sizeOfLabel, type GraphItem, type GraphLink } from './graphParts.ts'

export interface GraphDrawingProps {
  readonly items: readonly GraphItem[]
  readonly links: readonly GraphLink[]
  readonly layout: GraphLayout
  readonly selected: string | null
  /** Id of the arrowhead. */
  readonly arrow: string
  readonly onSelect: ((id: string) => void) | undefined
  readonly onExpand: ((id: string) => void) | undefined
}

/** Above this number of nodes, Tab stops only at the roots and the selected node: the list has all of them. */
const mostTabStops = 60

export interface SeenProps extends GraphDrawingProps {
  readonly seen: Box
}

export const NearDrawing = memo(function NearDrawing({ seen, ...drawing }: SeenProps) {
  const { items, links, layout, selected, arrow, onSelect, onExpand } = drawing
  const inSight = items.flatMap((item) => {
    const at = layout.nodes[item.id]
    return at && overlaps(boxAround(at, sizeOfItem(item)), seen) ? [{ item, at }] : []
  })
  const isStop = ({ id, tone }: GraphItem) =>
    items.length <= mostTabStops || tone === 'root' || id === selected
  return (
    <>
      {links.map((link) => {
        const edge = layout.edges[link.id]
        if (!edge || !overlaps(boxOf(edge.points), seen)) return null
        return (
          <g
            key={link.id}
            className={classes['edge']}
            data-strong={link.isStrong}
            data-near={link.from === selected || link.to === selected}
          >
            <path className={classes['reach']} d={edgePath(edge.points, layout.isUpright)} />
            <path
              className={classes['line']}
              d={edgePath(edge.points, layout.isUpright)}
              markerEnd={`url(#${arrow})`}
            />
            {edge.label && <EdgeLabel text={link.label} at={edge.label} />}
          </g>
        )
      })}
      {inSight.map(({ item, at }) => (
        <GraphNode
          key={item.id}
          item={item}
          at={at}
          isSelected={item.id === selected}
          isTabStop={isStop(item)}
          onSelect={onSelect}
          onExpand={onExpand}
        />
      ))}
    </>
  )
})

function EdgeLabel({ text, at }: { readonly text: string; readonly at: Point }) {
  const size = sizeOfLabel(text)
  const { left, top } = boxAround(at, size)
  return (
    <>
      <rect className={classes['labelGround']} x={left} y={top} {...size} rx={4} />
      <text className={classes['label']} x={at.x} y={at.y + 4}>
        {text}
      </text>
    </>
  )
}

/** Shapes of one tone as a single path. */
function shapes(items: readonly GraphItem[], layout: GraphLayout): string {
  return items
    .map((item) => {
      const at = layout.nodes[item.id]
      if (!at) return ''
      const { width, height } = sizeOfItem(item)
      const { left, top } = boxAround(at, { width, height })
      return `M${left.toFixed(0)},${top.toFixed(0)}h${String(width)}v${String(height)}h-${String(width)}z`
    })
    .join('')
}

export const FarDrawing = memo(function FarDrawing(drawing: GraphDrawingProps) {
  const { items, links, layout, selected, onSelect } = drawing
  const lines = links
    .map(({ id }) => edgePath(layout.edges[id]?.points ?? [], layout.isUpright))
    .join('')
  const tones = ['plain', 'ok', 'waiting', 'pending', 'missing', 'failed', 'root'] as const
  return (
    <g className={classes['far']} data-choosing={onSelect !== undefined}>
      <path className={classes['line']} d={lines} />
      {tones.map((tone) => (
        <path
          key={tone}
          data-tone={tone}
          className={classes['box']}
          d={shapes(
            items.filter((item) => item.tone === tone),
            layout,
          )}
        />
      ))}
      <path
        className={classes['farSelected']}
        d={shapes(
          items.filter(({ id }) => id === selected),
          layout,
        )}
      />
    </g>
  )
})
