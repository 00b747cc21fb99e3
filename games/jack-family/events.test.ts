import { type Decision, NO_DECISION } from '@gaslight/core'
import { describe, expect, it } from 'vitest'
import { recordDraw } from './alibis.ts'
import { holdAppeal } from './appeals.ts'
import { Ending } from './endings.ts'
import { appealEffects, endEffects, roundEffects, telling } from './events.ts'
import { nextRound } from './rounds.ts'
import { DETECTIVE, JACK } from './seats.ts'
import { BarePosition } from './testing/bare.ts'

/** Round 1, Jack is A. */
function start(): BarePosition {
  const p = new BarePosition()
  p.jack = 0
  p.revealed = 0b1111
  return p
}

function after(change: (p: BarePosition) => void): BarePosition {
  const p = start()
  change(p)
  return p
}

describe('what a decision tells', () => {
  const event = telling<BarePosition, { readonly kind: string }>(
    (_, decision: Decision, to) => `${decision} for ${to}`,
    (before, _, now) => (now.slot > before.slot ? [{ kind: 'next' }] : []),
  )

  it('is its token as the audience may read it, who decided, and what followed', () => {
    const before = start()
    const now = after(p => p.slot++)
    expect(event(before, NO_DECISION, now, 'public')).toEqual({
      text: '0 for public',
      by: DETECTIVE,
      effects: [{ kind: 'next' }],
    })
    expect(event(now, NO_DECISION, now, JACK)).toEqual({ text: '0 for 0', by: JACK, effects: [] })
  })

  it('is of chance where chance decided', () => {
    const before = after(p => {
      p.drawing = true
    })
    expect(event(before, NO_DECISION, before, 'public').by).toBe('chance')
  })
})

describe('MJ-54, NY-59: an appeal', () => {
  it.each([
    ['seen', 0b00000111, ['D', 'E', 'F', 'G', 'H']],
    ['unseen', 0b00000110, ['B', 'C']],
  ] as const)('tells that Jack is %s and who is cleared', (witness, seen, cleared) => {
    const now = after(p => holdAppeal(p, seen))
    expect(appealEffects(start(), now)).toEqual([{ kind: 'appeal', round: 1, witness, cleared }])
    expect(appealEffects(now, now)).toEqual([])
  })
})

describe('MJ-16, NY-14: a round', () => {
  it('has its cards at once where it is even, and none yet where it is odd', () => {
    expect(roundEffects(after(nextRound))).toEqual([
      { kind: 'round', round: 2 },
      { kind: 'deal', round: 2, cards: ['E', 'F', 'G', 'H'] },
    ])
    const third = after(p => {
      nextRound(p)
      nextRound(p)
    })
    expect(roundEffects(third)).toEqual([{ kind: 'round', round: 3 }])
  })
})

describe('the end', () => {
  it.each([
    [Ending.arrested, 'detective', 'arrested'],
    [Ending.escaped, 'jack', 'escaped'],
    [Ending.dawn, 'jack', 'dawn'],
  ] as const)('of ending %s opens who won, why, Jack and all alibis', (ending, winner, reason) => {
    const before = after(p => recordDraw(p, 3, DETECTIVE, 1, 1))
    const now = before.clone()
    now.ending = ending
    const alibis = [{ by: 'detective', round: 1, slot: 2, character: 'D' }]
    expect(endEffects(before, now)).toEqual([{ kind: 'over', winner, reason, jack: 'A', alibis }])
    expect(endEffects(now, now)).toEqual([])
    expect(endEffects(before, before)).toEqual([])
  })
})
