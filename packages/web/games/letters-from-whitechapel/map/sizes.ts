/** How near one sees the map: from `far` numbers are larger than their coins, from `near` one sees all that is fine. */
export type Level = 'far' | 'middle' | 'near'

/** Sizes on the screen in CSS pixels, whatever the zoom, but `unit`: drawing units for one CSS pixel. */
export interface Sizes {
  readonly level: Level
  readonly unit: number
  /** The radius of a circle's coin. */
  readonly coin: number
  /** Half the side of a crossing's square. */
  readonly square: number
  /** Half the height of a token. */
  readonly token: number
  /** The size of a number in its coin. */
  readonly figure: number
  /** The size of words beside a node. */
  readonly label: number
}

/** From so many CSS pixels for one drawing unit on, numbers have room in their coins. */
export const NUMBERED = 0.8
/** From here on one sees what is fine. */
export const FINE = 2.2
/** No number is smaller, in CSS pixels. */
const SMALLEST = 8.35

/** What is drawn how large at a number of CSS pixels for one drawing unit. */
export function sizesAt(scale: number): Sizes {
  const coin = clamp(9.6 * scale ** 0.8, 3.5, 17)
  return {
    level: scale < NUMBERED ? 'far' : scale < FINE ? 'middle' : 'near',
    unit: 1 / scale,
    coin,
    square: clamp(3.5 * scale ** 0.8, 1.5, 6.5),
    token: clamp(12 * scale ** 0.6, 8, 21),
    figure: Math.max(SMALLEST, coin * 1.04),
    label: clamp(10.5 * scale ** 0.25, 10.5, 13.5),
  }
}

/** What is put beside what is put anew when one has come so many times nearer. */
const STRIDE = 1.1

/** The scale for which things are put beside each other: as far away as with any scale for which they stay there. */
export function stepOf(scale: number): number {
  return STRIDE ** Math.floor(Math.log(Math.min(scale, FINE)) / Math.log(STRIDE) + 1e-9)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Says how near one is, for what is seen from near alone. */
export function applyLevel(root: HTMLElement, { level }: Sizes): void {
  if (root.dataset.level !== level) root.dataset.level = level
}

/** Writes the sizes where the style sheet reads them; those of the numbers are written to each of them (see `useSizes`). */
export function applySizes(group: SVGElement, sizes: Sizes): void {
  group.style.setProperty('--lw-unit', sizes.unit.toFixed(5))
  for (const name of ['coin', 'square', 'token', 'label', 'figure'] as const)
    group.style.setProperty(`--lw-${name}-size`, sizes[name].toFixed(3))
}
