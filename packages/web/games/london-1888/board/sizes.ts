/** How near one sees the map: `far` shows no names, `near` those of the streets too. */
export type Level = 'far' | 'middle' | 'near'

/** Sizes on the screen in CSS pixels, whatever the zoom, but `unit`: drawing units for one CSS pixel. */
export interface Sizes {
  readonly level: Level
  readonly unit: number
  /** The radius of a street space. */
  readonly coin: number
  /** Half the height of a pawn. */
  readonly token: number
  /** Half the height of the tokens that lie in a location. */
  readonly chip: number
  /** The letters of names. */
  readonly label: number
}

const NAMED = 0.52
const FINE = 1.45

/** What is drawn how large at a number of CSS pixels for one drawing unit. */
export function sizesAt(scale: number): Sizes {
  return {
    level: scale < NAMED ? 'far' : scale < FINE ? 'middle' : 'near',
    unit: 1 / scale,
    coin: clamp(6.6 * scale ** 0.85, 2.6, 15),
    token: clamp(13.2 * scale, 8, 23),
    chip: clamp(7.8 * scale ** 0.6, 5, 12),
    label: clamp(11.4 * scale ** 0.4, 8.6, 15),
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/**
 * What is done for a new scale: how near one is, then the sizes for one group after the other, where the style sheet reads
 * them. What lies above comes first: pawns before names, names before the ground.
 */
export function sizingSteps(root: HTMLElement, scale: number): readonly (() => void)[] {
  const sizes = sizesAt(scale)
  const groups = [...root.querySelectorAll<SVGElement>('.ld-sized')].reverse()
  return [
    () => {
      if (root.dataset.level !== sizes.level) root.dataset.level = sizes.level
    },
    ...groups.map(group => () => applySizes(group, sizes)),
  ]
}

/** Each group knows how near one is, too: what comes with it need not come all in one frame. */
function applySizes(group: SVGElement, sizes: Sizes): void {
  if (group.dataset.level !== sizes.level) group.dataset.level = sizes.level
  group.style.setProperty('--ld-unit', sizes.unit.toFixed(5))
  for (const name of ['coin', 'token', 'chip', 'label'] as const)
    group.style.setProperty(`--ld-${name}-size`, sizes[name].toFixed(3))
}
