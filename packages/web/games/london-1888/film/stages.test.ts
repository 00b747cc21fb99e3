import { completeOptions, Sfc32 } from '@gaslight/core'
import { london1888 as game, lineOf, OPTIONS } from '@gaslight/london-1888'
import { describe, expect, it } from 'vitest'
import { drawn, turns } from '../testing/games.ts'
import { areJoined } from '../testing/ways.ts'
import { framesOf } from './frames.ts'
import { type Named, stageOf } from './stages.ts'

const NAMED: Named = { card: id => id, weapon: id => id, event: id => id, identity: id => id, token: id => id }

describe('the film of what others do', () => {
  it('walks lead from where somebody stands to where he ends, step by step', () => {
    let walks = 0
    for (const { position, decision } of turns(2, 5)) {
      const before = game.view(position, 'public')
      const after = position.clone()
      after.apply(decision)
      const event = game.event(position, decision, after, 'public')
      const moment = { event: { n: 1, link: '', ...event, effects: [] }, view: game.view(after, 'public') }
      const line = lineOf(before, moment, 0)
      if (line === null) throw new Error(event?.text)
      for (const way of stageOf(line, NAMED)) {
        if (way.kind !== 'walk') continue
        walks++
        expect(way.spaces[0]).toBe(Object.values(before.players).find(({ character }) => character === way.who)?.at)
        for (const [i, space] of way.spaces.entries())
          if (i > 0) expect(areJoined(way.spaces[i - 1], space), `${way.spaces}`).toBe(true)
      }
    }
    expect(walks).toBeGreaterThan(20)
  }, 60_000)

  it('shows nothing of what the looker decided himself', () => {
    for (const { position, decision, seat, view } of turns(9, 4)) {
      const after = position.clone()
      after.apply(decision)
      const event = game.event(position, decision, after, seat)
      const moment = { event: { n: 1, link: '', ...event, effects: [] }, view: game.view(after, seat) }
      expect(framesOf(view, moment, 0)).toEqual([])
    }
  }, 60_000)

  it("LD-35: shows the die of the looker's own roll, as it fell, before his steps are counted", () => {
    let rolls = 0
    const rng = new Sfc32(4)
    for (const { position, decision, seat, view } of turns(4, 5)) {
      if (game.decode(position, decision).kind !== 'roll') continue
      const asked = position.clone()
      asked.apply(decision)
      if (asked.turn().kind !== 'chance') continue
      const before = game.view(asked, seat)
      const fallen = asked.clone()
      const die = asked.draw(rng)
      const detail = game.decode(asked, die)
      const value = detail.kind === 'die' ? detail.value : null
      fallen.apply(die)
      const event = game.event(asked, die, fallen, seat)
      const after = game.view(fallen, seat)
      const [frame, ...more] = framesOf(before, { event: { n: 2, link: '', ...event, effects: [] }, view: after }, 1)
      expect(more).toEqual([])
      expect(frame.moves).toBe(true)
      expect(stageOf(frame.picture.line, NAMED)).toEqual([{ kind: 'die', by: view.players[seat]?.character, value }])
      expect(frame.picture.view).toBe(after)
      rolls++
    }
    expect(rolls).toBeGreaterThan(5)
  }, 60_000)

  it('shows nothing of what is laid open once the game is over (LD-187)', () => {
    const options = completeOptions(OPTIONS, {})
    if (!options.ok) throw new Error(options.error)
    const p = game.start(options.value as Parameters<typeof game.start>[0], 4)
    const rng = new Sfc32(3)
    let shown = 0
    for (let turn = p.turn(); turn.kind !== 'over'; turn = p.turn()) {
      const before = game.view(p, 'public')
      const decision = turn.kind === 'chance' ? p.draw(rng) : drawn(p, rng).decision
      const after = p.clone()
      after.apply(decision)
      if (before.state === 'showing') {
        const event = game.event(p, decision, after, 'public')
        const moment = { event: { n: 1, link: '', ...event, effects: [] }, view: game.view(after, 'public') }
        const line = lineOf(before, moment, 0)
        if (line === null) throw new Error(event?.text)
        expect(stageOf(line, NAMED)).toEqual([])
        shown++
      }
      p.apply(decision)
    }
    expect(shown).toBeGreaterThan(0)
  }, 60_000)
})
