import { completeOptions, type Decision, DecisionList, Sfc32 } from '@gaslight/core'
import { london1888 as game, LOCATIONS, STREETS } from '@gaslight/london-1888'
import { describe, expect, test } from 'vitest'
import { ENTRIES } from '../games.ts'
import { LANGUAGES } from '../speech.ts'
import { widthOf } from '../terminal/columns.ts'
import { plain } from '../terminal/paint.ts'
import { placesFor } from './places.ts'

const { face, say, speak, deduce } = ENTRIES[game.id]
const screen = { say, paint: plain, width: 80 }
const GAP = /\{\{|undefined|NaN/

const choice = (kind: string, token: string) => ({ kind, token, decision: 0 as Decision })

function begun(seats: number) {
  const options = completeOptions(game.options, {})
  if (!options.ok) throw new Error(options.error)
  return game.start(options.value, seats)
}

/** A random game of so many seats, decision by decision. */
function* course(seats: number, seed: number, steps: number) {
  const p = begun(seats)
  const rng = new Sfc32(seed)
  const legal = new DecisionList()
  for (let step = 0; step < steps && p.turn().kind !== 'over'; step++) {
    p.legal(legal)
    const turn = p.turn()
    const decision = turn.kind === 'chance' ? p.draw(rng) : legal.at(rng.below(legal.length))
    yield { p, turn, legal: legal.toArray(), decision }
    p.apply(decision)
  }
}

test.each([80, 110, 150])('a map of %i columns holds every space once, and nothing over another', width => {
  const { streets, locations, height } = placesFor(width)
  const cells = [
    ...[...streets.values()].flatMap(({ x, y }) => Array.from({ length: 4 }, (_, i) => [x + i, y])),
    ...[...locations].flatMap(([id, { x, y }]) => Array.from({ length: id.length + 7 }, (_, i) => [x + i, y])),
  ]
  expect([streets.size, locations.size]).toEqual([STREETS.length, LOCATIONS.length])
  expect(new Set(cells.map(cell => cell.join())).size).toBe(cells.length)
  for (const [x, y] of cells) expect(x >= 0 && x < width && y >= 0 && y < height).toBe(true)
})

describe('a choice is said with what its token leaves out, and grouped with its like', () => {
  const [view] = [...course(5, 1, 40)].map(({ p }) => game.view(p, 'public')).slice(-1)
  test.each([
    ['walk', '>pub', 'the Pub', 'walking'],
    ['walk', '>H62a', '', 'walking'],
    ['play', '!wages', 'Receive £3.', 'ACTION cards: Wages'],
    ['play', '!curfew:Gu', 'Play Curfew on Gull', 'ACTION cards: Curfew'],
    ['attack', 'b:knife>Lu', 'Attack Lusk: Knife. Beside the victim: 1 Life.', 'using a weapon'],
    ['offer', 'f:Gu:a.rope=l', 'Offer Gull: Rope for LIFE token', 'offering an exchange: Gull'],
    ['discard', 'x:alibi', 'You are questioned: no card is turned over.', 'discarding'],
  ])('%s %s', (kind, token, hint, group) => {
    const one = choice(kind, token)
    expect(face.hint(one, view, screen)).toBe(hint)
    expect(face.groupName(face.groupOf(one), screen)).toBe(group)
    expect(face.confirm(one, view, screen) !== null).toBe(kind === 'attack')
  })

  test('where one can walk to is called by its name on the map, and found by it', () => {
    const drawn = face.draw(view, [choice('walk', '>H11a')], screen).join('\n')
    expect(drawn).toContain('H11a')
    expect(face.label(choice('walk', '>H11a'), view)).toBe('H11a')
  })
})

test('what follows from the cards never excludes the truth', () => {
  for (const { p } of course(6, 2, 900)) {
    const all = game.view(p, 'omniscient')
    if (all.state !== 'act' || p.dealt === 0) continue
    const { facts, lines } = deduce(game.view(p, 1), null)
    const { seats } = facts as { seats: { seat: number; jack: number }[] }
    const jack = seats.find(({ seat }) => all.players[seat].role === 'jack')
    expect(jack?.jack).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toMatch(GAP)
  }
})

describe.each(LANGUAGES)('in %s', language => {
  const own = { ...screen, say: speak(language) }

  test('a table of eight can be drawn, asked and told at every moment', () => {
    const start = game.view(begun(8), 0)
    const moments: { event: object; view: object }[] = []
    for (const { p, turn, legal, decision } of course(8, 7, 500)) {
      if (turn.kind === 'seat') {
        const view = game.view(p, turn.seat)
        expect(face.ask(view, own)).not.toMatch(GAP)
        const choices = legal.slice(0, 6).map(one => ({
          decision: one,
          kind: game.decode(p, one).kind,
          token: game.notation.format(p, one, turn.seat),
        }))
        for (const one of choices) {
          expect(face.hint(one, view, own)).not.toMatch(GAP)
          expect(face.groupName(face.groupOf(one), own)).not.toBe('')
        }
        if (moments.length % 25 === 0) {
          for (const line of face.draw(view, choices, own)) {
            expect(line).not.toMatch(GAP)
            expect(widthOf(line)).toBeLessThanOrEqual(90)
          }
          expect([...face.suspects(view, own), ...face.seen(view, own)].join('\n')).not.toMatch(GAP)
        }
      }
      const after = p.clone()
      after.apply(decision)
      const view = game.view(after, 0)
      moments.push({ event: { ...game.event(p, decision, after, 0), n: 0, link: '' }, view })
      for (const effect of game.event(p, decision, after, 'public')?.effects ?? [])
        expect(face.effect(effect, own, view) ?? '').not.toMatch(GAP)
    }
    const told = face.narrate?.(start, moments as never, 0, own) ?? []
    expect(told.join('\n')).not.toMatch(GAP)
  })

  test('everything that is typed is explained', () => {
    expect(own.say(face.help, face.examples)).toContain('>pub d:?')
    for (const role of game.roles) expect(own.say(face.goal(role.id))).not.toBe('')
  })
})
