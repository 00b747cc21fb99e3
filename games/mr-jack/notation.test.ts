import { describe, expect, it } from 'vitest'
import { mrJack } from './game.ts'
import { played, position, read, refusal, rewritten, turn } from './testing.ts'

const OPENING = [
  'Jack=Stealthy',
  'R1 deal Gull Lestrade Smith Stealthy',
  '1.1 Smith g8-i10 (L f5-h4)',
  '1.2 Gull e9-h10',
  '1.3 Lestrade e5-m9 (C NE-SE)',
  '1.4 Stealthy i4-l6',
  'R1 seen cleared Holmes Watson',
  'R2 deal Bert Goodley Holmes Watson',
]

/** Second activations that show each token of section 14. */
const LINES: readonly (readonly [deal: string, lines: readonly string[]])[] = [
  [
    'Bert Goodley Gull Holmes',
    ['1.1 Bert i8-m9 (M l12-m9)', '1.2 Goodley (W Smith g8-g9 + Stealthy i4-i5 + Watson a3-b3 SE) m10-k9'],
  ],
  ['Bert Goodley Gull Watson', ['1.1 Gull e9xa3 Watson SE', '1.2 Goodley m10-k9 (W Watson e9-f10 N)']],
  ['Bert Goodley Gull Watson', ['1.1 Watson a3-a2 N']],
  ['Bert Goodley Gull Holmes', ['1.1 Holmes g5-h6 (A +Bert)']],
]

