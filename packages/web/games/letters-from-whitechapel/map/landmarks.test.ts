import { CIRCLES } from '@gaslight/letters-from-whitechapel/map'
import { describe, expect, test } from 'vitest'
import { gap } from '../../../board-kit/point.ts'
import { landmarksOf } from './landmarks.ts'
import { placeOfCircle } from './places.ts'
import type { Mark, NodeId, Scene } from './props.ts'
import { NIGHT } from './testing.ts'

const EMPTY: Scene = { police: [], patrols: [], women: [], wretched: [], crimeScenes: [], clues: [], falseClues: [] }
const RED = CIRCLES.filter(({ red }) => red).map(({ number }) => number)

function targets(circles: readonly number[]): { [node in NodeId]?: Mark } {
  return Object.fromEntries(circles.map(circle => [`c${circle}`, 'target'] as const))
}

describe('from afar', () => {
  test('an empty town is known by its eight red circles', () => {
    expect(landmarksOf(EMPTY, {})).toEqual(RED)
  })

  test('what can be chosen is named, and so are Jack and his house before all else', () => {
    const shown = landmarksOf({ ...NIGHT, jack: 65, hideout: 102 }, { nodes: targets([7, 190]) })
    expect(shown.slice(0, 2)).toEqual([65, 102])
    expect(shown).toEqual(expect.arrayContaining([7, 190]))
  })

  test('where anything can be chosen no circle is named for that', () => {
    expect(landmarksOf(EMPTY, { nodes: targets(CIRCLES.map(({ number }) => number)) })).toEqual(RED)
  })

  test('clues, crime scenes and what was asked are named', () => {
    const shown = landmarksOf(
      { ...EMPTY, clues: [115], crimeScenes: [{ at: 3, night: 1 }] },
      {
        answers: [{ circle: 190, answer: 'no' }],
      },
    )
    expect(shown).toEqual(expect.arrayContaining([3, 115, 190]))
  })

  test('no number hides another', () => {
    const all = CIRCLES.map(({ number }) => number)
    const shown = landmarksOf({ ...EMPTY, clues: all }, {})
    for (const a of shown)
      for (const b of shown) if (a !== b) expect(gap(placeOfCircle(a), placeOfCircle(b))).toBeGreaterThan(40)
    expect(shown.length).toBeGreaterThan(20)
  })
})
