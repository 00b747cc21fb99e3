import { readFileSync } from 'node:fs'
import {
  commitment,
  completeOptions,
  type Decision,
  fairDraw,
  type ParsedRecord,
  parseRecord,
  readRecord,
  Sfc32,
  verifyRecord,
  writeRecord,
} from '@gaslight/core'
import { describe, expect, it, test } from 'vitest'
import { ACTION_CARDS } from './action-cards.ts'
import { CODES } from './cast.ts'
import { EVENTS } from './event-cards.ts'
import { london1888 as game } from './game.ts'
import { ITEM_NAMES } from './items.ts'
import { SPACES } from './map.ts'
import type { LondonPosition } from './position.ts'
import { AB, act, hand, legal, position, WA } from './testing.ts'
import { WEAPONS } from './weapons.ts'

/** How a record that begins here is refused, and how many of its decisions stand before what is amiss. */
function refused(start: LondonPosition, ...lines: readonly string[]) {
  const read = game.notation.read(start, lines)
  if (read.ok) throw new Error('it was read')
  const { line, message, decisions } = read.error
  return { line, message, before: decisions?.length }
}

/** In the Prison, where a question designates two cards. */
const questioned = () => position({ Ab: { at: 'prison' }, Lu: { at: 'prison' } }, act(AB))

describe('lines that do not fit what they lead to are refused', () => {
  const due = (text: string) => expect.stringContaining(`"${text}" is due here`)
  const instead = (text: string) => `it is written "${text}"`
  const mended = () =>
    position({ Ab: { at: 'pub', life: 1, lifeTokens: 2 }, Lu: hand('rope', 'alibi', 'wages') }, act(AB))
  const missing = () => position({ Ne: { serving: 'turn', at: 'prison' } }, act(WA))

  test.each([
    [
      'another line mixed',
      questioned,
      ['R1 Ab: c:Lu #2,4[false_lead,suspect] [shuffle:Ab] .'],
      1,
      3,
      due('[shuffle:Lu]'),
    ],
    ['no line mixed', questioned, ['R1 Ab: c:Lu #2,4[false_lead,suspect] .'], 1, 3, due('[shuffle:Lu]')],
    [
      'none at the end',
      questioned,
      ['R1 Ab: c:Lu #2,4[false_lead,suspect]'],
      1,
      3,
      '"[shuffle:Lu]" is missing at the end',
    ],
    [
      'a line mixed by nobody',
      mended,
      ['R1 Ab: roll[3] [shuffle:Ab] .'],
      1,
      1,
      '"[shuffle:Ab]": no Suspect goes back here',
    ],
    [
      'results apart',
      questioned,
      ['R1 Ab: c:Lu #2,4[false_lead][suspect] [shuffle:Lu] .'],
      1,
      1,
      instead('R1 Ab: c:Lu #2,4[false_lead,suspect] [shuffle:Lu] .'),
    ],
    ['tokens apart', mended, ['R1 Ab: roll[2] a:Ab a:Ab .'], 1, 2, instead('R1 Ab: roll[2] a:Ab,Ab .')],
    [
      'discards behind the end',
      mended,
      ['R1 Ab: .', 'R1 Lu: +[sidestep,alibi] . x:rope x:sidestep x:alibi'],
      2,
      3,
      instead('R1 Lu: +[sidestep,alibi] x:rope x:sidestep x:alibi .'),
    ],
    [
      'discards without an end',
      mended,
      ['R1 Ab: .', 'R1 Lu: +[sidestep,alibi] x:rope x:sidestep x:alibi'],
      2,
      7,
      instead('R1 Lu: +[sidestep,alibi] x:rope x:sidestep x:alibi .'),
    ],
    [
      'a discard too many',
      mended,
      ['R1 Ab: .', 'R1 Lu: +[sidestep,alibi] x:rope x:sidestep x:alibi x:wages .'],
      2,
      7,
      '"x:wages": the turn is over',
    ],
    ['a discard too soon', mended, ['R1 Ab: x:rope .'], 1, 0, expect.stringContaining('"x:rope" is not possible here')],
    ['no turn missed', missing, ['R1 Wa: .', 'R1 end'], 2, 1, due('R1 Ne: missed')],
    ['a turn missed by another', missing, ['R1 Wa: .', 'R1 Ab: missed', 'R1 end'], 2, 1, due('R1 Ne: missed')],
    [
      'a turn missed that was played',
      mended,
      ['R1 Ab: missed'],
      1,
      0,
      expect.stringContaining('"missed" is not possible here'),
    ],
    ['a round that does not end', mended, ['R1 Ab: .', 'R1 end'], 2, 1, due('R1 Lu:')],
    ['another round that ends', missing, ['R1 Wa: .', 'R1 Ne: missed', 'R2 end'], 3, 1, due('R1 end')],
    ['the end of a round left out', missing, ['R1 Wa: .', 'R1 Ne: missed', 'R2 E: [rain]'], 3, 1, due('R1 end')],
    [
      'the end of a round left out at the end',
      missing,
      ['R1 Wa: .', 'R1 Ne: missed', ''],
      2,
      1,
      '"R1 end" is missing behind it',
    ],
  ] as const)('%s', (_, start, lines, line, before, message) => {
    expect(refused(start(), ...lines)).toEqual({ line, before, message })
  })
})

