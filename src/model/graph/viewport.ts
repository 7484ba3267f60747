// What part of a plane is seen: pure arithmetic of panning and zooming.

import type { Point } from './layout.ts'

/** Plane to screen: `screen = plane * scale + offset`, in pixels. */
export interface View extends Point {
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Left, top, right and bottom on the plane. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** `whole`: what is smaller is no good first sight; then a part is shown, `readable`. */
const scales = { least: 0.02, most: 2.5, whole: 0.6, readable: 0.85 } as const
/** Below this scale no text could be read. */
export const detailScale = 0.4

const clampScale = (scale: number): number => Math.min(Math.max(scale, scales.least), scales.most)

/** Pixels at the bottom of the screen that buttons take. */
const footer = 48

/** All of it, in the middle, never larger than life. */
export function fitted(plane: Size, { width, height }: Size): View {
  const space = Math.max(height - footer, 1)
  const largest = Math.min(width / Math.max(plane.width, 1), space / Math.max(plane.height, 1))
  const scale = Math.min(1, clampScale(largest))
  return {
    scale,
    x: (width - plane.width * scale) / 2,
    y: (space - plane.height * scale) / 2,
  }
}

/**
 * With this point in the middle.
 * @internal Exported for tests.
 */
export const centredOn = ({ x, y }: Point, screen: Size, scale: number): View => ({
  scale,
  x: screen.width / 2 - x * scale,
  y: screen.height / 2 - y * scale,
})

/** All of it where that can be read, else the surroundings of a point, begun at its edge of the plane. */
export function firstView(plane: Size, screen: Size, around: Point | undefined): View {
  const whole = fitted(plane, screen)
  if (whole.scale >= scales.whole || !around) return whole
  const view = centredOn(around, screen, scales.readable)
  const atEdge = (offset: number, size: number, space: number) =>
    size * view.scale <= space
      ? (space - size * view.scale) / 2
      : Math.min(0, Math.max(offset, space - size * view.scale))
  return {
    ...view,
    x: atEdge(view.x, plane.width, screen.width),
    y: atEdge(view.y, plane.height, screen.height),
  }
}

export const panned = (view: View, x: number, y: number): View => ({
  ...view,
  x: view.x + x,
  y: view.y + y,
})

/** Pixels that are left around what has been moved into sight. */
const margin = 16

const shift = (start: number, end: number, space: number): number =>
  start < margin ? margin - start : Math.min(0, Math.max(space - margin - end, margin - start))

/** How far a box of the screen is from being seen whole; of one that is too large the beginning is. */
export const shiftIntoSight = (box: Box, { width, height }: Size): Point => ({
  x: shift(box.left, box.right, width),
  y: shift(box.top, box.bottom, height - footer),
})

/** What lies under this point of the screen stays there. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = clampScale(view.scale * factor)
  const ratio = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

export const onPlane = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
})

/** Pixels of the screen: what is seen is rounded outwards to tiles, so that few movements change it. */
const tile = 320

/** The part of the plane that is worth drawing. */
export function seenBox(view: View, screen: Size): Box {
  const size = tile / view.scale
  const { x, y } = onPlane(view, { x: 0, y: 0 })
  const end = onPlane(view, { x: screen.width, y: screen.height })
  return {
    left: (Math.floor(x / size) - 1) * size,
    top: (Math.floor(y / size) - 1) * size,
    right: (Math.ceil(end.x / size) + 1) * size,
    bottom: (Math.ceil(end.y / size) + 1) * size,
  }
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.left <= other.right &&
  other.left <= one.right &&
  one.top <= other.bottom &&
  other.top <= one.bottom

export const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

export const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.max(...points.map(({ y }) => y)),
})
