import type { Point } from '../../../../board-kit/point.ts'
import type { Sketch } from '../../../../board-kit/sketch.ts'

export type BridgeInk =
  | 'bridge-shadow'
  | 'deck'
  | 'deck-line'
  | 'rail'
  | 'tower-shade'
  | 'tower'
  | 'tower-line'
  | 'cable'
  | 'suspender'
  | 'span-lamp'

export const BRIDGE_INKS: readonly BridgeInk[] = [
  'bridge-shadow',
  'deck',
  'deck-line',
  'suspender',
  'rail',
  'tower-shade',
  'tower',
  'tower-line',
  'cable',
  'span-lamp',
]

/** Half the width of the roadway. */
const HALF = 21

/** Where the tower stands, from the middle of the land exit, and how high. */
const TOWER = { east: 64, high: 78 }

/** The roadway from the land exit over the river, eastwards out of the drawing. */
export function drawSpan(gate: Point, east: number, bridge: Sketch<BridgeInk>): void {
  const [left, right] = [gate.x + 18, east]
  const strip = (ink: BridgeInk, top: number, bottom: number) =>
    bridge.area(ink, [
      { x: left, y: gate.y + top },
      { x: right, y: gate.y + top },
      { x: right, y: gate.y + bottom },
      { x: left, y: gate.y + bottom },
    ])
  strip('bridge-shadow', HALF, HALF + 9)
  strip('deck', -HALF, HALF)
  for (let x = left + 5; x < right; x += 7) {
    bridge.line('deck-line', { x, y: gate.y - HALF }, { x, y: gate.y + HALF })
  }
  const [x, head] = [gate.x + TOWER.east, gate.y - TOWER.high]
  for (const rise of [2, 7]) {
    bridge.add('cable', `M${x + 8} ${head + rise}Q${x + 16} ${gate.y - 40 + rise} ${east} ${gate.y - 34 + rise * 2}`)
  }
  for (const y of [-HALF, -4, 4, HALF]) bridge.line('rail', { x: left, y: gate.y + y }, { x: right, y: gate.y + y })
}

/** A granite tower with two pointed arches, astride the roadway; its cables hang from its head to both sides. */
export function drawTower(gate: Point, bridge: Sketch<BridgeInk>): void {
  const x = gate.x + TOWER.east
  const foot = gate.y + 32
  const head = gate.y - TOWER.high
  const near = gate.x + 34
  bridge.add('tower-shade', `M${x + 15} ${head + 8}H${x + 22}V${foot + 2}H${x + 15}Z`)
  bridge.add(
    'tower',
    `M${x - 18} ${foot}V${head}H${x + 18}V${foot}H${x + 10.5}V${head + 42}Q${x + 10} ${head + 24} ${x + 6} ${head + 16}` +
      `Q${x + 2.4} ${head + 24} ${x + 2} ${head + 42}V${foot}H${x - 2}V${head + 42}Q${x - 2.4} ${head + 24} ${x - 6} ${head + 16}` +
      `Q${x - 10} ${head + 24} ${x - 10.5} ${head + 42}V${foot}ZM${x - 21} ${head - 6}H${x + 21}V${head}H${x - 21}Z`,
  )
  for (let y = head + 9; y < foot; y += 8) bridge.add('tower-line', `M${x - 18} ${y}h7M${x + 11} ${y}h7`)
  for (const side of [-HALF, HALF]) {
    const low = gate.y + side - 2
    const top = side < 0 ? head + 2 : head + 6
    bridge.add('cable', `M${near} ${low}Q${x - 14} ${low - 8} ${x - 8} ${top}`)
    for (const dx of [8, 15]) {
      bridge.line('suspender', { x: near + dx, y: low + 2 }, { x: near + dx, y: low - dx * 0.9 })
    }
  }
  bridge.disc('span-lamp', { x: near, y: gate.y - HALF - 4 }, 2.8)
  bridge.disc('span-lamp', { x: near, y: gate.y + HALF - 4 }, 2.8)
}
