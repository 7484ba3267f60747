// Arithmetic of panning and zooming: which part of a plane is visible.

import type { Point } from './layout.ts'

/** From plane to screen: `screen = plane * scale + offset`, in pixels. */
export interface View extends Point {
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Edges on the plane. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * `whole`: below this scale the first view shows only a part, at `readable`; titles of 13 and texts of 11 pixels are then
 * no smaller than 10.
 */
const scales = { least: 0.02, most: 2.5, whole: 0.77, readable: 0.91 } as const
/** Below this scale, text is not readable. */
export const detailScale = 0.4

const clampScale = (scale: number): number => Math.min(Math.max(scale, scales.least), scales.most)

/** Pixels that the buttons at the bottom cover. */
const footer = 48

/** Fits everything into the screen, centred, at most at full size. */
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

/** Centres a point. */
export const centredOn = ({ x, y }: Point, screen: Size, scale: number): View => ({
  scale,
  x: screen.width / 2 - x * scale,
  y: screen.height / 2 - y * scale,
})

/** Fits everything if it stays readable, else shows the surroundings of a point. */
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

/** Pixels between the edge of the screen and what was scrolled into view. */
const margin = 16

const shift = (start: number, end: number, space: number): number =>
  start < margin ? margin - start : Math.min(0, Math.max(space - margin - end, margin - start))

/** How far a box must move to be visible; a box larger than the screen shows its start. */
export const shiftIntoSight = (box: Box, { width, height }: Size): Point => ({
  x: shift(box.left, box.right, width),
  y: shift(box.top, box.bottom, height - footer),
})

/** Zooms around a point of the screen. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = clampScale(view.scale * factor)
  const ratio = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

export const onPlane = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
})

/** Pixels; the visible part is rounded outwards to tiles, so that small movements change nothing. */
const tile = 320

/** The part of the plane to draw. */
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