/** The grammar of section 14, the two lines before the first round, and what the end shows. */
const LINES = (() => {
  const one = (...texts: readonly string[]) => `(?:${texts.join('|')})`
  const code = one(...CODES)
  const card = one(...ACTION_CARDS)
  const weapon = one(...WEAPONS)
  const space = one(...SPACES)
  const item = one(...ITEM_NAMES.map(name => name.replace(/[.?]/g, '\\$&')))
  const place = `${code}#[1-5]`
  const id = one('false_lead', 'suspect', 'innocent', 'jack')
  const target = one(`${code}(?::${one('weapon', 'silver', 'none', 'notes', 's[1-5]')})?`, place, `${space}-${space}`)
  const play = `!${card}(?::${target})?`
  const items = one(
    `\\+\\[${card}(?:,${card})?\\]`,
    'roll\\[[1-6]\\]',
    `>${space}`,
    `${play}(?:\\[${one(card, id, '[1-6]')}\\])?`,
    `a:${code}(?:,${code})*`,
    `b:${weapon}>${code}(?:\\*${one(code, 'x')})?(?:\\[${card}\\])?`,
    `c:${code}`,
    `#[1-5]\\[${id}\\]`,
    `#[1-5],[1-5]\\[${id},${id}\\]`,
    'd:life',
    `d:weapon(?:\\[${weapon}\\])?`,
    `d:\\?${one('\\[life\\]', `\\[weapon\\](?:\\[${weapon}\\])?`, `\\[action\\](?:\\[${card}\\])?`, '\\[s[1-5]\\]')}`,
    'e:pay',
    `take:${weapon}`,
    `drop:${weapon}`,
    `f:${code}:${item}=${item}`,
    'f:withdraw',
    'g:sell',
    `item:${item}`,
    'g:buy',
    'price\\[[1-6]\\]',
    'yes',
    'no',
    'stop',
    'g:clue',
    `pay:${place}\\[${id}\\]`,
    `h:${code}`,
    `lusk:\\+${space}`,
    `lusk:${space}-${space}`,
    'trade',
    'side:accomplice',
    'side:hunter',
    `${code}${play}`,
    `${code}!bail`,
    `${code}-`,
    `${code}\\+(?:${item})?`,
    `\\[shuffle:${code}\\]`,
    `\\[elim:${place}\\]`,
    `x:${card}`,
    '\\.',
  )
  const chosen = one(`give ${card}`, `peek ${place}\\[${id}\\]`, 'lose weapon', 'lose silver')
  const event = `E: \\[${one(...EVENTS)}\\](?: ${one(`${code}:${chosen}`, `${code}-`, `${code}${play}`, `${code}!bail`)})*`
  const round = `R\\d+ ${one(`${code}:(?: ${items})+`, event, `${code}: missed`, 'end')}`
  const before = one(`setup:(?: pick:${code})* role\\[${code}\\]`, `deal: \\+\\[${card}(?:,${card})*\\]`)
  const lines = `(?: \\[line:${code}(?:#[1-5]=${id})+\\])*`
  const face = one('action', 'life', 'weapon')
  const tokens = `(?: \\[tokens:${space}=${face}(?:\\+${face})*\\])*`
  const shown = `shown:${lines}${tokens}(?: \\[${one(...EVENTS)}\\])*`
  return RegExp(`^${one(before, round, shown)}$`)
})()

