import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { completeOptions, type Decision, DecisionList, formatRecord, type Game, Sfc32 } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { ENTRIES } from './games.ts'
import { gaslight } from './testing.ts'

const NEEDED =
  'this record was written for one seat, and hides here what that seat may not know; give the whole record, or a position document'

/** A random game with its defaults, as written for a seat after so many decisions. */
function recordFor(game: Game, seat: number, count: number): string {
  const options = completeOptions(game.options, {})
  if (!options.ok) throw new Error(options.error)
  const rng = new Sfc32(5)
  const list = new DecisionList()
  const start = game.start(options.value, game.seats.min)
  const p = start.clone()
  const decisions: Decision[] = []
  while (decisions.length < count && p.turn().kind !== 'over') {
    p.legal(list)
    const decision = p.turn().kind === 'chance' ? p.draw(rng) : list.at(rng.below(list.length))
    decisions.push(decision)
    p.apply(decision)
  }
  return formatRecord({
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options.value,
    seats: game.roles.slice(0, game.seats.min).map(({ id }) => id),
    date: '2026-11-30',
    lines: game.notation.write(start, decisions, seat).map(({ text }) => ({ text, links: [] })),
  })
}

describe.each(Object.values(ENTRIES))('$game.id', ({ game, hides }) => {
  test('a whole record hides nothing, though a card in it may be left open', () => {
    const folder = fileURLToPath(new URL(`../../games/${game.id}/records/`, import.meta.url))
    const lines = readdirSync(folder).flatMap(name =>
      readFileSync(folder + name, 'utf8')
        .split('\n\n')[1]
        .split('\n'),
    )
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter(line => hides.test(line.split(';')[0]))).toEqual([])
  })
})

test.each([
  ['mr-jack', 1, 7],
  ['mr-jack-new-york', 1, 7],
  ['london-1888', 0, 7],
  // What the Head laid, while it is hidden from Jack (LW-33).
  ['letters-from-whitechapel', 0, 11],
])("a seat's record of a running %s is refused for what it is, not by a rule", async (id, seat, line) => {
  const record = recordFor(ENTRIES[id].game, seat, 12)
  for (const command of [['replay'], ['deduce', id]])
    expect(await gaslight([...command, '-'], record)).toEqual({
      code: 2,
      out: '',
      err: `gaslight: -: line ${line}: ${NEEDED}\n`,
    })
})
