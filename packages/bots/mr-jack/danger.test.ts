import { completeOptions, DecisionList, Sfc32 } from '@gaslight/core'
import { type Character, JACK, Kind, kindOf, type MrJackPosition, mrJack, Phase, payloadOf } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import { hunters, leavers } from './danger.ts'
import { Walker } from './outcomes.ts'

/** Positions of random games in which a card is chosen. */
function positions(seed: number, number: number): MrJackPosition[] {
  const options = completeOptions(mrJack.options, {})
  if (!options.ok) throw new Error(options.error)
  const rng = new Sfc32(seed)
  const legal = new DecisionList()
  const found: MrJackPosition[] = []
  for (;;) {
    const p = mrJack.start(options.value as unknown as Parameters<typeof mrJack.start>[0], 2)
    while (p.turn().kind !== 'over') {
      if (p.phase === Phase.card) found.push(p.clone())
      if (found.length === number) return found
      p.legal(legal)
      let decision = legal.at(rng.below(legal.length))
      while (kindOf(decision) === Kind.accusation) decision = legal.at(rng.below(legal.length))
      p.apply(decision)
    }
  }
}

const all = [...Array(8).keys()]
const card = (p: MrJackPosition, piece: number) => {
  const names = Object.keys(mrJack.view(p, 'public').characters) as Character[]
  return mrJack.encode(p, { kind: 'card', character: names[piece] })
}

/** Whether the rules let `piece`, as Jack's, leave in its activation. */
function canLeave(p: MrJackPosition, piece: number): boolean {
  const q = p.clone()
  q.jack = piece
  q.apply(card(q, piece))
  let exit = false
  new Walker().walk(q, {
    done: () => true,
    accusation: () => true,
    leaving: () => {
      exit = true
      return false
    },
  })
  return exit
}

/** Which pieces the rules let accuse `target` by their move alone. */
function canAccuse(p: MrJackPosition, target: number): number {
  const legal = new DecisionList()
  let number = 0
  for (const piece of all) {
    if (piece === target || ((p.revealed & ~p.used) >> piece) % 2 === 0) continue
    const q = p.clone()
    q.apply(card(q, piece))
    q.legal(legal)
    if (legal.toArray().some(d => kindOf(d) === Kind.accusation && payloadOf(d) === p.hexes[target])) number++
  }
  return number
}

describe('what the search reckons without trying agrees with the rules', () => {
  test('who could leave, the power first where it helps (MJ-58, MJ-59)', () => {
    let leaving = 0
    for (const p of positions(5, 400)) {
      if (p.seat() !== JACK || p.witnessSeen) continue
      const open = all.filter(piece => ((p.revealed & ~p.used) >> piece) % 2 === 1)
      const expected = open.filter(piece => canLeave(p, piece))
      expect(all.filter(piece => (leavers(p, p.revealed & ~p.used) >> piece) % 2 === 1)).toEqual(expected)
      leaving += expected.length
    }
    expect(leaving).toBeGreaterThan(20)
  })

  test('how many could accuse somebody by their move (MJ-61)', () => {
    let accusing = 0
    for (const p of positions(6, 300)) {
      if (p.seat() === JACK) continue
      for (const target of all) {
        const expected = canAccuse(p, target)
        expect(hunters(p, p.revealed & ~p.used, target)).toBe(expected)
        accusing += expected
      }
    }
    expect(accusing).toBeGreaterThan(100)
  })
})
