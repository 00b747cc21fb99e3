import { CELLS, LAND_EXIT, LIBERTY } from '@gaslight/mr-jack-new-york'
import type { ReactNode } from 'react'
import { COMPASS_INKS, type CompassInk, drawCompass } from '../../../../board-kit/compass.ts'
import { STREET_INKS, type StreetInk } from '../../../../board-kit/paving.ts'
import { type Bond, drawSetts, type JointInk } from '../../../../board-kit/setts.ts'
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
  readonly setts: readonly Drawn[]
  readonly joints: readonly Drawn[]
  readonly roofs: readonly Drawn[]
  readonly tower: readonly Drawn[]
  readonly span: readonly Drawn[]
  readonly boats: readonly Drawn[]
  readonly ebb: readonly Drawn[]
  readonly flow: readonly Drawn[]
}

/** Granite blocks, laid along the avenues. */
const BLOCKS: Bond = { rows: 8, lengths: [10, 17], turn: 1 }

/** Hex by hex, so that it can be drawn in stretches. */
export function* drawScenery(): Generator<void, Scenery> {
  const setts = new Sketch<StreetInk>()
  const joints = new Sketch<JointInk>()
  const roofs = new Sketch<RoofInk>()
  for (const { id, kind } of CELLS) {
    if (kind === 'street' || kind === 'station' || kind === 'land-exit')
      drawSetts(id, placeOf(id), BLOCKS, setts, joints)
    else if (kind === 'building') drawBlock(id, placeOf(id), roofs)
    yield
  }
  drawSetts(LIBERTY, placeOf(LIBERTY), BLOCKS, setts, joints)
  const tower = new Sketch<BridgeInk>()
  drawTower(placeOf(LAND_EXIT), tower)
  const span = new Sketch<BridgeInk>()
  drawSpan(placeOf(LAND_EXIT), FRAME.x + FRAME.width + 4, span)
  const boats = new Sketch<BoatInk>()
  drawBoats(boats)
  const compass = new Sketch<CompassInk>()
  drawCompass(COMPASS, compass)
  const ebb = yield* ripples('ebb')
  const flow = yield* ripples('flow')
  return {
    statue: <Statue at={STATUE} />,
    compass: compass.paths(COMPASS_INKS),
    setts: setts.paths(STREET_INKS),
    joints: joints.paths(['joint']),
    roofs: roofs.paths(ROOF_INKS),
    tower: tower.paths(BRIDGE_INKS),
    span: span.paths(BRIDGE_INKS),
    boats: boats.paths(BOAT_INKS),
    ebb,
    flow,
  }
}

function* ripples(name: string): Generator<void, readonly Drawn[]> {
  const sketch = new Sketch<RippleInk>()
  for (const _ of drawRipples(name, 420, sketch)) yield
  return sketch.paths(RIPPLE_INKS)
}
