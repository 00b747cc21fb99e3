import { COMPASS_INKS, type CompassInk, drawCompass } from '../../../../board-kit/compass.ts'
import { type Drawn, Sketch } from '../../../../board-kit/sketch.ts'

const COMPASS = { x: 944, y: 552 }

export function drawRose(): readonly Drawn[] {
  const sketch = new Sketch<CompassInk>()
  drawCompass(COMPASS, sketch)
  return sketch.paths(COMPASS_INKS)
}
