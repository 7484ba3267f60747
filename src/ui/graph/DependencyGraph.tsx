// A graph that can be panned and zoomed. The caller provides the nodes and handles presses.

import { type ReactNode, type RefObject, useId, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Direction, GraphLayout, LayoutEngine, Point } from '../../model/graph/layout.ts'
import { boxAround, detailScale, overlaps, seenBox, type View } from '../../model/graph/viewport.ts'
import { saveFile } from '../behaviour/saveFile.ts'
import { Button } from '../button/Button.tsx'
import { colourOf } from '../colourOf.ts'
import { Message } from '../message/Message.tsx'
import { Progress } from '../progress/Progress.tsx'
import classes from './DependencyGraph.module.css'
import { GraphControls } from './GraphControls.tsx'
import { FarDrawing, NearDrawing } from './GraphDrawing.tsx'
import {
  type GraphItem,
  type GraphLink,
  type GraphTexts,
  sizeOfItem,
  sizeOfLabel,
} from './graphParts.ts'
import { Minimap } from './Minimap.tsx'
import { svgText } from './svgText.ts'
import { useGraphLayout } from './useGraphLayout.ts'
import { useViewport } from './useViewport.ts'

interface Drawn {
  readonly items: readonly GraphItem[]
  readonly links: readonly GraphLink[]
  readonly layout: GraphLayout
}

/** Saves the whole graph in its colours on screen. */
function exportGraph(fileName: string, title: string, drawn: Drawn, frame: Element): void {
  const token = (name: string) => colourOf(frame, `--ant-${name}`)
  const colours = {
    ground: token('color-bg-layout'),
    node: token('color-bg-container'),
    border: token('color-border'),
    root: token('color-primary'),
    missing: token('color-warning'),
    text: token('color-text'),
    quiet: token('color-text-secondary'),
    edge: token('color-text-tertiary'),
    font: getComputedStyle(frame).fontFamily,
  }
  const { items, links, layout } = drawn
  saveFile(fileName, 'image/svg+xml', svgText(title, items, links, layout, colours))
}

const follow = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => {
    document.removeEventListener('fullscreenchange', listener)
  }
}

/** Whether an element fills the screen, and how to toggle it; undefined if the browser does not support it. */
function useFullScreen(element: RefObject<Element | null>) {
  const isFull = useSyncExternalStore(follow, () => Boolean(document.fullscreenElement))
  const change = () => {
    if (isFull) void document.exitFullscreen()
    // Ignored if refused.
    else element.current?.requestFullscreen().catch(() => undefined)
  }
  return { isFull, change: document.fullscreenEnabled ? change : undefined }
}

export interface DependencyGraphProps {
  readonly items: readonly GraphItem[]
  readonly links: readonly GraphLink[]
  readonly direction: Direction
  /** Pixels between nodes of a rank; 50 by default (spec 2 §9). */
  readonly nodeMargin?: number
  readonly engine: LayoutEngine
  readonly selected?: string | null
  /** Called on a press; without it a node links to its page. */
  readonly onSelect?: (id: string) => void
  readonly onExpand?: (id: string) => void
  readonly texts: GraphTexts
  /** Name of the exported file; without it there is no export. */
  readonly fileName?: string
  /** What colours and shapes mean, in a corner of the drawing. */
  readonly legend?: ReactNode
}

/** From this number of nodes on there is a small map of the whole. */
const leastMapped = 50

/** Above this number of edges, labels get no space of their own, which would double the layout’s time. */
const mostLabels = 400

function useLayoutInput({ items, links, direction, nodeMargin }: DependencyGraphProps) {
  return useMemo(
    () => ({
      direction,
      ...(nodeMargin !== undefined && { nodeMargin }),
      nodes: items.map((item) => ({ id: item.id, ...sizeOfItem(item) })),
      edges: links.map(({ id, from, to, label }) => ({
        id,
        from,
        to,
        ...(links.length <= mostLabels && label !== '' && { label: sizeOfLabel(label) }),
      })),
    }),
    [items, links, direction, nodeMargin],
  )
}

function itemAt(point: Point, items: readonly GraphItem[], layout: GraphLayout | null) {
  const here = boxAround(point, { width: 0, height: 0 })
  return items.find((item) => {
    const at = layout?.nodes[item.id]
    return at !== undefined && overlaps(boxAround(at, sizeOfItem(item)), here)
  })
}

export function DependencyGraph(props: DependencyGraphProps) {
  const { items, links, engine, selected = null, onSelect, onExpand, texts } = props
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<SVGSVGElement>(null)
  const arrow = useId()
  const { layout, isBusy, hasFailed, retry } = useGraphLayout(engine, useLayoutInput(props))
  const first = items.find(({ tone }) => tone === 'root') ?? items[0]
  const around = layout?.nodes[selected ?? ''] ?? layout?.nodes[first?.id ?? '']
  // Zoomed out, nodes are no buttons, so the pressed node is looked up by position.
  const tapped = (point: Point, { scale }: View) => {
    const item = scale < detailScale ? itemAt(point, items, layout) : undefined
    if (item) onSelect?.(item.id)
  }
  const viewport = useViewport(frame, canvas, layout, around, tapped)
  const { view, size } = viewport
  const fullScreen = useFullScreen(frame)
  const { left, top, right, bottom } = seenBox(view, size)
  const seen = useMemo(() => ({ left, top, right, bottom }), [left, top, right, bottom])
  const drawing = layout && { items, links, layout, selected, arrow, onSelect, onExpand }
  const { fileName, legend } = props
  const save = () => {
    if (layout && fileName !== undefined && frame.current)
      exportGraph(fileName, texts.graph, { items, links, layout }, frame.current)
  }
  return (
    <div ref={frame} className={classes['frame']} data-busy={isBusy}>
      <Progress active={isBusy} label={texts.layingOut} />
      {hasFailed && (
        <Message
          severity="error"
          title={texts.layoutFailed}
          actions={<Button onClick={retry}>{texts.retry}</Button>}
        />
      )}
      <svg ref={canvas} className={classes['canvas']} role="group" aria-label={texts.graph}>
        <defs>
          <marker
            id={arrow}
            className={classes['arrow']}
            viewBox="0 0 8 8"
            refX={7}
            refY={4}
            markerWidth={7}
            markerHeight={7}
            orient="auto-start-reverse"
          >
            <path d="M0,0.5L7.5,4L0,7.5z" />
          </marker>
        </defs>
        <g
          transform={`translate(${String(view.x)},${String(view.y)}) scale(${String(view.scale)})`}
        >
          {drawing &&
            (view.scale < detailScale ? (
              <FarDrawing {...drawing} />
            ) : (
              <NearDrawing {...drawing} seen={seen} />
            ))}
        </g>
      </svg>
      {legend}
      {drawing && items.length >= leastMapped && (
        <Minimap drawing={drawing} view={view} size={size} onGoTo={viewport.goTo} />
      )}
      <GraphControls
        texts={texts}
        onZoomIn={viewport.zoomIn}
        onZoomOut={viewport.zoomOut}
        onFit={viewport.fit}
        isFullScreen={fullScreen.isFull}
        onFullScreen={fullScreen.change}
        onExport={fileName === undefined || !layout ? undefined : save}
      />
    </div>
  )
}
