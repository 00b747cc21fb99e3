import { Sfc32 } from '@gaslight/core'
import { hexesOf, jackCandidates, publicSuspects } from '@gaslight/jack-family'
import { at, type Document, listed } from '@gaslight/jack-family/testing'
import { describe, expect, it } from 'vitest'
import { appealPreview, beamToward, reachOf, sightings } from './analysis.ts'
import { DIRECTIONS } from './board.ts'
import { BASE_CAST, type Character } from './cast.ts'
import { mrJack } from './game.ts'
import { found, reachInto } from './movement.ts'
import { hexName } from './names.ts'
import type { MrJackPosition } from './position.ts'
import { ORDINAL } from './roster.ts'
import { played, position, refusal, tokens, turn } from './testing.ts'

/** The handed cases T1 to T32 of section 15, by their numbers. */
const REVISED = { board: 'revised' }
const UNSEEN = { round: 2, witness: 'unseen' }

const seen = (p: MrJackPosition) => listed(appealPreview(p).seen)
const ends = (p: MrJackPosition, name: Character) => listed(reachOf(p, name).ends)
const occupied = (p: MrJackPosition, name: Character) => listed(reachOf(p, name).occupied)
const isSeen = (p: MrJackPosition, name: Character) => sightings(p).some(s => s.character === name && s.seen)

/** The hexes that a character reaches with a single point, occupied or not. */
function onePoint(p: MrJackPosition, name: Character): string {
  reachInto(p, p.pieceOf(name), ORDINAL[name], 1)
  return listed(hexesOf(found[0], found[1]).map(hexName))
}

/** All ways to leave in round 2 for each identity that has one, `Name exit`. */
function leavings(options: Document): string[] {
  return BASE_CAST.flatMap(jack => {
    const p = turn('jack', jack, { ...UNSEEN, options, jack })
    return tokens(p).flatMap(token =>
      token.endsWith('^') ? [`${jack} ${token.slice(token.indexOf('-') + 1, -1)}`] : [],
    )
  })
}

const WHISTLES: readonly (readonly [string, string | null])[] = [
  ['(W Bert i8-j8 + Gull e9-f10 + Holmes g5-h6)', null],
  ['(W Bert i8-j8)', null],
  ['(W Bert i8-i7)', 'whistle-not-nearer'],
  ['(W Stealthy i4-i5 + Bert i8-j8)', null],
  ['(W Smith g8-g9 + Stealthy i4-i5 + Watson a3-b3)', null],
  ['(W Bert i8-k10)', null],
]

