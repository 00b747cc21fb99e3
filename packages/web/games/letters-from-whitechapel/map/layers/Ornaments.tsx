import { COMPASS_INKS, type CompassInk, drawCompass } from '../../../../board-kit/compass.ts'
import { Paths } from '../../../../board-kit/Paths.tsx'
import { Sketch } from '../../../../board-kit/sketch.ts'
import { Cartouche } from './Cartouche.tsx'
import { Fog } from './Fog.tsx'

const COMPASS = { x: 88, y: 596 }

function draw() {
  const compass = new Sketch<CompassInk>()
  drawCompass(COMPASS, compass)
  return compass.paths(COMPASS_INKS)
}

const ROSE = draw()

/** What lies over the streets and says nothing of the game: fog, the sheet's title and its compass. */
export function Ornaments() {
  return (
    <>
      <Fog />
      <Cartouche />
      <g className="lw-compass">
        <Paths prefix="lw" of={ROSE} />
      </g>
    </>
  )
}
