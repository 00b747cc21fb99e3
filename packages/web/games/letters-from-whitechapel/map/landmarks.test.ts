import { CIRCLES } from '@gaslight/letters-from-whitechapel/map'
import { describe, expect, test } from 'vitest'
import { landmarksOf } from './landmarks.ts'
import type { Mark, NodeId, Scene } from './props.ts'
import { NIGHT } from './testing.ts'

const EMPTY: Scene = { police: [], patrols: [], women: [], wretched: [], crimeScenes: [], clues: [], falseClues: [] }
const RED = CIRCLES.filter(({ red }) => red).map(({ number }) => number)

function targets(circles: readonly number[]): { [node in NodeId]?: Mark } {
  return Object.fromEntries(circles.map(circle => [`c${circle}`, 'target'] as const))
}

describe('before all other numbers stand', () => {
  test('those of the eight red circles in an empty town', () => {
    expect(landmarksOf(EMPTY, {})).toEqual(RED)
  })

  test('those of what can be chosen, and of Jack and his house before all else', () => {
    const shown = landmarksOf({ ...NIGHT, jack: 65, hideout: 102 }, { nodes: targets([7, 190]) })
    expect(shown.slice(0, 2)).toEqual([65, 102])
    expect(shown).toEqual(expect.arrayContaining([7, 190]))
  })

  test('none for that where anything can be chosen', () => {
    expect(landmarksOf(EMPTY, { nodes: targets(CIRCLES.map(({ number }) => number)) })).toEqual(RED)
  })

  test('those of clues, of crime scenes, of what was asked, and of where he can be', () => {
    const shown = landmarksOf(
      { ...EMPTY, clues: [115], crimeScenes: [{ at: 3, night: 1 }] },
      { answers: [{ circle: 190, answer: 'no' }], heat: new Map([[77, 0.5]]) },
    )
    expect(shown).toEqual(expect.arrayContaining([3, 77, 115, 190]))
  })
})
