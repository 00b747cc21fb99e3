/** The geometry of the street on the start page: a pinhole camera at eye height looks down a lane of terraced houses. */

/** Width and height of the picture, and where the lane vanishes. */
export const WIDTH = 1600
export const HEIGHT = 900
export const VANISH = { x: 1020, y: 520 } as const
const FOCUS = 900
const EYE = 1.7
const KERB = 4.1
const FACADE = 6.1
/** Lit windows nearer than this would be glaring walls of light. */
const DARK_UNTIL = 7

/** Metres: x to the right of the middle of the lane, y up from the ground, z away from the camera. */
type Point = readonly [x: number, y: number, z: number]

export function project([x, y, z]: Point): readonly [number, number] {
  return [VANISH.x + (FOCUS * x) / z, VANISH.y - (FOCUS * (y - EYE)) / z]
}

export function scaleAt(z: number): number {
  return FOCUS / z
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(point => project(point).map(Math.round).join(' ')).join('L')}Z`
}

/** How deep in the fog, 0 to 7. */
export type Depth = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface House {
  readonly depth: Depth
  readonly front: string
  readonly ledges: string
  readonly dark: string
  readonly lit: string
  readonly chimneys: string
}

/** A fixed sequence, so that the street looks the same every evening. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Plot {
  readonly side: -1 | 1
  readonly from: number
  readonly to: number
  readonly height: number
}

const PLOTS: readonly Plot[] = [
  { side: -1, from: 2.6, to: 8.5, height: 13.5 },
  { side: -1, from: 8.5, to: 14, height: 11.2 },
  { side: -1, from: 14, to: 21, height: 14 },
  { side: -1, from: 21, to: 29, height: 12 },
  { side: -1, from: 29, to: 39, height: 15 },
  { side: -1, from: 39, to: 52, height: 12.5 },
  { side: -1, from: 52, to: 70, height: 14.5 },
  { side: 1, from: 2.6, to: 10.5, height: 12 },
  { side: 1, from: 10.5, to: 17, height: 14.5 },
  { side: 1, from: 17, to: 24, height: 11.5 },
  { side: 1, from: 24, to: 33, height: 13.5 },
  { side: 1, from: 33, to: 44, height: 12 },
  { side: 1, from: 44, to: 58, height: 15.5 },
  { side: 1, from: 58, to: 74, height: 13 },
]

function depthOf(z: number): Depth {
  const steps = [9, 14, 20, 28, 38, 50, 62]
  return steps.filter(step => z > step).length as Depth
}

function house({ side, from, to, height }: Plot, index: number): House {
  const next = sequence(index * 977 + 11)
  const x = side * FACADE
  const pane = (z0: number, z1: number, y0: number, y1: number) =>
    polygon([
      [x, y0, z0],
      [x, y1, z0],
      [x, y1, z1],
      [x, y0, z1],
    ])
  const lit: string[] = []
  const dark: string[] = []
  const ledges: string[] = [pane(from, to, height - 0.45, height), pane(from, to, 3.55, 3.75)]
  const bays = Math.max(2, Math.round((to - from) / 2.4))
  const bay = (to - from) / bays
  for (let b = 0; b < bays; b++) {
    const z = from + b * bay
    // The ground floor: a door in the first bay, else a shop's or parlour's window.
    if (b === 0) dark.push(pane(z + bay * 0.3, z + bay * 0.72, 0, 2.7))
    else (next() < 0.28 && z > DARK_UNTIL ? lit : dark).push(pane(z + bay * 0.2, z + bay * 0.82, 0.9, 2.9))
    for (let y = 4.5; y + 2.1 < height - 0.5; y += 3.2)
      (next() < 0.2 && z > DARK_UNTIL ? lit : dark).push(pane(z + bay * 0.28, z + bay * 0.74, y, y + 2.05))
  }
  const chimneys = [0.25, 0.8].map(part => {
    const z = from + (to - from) * part
    const [left, bottom] = project([side * (FACADE + 1.4), height - 1, z])
    const width = scaleAt(z) * 0.95
    const tall = scaleAt(z) * (1.9 + next() * 0.8)
    const pots = [0.12, 0.42, 0.72].map(
      at => `M${left + width * at} ${bottom - tall}v${-scaleAt(z) * 0.55}h${width * 0.17}v${scaleAt(z) * 0.55}Z`,
    )
    return `M${left} ${bottom}v${-tall}h${width}v${tall + 60}h${-width}Z${pots.join('')}`
  })
  return {
    depth: depthOf((from + to) / 2),
    front: pane(from, to, -0.1, height),
    ledges: ledges.join(''),
    dark: dark.join(''),
    lit: lit.join(''),
    chimneys: chimneys.join(''),
  }
}

/** The farthest first, as they are painted. */
export const HOUSES: readonly House[] = PLOTS.map(house).sort((a, b) => b.depth - a.depth)

export interface Lamp {
  readonly x: number
  readonly foot: number
  /** Pixels for a metre. */
  readonly scale: number
  readonly depth: Depth
}

export const LAMPS: readonly Lamp[] = (
  [
    [1, 46],
    [-1, 36],
    [1, 27],
    [-1, 19],
    [1, 14.5],
    [1, 7.6],
  ] as const
).map(([side, z]) => {
  const [x, foot] = project([side * (KERB + 0.35), 0, z])
  return { x, foot, scale: scaleAt(z), depth: depthOf(z) }
})

export const ROAD = polygon([
  [-KERB, 0, 1.9],
  [-KERB, 0, 90],
  [KERB, 0, 90],
  [KERB, 0, 1.9],
])
export const PAVEMENTS = ([-1, 1] as const)
  .map(side =>
    polygon([
      [side * KERB, 0.14, 1.9],
      [side * KERB, 0.14, 90],
      [side * FACADE, 0.14, 90],
      [side * FACADE, 0.14, 1.9],
    ]),
  )
  .join('')
export const KERBS = ([-1, 1] as const)
  .map(side =>
    polygon([
      [side * KERB, 0.14, 1.9],
      [side * KERB, 0.14, 60],
      [side * KERB, 0, 60],
      [side * KERB, 0, 1.9],
    ]),
  )
  .join('')

/** The cobbles as one line drawing: rows across the crown of the road, joints in between, set off by half a stone. */
export const COBBLES = (() => {
  const crown = (x: number) => 0.1 * (1 - (x / KERB) ** 2)
  const at = (x: number, z: number) =>
    project([x, crown(x), z])
      .map(value => value.toFixed(1))
      .join(' ')
  const lines: string[] = []
  let row = 0
  for (let z = 2.4; z < 26; z += 0.32 + z * 0.012) {
    const stones = Array.from({ length: 9 }, (_, i) => at(-KERB + (i * KERB) / 4, z))
    lines.push(`M${stones.join('L')}`)
    const behind = z + 0.32 + z * 0.012
    if (z < 13)
      for (let x = -KERB + (row % 2 ? 0.2 : 0.4); x < KERB; x += 0.4) lines.push(`M${at(x, z)}L${at(x, behind)}`)
    row++
  }
  return lines.join('')
})()