describe('handed cases', () => {
  it.each(['2006', 'revised'])('T1: who is seen at the start of %s, whatever the facing', board => {
    for (const watsonFacing of DIRECTIONS)
      expect(seen(position({ options: { board, watsonFacing } }))).toBe('Bert Holmes Lestrade Smith')
  })

  it('T2: who could leave in round 2, on either board and with a free exit', () => {
    expect(leavings({})).toEqual(['Stealthy SE'])
    expect(leavings(REVISED)).toEqual([])
    expect(leavings({ exitCost: 0 })).toEqual(['Stealthy NW', 'Stealthy SE'])
    const both = ['Gull', 'Holmes', 'Stealthy', 'Watson'].flatMap(name => [`${name} NW`, `${name} SE`])
    expect(leavings({ ...REVISED, exitCost: 0 })).toEqual(both)
  })

  it('T3: Goodley’s end hexes on the revised board', () => {
    const p = turn('detective', 'Goodley', { options: REVISED })
    expect(ends(p, 'Goodley')).toBe('b6 c4 f10 g6 h3 j8 j10 k9 k10 k11 l7 l10 l12 m8 m9 m11 m12')
    expect(occupied(p, 'Goodley')).toBe('')
  })

  it('T4: one point from a covered and from an open manhole', () => {
    expect(onePoint(position({ characters: at({ Goodley: 'l12' }) }), 'Goodley')).toBe('k11 m12')
    expect(onePoint(position({ characters: at({ Goodley: 'm9' }) }), 'Goodley')).toBe('a5 f7 f10 h3 h6 m8 m10')
  })

  it('T5: a cover put under Goodley’s feet', () => {
    const p = turn('jack', 'Bert', { characters: at({ Goodley: 'm9' }) })
    const before = reachOf(p, 'Goodley')
    expect(before.ends).toHaveLength(37)
    const after = played(p, '(M c2-m9)')
    expect(ends(after, 'Goodley')).toBe('k7 k9 k10 l6 l7 l10 m8 m10 m11 m12')
  })

  it('T6: Goodley’s single moves', () => {
    const p = turn('jack', 'Goodley')
    expect(refusal(p, 'm10-m10')).toBe('not-trapped')
    expect(refusal(p, 'm10-m12')).toBeNull()
    expect(refusal(p, 'm10-i7')).toBeNull()
    expect(refusal(p, 'm10-l9')).toBe('obstacle')
    expect(refusal(turn('jack', 'Goodley', { covers: ['h6', 'l12'] }), 'm10-i7')).toBe('too-far')
  })

  it('T7: passing a character, ending on it, accusing it', () => {
    const characters = at({ Stealthy: 'i7' })
    expect(refusal(turn('jack', 'Bert', { characters }), 'i8-h6')).toBeNull()
    expect(refusal(turn('jack', 'Bert', { characters }), 'i8-i7')).toBe('occupied-jack')
    expect(refusal(turn('detective', 'Bert', { characters }), 'i8-i7#')).toBeNull()
    expect(refusal(turn('detective', 'Bert', { characters }), 'i8-i7')).toBe('occupied-accuse')
  })

  it.each([
    ['SE', 'b3 c3 d3 e3 f3 g3 h3'],
    ['NE', ''],
    ['S', 'a1 a2'],
    ['N', 'a4 a5'],
  ] as const)('T8: Watson’s beam from a3 to %s', (direction, hexes) => {
    expect(listed(beamToward(position({}), direction))).toBe(hexes)
  })

  it('T9: posts stop the beam, lit ones as an option says', () => {
    const characters = at({ Watson: 'i4', Stealthy: 'a3', Holmes: 'g4' })
    const lamps = { b2: 1, c7: 3, h4: 'plain', h8: 'plain', k6: 4, l11: 2 }
    const inBeam = (document: Document) =>
      sightings(position({ characters, facing: 'NW', ...document })).some(
        ({ character, reasons }) => character === 'Holmes' && reasons.some(({ kind }) => kind === 'beam'),
      )
    expect(inBeam({})).toBe(false)
    expect(inBeam({ lamps })).toBe(false)
    expect(inBeam({ lamps, options: { litPostStopsBeam: false } })).toBe(true)
  })

  it('T10: neighbours see each other without light, others do not', () => {
    const [near, far] = ['a4', 'a5'].map(hex => position({ options: REVISED, characters: at({ Gull: hex }) }))
    expect([isSeen(near, 'Stealthy'), isSeen(near, 'Gull')]).toEqual([true, true])
    expect([isSeen(far, 'Stealthy'), isSeen(far, 'Gull')]).toEqual([false, false])
  })

  it.each(WHISTLES)('T11: whistle %s', (token, reason) => {
    expect(refusal(turn('jack', 'Goodley'), token)).toBe(reason)
    expect(refusal(turn('detective', 'Goodley'), token)).toBe(reason)
  })

  it('T11: Watson’s facing follows at once', () => {
    const p = played(turn('jack', 'Goodley'), '(W Smith g8-g9 + Stealthy i4-i5 + Watson a3-b3)')
    expect(tokens(p)).toEqual([...DIRECTIONS])
    expect(refusal(p, 'm10-m11')).toBe('facing-due')
    expect(mrJack.view(played(p, 'S'), 'public').state).toBe('move')
  })

  it('T12: whistles where every step must lead nearer', () => {
    const p = turn('jack', 'Goodley', { options: { whistlePath: 'direct' } })
    expect(refusal(p, '(W Bert i8-j8)')).toBe('whistle-points')
    expect(refusal(p, '(W Bert i8-j8 + Stealthy i4-i5)')).toBe('whistle-points')
    expect(refusal(p, '(W Bert i8-j8 + Gull e9-f10 + Holmes g5-h6)')).toBeNull()
    const upTo = turn('jack', 'Goodley', { options: { whistlePath: 'direct', whistlePoints: 'upto' } })
    expect(refusal(upTo, '(W Bert i8-j8)')).toBeNull()
  })

  it('T13: tile 1 lights f9 for the appeal and leaves the board from there', () => {
    const p = turn('jack', 'Smith', { slot: 2, jack: 'Gull' })
    const after = played(p, 'g8-g9', '(L b2-f9)')
    expect(seen(after)).toBe('Bert Gull Holmes Lestrade Smith')
    const last = position({
      jack: 'Gull',
      slot: 4,
      cards: { Smith: 'open', Bert: 'used', Gull: 'used', Holmes: 'used' },
      active: { character: 'Smith' },
    })
    const round2 = mrJack.view(played(last, 'g8-g9', '(L b2-f9)'), 'public')
    expect([round2.round, round2.witness]).toEqual([2, 'seen'])
    expect(round2.lamps).toEqual({ c7: 3, f5: 'plain', h8: 'plain', k6: 4, l11: 2 })
  })

  it('T14: lit tiles at the appeals of rounds 1 to 7, and in round 8', () => {
    const lit = new Map<number, number>()
    const rng = new Sfc32(14)
    for (let game = 0; game < 60; game++) {
      const p = position({})
      for (let next = p.turn(); next.kind !== 'over'; next = p.turn()) {
        const view = mrJack.view(p, 'public')
        if (view.state === 'card') lit.set(view.round, Object.keys(view.lamps).length)
        if (next.kind === 'chance') p.apply(p.draw(rng))
        else {
          const options = tokens(p).filter(token => !token.endsWith('#') && !token.endsWith('^'))
          p.copyFrom(played(p, options[rng.below(options.length)]))
        }
      }
      expect(mrJack.view(p, 'public').appeals).toHaveLength(7)
    }
    expect([...lit.entries()].sort(([a], [b]) => a - b).map(([, tiles]) => tiles)).toEqual([6, 5, 4, 3, 2, 2, 2, 2])
  })

  it('T15: Lestrade’s four cordons', () => {
    const p = turn('detective', 'Lestrade')
    const cordons = tokens(p).filter(token => token.startsWith('(C'))
    expect(cordons.sort()).toEqual(['(C NE-NW)', '(C NE-SE)', '(C SW-NW)', '(C SW-SE)'])
    expect(refusal(p, '(C SW-NE)')).toBe('cordon-there')
    expect(refusal(p, '(C SW-SW)')).toBe('cordon-there')
    expect(refusal(p, '(C NW-SE)')).toBe('no-cordon-there')
  })

  it('T16: standing in the light does not keep Jack from leaving', () => {
    const p = turn('jack', 'Holmes', { round: 4, witness: 'unseen', jack: 'Holmes', characters: at({ Holmes: 'l7' }) })
    expect(isSeen(p, 'Holmes')).toBe(true)
    const over = played(p, 'l7-SE^')
    expect(over.turn()).toEqual({ kind: 'over', outcome: { winners: [0], reason: 'escaped' } })
  })

  it('T17: Gull’s swaps: Watson’s facing is the swapper’s, and nobody is accused', () => {
    const p = played(turn('jack', 'Gull'), 'e9xa3 Watson')
    expect(p.turn()).toEqual({ kind: 'seat', seat: 0 })
    const { characters, facing } = mrJack.view(played(p, 'SE'), 'public')
    expect([characters.Watson?.at, characters.Gull?.at, facing]).toEqual(['e9', 'a3', 'SE'])
    const swapped = played(turn('detective', 'Gull', { jack: 'Holmes' }), 'e9xg5 Holmes')
    expect(swapped.turn().kind).toBe('seat')
  })

  it('T18: dawn after the fourth activation of round 8', () => {
    const innocent = Object.fromEntries(
      BASE_CAST.filter(name => name !== 'Gull').map(name => [name, { suspect: false }]),
    )
    const p = position({
      round: 8,
      slot: 4,
      jack: 'Gull',
      characters: innocent,
      cards: { Stealthy: 'open', Bert: 'used', Gull: 'used', Holmes: 'used' },
      active: { character: 'Stealthy' },
    })
    const over = played(p, 'i4-i5')
    const view = mrJack.view(over, 'public')
    expect(view.outcome).toEqual({ winner: 'jack', reason: 'dawn' })
    expect([view.appeals.length, Object.keys(view.lamps).length, view.jack]).toEqual([0, 2, 'Gull'])
  })

  it('T19: an alibi that Jack draws', () => {
    const p = played(turn('jack', 'Holmes', { jack: 'Gull' }), 'g5-g6', '(A +Bert)')
    for (const audience of [1, 'public'] as const) {
      const view = mrJack.view(p, audience)
      expect(view.alibis).toEqual([{ by: 'jack', round: 1, slot: 2 }])
      expect([view.deck, view.characters.Bert?.suspect]).toEqual([6, true])
    }
    expect(mrJack.view(p, 0).alibis[0].character).toBe('Bert')
    const again = turn('detective', 'Holmes', {
      round: 3,
      jack: 'Gull',
      alibis: [{ by: 'jack', round: 1, slot: 2, character: 'Bert' }],
    })
    expect(tokens(played(again, 'g5-g6'))).not.toContain('(A +Bert)')
  })

  it('T20: a league opening', () => {
    const start = position({})
    const read = mrJack.notation.read(start, [
      'Jack=Stealthy',
      'R1 deal Gull Lestrade Smith Stealthy',
      '1.1 Smith g8-i10 (L f5-h4)',
      '1.2 Gull e9-h10',
      '1.3 Lestrade e5-m9 (C NE-SE)',
      '1.4 Stealthy i4-l6',
      'R1 seen cleared Holmes Watson',
      'R2 deal Bert Goodley Holmes Watson',
    ])
    if (!read.ok) throw new Error(`${read.error.line}: ${read.error.message}`)
    const p = start.clone()
    for (const decision of read.value) p.apply(decision)
    const view = mrJack.view(p, 0)
    expect([view.round, view.witness, view.cordons, Object.values(view.lamps).includes(1)]).toEqual([
      2,
      'seen',
      ['SW', 'SE'],
      false,
    ])
  })

  it.each([
    ['Gull', 'unseen', 'Bert Holmes Lestrade Smith'],
    ['Bert', 'seen', 'Goodley Gull Stealthy Watson'],
  ] as const)('T21: the appeal at the start if Jack is %s', (jack, witness, cleared) => {
    const preview = appealPreview(position({ jack }))
    expect(listed(witness === 'seen' ? preview.ifSeen : preview.ifUnseen)).toBe(cleared)
  })

  describe('T22: a trapped Holmes', () => {
    const characters = at({ Bert: 'm8', Goodley: 'm9', Gull: 'j6', Holmes: 'l6', Lestrade: 'k7', Smith: 'l7' })
    const trapped = (jack: Character, options = {}) => turn('jack', 'Holmes', { ...UNSEEN, characters, jack, options })

    it('stays or leaves, as Jack or not', () => {
      expect(tokens(trapped('Holmes'))).toEqual(['l6-l6', 'l6-SE^'])
      expect(tokens(trapped('Bert'))).toEqual(['l6-l6'])
    })

    it('is asked for the move in both cases, and draws after it', () => {
      for (const jack of ['Holmes', 'Bert'] as const) {
        expect(mrJack.forced(trapped(jack))).toBeNull()
        expect(played(trapped(jack), 'l6-l6').turn()).toEqual({ kind: 'chance', purpose: 'alibi' })
      }
      expect(mrJack.view(trapped('Holmes'), 1)).toEqual(mrJack.view(trapped('Bert'), 1))
    })

    it('is not trapped on the revised board', () => {
      expect(refusal(trapped('Bert', REVISED), 'l6-l6')).toBe('not-trapped')
    })
  })

  it('T23: a trapped Gull stays or swaps, or must swap', () => {
    const characters = at({ Bert: 'm8', Goodley: 'm9', Gull: 'l6', Holmes: 'j6', Lestrade: 'k7', Smith: 'l7' })
    const trapped = (options: Document) => turn('jack', 'Gull', { ...UNSEEN, characters, jack: 'Smith', options })
    const options = tokens(trapped({}))
    expect([options[0], options.length]).toEqual(['l6-l6', 8])
    expect(mrJack.view(played(trapped({}), 'l6xa3 Watson'), 'public').state).toBe('facing')
    const swaps = tokens(trapped({ trappedGull: 'mustSwap' }))
    expect(swaps).toHaveLength(7)
    expect(swaps.every(token => token.includes('x'))).toBe(true)
    expect(refusal(trapped({ trappedGull: 'mustSwap' }), 'l6-l6')).toBe('must-swap')
  })

  it('T24: a whistle that nobody can follow is not offered before the move, and due after it', () => {
    const characters = at({
      Goodley: 'b7',
      Bert: 'b6',
      Smith: 'a5',
      Gull: 'c6',
      Holmes: 'a4',
      Lestrade: 'd7',
      Watson: 'a3',
      Stealthy: 'e7',
    })
    const p = turn('jack', 'Goodley', { characters })
    expect(tokens(p)).toEqual(['b7-f7', 'b7-f10', 'b7-h3', 'b7-h6', 'b7-m9'])
    expect(refusal(p, '(W Holmes a4-a5)')).toBe('whistle-impossible')
    const whistles = tokens(played(p, 'b7-h3'))
    expect(whistles).toHaveLength(79)
    expect(whistles.every(token => token.startsWith('(W'))).toBe(true)
  })

  it('T25: a cover before and after Bert’s move', () => {
    const p = turn('jack', 'Bert')
    expect(played(p, 'i8-m9', '(M l12-m9)').active).toBe(-1)
    expect(refusal(played(p, '(M l12-m9)'), 'i8-m9')).toBe('too-far')
    expect(refusal(played(p, '(M c2-h6)'), 'i8-h6')).toBeNull()
  })

  it('T26: accusations', () => {
    expect(played(turn('detective', 'Smith', { jack: 'Lestrade' }), 'g8-e5#').turn()).toEqual({
      kind: 'over',
      outcome: { winners: [1], reason: 'arrested' },
    })
    expect(played(turn('detective', 'Smith', { jack: 'Bert' }), 'g8-e5#').turn()).toEqual({
      kind: 'over',
      outcome: { winners: [0], reason: 'wrong-accusation' },
    })
    expect(refusal(turn('jack', 'Smith'), 'g8-e5#')).toBe('jack-accuses')
    expect(occupied(position({}), 'Watson')).toBe('')
  })

  it('T27: the cards and the order of an even round', () => {
    const p = position({
      jack: 'Gull',
      slot: 4,
      cards: { Gull: 'used', Lestrade: 'used', Smith: 'used', Stealthy: 'open' },
      active: { character: 'Stealthy' },
    })
    const round2 = played(p, 'i4-i5')
    expect(tokens(round2)).toEqual(['Bert', 'Goodley', 'Holmes', 'Watson'])
    const order: string[] = []
    for (const line of [
      ['Bert', 'i8-i9', '(M c2-h3)'],
      ['Watson', 'a3-a2', 'N'],
      ['Holmes', 'g5-g6', '(A +Bert)'],
    ]) {
      order.push(mrJack.view(round2, 'public').decides)
      round2.copyFrom(played(round2, ...line))
    }
    order.push(mrJack.view(round2, 'public').decides)
    expect(order).toEqual(['jack', 'detective', 'detective', 'jack'])
    const last = mrJack.forced(round2)
    expect(last === null ? '' : mrJack.notation.format(round2, last, 'public')).toBe('Goodley')
  })

  it('T28: public suspects, the Detective’s, and what Jack sees of his alibis', () => {
    const suspects = ['Gull', 'Holmes', 'Watson']
    const characters = Object.fromEntries(BASE_CAST.map(name => [name, { suspect: suspects.includes(name) }]))
    const alibis = [
      { by: 'detective', round: 1, slot: 1, character: 'Gull' },
      { by: 'detective', round: 3, slot: 1, character: 'Smith' },
    ]
    const p = position({ round: 5, jack: 'Holmes', characters, alibis })
    expect(publicSuspects(mrJack.view(p, 'public'))).toEqual(suspects)
    expect(jackCandidates(mrJack.view(p, 1))).toEqual(['Holmes', 'Watson'])
    expect(mrJack.view(p, 0).alibis).toEqual([
      { by: 'detective', round: 1, slot: 1 },
      { by: 'detective', round: 3, slot: 1 },
    ])
  })

  it('T29: nobody but Jack’s seat learns whether Stealthy may leave', () => {
    const [isJack, isNot] = (['Stealthy', 'Goodley'] as const).map(jack =>
      turn('jack', 'Stealthy', { ...UNSEEN, jack }),
    )
    for (const audience of [1, 'public'] as const)
      expect(JSON.stringify(mrJack.view(isJack, audience))).toBe(JSON.stringify(mrJack.view(isNot, audience)))
    expect(tokens(isJack)).toContain('i4-SE^')
    expect(tokens(isNot)).not.toContain('i4-SE^')
    expect([mrJack.forced(isJack), mrJack.forced(isNot)]).toEqual([null, null])
    const detective = turn('detective', 'Stealthy', { ...UNSEEN, jack: 'Stealthy' })
    expect(refusal(detective, 'i4-SE^')).toBe('leaving-detective')
  })

  it('T30: a cordon moved earlier in the round opens the exit', () => {
    const document = { ...UNSEEN, jack: 'Gull', characters: at({ Gull: 'b6' }), cordons: ['NW', 'SW'] }
    expect(refusal(turn('jack', 'Gull', document), 'b6-NW^')).toBe('exit-cordoned')
    const lestrade = position({
      ...document,
      slot: 3,
      cards: { Bert: 'used', Goodley: 'used', Gull: 'open', Lestrade: 'open' },
      active: { character: 'Lestrade' },
    })
    const opened = played(lestrade, '(C NW-SE)', 'e5-e4', 'Gull')
    expect(refusal(opened, 'b6-NW^')).toBeNull()
    const onExit = turn('jack', 'Gull', {
      ...document,
      cordons: ['SW', 'SE'],
      characters: at({ Gull: 'b6', Bert: 'b7' }),
    })
    expect(played(onExit, 'b6xb7 Bert').ending).toBe(-1)
  })

  it('T31: Watson keeps his facing, and his beam reaches Smith', () => {
    const p = played(turn('jack', 'Watson'), 'a3-b3')
    expect(tokens(p)).toEqual([...DIRECTIONS])
    const after = played(p, 'NE')
    expect(listed(beamToward(after, 'NE'))).toBe('c4 d5 e6 f7 g8')
    const smith = sightings(after).find(({ character }) => character === 'Smith')
    expect(smith?.reasons).toContainEqual({ kind: 'beam', character: 'Watson' })
  })

  it('T32: who is seen in position M', () => {
    const p = position({
      round: 4,
      characters: at({
        Bert: 'g10',
        Goodley: 'e9',
        Gull: 'k10',
        Holmes: 'j8',
        Lestrade: 'g4',
        Smith: 'f7',
        Stealthy: 'e6',
        Watson: 'a2',
      }),
      facing: 'N',
      lamps: { f9: 'plain', h8: 'plain', k6: 4 },
      cards: { Bert: 'open', Goodley: 'open', Gull: 'open', Holmes: 'open' },
    })
    expect(seen(p)).toBe('Bert Goodley Smith Stealthy')
  })
})