describe('records (section 14)', () => {
  it('writes what it reads', () => {
    expect(rewritten(OPENING)).toEqual(OPENING)
  })

  it.each(LINES)('of a round with %s', (deal, lines) => {
    const record = ['Jack=Lestrade', `R1 deal ${deal}`, ...lines]
    expect(rewritten(record)).toEqual(record)
  })

  it('counts the decisions of each line (MJ-71)', () => {
    const record = ['Jack=Lestrade', 'R1 deal Bert Goodley Gull Holmes', ...LINES[0][1]]
    const decisions = read(record)
    if (!decisions.ok) throw new Error(decisions.error.message)
    const counts = mrJack.notation.write(position({}), decisions.value, 'public').map(line => line.decisions)
    expect(counts).toEqual([1, 1, 3, 4])
  })

  it('reads codes, any order of shifts and names, and lines without what only follows', () => {
    const codes = [
      'Jack=St',
      'R1 deal St Sm Le Gu',
      '1.1 Sm g8-i10 (L f5-h4)',
      '',
      '1.2 Gu e9-h10',
      '1.3 Le e5-m9 (C NE-SE)',
      '1.4 St i4-l6',
      'R1 seen cleared Wa Ho',
    ]
    expect(rewritten(codes)).toEqual(OPENING)
    const shifts = [
      'Jack=Gull',
      'R1 deal Bert Goodley Gull Holmes',
      '1.1 Go (W Ho g5-h6 + Be i8-j8 + Gu e9-f10) m10-k9',
    ]
    expect(rewritten(shifts)[2]).toBe('1.1 Goodley (W Bert i8-j8 + Gull e9-f10 + Holmes g5-h6) m10-k9')
  })

  it('hides identity and alibis from those who may not know them', () => {
    const record = ['Jack=Lestrade', 'R1 deal Bert Goodley Gull Holmes', '1.1 Holmes g5-h6 (A +Bert)']
    expect(rewritten(record, 0)).toEqual(['Jack=Lestrade', record[1], '1.1 Holmes g5-h6 (A +?)'])
    expect(rewritten(record, 1)).toEqual(['Jack=?', record[1], record[2]])
    expect(rewritten(record, 'public')).toEqual(['Jack=?', record[1], '1.1 Holmes g5-h6 (A +?)'])
  })

  it('MJ-49, MJ-71: writes a void whistle, and reads the line with or without it', () => {
    // All hexes nearer to b7 than the others' own are taken; Goodley goes where that still holds, to b7 from a ride away.
    const crowd = { Bert: 'b6', Gull: 'c6', Holmes: 'a5', Lestrade: 'd7', Smith: 'e7', Stealthy: 'e8', Watson: 'a4' }
    const start = turn('jack', 'Goodley', {
      options: { board: 'revised' },
      characters: Object.fromEntries(
        Object.entries({ ...crowd, Goodley: 'g6' }).map(([name, hex]) => [name, { at: hex }]),
      ),
      covers: ['h3', 'l12'],
    })
    const decision = mrJack.notation.parse(start, 'g6-b7')
    if (!decision.ok) throw new Error(decision.error.reason)
    const [line] = mrJack.notation.write(start, [decision.value], 'public')
    expect(line).toEqual({ text: '1.2 Goodley g6-b7 (W -)', decisions: 1 })
    for (const text of [line.text, '1.2 Goodley g6-b7'])
      expect(mrJack.notation.read(start, [text])).toEqual({ ok: true, value: [decision.value] })
    const { effects } = mrJack.event(start, decision.value, played(start, 'g6-b7'), 1) ?? { effects: [] }
    expect(effects).toEqual([{ kind: 'lapse', character: 'Goodley' }])
  })

  it.each([
    ['witness', 7, [...OPENING.slice(0, 6), 'R1 unseen cleared Holmes Watson'], /Jack's character is seen/],
    ['names', 7, [...OPENING.slice(0, 6), 'R1 seen cleared Holmes'], /it is Holmes, Watson/],
    ['deal', 8, [...OPENING.slice(0, 7), 'R2 deal Bert Goodley Holmes Smith'], /it is Bert, Goodley, Holmes, Watson/],
    ['too early an appeal', 6, [...OPENING.slice(0, 5), 'R1 seen cleared -'], /no appeal takes place here/],
    ['result', 3, [...OPENING.slice(0, 2), 'dawn Stealthy'], /the game is not over/],
    ['number', 3, [...OPENING.slice(0, 2), '1.2 Smith g8-i10 (L f5-h4)'], /it is 1\.1 now/],
    ['move', 3, [...OPENING.slice(0, 2), '1.1 Smith g8-m8 (L f5-f5)'], /"\(L f5-f5\)" is not possible here/],
    ['unfinished', 4, [...OPENING.slice(0, 2), '1.1 Smith g8-i10', '1.2 Gull e9-h10'], /it is 1\.1 now/],
    ['void whistle', 3, [...OPENING.slice(0, 2), '1.1 Gull e9-f10 (W -)'], /no whistle lapses here/],
    [
      'facing',
      3,
      ['Jack=Gull', 'R1 deal Bert Goodley Gull Holmes', '1.1 Goodley (W Bert i8-j8 N) m10-k9'],
      /only a displaced lantern/,
    ],
    ['redacted', 1, ['Jack=?'], /"Jack=\?" is not possible here/],
    ['nonsense', 1, ['hello'], /no line of a record/],
  ] as const)('names the line that is wrong: %s', (_, line, lines, message) => {
    const result = read(lines)
    if (result.ok) throw new Error('read without a complaint')
    expect(result.error.message).toMatch(message)
    expect(result.error.line).toBe(line)
  })

  it('gives the refusal of an illegal token', () => {
    const result = read([...OPENING.slice(0, 2), '1.1 Smith g8-b4'])
    expect(result.ok ? null : result.error.illegal).toEqual({
      reason: 'obstacle',
      rule: 'MJ-30',
      params: { hex: 'b4' },
    })
  })

  it('continues an activation that a position document has begun', () => {
    const start = turn('jack', 'Smith')
    const moved = played(start, '(L b2-h4)')
    const rest = mrJack.notation.read(moved, ['1.2 Smith g8-g9'])
    if (!rest.ok) throw new Error(rest.error.message)
    expect(mrJack.notation.write(moved, rest.value, 'public')[0]).toEqual({ text: '1.2 Smith g8-g9', decisions: 1 })
  })
})

describe('tokens', () => {
  it.each(['', 'g5', 'g5 - g6', '(L b2)', 'Watson=Bert', 'N E', '(W Bert)', '(W -)', '(A +?)', '^', 'constructor'])(
    'refuses "%s" without a guess',
    token => {
      expect(refusal(turn('jack', 'Goodley'), token)).toBe('unreadable')
    },
  )
})
