import { readFileSync } from 'node:fs'
import { type Decision, DecisionList, Sfc32 } from '@gaslight/core'
import {
  CIRCLES,
  CROSSINGS,
  lettersFromWhitechapel as game,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { stroll } from '@gaslight/letters-from-whitechapel/walkers'
import { describe, expect, test } from 'vitest'
import { ENTRIES } from '../games.ts'
import { LANGUAGES } from '../speech.ts'
import { widthOf } from '../terminal/columns.ts'
import { plain } from '../terminal/paint.ts'
import { placesFor } from './places.ts'

const { face, say, speak, deduce } = ENTRIES[game.id]
const screen = { say, paint: plain, width: 100 }

type Audience = Parameters<typeof game.view>[1]

function viewOf(name: string, as: Audience = 1): WhitechapelView {
  const path = new URL(`../../../games/letters-from-whitechapel/positions/${name}.json`, import.meta.url)
  const read = game.notation.position(JSON.parse(readFileSync(path, 'utf8')))
  if (!read.ok) throw new Error(read.error.message)
  return game.view(read.value, as)
}

const choice = (kind: string, token: string) => ({ kind, token, decision: 0 as Decision })
const HUNT = viewOf('hunting-4')

test.each([80, 100, 150])(
  'a map of %i columns holds every circle and crossing once, and nothing over another',
  width => {
    const { circles, crossings, height } = placesFor(width)
    const cells = [
      ...[...circles].flatMap(([number, { x, y }]) =>
        Array.from({ length: String(number).length + 1 }, (_, i) => `${x - 1 + i} ${y}`),
      ),
      ...[...crossings.values()].map(({ x, y }) => `${x} ${y}`),
    ]
    expect([circles.size, crossings.size]).toEqual([CIRCLES.length, CROSSINGS.length])
    expect(new Set(cells).size).toBe(cells.length)
    for (const cell of cells) {
      const [x, y] = cell.split(' ').map(Number)
      expect(x >= 0 && x < width && y >= 0 && y < height, cell).toBe(true)
    }
  },
)

describe('a choice is marked on the map, said with what its token leaves out, and grouped with its like', () => {
  test.each([
    ['police', 'blue x53', '›', 'next to circles 46, 48', 'Blue: moving a policeman'],
    ['search', 'red search 99', '›99', '', 'Red: search'],
    ['arrest', 'red arrest 99', '›99', '', 'Red: arrest'],
    ['move', '103', '›103', '', 'on foot'],
    ['move', '103!', '›103', 'Walk home to 103 and declare the escape', 'on foot'],
    ['coach', 'c69-56', '›56', '', 'by coach'],
    ['kill', 'kill 3,158', '›158', '', 'the murder'],
    ['decline', 'letter no', '', 'Play no Letter', 'declining'],
    ['rush', 'green rush x167', '›', 'next to no circle', 'Green: rush'],
  ])('%s: %s', (kind, token, sign, hint, group) => {
    const one = choice(kind, token)
    expect(face.draw(HUNT, [one], screen).join('\n')).toContain(sign)
    expect(face.hint(one, HUNT, screen)).toBe(hint)
    expect(face.groupName(face.groupOf(one), screen)).toBe(group)
  })
})

test('LW-97: Jack sees himself and his hideout on the map, and nobody else does', () => {
  const [jack, police] = [0, 1].map(seat => face.draw(viewOf('hunting-4', seat), [], screen).join('\n'))
  expect(jack).toMatch(/@51\b/)
  expect(jack).toMatch(/⌂66\b/)
  expect(jack).toContain('Jack’s row: I 25 · 1 24 ·')
  const map = police.slice(0, police.indexOf('65 circle'))
  expect(map).not.toMatch(/[@⌂]/)
  expect(police).toContain('Jack’s row: I 25 · 1 ? ·')
  expect(police).not.toContain('hideout is')
})

test('naming an address is asked again, since it can be done once (LW-82)', () => {
  expect(face.confirm(choice('address', 'address 90'), HUNT, screen)).toMatch(/once in the whole game.* yes\/no:$/)
  expect(face.confirm(choice('arrest', 'red arrest 99'), HUNT, screen)).toBeNull()
})

test('what follows from the traces never excludes the truth, and says how likely it is', () => {
  const p = game.start(HUNT.options, 2)
  const rng = new Sfc32(1888)
  let hunted = 0
  while (p.turn().kind !== 'over' && hunted < 12) {
    const { state, nights, night, hideout } = game.view(p, 'omniscient')
    if (state === 'action') {
      hunted++
      const { facts, lines } = deduce(game.view(p, 1), null)
      const { rows, locations, hideouts, questions } = facts as Found
      const log = nights[night]
      expect(locations.map(({ circle }) => circle)).toContain(log?.row?.[log.filled ?? 0])
      expect(hideouts.map(({ circle }) => circle)).toContain(hideout)
      expect(locations.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
      expect(locations.reduce((sum, location) => sum + location.rows, 0)).toBe(rows)
      expect(questions[0].bits).toBeGreaterThan(0)
      expect(lines[0]).toBe(say('deduce.circles', { count: locations.length }))
      expect(face.suspects(game.view(p, 1), screen)[0]).toBe(lines[0])
    }
    p.apply(stroll(p, rng, { homeAt: 12, arrests: false }))
  }
  expect(hunted).toBe(12)
})

interface Found {
  readonly rows: number
  readonly locations: readonly { readonly circle: number; readonly rows: number; readonly probability: number }[]
  readonly hideouts: readonly { readonly circle: number; readonly probability: number }[]
  readonly questions: readonly { readonly circle: number; readonly bits: number }[]
}

describe.each(LANGUAGES)('in %s', language => {
  const own = { ...screen, width: 80, say: speak(language) }

  test('a hunt can be drawn, asked and told at every moment, for everybody', () => {
    const rng = new Sfc32(7)
    const legal = new DecisionList()
    const options = { ...HUNT.options, letters: true, falseClues: true, address: true, rushing: true }
    const p = game.start(options, 4)
    const before = p.clone()
    for (let turn = p.turn(); turn.kind !== 'over'; turn = p.turn()) {
      p.legal(legal)
      if (turn.kind === 'seat') {
        const view = game.view(p, turn.seat)
        expect(face.ask(view, own)).not.toMatch(/\{\{|undefined/)
        const choices = legal.toArray().map(decision => ({
          decision,
          kind: game.decode(p, decision).kind,
          token: game.notation.format(p, decision, turn.seat),
        }))
        for (const one of choices.slice(0, 4)) {
          expect(face.hint(one, view, own)).not.toMatch(/\{\{|undefined/)
          expect(face.groupName(face.groupOf(one), own)).not.toBe('')
        }
        for (const line of face.draw(view, choices, own)) expect(widthOf(line)).toBeLessThanOrEqual(90)
      }
      expect(face.draw(game.view(p, 'public'), [], own).join('\n')).not.toMatch(/\{\{|undefined/)
      before.copyFrom(p)
      const decision = stroll(p, rng, { homeAt: 12, arrests: false })
      p.apply(decision)
      for (const effect of game.event(before, decision, p, 'public')?.effects ?? [])
        expect(face.effect(effect, own, game.view(p, 'public')) ?? '').not.toMatch(/\{\{|undefined/)
    }
    expect(face.draw(game.view(p, 'omniscient'), [], own).join('\n')).not.toMatch(/\{\{|undefined/)
  })

  test('everything that is typed is explained', () => {
    expect(own.say(face.help, face.examples)).toContain('blue x53 red x68')
    for (const role of game.roles) expect(own.say(face.goal(role.id))).not.toBe('')
  })
})
