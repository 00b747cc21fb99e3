import { Sfc32 } from '@gaslight/core'
import { type CharacterId, london1888 as game, LOCATIONS, type LondonView, outlookOf } from '@gaslight/london-1888'
import { describe, expect, it } from 'vitest'
import { composing } from '../composing/compose.ts'
import { turns } from '../testing/games.ts'
import { aidsOf, openTo } from './aids.ts'

/** Some way into a random game. */
function someTurn() {
  let count = 0
  for (const { position, view } of turns(1, 6)) if (count++ === 20) return { position: position.clone(), view }
  throw new Error('the game is over')
}

const { position: first, view: start } = someTurn()
const seatedAs = (character: CharacterId): LondonView => {
  const [seat] = Object.entries(start.players).find(([, player]) => player.character === character) ?? ['0']
  return { ...start, audience: Number(seat) }
}

describe('the board shows', () => {
  it('LD-10: which doors are open to who looks', () => {
    const open = openTo(seatedAs('lusk'), 'lusk')
    expect(LOCATIONS.filter(id => !open.includes(id))).toEqual(['police_station', 'scotland_yard', 'palais_royal'])
    expect(
      aidsOf({ composing: null, preview: null, position: null, sampled: () => null, scene: seatedAs('lusk') }).open,
    ).toEqual(open)
    expect(
      aidsOf({
        composing: null,
        preview: null,
        position: null,
        sampled: () => null,
        scene: { ...start, audience: 'public' },
      }),
    ).not.toHaveProperty('open')
  })

  it('LD-100: the closed palace is open to the Prince alone, LD-78: by stealth all doors are', () => {
    const closed: LondonView = { ...start, event: 'palace_closed' }
    expect(openTo(closed, 'albert_victor')).toContain('palais_royal')
    expect(openTo(closed, 'warren')).not.toContain('palais_royal')
    const lusk = seatedAs('lusk')
    const stealthy: LondonView = { ...lusk, turn: Number(lusk.audience), acting: { ...lusk.acting, stealth: 1 } }
    expect(openTo(stealthy, 'lusk')).toEqual([...LOCATIONS])
  })

  it('where somebody who is pointed at can go, by what the looker knows', () => {
    const seat = Number(Object.keys(start.players).find(key => Number(key) !== start.audience))
    const { character } = start.players[seat]
    const seen = game.sample(start, new Sfc32(7))
    const outlook = outlookOf(seen, seat)
    expect(outlook).toEqual(outlookOf(first, seat))
    const overlay = aidsOf({
      composing: null,
      preview: { kind: 'player', character },
      position: seen,
      sampled: () => seen,
      scene: start,
    })
    expect(overlay.threat).toEqual({ of: character, spaces: outlook.spaces })
    expect(overlay.emphasised).toEqual([character])
  })

  it('LD-71: the lines of fire of a weapon that is chosen', () => {
    for (let seed = 1; seed < 80; seed++)
      for (const { view, choices } of turns(seed, 8)) {
        const attack = choices.flatMap(({ detail }) => (detail.kind === 'attack' ? [detail] : []))
        for (const { weapon, target } of attack) {
          const self = view.players[view.turn ?? 0]
          const at = Object.values(view.players).find(({ character }) => character === target)?.at
          if (self?.at === at) continue
          const now = composing(choices, { mode: 'attack', path: [{ kind: 'weapon', weapon }] })
          if (now.path.length !== 1) continue
          const { lines = [] } = aidsOf({
            composing: now,
            preview: null,
            position: null,
            sampled: () => null,
            scene: view,
          })
          expect(lines.some(line => line[0] === self?.at && line.at(-1) === at)).toBe(true)
          return
        }
      }
    throw new Error('nobody can shoot')
  })
})