/** A game as a server deals it, as far as so many decisions, and its record. */
function recorded(seats: number, changes: Readonly<Record<string, unknown>>) {
  const options = completeOptions(game.options, changes)
  if (!options.ok) throw new Error(options.error)
  const start = game.start(options.value, seats)
  const p = start.clone()
  const rng = new Sfc32(189, seats)
  const keys = { seed: String(seats).padStart(64, '0'), nonces: Array.from({ length: seats }, String) }
  const decisions: Decision[] = []
  for (let turn = p.turn(); turn.kind !== 'over' && decisions.length < 1500; turn = p.turn()) {
    const choices = legal(p)
    const decision =
      turn.kind === 'chance'
        ? fairDraw(game, p, keys, turn.purpose, decisions.length)
        : choices[rng.below(choices.length)]
    decisions.push(decision)
    p.apply(decision)
  }
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options.value,
    seats: keys.nonces,
    date: '',
  }
  const text = writeRecord(game, start, decisions, { ...header, commitment: commitment(keys.seed), ...keys })
  return { text, decisions, end: p, start }
}

function parsed(text: string): ParsedRecord {
  const record = parseRecord(text)
  if (!record.ok) throw new Error(record.error.message)
  return record.value
}

describe('random games (LD-189)', () => {
  test.each([
    [4, {}],
    [5, { exchangeGifts: 'on', wornRope: 'breaks' }],
    [6, { characters: 'pick', absinthe: 'off' }],
    [7, { suspect: 'stays', accompliceCap: 'none' }],
    [8, { dealAt8: '1+3', windows: 'orders' }],
  ])('of %i players are read as they were written, to the same state under the same seal', (seats, changes) => {
    const { text, decisions, end } = recorded(seats, changes)
    const record = parsed(text)
    expect(record.record.lines.filter(line => !LINES.test(line.text))).toEqual([])
    expect(record.record.lines.flatMap(line => line.links)).toHaveLength(decisions.length)
    const read = readRecord(game, record)
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value.decisions).toEqual(decisions)
    const again = read.value.start.clone() as LondonPosition
    for (const decision of read.value.decisions) again.apply(decision)
    expect(again.hash()).toEqual(end.hash())
    expect(game.view(again, 'omniscient')).toEqual(game.view(end, 'omniscient'))
    expect(verifyRecord(game, record)).toMatchObject({ ok: true, value: { decisions: decisions.length } })
  })

  it('are read as far as they have come, wherever that is', () => {
    const { start, decisions } = recorded(4, {})
    for (let count = 0; count <= Math.min(120, decisions.length); count++) {
      const part = decisions.slice(0, count)
      const lines = game.notation.write(start, part, 'omniscient').map(({ text }) => text)
      expect(game.notation.read(start, lines)).toEqual({ ok: true, value: part })
    }
  })
})

describe('a sealed record names the line and the decision (LD-189)', () => {
  const text = readFileSync(new URL('records/I-clear.game', import.meta.url), 'utf8')
  const lines = text.split('\n')
  const linksUntil = (row: number) =>
    lines.slice(0, row).reduce((sum, line) => sum + (line.split(' ; ')[1]?.split(' ').length ?? 0), 0)
  const mixed = lines.findIndex(line => line.includes('[shuffle:'))
  const missed = lines.findIndex(line => line.endsWith(': missed'))

  test('of a Suspect that goes back to another line', () => {
    const changed = lines.with(mixed, lines[mixed].replace('[shuffle:Lu]', '[shuffle:Gu]'))
    const suspect = linksUntil(mixed) + '+[disperse] +[arrest] c:Lu Lu- #1 [suspect]'.split(' ').length
    expect(verifyRecord(game, parsed(changed.join('\n')))).toEqual({
      ok: false,
      error: { line: mixed + 1, decision: suspect, message: '"[shuffle:Gu]": "[shuffle:Lu]" is due here' },
    })
  })

  test('of a turn missed that is left out', () => {
    const error = {
      line: missed + 1,
      decision: linksUntil(missed) + 1,
      message: expect.stringMatching(/missed" is due/),
    }
    expect(verifyRecord(game, parsed(lines.toSpliced(missed, 1).join('\n')))).toEqual({ ok: false, error })
  })

  test('of a turn missed by somebody else', () => {
    const changed = lines.with(missed, lines[missed].replace(/ \w\w:/, ' Lu:'))
    const error = { line: missed + 1, decision: linksUntil(missed), message: expect.stringMatching(/missed" is due/) }
    expect(verifyRecord(game, parsed(changed.join('\n')))).toEqual({ ok: false, error })
  })
})
