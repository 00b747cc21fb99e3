import { describe, expect, it } from 'vitest'
import { turns } from '../testing/games.ts'
import type { LondonChoice } from '../types.ts'
import { ACTS, actsOf, standing } from './acts.ts'
import { type Composing, composing, NOTHING_POINTED, point } from './compose.ts'
import { keyOf, modeOf, type Part, partsOf } from './parts.ts'
import { whyNot, whyNotPlayed, whyRefused } from './refuse.ts'

/** Points at everything a choice is made of, and gives the decision that comes of it. */
function choose(choices: readonly LondonChoice[], parts: readonly Part[], start: Composing): number | null {
  let now = start
  for (const part of parts) {
    if (now.path.some(taken => keyOf(taken) === keyOf(part))) continue
    const pointed = point(choices, now, part)
    if (pointed.kind === 'decide') return pointed.choice.decision
    if (pointed.kind === 'refused') return null
    now = composing(choices, pointed.pointing)
  }
  return null
}

describe('composing a turn (LD-32)', () => {
  it('every legal decision can be pointed at or stands as a button, with every number of players', () => {
    const kinds = new Set<string>()
    for (const seats of [4, 6, 8]) {
      let seen = 0
      for (const { choices } of turns(seats, seats, { characters: 'pick', exchangeGifts: 'on' })) {
        if (seen++ > 400) break
        const byKind = Map.groupBy(choices, ({ detail }) => detail.kind)
        for (const choice of [...byKind.values()].flatMap(alike => alike.slice(0, 6))) {
          kinds.add(choice.detail.kind)
          const mode = modeOf(choice.detail)
          const now = composing(choices, { mode, path: [] })
          if (mode === null) expect(now.plain).toContain(choice)
          else for (const parts of partsOf(choice.detail)) expect(choose(choices, parts, now)).toBe(choice.decision)
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(20)
  }, 60_000)

  it('asks for the walk by itself and for nothing else: whom one strikes is never guessed', () => {
    for (const { choices, view } of turns(3, 5)) {
      if (view.state !== 'act') continue
      const now = composing(choices, NOTHING_POINTED)
      expect([null, 'walk']).toContain(now.mode)
      for (const { detail } of choices)
        if (detail.kind === 'question' || detail.kind === 'arrest') {
          const pointed = point(choices, now, { kind: 'player', character: detail.player })
          expect(pointed.kind).toBe('refused')
        }
    }
  })
})

describe('why not', () => {
  it('LD-35: a place that is pointed at before the roll asks for the roll, not for steps that are spent', () => {
    let asked = 0
    for (const { choices, view, position, seat } of turns(5, 5)) {
      const hasRoll = choices.some(({ detail }) => detail.kind === 'roll')
      const now = composing(choices, NOTHING_POINTED)
      if (view.state !== 'act' || !hasRoll || now.modes.includes('walk')) continue
      const place = view.players[seat]?.at === 'pub' ? 'park' : 'pub'
      const pointed = point(choices, now, { kind: 'space', space: place })
      expect(pointed.kind).toBe('refused')
      expect(whyRefused(position, view, now, { kind: 'space', space: place })).toEqual({
        kind: 'plain',
        reason: 'unrolled',
        rule: 'LD-35',
      })
      asked++
    }
    expect(asked).toBeGreaterThan(5)
  }, 60_000)

  it('LD-46, LD-84: tells nobody on the space itself from nobody next to it either', () => {
    const said = new Set<string>()
    let seen = 0
    for (const { choices, view, position, seat } of turns(11, 6)) {
      if (view.state !== 'act' || view.acting.decided !== undefined) continue
      if (seen++ > 250) break
      const reasons = [
        ...(standing('question', choices).choices.length > 0 ? [] : [whyNot(position, view, 'question')]),
        ...(['witness', 'informer', 'pickpocket'] as const)
          .filter(card => view.players[seat]?.hand?.[card] !== undefined)
          .filter(card => !choices.some(({ detail }) => detail.kind === 'play' && detail.card === card))
          .map(card => whyNotPlayed(position, view, card)),
      ]
      for (const why of reasons) if (why?.kind === 'plain') said.add(`${why.reason} ${why.rule}`)
    }
    expect([...said].sort()).toEqual(['nobody-here LD-46', 'nobody-here LD-74', 'nobody-near LD-74'])
  }, 60_000)

  it('LD-93: says of ORDER TO DISPERSE that there is no pawn to move', () => {
    const [{ view, position }] = turns(11, 6)
    const bare = { ...view, police: [], protesters: [] }
    expect(whyNotPlayed(position, bare, 'disperse')).toMatchObject({ reason: 'no-pawns', rule: 'LD-93' })
  })

  it('is said of every act that cannot be done, and of every card that cannot be played', () => {
    const reasons = new Set<string>()
    let seen = 0
    for (const { choices, view, position, seat } of turns(11, 6)) {
      const self = view.players[seat]
      if (view.state !== 'act' || self === undefined) continue
      if (seen++ > 250) break
      for (const id of actsOf(self.character)) {
        if (standing(id, choices).choices.length > 0) continue
        const why = whyNot(position, view, id)
        expect([id, why]).not.toEqual([id, null])
        if (why !== null) reasons.add(why.kind === 'plain' ? why.reason : why.illegal.reason)
      }
      for (const card of Object.keys(self.hand ?? {}) as (keyof NonNullable<typeof self.hand>)[]) {
        const isOpen = choices.some(({ detail }) => detail.kind === 'play' && detail.card === card)
        if (!isOpen) expect([card, whyNotPlayed(position, view, card)]).not.toEqual([card, null])
      }
    }
    expect(reasons.size).toBeGreaterThan(12)
    expect(ACTS.length).toBe(12)
  }, 60_000)
})
