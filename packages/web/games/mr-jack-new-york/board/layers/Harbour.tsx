import { LAND_EXIT } from '@gaslight/mr-jack-new-york'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { Paths } from '../../../../board-kit/Paths.tsx'
import { Sketch } from '../../../../board-kit/sketch.ts'
import { Mist } from '../../../jack-family/board/Mist.tsx'
import { BOAT_INKS, type BoatInk, drawBoats } from '../art/boats.ts'
import { BRIDGE_INKS, type BridgeInk, drawSpan } from '../art/bridge.ts'
import { FRAME, WISPS } from '../art/frame.ts'
import { DEPTHS, drawRipples, RIPPLE_INKS, type RippleInk } from '../art/harbour.ts'
import { placeOf } from '../places.ts'

function ripples(name: string, count: number) {
  const sketch = new Sketch<RippleInk>()
  drawRipples(name, count, sketch)
  return sketch.paths(RIPPLE_INKS)
}

const EBB = ripples('ebb', 420)
const FLOW = ripples('flow', 420)
const BOATS = (() => {
  const boats = new Sketch<BoatInk>()
  drawBoats(boats)
  return boats.paths(BOAT_INKS)
})()
const SPAN = (() => {
  const span = new Sketch<BridgeInk>()
  drawSpan(placeOf(LAND_EXIT), FRAME.x + FRAME.width + 4, span)
  return span.paths(BRIDGE_INKS)
})()

/** Widest first: each line of the depth is a wide stroke with a narrower one of water on it. */
const CONTOURS = [
  { line: 66, water: 64.2 },
  { line: 44, water: 42 },
  { line: 26, water: 23.6 },
] as const

/** The water all round, with its depths, its slow reflections, and the mist at its rim. */
export const Harbour = memo(function Harbour() {
  const box = viewBox(FRAME)
  return (
    <>
      <svg className="mj-layer ny-water" viewBox={box} aria-hidden="true">
        <rect className="ny-sea" x={FRAME.x} y={FRAME.y} width={FRAME.width} height={FRAME.height} />
        {CONTOURS.map(({ line, water }) => (
          <g key={line}>
            <path className="ny-depth" d={DEPTHS} strokeWidth={line} />
            <path className="ny-shallow" d={DEPTHS} strokeWidth={water} />
          </g>
        ))}
      </svg>
      <svg className="mj-layer ny-ripples ny-ebb" viewBox={box} aria-hidden="true">
        <Paths prefix="ny" of={EBB} />
      </svg>
      <svg className="mj-layer ny-ripples ny-flow" viewBox={box} aria-hidden="true">
        <Paths prefix="ny" of={FLOW} />
      </svg>
      <svg className="mj-layer" viewBox={box} aria-hidden="true">
        <Paths prefix="ny" of={SPAN} />
        <g className="ny-boats">
          <Paths prefix="ny" of={BOATS} />
        </g>
        <Mist frame={FRAME} depth={56} wisps={WISPS} />
      </svg>
    </>
  )
})
