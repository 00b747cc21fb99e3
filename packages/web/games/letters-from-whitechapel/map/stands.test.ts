import { CIRCLES, CROSSINGS, crossingNumber, rowOf, STEPS } from '@gaslight/letters-from-whitechapel'
import { describe, expect, test } from 'vitest'
import { type Box, shared } from './crowd.ts'
import { labelsAt } from './labels.ts'
import type { CrossingId, Scene } from './props.ts'
import { STAYS } from './shifts.ts'
import { sizesAt, stepOf } from './sizes.ts'
import { boxAt, POLICEMAN } from './stands.ts'

const EMPTY: Scene = { police: [], patrols: [], women: [], wretched: [], crimeScenes: [], clues: [], falseClues: [] }
const [EMBLEM] = POLICEMAN
/** From a window of 1440 pixels to where one is near. */
const SCALES = [0.9, 1.2, 2].map(stepOf)

/** Where policemen stand, and their bodies on the screen. */
function standing(scale: number, crossings: readonly CrossingId[]) {
  const colours = ['blue', 'yellow'] as const
  const police = crossings.map((at, i) => ({ at, colour: colours[i] }))
  const { shifts } = labelsAt(scale, { ...EMPTY, police }, {})
  return crossings.map(at => ({ at, shift: shifts.get(at), box: boxAt(at, EMBLEM, sizesAt(scale), shifts.get(at)) }))
}

function hidden(piece: Box, below: Box): number {
  return shared(piece, below) / (4 * below.wide * below.high)
}

describe.each(SCALES)('at %f CSS pixels for a drawing unit', scale => {
  const { unit, coin } = sizesAt(scale)
  const coins = CIRCLES.map(({ x, y }): Box => ({ x: x / unit, y: y / unit, wide: coin * 0.7, high: coin * 0.7 }))

  test('a policeman on any crossing leaves every coin in sight, and still stands on his crossing', () => {
    for (const { id } of CROSSINGS) {
      const [{ shift = STAYS, box }] = standing(scale, [id])
      expect(Math.max(...coins.map(below => hidden(box, below))), id).toBeLessThan(0.35)
      expect(Math.abs(shift.x), id).toBeLessThanOrEqual(24)
      expect(shift.y, id).toBeGreaterThanOrEqual(-24)
      expect(shift.y, id).toBeLessThanOrEqual(44)
    }
  })

  test('two policemen a step from each other do not stand one before the other', () => {
    for (const { id } of CROSSINGS)
      for (const other of rowOf(STEPS, crossingNumber(id))) {
        const [a, b] = standing(scale, [id, `x${other}`])
        expect(hidden(a.box, b.box), `${a.at} ${b.at}`).toBeLessThan(0.35)
      }
  })
})

test('who hides nothing stands on his crossing', () => {
  for (const scale of SCALES) expect(standing(scale, ['x62'])[0]?.shift).toBeUndefined()
})
