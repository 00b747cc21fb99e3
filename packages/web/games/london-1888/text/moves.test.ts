import type { Decision } from '@gaslight/core'
import type { LondonDetail } from '@gaslight/london-1888'
import { expect, it } from 'vitest'
import { movesIn } from './moves.ts'

const choice = (detail: LondonDetail, decision: number) => ({ detail, decision: decision as Decision })

it('LD-93, LD-123: what moves a blocking pawn is told apart from all else', () => {
  const choices = [
    choice({ kind: 'roll' }, 1),
    choice({ kind: 'protester', to: 'J33' }, 2),
    choice({ kind: 'protester', from: 'J33', to: 'J34' }, 3),
    choice({ kind: 'play', card: 'disperse', from: 'V62a', to: 'H45b' }, 4),
    choice({ kind: 'play', card: 'wages' }, 5),
  ]
  expect(movesIn(choices).map(({ choice: { decision }, from, to }) => [decision, from, to])).toEqual([
    [2, 'supply', 'J33'],
    [3, 'J33', 'J34'],
    [4, 'V62a', 'H45b'],
  ])
})
