import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { GraphLayout, Point } from '../../model/graph/layout.ts'
import {
  firstView,
  fitted,
  onPlane,
  panned,
  shiftIntoSight,
  zoomed,
  type Size,
  type View,
} from '../../model/graph/viewport.ts'
import { followDrags, listen } from './gestures.ts'
import { useSize } from './useSize.ts'

const zoomStep = 1.25
/** Pixels per key press. */
const panStep = 60

export interface Viewport {
  readonly view: View
  readonly size: Size
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly fit: () => void
}

/**
 * The visible part of a layout, moved by pointer, Ctrl and wheel, and keys. `around` is shown first if the graph is too
 * large to be readable as a whole. `onTap` gets a press in the layout's coordinates.
 */
export function useViewport(
  frame: RefObject<HTMLElement | null>,
  canvas: RefObject<SVGSVGElement | null>,
  layout: GraphLayout | null,
  around: Point | undefined,
  onTap: (point: Point, view: View) => void,
): Viewport {
  const size = useSize(canvas)
  const [moved, setMoved] = useState<View | null>(null)
  const plane = layout ?? { width: 1, height: 1 }
  const view = moved ?? firstView(plane, size, around)
  const middle = { x: size.width / 2, y: size.height / 2 }
  const zoom = (factor: number, at: Point = middle) => {
    setMoved((before) => zoomed(before ?? view, factor, at))
  }
  const pan = (x: number, y: number) => {
    setMoved((before) => panned(before ?? view, x, y))
  }
  const fit = () => {
    setMoved(fitted(plane, size))
  }
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => {
      zoom(zoomStep)
    },
    '-': () => {
      zoom(1 / zoomStep)
    },
    '0': fit,
    ArrowLeft: () => {
      pan(panStep, 0)
    },
    ArrowRight: () => {
      pan(-panStep, 0)
    },
    ArrowUp: () => {
      pan(0, panStep)
    },
    ArrowDown: () => {
      pan(0, -panStep)
    },
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key === '=' ? '+' : event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  })
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left = 0, top = 0 } = canvas.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }
  const wheeled = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    zoom(Math.exp(-event.deltaY / 300), placeOf(event))
  })
  // Scrolls to elements focused by keyboard; a press does not scroll.
  const focused = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const { left, top, right, bottom } = target.getBoundingClientRect()
    const origin = canvas.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const box = {
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    }
    const { x, y } = shiftIntoSight(box, size)
    if (x !== 0 || y !== 0) pan(x, y)
  })
  const dragged = useEffectEvent(pan)
  const tapped = useEffectEvent((event: PointerEvent) => {
    onTap(onPlane(view, placeOf(event)), view)
  })
  useEffect(() => {
    const { current: box } = frame
    const { current: surface } = canvas
    if (!box || !surface) return undefined
    const stops = [
      listen(box, 'keydown', pressed),
      listen(surface, 'focusin', focused),
      listen(surface, 'wheel', wheeled),
      ...followDrags(surface, dragged, tapped),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [frame, canvas])
  return {
    view,
    size,
    zoomIn: () => {
      zoom(zoomStep)
    },
    zoomOut: () => {
      zoom(1 / zoomStep)
    },
    fit,
  }
}
