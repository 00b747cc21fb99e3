import type { Point } from './hex.ts'

/**
 * What a window shows of a board that is enlarged `scale` times: `x` and `y` are where the board's left and upper edge
 * lie, in widths and heights of the window (0 or less, so that the board always fills it).
 */
export interface View extends Point {
  readonly scale: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** How far one may go in. */
export const NEAREST = 3.2

/** The view that is nearest to another and shows nothing but the board. */
function held({ scale, x, y }: View): View {
  const within = (edge: number) => Math.min(0, Math.max(1 - scale, edge))
  // Adding 0 turns -0 into 0.
  return { scale, x: within(x) + 0, y: within(y) + 0 }
}

/** Enlarges (`factor` above 1) or reduces, and keeps what lies under `spot`, a place in the window, under it. */
export function zoomed(view: View, factor: number, spot: Point): View {
  const scale = Math.min(NEAREST, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return held({ scale, x: spot.x - (spot.x - view.x) * grown, y: spot.y - (spot.y - view.y) * grown })
}

/** Moves the board under the window; `rest` is how much of the way the board's edges left undone. */
export function panned(view: View, by: Point): { readonly view: View; readonly rest: Point } {
  const moved = held({ ...view, x: view.x + by.x, y: view.y + by.y })
  return { view: moved, rest: { x: view.x + by.x - moved.x, y: view.y + by.y - moved.y } }
}

/** How near to the window's edge a place may lie before the board is moved for it. */
const MARGIN = 0.14

/** The view moved as little as shows a place of the board, given in widths and heights of the board. */
export function revealing(view: View, place: Point): View {
  const by = (edge: number, share: number): number => {
    const seen = edge + share * view.scale
    return Math.min(Math.max(seen, MARGIN), 1 - MARGIN) - seen
  }
  return panned(view, { x: by(view.x, place.x), y: by(view.y, place.y) }).view
}

/** The CSS transform that makes a board laid out as `laid` look as `shown`, around its upper left corner. */
export function transformOf(shown: View, laid: View): string {
  const share = (to: number, from: number) => `${(((to - from) / laid.scale) * 100).toFixed(3)}%`
  return `translate(${share(shown.x, laid.x)}, ${share(shown.y, laid.y)}) scale(${(shown.scale / laid.scale).toFixed(4)})`
}
