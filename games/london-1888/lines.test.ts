import type { Audience } from '@gaslight/core'
import { describe, expect, it, test } from 'vitest'
import { london1888 as game } from './game.ts'
import type { LondonPosition } from './position.ts'
import { AB, act, beforeEvent, type Document, GU, hand, LU, NE, position, told, unmasked, WA } from './testing.ts'

/** The lines of items that are decided one by one, each read where it is due. */
function written(start: LondonPosition, items: readonly string[], to: Audience = 'omniscient') {
  const p = start.clone()
  const decisions = items.map(item => {
    const parsed = game.notation.parse(p, item)
    if (!parsed.ok) throw new Error(`${item}: ${parsed.error.reason}`)
    p.apply(parsed.value)
    return parsed.value
  })
  return game.notation.write(start, decisions, to)
}

/** The events before a round, of which the tenth is a MURDER. */
const BEFORE =
  'reward charity shortage clearance rain fog_1 fog_2 palace_closed dear_boss murder_kelly saucy_jacky raid resignation'

function eventsBefore(round: number): Document {
  return Object.fromEntries(
    BEFORE.split(' ')
      .slice(0, round - 2)
      .map((id, i) => [i + 2, id]),
  )
}

/** A turn that begins with its draw. */
function drawing(seat: number, round: number): Document {
  return { state: 'draw', round, events: eventsBefore(round + 1), turn: seat, starter: seat, acting: { toDraw: 2 } }
}

describe('the lines of section 14 (LD-189)', () => {
  const hurt = { at: 'pub', life: 1 }
  const market = { Ab: { ...hand('alibi') }, Lu: hand('arrest'), Wa: hand('corruption') }
  const rows: readonly (readonly [line: string, to: Audience, items: string, start: () => LondonPosition])[] = [
    [
      'R1 Ab: +[alibi,wages] roll[6] >hospital !wages d:life .',
      AB,
      '+[alibi],+[wages],roll,[6],>hospital,!wages,d:life,.',
      () => position({ Ab: { at: 'H73b' } }, drawing(AB, 1)),
    ],
    [
      'R3 Go: +[?,?] roll[4] >J63 c:Lu Lu- #2[suspect] [shuffle:Lu] .',
      'public',
      '+[rope],+[stealth],roll,[4],>J63,c:Lu,Lu-,#2,[suspect],.',
      () => position({ Go: { at: 'H63a' }, Lu: { at: 'J63', ...hand('alibi') } }, drawing(NE, 3), 'Go'),
    ],
    [
      'R5 Ma: +[?,?] roll[5] >black_market Ab- Lu!arrest:Ma:silver Ma- Wa!corruption >H44b .',
      'public',
      '+[rope],+[stealth],roll,[5],>black_market,Ab-,Lu!arrest:Ma:silver,Ma-,Wa!corruption,>H44b,.',
      () => position({ ...market, Ma: { at: 'H74a', silver: { 2: 1 } } }, drawing(NE, 5), 'Ma'),
    ],
    [
      'R7 Gu: +[curfew,rope] !curfew:Go Go!counter_order a:Gu,Ab x:rope .',
      GU,
      '+[curfew],+[rope],!curfew:Go,Go!counter_order,a:Gu,a:Ab,.,x:rope',
      () =>
        position(
          { Gu: { ...hurt, lifeTokens: 2, ...hand('alibi', 'stealth') }, Ab: hurt, Go: hand('counter_order') },
          drawing(GU, 7),
          'Go',
        ),
    ],
    [
      'R9 E: [raid] Ne- Wa- Ne:lose silver',
      'public',
      '[raid],Ne-,Wa-,Ne:lose silver',
      () =>
        position(
          { Ne: { at: 'black_market', weapons: { knife: 1 }, silver: { 3: 1 }, ...hand('rope') }, Wa: hand('alibi') },
          beforeEvent({ round: 9, events: eventsBefore(9) }),
        ),
    ],
    [
      'R14 Wa: side:accomplice +[?,?] roll[3] >J44 f:Gu:a.rope=l Gu+ x:wages .',
      GU,
      'side:accomplice,+[wages],+[stealth],roll,[3],>J44,f:Gu:a.rope=l,Gu+,.,x:wages',
      () =>
        position(unmasked(LU, { Wa: { at: 'H44a', ...hand('rope', 'alibi') }, Gu: { at: 'J44', lifeTokens: 1 } }), {
          ...drawing(WA, 14),
          state: 'side',
          acting: {},
          unmasked: LU,
        }),
    ],
  ]

  it.each(rows)('%s', (line, to, items, start) => {
    const p = start()
    const tokens = items.split(',')
    const [first] = written(p, tokens, to)
    expect(first).toEqual({ text: line, decisions: tokens.length })
    const whole = written(p, tokens).map(({ text }) => text)
    expect(game.notation.read(p, whole)).toMatchObject({ ok: true, value: { length: tokens.length } })
  })
})

