// Interprets pointer events as drags and presses.

import type { Point } from '../../model/graph/layout.ts'

/** Pixels that a pointer may move during a press. */
const clickTolerance = 4

type Stop = () => void

/** Calls back with each event before the browser's default action. */
export function listen<Type extends keyof HTMLElementEventMap>(
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
export function followDrags(
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
