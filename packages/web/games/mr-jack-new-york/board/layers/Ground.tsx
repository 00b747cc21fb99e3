import { CELLS, LIBERTY } from '@gaslight/mr-jack-new-york'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { corners } from '../../../../board-kit/hex.ts'
import { Paths } from '../../../../board-kit/Paths.tsx'
import { BEVEL_INKS, type BevelInk, drawBevel, drawStone, type StreetInk } from '../../../../board-kit/paving.ts'
import { Sketch } from '../../../../board-kit/sketch.ts'
import { Halo } from '../../../jack-family/board/Pool.tsx'
import { FRAME } from '../art/frame.ts'
import { drawIsland, ISLAND_INKS, type IslandInk } from '../art/liberty.ts'
import { drawBerth, drawBulkhead, drawPier, QUAY_INKS, type QuayInk } from '../art/quays.ts'
import { placeOf } from '../places.ts'
import { useScenery } from '../scenery.ts'
import { Wakes } from './Wakes.tsx'

function draw() {
  const streets = new Sketch<StreetInk>()
  const bevels = new Sketch<BevelInk>()
  const quays = new Sketch<QuayInk>()
  const courts = new Sketch<'court'>()
  for (const { id, kind } of CELLS) {
    const centre = placeOf(id)
    switch (kind) {
      case 'street':
      case 'station':
      case 'land-exit':
        drawStone(centre, streets)
        drawBevel(centre, bevels)
        break
      case 'building':
        courts.area('court', corners(centre, 1))
        break
      case 'quayside':
        drawPier(id, quays)
        break
      case 'port':
        drawBerth(id, quays)
    }
  }
  drawBulkhead(quays)
  const island = new Sketch<IslandInk>()
  drawIsland(placeOf(LIBERTY), island)
  drawStone(placeOf(LIBERTY), streets)
  drawBevel(placeOf(LIBERTY), bevels)
  return {
    island: island.paths(ISLAND_INKS),
    quays: quays.paths(QUAY_INKS),
    streets: streets.paths(['stone']),
    courts: courts.paths(['court']),
    bevels: bevels.paths(BEVEL_INKS),
  }
}

/** Drawn once: no picture depends on the game. */
const ART = draw()

/** All that never moves and lies below the light: Manhattan and Liberty Island. */
export const Ground = memo(function Ground() {
  const scenery = useScenery()
  return (
    <svg className="mj-layer mj-ground" viewBox={viewBox(FRAME)} aria-hidden="true">
      <defs>
        <Halo />
      </defs>
      {scenery && (
        <g className="mj-compass">
          <Paths prefix="mj" of={scenery.compass} />
        </g>
      )}
      <Wakes />
      <Paths prefix="ny" of={ART.island} />
      <Paths prefix="mj" of={ART.streets} />
      {scenery && <Paths prefix="mj" of={scenery.setts} />}
      {scenery?.statue}
      <Paths prefix="ny" of={ART.quays} />
      <Paths prefix="ny" of={ART.courts} />
      {scenery && <Paths prefix="ny" of={scenery.roofs} />}
    </svg>
  )
})

/** Joints and bevels of the streets, above the light so that lit stones keep their relief; and the bridge over them. */
export const Paving = memo(function Paving() {
  const scenery = useScenery()
  return (
    <svg className="mj-layer mj-paving" viewBox={viewBox(FRAME)} aria-hidden="true">
      {scenery && <Paths prefix="mj" of={scenery.joints} />}
      <Paths prefix="mj" of={ART.bevels} />
      {scenery && <Paths prefix="ny" of={scenery.tower} />}
    </svg>
  )
})
