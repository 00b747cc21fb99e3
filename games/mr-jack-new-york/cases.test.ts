import { jackCandidates, publicSuspects } from '@gaslight/jack-family'
import { at, type Document, listed } from '@gaslight/jack-family/testing'
import { describe, expect, it } from 'vitest'
import { appealPreview, lightNow, openExits, reachOf, sightings } from './analysis.ts'
import { CAST, type Character } from './cast.ts'
import { mrJackNewYork } from './game.ts'
import type { NewYorkPosition } from './position.ts'
import { LATE, mute, played, position, refusal, tiles, tokens, turn } from './testing.ts'

/** The handed cases T1 to T36 of section 15, by their numbers. */
const UNSEEN = { round: 6, witness: 'unseen' }
const HIGH_PORTS = { steamers: ['k4', 'l12'] }
const INFORMANT_AWAY = { informant: { at: 'i9' } }

const isSeen = (p: NewYorkPosition, ...names: readonly Character[]) =>
  names.map(name => sightings(p).find(({ character }) => character === name)?.seen)
const ends = (p: NewYorkPosition, name: Character) => reachOf(p, name).ends
const leavings = (p: NewYorkPosition) => tokens(p).filter(token => token.endsWith('^'))
const powers = (p: NewYorkPosition) => tokens(p).filter(token => token.startsWith('('))
const late = (document: Document) => position({ round: LATE, ...document })

