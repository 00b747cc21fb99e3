import type { Point } from './point.ts'

/**
 * What a window shows of a board that is enlarged `scale` times: `x` and `y` are where the board's left and upper edge
 * lie, in widths and heights of the window (0 or less, so that the board always fills it).
 */
export interface View extends Point {
  readonly scale: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** How far one may go in on a board. */
export const NEAREST = 3.2

/** What a drawing allows of its window. */
export interface Bounds {
  /** How far one may go in. */
  readonly nearest: number
  /** Which share of the sheet's width and height the drawing fills, in the middle of it; the rest is margin. */
  readonly fills: Point
}

/** A board has the shape of its window. */
export const BOARD: Bounds = { nearest: NEAREST, fills: { x: 1, y: 1 } }

/** The view that is nearest to another and shows nothing but the drawing where that is larger than the window. */
function held({ scale, x, y }: View, { fills }: Bounds): View {
  const within = (edge: number, share: number): number => {
    const size = scale * share
    const margin = (scale - size) / 2
    return size <= 1 ? (1 - scale) / 2 : Math.min(-margin, Math.max(1 - size - margin, edge))
  }
  // Adding 0 turns -0 into 0.
  return { scale, x: within(x, fills.x) + 0, y: within(y, fills.y) + 0 }
}

/** Enlarges (`factor` above 1) or reduces, and keeps what lies under `spot`, a place in the window, under it. */
export function zoomed(view: View, factor: number, spot: Point, bounds: Bounds = BOARD): View {
  const scale = Math.min(bounds.nearest, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return held({ scale, x: spot.x - (spot.x - view.x) * grown, y: spot.y - (spot.y - view.y) * grown }, bounds)
}

/** Moves the board under the window; `rest` is how much of the way the board's edges left undone. */
export function panned(view: View, by: Point, bounds: Bounds = BOARD): { readonly view: View; readonly rest: Point } {
  const moved = held({ ...view, x: view.x + by.x, y: view.y + by.y }, bounds)
  return { view: moved, rest: { x: view.x + by.x - moved.x, y: view.y + by.y - moved.y } }
}

/** How near to the window's edge a place may lie before the board is moved for it. */
const MARGIN = 0.14

/** A place of the drawing, in its widths and heights, on the sheet. */
export function onSheet(place: Point, { fills }: Bounds): Point {
  const share = (at: number, filled: number) => 0.5 + (at - 0.5) * filled
  return { x: share(place.x, fills.x), y: share(place.y, fills.y) }
}

/** The view moved as little as shows a place of the drawing, given in its widths and heights. */
export function revealing(view: View, place: Point, bounds: Bounds = BOARD): View {
  const { x, y } = onSheet(place, bounds)
  const by = (edge: number, share: number): number => {
    const seen = edge + share * view.scale
    return Math.min(Math.max(seen, MARGIN), 1 - MARGIN) - seen
  }
  return panned(view, { x: by(view.x, x), y: by(view.y, y) }, bounds).view
}

/** So near to an edge a place is as good as not seen, in widths and heights of the window; buttons lie over its lower one. */
const RIM = { side: 0.05, top: 0.05, bottom: 0.13 }

/** Whether a place of the drawing, given in its widths and heights, is in sight. */
export function isSeen(view: View, place: Point, bounds: Bounds = BOARD): boolean {
  const { x, y } = onSheet(place, bounds)
  const [right, down] = [view.x + x * view.scale, view.y + y * view.scale]
  // Of the whole drawing nothing more can be shown.
  if (view.scale === 1) return true
  return right >= RIM.side && right <= 1 - RIM.side && down >= RIM.top && down <= 1 - RIM.bottom
}

/** Of the scales that are left, how many are used up to show a single place. */
const CLOSE = 0.45

/** A view of a part of the drawing, given by two opposite corners in its widths and heights, with room around it. */
export function showing(from: Point, to: Point, bounds: Bounds): View {
  const [a, b] = [onSheet(from, bounds), onSheet(to, bounds)]
  const span = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y))
  const scale = Math.min(Math.max(1, (1 - 2 * MARGIN) / span), Math.max(1, bounds.nearest * CLOSE))
  const middle = (p: number, q: number) => 0.5 - ((p + q) / 2) * scale
  return held({ scale, x: middle(a.x, b.x), y: middle(a.y, b.y) }, bounds)
}

/** The CSS transform that makes a board laid out as `laid` look as `shown`, around its upper left corner. */
export function transformOf(shown: View, laid: View): string {
  const share = (to: number, from: number) => `${(((to - from) / laid.scale) * 100).toFixed(3)}%`
  return `translate(${share(shown.x, laid.x)}, ${share(shown.y, laid.y)}) scale(${(shown.scale / laid.scale).toFixed(4)})`
}
