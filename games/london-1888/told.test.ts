import { DecisionList, Sfc32 } from '@gaslight/core'
import { expect, test } from 'vitest'
import { london1888 as game } from './game.ts'
import { played, position, view } from './testing.ts'
import { readTold, type Told } from './told.ts'

const asked = position({ Ab: { at: 'pub', hand: { witness: 1, burglary: 1 } }, Lu: { at: 'pub', hand: { rope: 1 } } })

/** What a token says where it is told (LD-189). */
const ROWS: readonly (readonly [token: string, before: ReturnType<typeof position>, told: Told | null])[] = [
  ['+[?]', asked, { kind: 'hidden', what: 'draw' }],
  ['role[innocent]', asked, { kind: 'hidden', what: 'innocent' }],
  ['Lu:give ?', asked, { kind: 'hidden', what: 'letter' }],
  ['[?]', played(asked, '!witness:Lu#3'), { kind: 'hidden', what: 'peek' }],
  ['[?]', played(asked, '!burglary:Lu'), { kind: 'hidden', what: 'stolen' }],
  ['[rope]', played(asked, '!burglary:Lu'), { kind: 'decision', detail: { kind: 'stolen', card: 'rope' } }],
  ['[4]', played(asked, 'roll'), { kind: 'decision', detail: { kind: 'die', value: 4 } }],
  [
    '[line:Wa#1=suspect#4=jack]',
    asked,
    { kind: 'decision', detail: { kind: 'line', player: 'warren', cards: { 1: 'suspect', 4: 'jack' } } },
  ],
  [
    '[tokens:pub=action+life]',
    asked,
    { kind: 'decision', detail: { kind: 'tokens', at: 'pub', tokens: ['action', 'life'] } },
  ],
  ['[elim:Wa#2]', asked, { kind: 'decision', detail: { kind: 'place', position: 2 } }],
  ['f:Lu:a?=a?', asked, { kind: 'decision', detail: { kind: 'offer', player: 'lusk', give: 'a?', want: 'a?' } }],
  ['Lu+', asked, { kind: 'decision', detail: { kind: 'accept', player: 'lusk' } }],
  ['Lu:give thimble', asked, null],
  ['[thimble]', asked, null],
  ['roll[4]', asked, null],
]

test.each(ROWS)('"%s"', (token, before, told) => {
  expect(readTold(view(before, 'public'), token)).toEqual(told)
})

test('every token of a game tells its decision, or what of it is hidden from its audience', () => {
  const rng = new Sfc32(1888)
  const list = new DecisionList()
  const options = Object.fromEntries(game.options.map(field => [field.key, field.default]))
  const hidden = new Set<string>()
  const kinds = new Set<string>()
  for (let n = 0; n < 4; n++) {
    const p = game.start({ ...options, exchangeGifts: 'on' } as Parameters<typeof game.start>[0], 5 + n)
    while (p.turn().kind !== 'over') {
      p.legal(list)
      const decision = p.turn().kind === 'chance' ? p.draw(rng) : list.at(rng.below(list.length))
      const detail = game.decode(p, decision)
      for (const to of ['omniscient', 'public', 0] as const) {
        const token = game.notation.format(p, decision, to)
        const told = readTold(game.view(p, to), token)
        expect(told, token).not.toBeNull()
        if (to === 'omniscient') expect(told, token).toEqual({ kind: 'decision', detail })
        else if (told?.kind === 'decision') expect(told.detail.kind, token).toBe(detail.kind)
        else hidden.add(String(told?.what))
      }
      kinds.add(detail.kind)
      p.apply(decision)
    }
  }
  expect(kinds.size).toBeGreaterThan(30)
  expect([...hidden].toSorted()).toEqual(['draw', 'innocent', 'letter', 'peek', 'role', 'stolen'])
})