describe('handed cases', () => {
  it('T1: who is visible at the start', () => {
    expect(listed(appealPreview(position({})).seen)).toBe('Beach Callahan Grant Latimer Rider Smith')
  })

  it('T2: a Park hides whoever stands there, and shows nobody', () => {
    const p = late({ tiles: tiles({ b3: 'park' }), characters: at({ Smith: 'b3', Callahan: 'b4' }) })
    expect(isSeen(p, 'Smith', 'Callahan')).toEqual([false, false])
  })

  it('T3: the metro joins nobody', () => {
    expect(isSeen(position({ characters: at({ Rider: 'g6', Callahan: 'k10' }) }), 'Rider', 'Callahan')).toEqual([
      false,
      false,
    ])
  })

  it('T4: a ferry arrow is no neighbourhood', () => {
    const p = position({ ...INFORMANT_AWAY, characters: at({ Latimer: 'LIB', Smith: 'c5' }) })
    expect(isSeen(p, 'Latimer', 'Smith')).toEqual([false, false])
  })

  it('T5: a quayside counts like a street', () => {
    expect(isSeen(position({ characters: at({ Smith: 'a3', Grant: 'a2' }) }), 'Smith', 'Grant')).toEqual([true, true])
  })

  it('T6: when Jack may board', () => {
    const smith = { ...HIGH_PORTS, characters: at({ Smith: 'l11' }), jack: 'Smith' }
    expect(refusal(turn('jack', 'Smith', { ...smith, round: 1 }), 'l11-l12^')).toBe('leaving-seen')
    const p = turn('jack', 'Smith', { ...smith, ...UNSEEN, round: 2 })
    expect(refusal(p, 'l11-l12^')).toBeNull()
    expect(played(p, 'l11-l12^').turn()).toEqual({ kind: 'over', outcome: { winners: [0], reason: 'escaped' } })
    expect(refusal(turn('detective', 'Smith', { ...smith, ...UNSEEN }), 'l11-l12^')).toBe('leaving-detective')
    expect(refusal(played(p, '(S l12-e8)'), 'l11-l12^')).toBe('no-steamer')
  })

  it('T7: a port without a Steamer is neither entered nor crossed', () => {
    const p = turn('jack', 'Grant', { ...UNSEEN, characters: at({ Grant: 'l11' }), jack: 'Grant' })
    expect(refusal(p, 'l11-l12^')).toBe('no-steamer')
    expect(refusal(p, 'l11-l12')).toBe('stop-way-out')
  })

  it('T8: Jack boards over somebody; nobody else does', () => {
    const document = { ...UNSEEN, ...HIGH_PORTS, characters: at({ Grant: 'l10', Smith: 'l11' }), jack: 'Grant' }
    expect(refusal(turn('jack', 'Smith', document), 'l11-l12^')).toBe('leaving-not-jack')
    expect(refusal(turn('jack', 'Grant', document), 'l10-l12^')).toBeNull()
  })

  it('T9: from the start nobody can leave, not even by a power or by Eastman; a station on m8 lets Callahan out', () => {
    for (const jack of CAST) {
      const own = turn('jack', jack, { ...UNSEEN, round: 2, jack })
      const after = powers(own).map(power => played(own, power))
      for (const p of [own, ...after, turn('jack', 'Eastman', { ...UNSEEN, round: 2, jack })])
        expect(leavings(p)).toEqual([])
    }
    const built = { ...UNSEEN, tiles: tiles({ m8: 'entrance' }), jack: 'Callahan' }
    expect(leavings(turn('jack', 'Callahan', built))).toEqual(['f5-n8^'])
  })

  it('T10: Beach rides to the entrance that he builds', () => {
    const p = turn('jack', 'Beach', { round: 1 })
    expect(refusal(played(p, '(E m12)'), 'e4-m12')).toBeNull()
    expect(refusal(p, 'e4-m12')).toBe('too-far')
  })

  it('T11: an occupied station is ridden through, ended on only by an accusation', () => {
    const document = { characters: at({ Callahan: 'g6' }), jack: 'Callahan' }
    expect(refusal(turn('jack', 'Beach', document), 'e4-k10')).toBeNull()
    expect(refusal(turn('jack', 'Beach', document), 'e4-g6')).toBe('occupied-jack')
    const p = turn('detective', 'Beach', document)
    expect(refusal(p, 'e4-g6')).toBe('occupied-accuse')
    expect(played(p, 'e4-g6#').turn()).toEqual({ kind: 'over', outcome: { winners: [1], reason: 'arrested' } })
  })

  it('T12: an entrance turned to a Park is no entrance', () => {
    const p = late({ tiles: tiles({ l6: 'park' }) })
    expect(ends(p, 'Callahan')).not.toContain('l6')
    expect(ends(p, 'Callahan')).toContain('k10')
  })

  it('T13: ferries, over Liberty Island with the Informant, from it, and not to it', () => {
    const rider = turn('jack', 'Rider', { characters: at({ Rider: 'b4' }) })
    expect(played(rider, 'b4-g9').phase).not.toBe(played(rider, 'b4-LIB').phase)
    expect(mrJackNewYork.view(played(rider, 'b4-g9'), 'public').informant).toEqual({ at: 'LIB', side: 'talkative' })
    expect(mrJackNewYork.view(played(rider, 'b4-LIB'), 'public').state).toBe('informant')
    const smith = turn('jack', 'Smith', { ...mute('i9', LATE), characters: at({ Smith: 'LIB' }) })
    expect(listed(ends(smith, 'Smith'))).toBe('c1 d1 d2 e1 e2 e3 f2 f3 f7 g3 g7 g8 g9 h9 i10')
    expect(ends(position({ characters: at({ Smith: 'g9' }) }), 'Smith')).not.toContain('LIB')
  })

  it.each(['jack', 'detective'] as const)('T14: trapped, Latimer (%s) stays, and must place a lamp', seat => {
    const p = turn(seat, 'Latimer', { tiles: tiles({ m6: 'lamp' }), characters: at({ Latimer: 'm5' }) })
    expect(tokens(p).filter(token => !token.startsWith('('))).toEqual(['m5-m5'])
    expect(powers(p)).toHaveLength(48)
    expect(powers(played(p, 'm5-m5'))).toHaveLength(48)
    expect(tokens(played(p, powers(p)[0]))).toEqual(['m5-m5'])
  })

  it('T15: a consultation, then the draw, then the Steamer', () => {
    const p = turn('detective', 'Smith', { informant: { at: 'i6' }, jack: 'Beach' })
    const consulting = played(p, 'j7-i6')
    expect(tokens(consulting)).toHaveLength(58)
    expect(tokens(consulting)).toEqual(expect.arrayContaining(['(I LIB)', '(I j7)']))
    expect(tokens(consulting)).not.toContain('(I i6)')
    const drawing = played(consulting, '(I j7)')
    expect(drawing.turn()).toEqual({ kind: 'chance', purpose: 'alibi' })
    expect(tokens(played(drawing, '+Grant')).every(token => token.startsWith('(S '))).toBe(true)
    const sailed = played(p, '(S e8-b1)', 'j7-i6', '(I j7)', '+Grant')
    expect(mrJackNewYork.view(sailed, 'public').state).toBe('card')
  })

  it('T16: whom Tumblety may swap', () => {
    const swaps = (options: Document, ...sequence: readonly string[]) =>
      tokens(played(turn('jack', 'Tumblety', { options }), ...sequence)).filter(token => token.includes(' x '))
    expect(swaps({})).toEqual([])
    expect(swaps({}, 'h5-h7')).toHaveLength(11)
    expect(swaps({}, 'h5-h7').every(token => /Eastman|Rider/.test(token))).toBe(true)
    const callahan = (options: Document) =>
      refusal(played(turn('jack', 'Tumblety', { options }), 'h5-h7'), '(Callahan x Grant)')
    expect(callahan({})).toBe('swap-not-near')
    expect(callahan({ tumbletySwap: 'any' })).toBeNull()
    expect(swaps({ tumbletySwap: 'any' }, 'h5-h7')).toHaveLength(21)
    expect(swaps({ tumbletySelf: true }, 'h5-h7')).toHaveLength(13)
  })

  it('T17: Grant turns a lamp at any distance, and it is walked on from then on', () => {
    const p = played(turn('jack', 'Grant'), 'j8-i6', '(P c3)')
    expect(lightNow(p).lit).not.toContain('c4')
    expect(lightNow(turn('jack', 'Grant')).lit).toContain('c4')
    expect(ends(p, 'Latimer')).toContain('c3')
  })

  it('T18: where Beach may build; a site stops all but Rider', () => {
    const p = turn('jack', 'Beach', { round: 1 })
    expect(powers(p)).toHaveLength(49)
    const cells = ['g6', 'a3', 'LIB', 'e7', 'j9', 'b3', 'c3', 'l12', 'e4', 'm8']
    expect(cells.filter(cell => refusal(p, `(E ${cell})`) === null)).toEqual(['m8'])
    const document = { ...UNSEEN, tiles: tiles({ m8: 'site' }) }
    const smith = turn('jack', 'Smith', { ...document, characters: at({ Smith: 'l8' }), jack: 'Smith' })
    expect(refusal(smith, 'l8-n8^')).toBe('exit-too-far')
    const rider = turn('jack', 'Rider', { ...document, characters: at({ Rider: 'l8' }), jack: 'Rider' })
    expect(refusal(rider, 'l8-n8^')).toBeNull()
  })

  it('T19: a covered entrance is closed; what a tile may cover', () => {
    const closed = late({
      investigation: [
        ['e7', 'f8'],
        ['k10', 'k11'],
      ],
    })
    expect(ends(closed, 'Callahan')).not.toContain('k10')
    expect(ends(closed, 'Callahan')).toContain('l6')
    const cover = (token: string, options: Document = {}) => refusal(turn('jack', 'Callahan', { options }), token)
    expect(cover('(C e7f8-a3b4)')).toBe('cover-quay')
    expect(cover('(C e7f8-a3b4)', { coverQuays: true })).toBeNull()
    expect(cover('(C e7f8-f7f8)')).toBeNull()
    expect(cover('(C e7f8-f7f8)', { callahanOverlap: false })).toBe('cover-overlap')
  })

  it('T20: Callahan opens a way in the same activation', () => {
    const document = { ...UNSEEN, characters: at({ Callahan: 'e6', Beach: 'd6' }) }
    expect(refusal(turn('jack', 'Beach', { ...document, jack: 'Beach' }), 'd6-e8^')).toBe('exit-too-far')
    const p = turn('jack', 'Callahan', { ...document, jack: 'Callahan' })
    expect(refusal(p, 'e6-e8^')).toBe('exit-too-far')
    expect(refusal(played(p, '(C e7f8-l7m8)'), 'e6-e8^')).toBeNull()
    expect(refusal(played(p, '(C e7f8-f7f8)'), 'e6-e8^')).toBeNull()
  })

  it('T21: Grant turns a tile under somebody', () => {
    const p = turn('jack', 'Grant', { characters: at({ Callahan: 'b3' }) })
    const after = played(p, '(P b3)')
    expect([...isSeen(p, 'Callahan'), ...isSeen(after, 'Callahan')]).toEqual([true, false])
    expect(ends(after, 'Callahan')).not.toContain('g6')
    expect(ends(after, 'Beach')).not.toContain('b3')
  })

  it('T22: Rider crosses Buildings in her own activation only', () => {
    const rider = turn('jack', 'Rider')
    expect(['i7-l10', 'i7-j5', 'i7-k7'].map(token => refusal(rider, token))).toEqual([null, null, 'stop-building'])
    const eastman = turn('jack', 'Eastman')
    expect(['Rider:i7-l10', 'Rider:i7-j5'].map(token => refusal(eastman, token))).toEqual(['too-far', null])
    const crossing = turn('jack', 'Eastman', { options: { eastmanRiderCrosses: true } })
    const reached = (p: NewYorkPosition) =>
      tokens(p).flatMap(token => (token.startsWith('Rider:') ? [token.slice('Rider:i7-'.length)] : []))
    expect(reached(crossing).filter(space => !reached(eastman).includes(space))).toEqual(['k6', 'l7', 'l10'])
  })

  it('T23: a character that Eastman moves consults, and keeps its power and its card', () => {
    const cards = { Beach: 'used', Callahan: 'open', Eastman: 'open', Latimer: 'open' }
    const p = turn('jack', 'Eastman', { round: 1, cards, jack: 'Beach' })
    const after = played(p, 'Latimer:e5-LIB', '(I h7)', '+Grant')
    const view = mrJackNewYork.view(after, 0)
    expect(view.alibis).toEqual([{ by: 'jack', round: 1, slot: 2, character: 'Grant' }])
    expect(view.cards.Latimer).toBe('open')
    expect(view.supply.lamp).toBe(4)
    expect(view.state).toBe('card')
    expect(refusal(played(after, 'Callahan'), 'f5-h7')).toBe('informant-mute')
  })

  it('T24: an accusation on Liberty Island', () => {
    const document = {
      ...INFORMANT_AWAY,
      characters: { Smith: { at: 'd5', suspect: false }, Latimer: { at: 'LIB' } },
    }
    const reason = (jack: Character) => {
      const turnAfter = played(turn('detective', 'Smith', { ...document, jack }), 'd5-LIB#').turn()
      return turnAfter.kind === 'over' ? turnAfter.outcome : null
    }
    expect(reason('Latimer')).toEqual({ winners: [1], reason: 'arrested' })
    expect(reason('Grant')).toEqual({ winners: [0], reason: 'wrong-accusation' })
    expect(refusal(turn('jack', 'Smith', document), 'd5-LIB')).toBe('occupied-jack')
    expect(refusal(turn('jack', 'Smith', document), 'd5-LIB#')).toBe('jack-accuses')
  })

  it('T25: leaving in Eastman’s activation', () => {
    const document = { ...UNSEEN, characters: at({ Grant: 'm9' }) }
    const leaving = (seat: 'jack' | 'detective', jack: Character, options: Document = {}) =>
      refusal(turn(seat, 'Eastman', { ...document, jack, options }), 'Grant:m9-n8^')
    expect(leaving('jack', 'Grant')).toBeNull()
    expect(leaving('detective', 'Grant')).toBe('leaving-detective')
    expect(leaving('jack', 'Smith')).toBe('leaving-not-jack')
    expect(leaving('jack', 'Grant', { eastmanEscape: false })).toBe('eastman-leaves')
    const p = played(turn('jack', 'Eastman', { ...document, jack: 'Grant' }), 'Grant:m9-n8^')
    expect(p.turn()).toEqual({ kind: 'over', outcome: { winners: [0], reason: 'escaped' } })
  })

  it('T26: an appeal on the start', () => {
    const { ifSeen, ifUnseen } = appealPreview(position({}))
    expect(listed(ifSeen)).toBe('Eastman Tumblety')
    expect(listed(ifUnseen)).toBe('Beach Callahan Grant Latimer Rider Smith')
    // Grant returns to j8, so that the last activation leaves light and places as they were.
    const cards = { Beach: 'used', Callahan: 'used', Grant: 'open', Smith: 'used' }
    const last = (jack: Character) =>
      played(
        position({ slot: 4, cards, active: { character: 'Grant' }, characters: at({ Grant: 'k8' }), jack }),
        'k8-j8',
        '(P l6)',
      )
    const beach = mrJackNewYork.view(last('Beach'), 'public')
    expect([beach.witness, beach.appeals]).toEqual([
      'seen',
      [{ round: 1, witness: 'seen', cleared: ['Eastman', 'Tumblety'] }],
    ])
    const eastman = mrJackNewYork.view(last('Eastman'), 'public')
    expect([eastman.witness, listed(publicSuspects(eastman))]).toEqual(['unseen', 'Eastman Tumblety'])
    expect(beach.characters.Eastman).toEqual({ at: 'h8', suspect: false })
    expect(isSeen(last('Beach'), 'Eastman', 'Smith')).toEqual([false, true])
  })

  it('T27: the deal of an even round, its order, and the last card', () => {
    const first = played(
      position({ jack: 'Beach' }),
      'R1 deal Beach Grant Rider Smith',
      ...['Beach', 'e4-f4', '(E m12)', 'Grant', 'j8-i6', '(P c3)', 'Rider', 'i7-h7', '(B m11)', 'Smith'],
      ...['j7-k8', '(S e8-b1)'],
    )
    const view = mrJackNewYork.view(first, 'public')
    expect([view.round, listed(Object.keys(view.cards))]).toEqual([2, 'Callahan Eastman Latimer Tumblety'])
    const order = [first, ...['Callahan', 'Eastman', 'Latimer'].map((_, i) => fourth(first, i + 1))]
    expect(order.map(p => mrJackNewYork.view(p, 'public').decides)).toEqual(['jack', 'detective', 'detective', 'jack'])
    const p = fourth(first, 3)
    const forced = mrJackNewYork.forced(p)
    expect(forced === null ? null : mrJackNewYork.notation.format(p, forced, 'public')).toBe('Tumblety')
  })

  it('T28: the last appeal is held, then Jack wins', () => {
    const p = position({
      round: 8,
      slot: 4,
      cards: { Beach: 'used', Callahan: 'used', Eastman: 'used', Smith: 'open' },
      active: { character: 'Smith' },
      characters: Object.fromEntries(CAST.map(name => [name, { suspect: name === 'Rider' }])),
      jack: 'Rider',
    })
    const over = played(p, 'j7-k8', '(S e8-b1)')
    expect(over.turn()).toEqual({ kind: 'over', outcome: { winners: [0], reason: 'dawn' } })
    expect(mrJackNewYork.view(over, 'public').appeals.map(({ round }) => round)).toEqual([8])
  })

  it('T29: one tile opens a station and shuts the land exit', () => {
    const p = turn('jack', 'Callahan', {
      ...UNSEEN,
      characters: at({ Beach: 'd6', Callahan: 'e4' }),
      investigation: [
        ['g6', 'g7'],
        ['k5', 'l5'],
      ],
    })
    expect(openExits(p)).toEqual(['e8', 'n8'])
    const after = played(p, 'e4-f5', '(C g6g7-l7m8)')
    expect(openExits(after)).toEqual(['e8'])
    expect(ends(after, 'Callahan')).toContain('g6')
    expect(ends(p, 'Callahan')).not.toContain('g6')
  })

  it('T30: the Informant is not swapped, and a swap onto Liberty Island consults nobody', () => {
    const p = played(turn('jack', 'Tumblety'), 'h5-h7')
    expect(refusal(p, '(Rider x Informant)')).toBe('unreadable')
    const island = turn('jack', 'Tumblety', { ...INFORMANT_AWAY, characters: at({ Smith: 'LIB' }) })
    const after = played(island, 'h5-h7', '(Rider x Smith)')
    const view = mrJackNewYork.view(after, 'public')
    expect([view.characters.Rider.at, view.informant, view.state]).toEqual([
      'LIB',
      { at: 'i9', side: 'talkative' },
      'card',
    ])
  })

  it('T31: an empty deck', () => {
    const alibis = CAST.filter(name => name !== 'Rider').map((character, i) => ({
      by: i % 2 === 0 ? 'detective' : 'jack',
      round: i + 1,
      slot: 1,
      character,
    }))
    const p = turn('detective', 'Smith', {
      round: 8,
      informant: { at: 'h6' },
      characters: at({ Smith: 'i6' }),
      jack: 'Rider',
      alibis,
    })
    const after = played(p, 'i6-h6', '(I j7)')
    const view = mrJackNewYork.view(after, 'public')
    expect([view.informant, view.deck, view.state]).toEqual([{ at: 'j7', side: 'mute' }, 0, 'power-after'])
    const read = mrJackNewYork.notation.read(p, ['8.2 Smith i6-h6 (I j7 +-) (S e8-b1)'])
    if (!read.ok) throw new Error(read.error.message)
    expect(mrJackNewYork.notation.write(p, read.value, 'public')[0]).toEqual({
      text: '8.2 Smith i6-h6 (I j7 +-) (S e8-b1)',
      decisions: 3,
    })
  })

  it('T32: who is visible in position M', () => {
    const names = ['m12', 'f5', 'h7', 'c3', 'e5', 'j7', 'f3', 'h5']
    const p = late({
      characters: Object.fromEntries(CAST.map((name, i) => [name, { at: names[i] }])),
      tiles: tiles({ c3: 'park', h6: 'lamp', i8: 'site', m12: 'entrance' }),
      investigation: [
        ['g6', 'g7'],
        ['k5', 'l5'],
      ],
      ...INFORMANT_AWAY,
    })
    expect(listed(appealPreview(p).seen)).toBe('Callahan Eastman Latimer Tumblety')
  })

  it('T33: the last lamp must be placed', () => {
    const lamps = { d1: 'lamp', d2: 'lamp', e2: 'lamp' } as const
    const p = turn('detective', 'Latimer', { round: 7, tiles: tiles(lamps) })
    expect(mrJackNewYork.view(p, 'public').supply).toEqual({ entrance: 4, lamp: 1, site: 4 })
    const moved = played(p, 'e5-e6')
    expect(tokens(moved).every(token => token.startsWith('(L '))).toBe(true)
    expect(mrJackNewYork.view(played(moved, '(L m8)'), 'public').supply.lamp).toBe(0)
  })

  it('T34: nobody but Jack learns whether a way out is open', () => {
    const taken = (jack: Character) => turn('jack', 'Grant', { ...UNSEEN, characters: at({ Grant: 'm9' }), jack })
    const [grant, smith] = [taken('Grant'), taken('Smith')]
    for (const audience of [1, 'public'] as const)
      expect(JSON.stringify(mrJackNewYork.view(grant, audience))).toBe(
        JSON.stringify(mrJackNewYork.view(smith, audience)),
      )
    expect([leavings(grant), leavings(smith)]).toEqual([['m9-n8^'], []])
    expect([mrJackNewYork.forced(grant), mrJackNewYork.forced(smith)]).toEqual([null, null])
  })

  it('T35: only who draws an alibi sees it', () => {
    const p = played(turn('detective', 'Latimer', { round: 1, jack: 'Beach' }), 'e5-LIB', '(I h7)')
    const [rider] = [mrJackNewYork.notation.parse(p, '+Rider')]
    if (!rider.ok) throw new Error(rider.error.reason)
    const after = played(p, '+Rider')
    const told = ([0, 1, 'public'] as const).map(to => mrJackNewYork.event(p, rider.value, after, to)?.text)
    expect(told).toEqual(['+?', '+Rider', '+?'])
    for (const [audience, alibi] of [
      [0, {}],
      ['public', {}],
      [1, { character: 'Rider' }],
    ] as const) {
      const view = mrJackNewYork.view(after, audience)
      expect(view.alibis).toEqual([{ by: 'detective', round: 1, slot: 1, ...alibi }])
      expect([view.deck, view.characters.Rider.suspect]).toEqual([6, true])
    }
    expect(jackCandidates(mrJackNewYork.view(after, 1))).not.toContain('Rider')
  })

  it('T36: the move is asked for even where staying is all that is left', () => {
    // The entrance of l6, which a lamp replaces here, lies on d1, where it changes nothing: no tile gets lost.
    const { l6: _, ...others } = tiles({ d1: 'entrance', m6: 'lamp', m5: 'site', k5: 'site' })
    const taken = (jack: Character) =>
      turn('jack', 'Smith', {
        ...UNSEEN,
        investigation: [
          ['e7', 'f8'],
          ['g7', 'h7'],
        ],
        characters: at({ Smith: 'l5' }),
        tiles: { ...others, l6: 'lamp' },
        jack,
      })
    const [smith, rider] = [taken('Smith'), taken('Rider')]
    const moves = (p: NewYorkPosition) => tokens(p).filter(token => !token.startsWith('('))
    expect([moves(smith), moves(rider)]).toEqual([['l5-k4^', 'l5-l5'], ['l5-l5']])
    for (const steps of [[], ['(S e8-b1)']]) {
      const [a, b] = [played(smith, ...steps), played(rider, ...steps)]
      expect([mrJackNewYork.forced(a), mrJackNewYork.forced(b)]).toEqual([null, null])
      expect(mrJackNewYork.view(a, 1)).toEqual(mrJackNewYork.view(b, 1))
    }
  })
})

/** The position of round 2 after so many of its activations. */
function fourth(p: NewYorkPosition, activations: number): NewYorkPosition {
  const lines = [
    ['Callahan', 'f5-f6', '(C e7f8-l7m8)'],
    ['Eastman', 'h8-h9'],
    ['Latimer', 'e5-e6', '(L d1)'],
  ]
  return played(p, ...lines.slice(0, activations).flat())
}