describe('what stands together and what follows (LD-189)', () => {
  test('two cards turned over stand in one pair of brackets, and Suspects that go back behind them', () => {
    const p = position({ Ab: { at: 'prison' }, Lu: { at: 'prison' } }, act(AB))
    const tokens = ['c:Lu', '#2,4', '[false_lead]', '[suspect]', '.']
    expect(written(p, tokens)).toEqual([{ text: 'R1 Ab: c:Lu #2,4[false_lead,suspect] [shuffle:Lu] .', decisions: 5 }])
  })

  test('they stay with `suspect: stays`, and where somebody only looked', () => {
    const stays = position({ Lu: { at: 'J63' }, Ab: { at: 'J63' } }, act(AB, { options: { suspect: 'stays' } }))
    expect(written(stays, ['c:Lu', '#2', '[suspect]'])[0].text).toBe('R1 Ab: c:Lu #2[suspect]')
    const witness = position({ Ab: { at: 'pub', ...hand('witness') }, Lu: { at: 'pub' } }, act(AB))
    expect(written(witness, ['!witness:Lu#2', '[suspect]'])[0].text).toBe('R1 Ab: !witness:Lu#2[suspect]')
  })

  test('whoever goes on with his side says so only while nothing follows', () => {
    const p = position(unmasked(LU), { ...drawing(WA, 2), state: 'side', acting: {}, unmasked: LU })
    expect(written(p, ['side:keep'])).toEqual([{ text: 'R2 Wa: side:keep', decisions: 1 }])
    expect(written(p, ['side:keep', '+[rope]'])).toEqual([{ text: 'R2 Wa: +[rope]', decisions: 2 }])
    expect(game.notation.read(p, ['R2 Wa: +[rope]'])).toMatchObject({ ok: true, value: { length: 2 } })
  })

  test('the end of a turn stands last, also while cards are still to be discarded', () => {
    const p = position({ Lu: hand('rope', 'alibi', 'wages', 'stealth') }, act(LU))
    for (const [items, text] of [
      ['.', 'R1 Lu: .'],
      ['., x:rope', 'R1 Lu: x:rope .'],
      ['., x:rope, x:alibi', 'R1 Lu: x:rope x:alibi .'],
    ]) {
      expect(written(p, items.split(', '))).toEqual([{ text, decisions: items.split(', ').length }])
      expect(game.notation.read(p, [text])).toMatchObject({ ok: true, value: { length: items.split(', ').length } })
    }
  })

  test('turns missed and ends of rounds have lines of their own, without decisions', () => {
    const p = position({ Ne: { serving: 'turn', at: 'prison' } }, act(WA))
    expect(written(p, ['.', '[rain]'])).toEqual([
      { text: 'R1 Wa: .', decisions: 1 },
      { text: 'R1 Ne: missed', decisions: 0 },
      { text: 'R1 end', decisions: 0 },
      { text: 'R2 E: [rain]', decisions: 1 },
    ])
  })

  test('who is arrested by a RAID just before his turn misses it at once (LD-110, LD-130)', () => {
    const p = position({ Ab: { ...hand('alibi'), at: 'black_market' } }, beforeEvent({ holder: NE }))
    const items = ['[raid]', 'Ab-']
    expect(written(p, items).map(({ text }) => text)).toEqual(['R2 E: [raid] Ab-'])
    const begins = position(
      { Ne: { ...hand('alibi'), at: 'black_market' } },
      beforeEvent({ options: { absinthe: 'off' } }),
    )
    expect(written(begins, ['[raid]', 'Ne-']).map(({ text }) => text)).toEqual(['R2 E: [raid] Ne-'])
    const first = position(
      { Ab: { ...hand('alibi'), at: 'black_market' } },
      beforeEvent({ options: { absinthe: 'off' } }),
    )
    expect(written(first, items).map(({ text }) => text)).toEqual(['R2 E: [raid] Ab-', 'R2 Ab: missed'])
    expect(told(first, 'public', ...items)?.effects).toContainEqual({ kind: 'missed', seat: AB })
  })
})
