import { DecisionList } from '@gaslight/core'
import { DETECTIVE, JACK, type JackPosition, PIECES } from '@gaslight/jack-family'
import { describe, expect, test } from 'vitest'
import { cardsOpen } from './order.ts'
import { Walker } from './outcomes.ts'
import { PLAYED_IDS, type PlayedId, playedBy, situations } from './testing.ts'

const ALL_PIECES = [...Array(PIECES).keys()]

/** Positions of random games in which this seat chooses a card. */
function* choices(id: PlayedId, seat: number, seed: number): Generator<JackPosition> {
  for (const { p, seat: deciding } of situations(id, seed))
    if (deciding === seat && p.round > 0 && p.active < 0) yield p.clone()
}

function first<T>(number: number, from: Iterable<T>): T[] {
  const taken: T[] = []
  for (const item of from) {
    taken.push(item)
    if (taken.length === number) break
  }
  return taken
}

/** Whether the rules let `piece`, as Jack's, leave in this activation. */
function canLeave(id: PlayedId, p: JackPosition, piece: number): boolean {
  const q = p.clone()
  q.jack = piece
  let exit = false
  new Walker({ ...playedBy(id).title, prune: () => {} }).walk(q, {
    done: () => true,
    accusation: () => true,
    leaving: () => {
      exit = true
      return false
    },
  })
  return exit
}

/** With how many cards the rules let `target` be accused by a move alone. */
function huntersOf(id: PlayedId, p: JackPosition, target: number): number {
  const { title } = playedBy(id)
  const cards = new DecisionList()
  const legal = new DecisionList()
  let number = 0
  p.legal(cards)
  for (const card of cards.toArray()) {
    const q = p.clone()
    q.apply(card)
    q.legal(legal)
    if (legal.toArray().some(decision => title.accused(q, decision) === target)) number++
  }
  return number
}

describe.each(PLAYED_IDS)('what the search of %s reckons without trying agrees with the rules', id => {
  const { title } = playedBy(id)

  test('who could leave, the power first where it helps (MJ-58, MJ-59, NY-63, NY-66)', () => {
    let leaving = 0
    for (const p of first(40, choices(id, JACK, 5))) {
      if (p.witnessSeen) continue
      const able = title.leavers(p, 255, cardsOpen(p))
      for (const piece of ALL_PIECES) {
        const leaves = ((able >> piece) & 1) === 1
        expect(leaves).toBe(canLeave(id, p, piece))
        if (leaves) leaving++
      }
    }
    expect(leaving).toBeGreaterThan(20)
  })

  test('how many could accuse somebody by their move (MJ-61, NY-67)', () => {
    const survey = title.survey()
    let accusing = 0
    for (const p of first(150, choices(id, DETECTIVE, 6))) {
      survey.take(p, cardsOpen(p))
      for (const target of ALL_PIECES) {
        const hunting = survey.hunting(p, target)
        expect(hunting).toBe(huntersOf(id, p, target))
        accusing += hunting
      }
    }
    expect(accusing).toBeGreaterThan(100)
  })
})
