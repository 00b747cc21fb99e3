import type { Point } from './point.ts'

/** The part of the drawing that a board shows, in drawing units. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function viewBox({ x, y, width, height }: Frame): string {
  return `${x} ${y} ${width} ${height}`
}

/** A place of the drawing in its widths and heights. */
export function shareOf({ x, y, width, height }: Frame, place: Point): Point {
  return { x: (place.x - x) / width, y: (place.y - y) / height }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** CSS pixels for one drawing unit, when the frame is fitted into a box and centred as SVG does by default. */
export function scaleOf(frame: Frame, box: Box): number {
  return Math.min(box.width / frame.width, box.height / frame.height)
}

/** From a place on the page, in CSS pixels, to the drawing. */
export function toDrawing(frame: Frame, box: Box, place: Point): Point {
  const scale = scaleOf(frame, box)
  return {
    x: frame.x + frame.width / 2 + (place.x - box.left - box.width / 2) / scale,
    y: frame.y + frame.height / 2 + (place.y - box.top - box.height / 2) / scale,
  }
}
