import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { GraphLayout, Point } from '../../model/graph/layout.ts'
import {
  centredOn,
  firstView,
  fitted,
  onPlane,
  panned,
  shiftIntoSight,
  type Size,
  type View,
  zoomed,
} from '../../model/graph/viewport.ts'
import { useSize } from './useSize.ts'

// Interprets pointer events as drags and presses.

/** Pixels that a pointer may move during a press. */
const clickTolerance = 4

type Stop = () => void

/** Calls back with each event before the browser's default action. */
function listen<Type extends keyof HTMLElementEventMap>(
  target: Element,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): Stop {
  const heard = listener as EventListener
  target.addEventListener(type, heard, { passive: false })
  return () => {
    target.removeEventListener(type, heard)
  }
}

/** Reports drags, and presses without movement; returns a function to stop. */
function followDrags(
  surface: Element,
  onDrag: (x: number, y: number) => void,
  onTap: (event: PointerEvent) => void,
): readonly Stop[] {
  let last: (Point & { readonly id: number; readonly isDrag: boolean }) | null = null
  const pressed = (event: PointerEvent) => {
    if (event.button !== 0 || last) return
    last = { id: event.pointerId, x: event.clientX, y: event.clientY, isDrag: false }
  }
  const moved = (event: PointerEvent) => {
    if (event.pointerId !== last?.id) return
    const by = { x: event.clientX - last.x, y: event.clientY - last.y }
    if (!last.isDrag && Math.hypot(by.x, by.y) < clickTolerance) return
    if (!last.isDrag) surface.setPointerCapture(event.pointerId)
    last = { id: event.pointerId, x: event.clientX, y: event.clientY, isDrag: true }
    onDrag(by.x, by.y)
  }
  const released = (event: PointerEvent) => {
    if (event.pointerId === last?.id && !last.isDrag) onTap(event)
    last = null
  }
  const lost = () => {
    last = null
  }
  return [
    listen(surface, 'pointerdown', pressed),
    listen(surface, 'pointermove', moved),
    listen(surface, 'pointerup', released),
    listen(surface, 'pointercancel', lost),
  ]
}

const zoomStep = 1.25
/** Pixels per key press. */
const panStep = 60

export interface Viewport {
  readonly view: View
  readonly size: Size
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly fit: () => void
  /** Moves a point of the layout into the middle. */
  readonly goTo: (point: Point) => void
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
    goTo: (point) => {
      setMoved(centredOn(point, size, view.scale))
    },
  }
}
