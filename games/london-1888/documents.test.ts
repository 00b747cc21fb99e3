import { describe, expect, test } from 'vitest'
import { london1888 as game } from './game.ts'
import { type Document, legal, position, unmasked, view } from './testing.ts'

function failure(document: Document): string {
  const read = game.notation.position(document)
  return read.ok ? 'none' : read.error.message
}

const act = { seats: 5, state: 'act', turn: 0 }

describe('a position document', () => {
  test('of nothing is the start', () => {
    const read = game.notation.position({})
    expect(read.ok && game.view(read.value, 'public')).toMatchObject({ state: 'characters', seats: 4, round: 1 })
  })

  test('is what it was read from', () => {
    const p = position(unmasked(1, { Lu: { at: 'J62', hand: { rope: 1 } } }), { unmasked: 1 })
    const again = game.notation.position(JSON.parse(JSON.stringify(game.notation.document(p))))
    expect(again.ok && view(again.value)).toEqual(view(p))
    expect(again.ok && again.value.hash()).toEqual(p.hash())
  })

  test('that leaves Jack out takes the first who can be him', () => {
    const p = position({ Ab: { shown: true, line: { 1: 'role' } } })
    expect(view(p).players[1].role).toBe('jack')
    expect(legal(p).length).toBeGreaterThan(1)
  })

  test.each<[string, Document, string]>([
    ['an unknown field', { map: 1 }, 'the document: unknown field "map"'],
    ['too few seats', { seats: 3 }, 'seats: 3 is no whole number from 4 to 8'],
    ['an unknown space', { ...act, players: { 0: { at: 'J99' } } }, 'players.0.at: "J99" is no space of the board'],
    [
      'three on a street space',
      { ...act, players: { 0: { at: 'J11' }, 1: { at: 'J11' }, 2: { at: 'J11' } } },
      'players: more than two stand on J11 (LD-5)',
    ],
    [
      'a character twice',
      { ...act, players: { 1: { character: 'abberline' } } },
      'players: every character sits once (LD-14)',
    ],
    [
      'a missing obligatory character',
      { ...act, players: { 1: { character: 'godley' } } },
      'players: Abberline, Warren, Gull and Lusk always play (LD-14)',
    ],
    ['events that do not fit the round', { ...act, round: 3 }, 'events: 2 are revealed by now, not 0 (LD-23)'],
    [
      'a card more often than it exists',
      { ...act, players: { 0: { hand: { rope: 2 } } } },
      'players: an ACTION card stands there more often than it exists (LD-16)',
    ],
    [
      'a player before the characters are dealt',
      { players: { 1: { life: 2 } } },
      'players.1: nobody sits there before the characters are dealt (LD-14): name a "state"',
    ],
    [
      'a weapon more often than it exists',
      { ...act, players: { 0: { weapons: { shotgun: 1 } }, 1: { weapons: { shotgun: 1 } } } },
      'players: more of shotgun than there are (LD-17)',
    ],
    [
      'a Scalpel before Jack is known',
      { ...act, players: { 0: { weapons: { scalpel: 1 } } } },
      'players.0.weapons: only the unmasked Jack has the scalpel (LD-57)',
    ],
    [
      'a dead player with money',
      { ...act, players: { 1: { life: 0, pounds: 2 } } },
      'players.1: a dead player holds nothing (LD-152)',
    ],
    [
      'who serves elsewhere',
      { ...act, players: { 1: { serving: 'turn' } } },
      'players.1: who serves is in the prison (LD-132)',
    ],
    [
      'sides before the unmasking',
      { ...act, players: { 1: { side: 'hunter' } } },
      'players.1.side: all but Jack have one once he is unmasked (LD-168)',
    ],
    [
      'three Suspects in a line',
      { ...act, players: { 1: { line: { 1: 'suspect', 2: 'suspect', 3: 'suspect' } } } },
      'players.1.line: it has no such cards (LD-21)',
    ],
    [
      'nobody asked in a window',
      { ...act, state: 'question-window' },
      'pending.asked: somebody is asked in this state (7.8)',
    ],
    [
      'an outcome in an act',
      { ...act, outcome: { reason: 'I-kill' } },
      'outcome: it stands exactly in states "showing" and "over" (LD-175)',
    ],
  ])('with %s is refused', (_, document, message) => {
    expect(failure(document)).toContain(message)
  })
})
