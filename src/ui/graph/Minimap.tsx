import type { MouseEvent } from 'react'
import type { Point } from '../../model/graph/layout.ts'
import { onPlane, type Size, type View } from '../../model/graph/viewport.ts'
import classes from './DependencyGraph.module.css'
import { FarDrawing, type GraphDrawingProps } from './GraphDrawing.tsx'

export interface MinimapProps {
  readonly drawing: GraphDrawingProps
  readonly view: View
  readonly size: Size
  /** Gets the pressed point, in the layout's coordinates. */
  readonly onGoTo: (point: Point) => void
}

/** The whole graph, small, with a frame around the visible part; for the pointer only, because keys move the graph itself. */
export function Minimap({ drawing, view, size, onGoTo }: MinimapProps) {
  const { width, height } = drawing.layout
  const { x, y } = onPlane(view, { x: 0, y: 0 })
  const go = (event: MouseEvent<SVGSVGElement>) => {
    const { clientX, clientY, currentTarget } = event
    const toPlane = currentTarget.getScreenCTM()?.inverse()
    if (toPlane) onGoTo(new DOMPoint(clientX, clientY).matrixTransform(toPlane))
  }
  return (
    <svg
      className={classes['minimap']}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      aria-hidden="true"
      onClick={go}
    >
      <FarDrawing {...drawing} onSelect={undefined} />
      <rect
        className={classes['seen']}
        x={x}
        y={y}
        width={size.width / view.scale}
        height={size.height / view.scale}
      />
    </svg>
  )
}
