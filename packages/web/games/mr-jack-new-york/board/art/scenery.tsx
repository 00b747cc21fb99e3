import { CELLS, LAND_EXIT } from '@gaslight/mr-jack-new-york'
import type { ReactNode } from 'react'
import { COMPASS_INKS, type CompassInk, drawCompass } from '../../../../board-kit/compass.ts'
import { type Drawn, Sketch } from '../../../../board-kit/sketch.ts'
import { Statue } from '../pieces/Statue.tsx'
import { placeOf } from '../places.ts'
import { BOAT_INKS, type BoatInk, drawBoats } from './boats.ts'
import { BRIDGE_INKS, type BridgeInk, drawSpan, drawTower } from './bridge.ts'
import { COMPASS, FRAME } from './frame.ts'
import { STATUE } from './liberty.ts'
import { drawRipples, RIPPLE_INKS, type RippleInk } from './ripples.ts'
import { drawBlock, ROOF_INKS, type RoofInk } from './roofs.ts'

/** What belongs to the picture alone; one path for each ink. */
export interface Scenery {
  readonly statue: ReactNode
  readonly compass: readonly Drawn[]
  readonly roofs: readonly Drawn[]
  readonly tower: readonly Drawn[]
  readonly span: readonly Drawn[]
  readonly boats: readonly Drawn[]
  readonly ebb: readonly Drawn[]
  readonly flow: readonly Drawn[]
}

export function drawScenery(): Scenery {
  const roofs = new Sketch<RoofInk>()
  for (const { id, kind } of CELLS) if (kind === 'building') drawBlock(id, placeOf(id), roofs)
  const tower = new Sketch<BridgeInk>()
  drawTower(placeOf(LAND_EXIT), tower)
  const span = new Sketch<BridgeInk>()
  drawSpan(placeOf(LAND_EXIT), FRAME.x + FRAME.width + 4, span)
  const boats = new Sketch<BoatInk>()
  drawBoats(boats)
  const compass = new Sketch<CompassInk>()
  drawCompass(COMPASS, compass)
  return {
    statue: <Statue at={STATUE} />,
    compass: compass.paths(COMPASS_INKS),
    roofs: roofs.paths(ROOF_INKS),
    tower: tower.paths(BRIDGE_INKS),
    span: span.paths(BRIDGE_INKS),
    boats: boats.paths(BOAT_INKS),
    ebb: ripples('ebb', 420),
    flow: ripples('flow', 420),
  }
}

function ripples(name: string, count: number): readonly Drawn[] {
  const sketch = new Sketch<RippleInk>()
  drawRipples(name, count, sketch)
  return sketch.paths(RIPPLE_INKS)
}
