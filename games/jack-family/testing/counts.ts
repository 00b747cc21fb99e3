import { perftDivided } from '@gaslight/core'
import { describe, expect, it } from 'vitest'
import type { JackPosition } from '../position.ts'
import { ROLES } from '../seats.ts'
import type { JackView, Role } from '../view.ts'
import { type JackGame, testTable } from './table.ts'

/** The activations of one seat: with the power first, with the move first, all of them, and their outcomes. */
export interface Counts {
  readonly before: number
  readonly after: number
  readonly all: number
  readonly positions: number
}

/** What a card can do: where its move ends, free and occupied; ways to use its power first; activations of each seat. */
export type CountsRow<Character extends string = string> = readonly [
  card: Character,
  ends: number,
  occupied: number,
  powers: number,
  jack: Counts,
  detective: Counts,
]

export function counts(before: number, after: number, all: number, positions: number): Counts {
  return { before, after, all, positions }
}

/** Rows without a power before the move. */
export function plain(all: number): Counts {
  return counts(0, all, all, all)
}

export interface CountsSetup<P, Character extends string> {
  readonly rules: string
  readonly tables: readonly (readonly [table: string, rows: readonly CountsRow<Character>[]])[]
  /** The documents of a table in which this seat takes a card first. */
  documents(table: string, seat: Role): readonly P[]
  reachOf(p: P, card: Character): { readonly ends: readonly string[]; readonly occupied: readonly string[] }
  /** The kinds of decisions that are moves of an activation, and not its power. */
  readonly moves: readonly string[]
}

/** Registers a test for each card of each table of a rule book's regression counts. */
export function testCounts<
  Character extends string,
  P extends JackPosition<Character>,
  V extends JackView,
  D extends { readonly kind: string },
>(game: JackGame<P, V, D>, setup: CountsSetup<P, Character>): void {
  const { after, legal, played } = testTable(game)

  describe.each(setup.tables)('counts from %s', (table, rows) => {
    it.each(rows)(`${setup.rules}: %s`, (card, ends, occupied, powers, jack, detective) => {
      for (const [seat, expected] of [
        [ROLES[0], jack],
        [ROLES[1], detective],
      ] as const) {
        const p = setup.documents(table, seat).find(document => isOpen(document, card))
        if (p === undefined) throw new Error(`no document of ${table} has ${card} for the ${seat}`)
        const chosen = played(p, card)
        const reach = setup.reachOf(chosen, card)
        expect([reach.ends.length, reach.occupied.length]).toEqual([ends, occupied])
        const { before, after } = expected
        expect({ seat, ...byFirstDuty(chosen) }).toEqual({ seat, before, after, powers })
        const divided = perftDivided(game, p, { depth: 1, unit: 'turn' })
        expect(divided[card]).toEqual({ sequences: expected.all, positions: expected.positions })
      }
    })
  })

  function isOpen(p: P, card: Character): boolean {
    return (((p.revealed & ~p.used) >> p.pieceOf(card)) & 1) === 1
  }

  /** Activations that begin with the power, and with the move; and the ways to use the power first. */
  function byFirstDuty(chosen: P): { before: number; after: number; powers: number } {
    const result = { before: 0, after: 0, powers: 0 }
    for (const decision of legal(chosen)) {
      const next = after(chosen, decision)
      if (setup.moves.includes(game.decode(chosen, decision).kind)) result.after += activations(next)
      else {
        result.before += activations(next)
        // That a displaced lantern is turned belongs to the power.
        result.powers += game.view(next, 'public').state === 'facing' ? 6 : 1
      }
    }
    return result
  }

  /** Complete activations from here, counted one by one; what is drawn does not count. */
  function activations(p: P): number {
    if (p.active < 0 || p.ending >= 0) return 1
    const options = game.perft?.drawsAsOne(p) === true ? legal(p).slice(0, 1) : legal(p)
    return options.reduce((total, decision) => total + activations(after(p, decision)), 0)
  }
}
