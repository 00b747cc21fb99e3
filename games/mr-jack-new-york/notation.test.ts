import { describe, expect, it } from 'vitest'
import { mrJackNewYork } from './game.ts'
import { played, position, read, refusal, rewritten, turn } from './testing.ts'

const OPENING = [
  'Jack=Rider',
  'R1 deal Beach Latimer Smith Tumblety',
  '1.1 Latimer e5-LIB (I h7 +Grant) (L d5)',
  '1.2 Beach (E m12) e4-m12',
  '1.3 Tumblety h5-h6 (Rider x Beach)',
  '1.4 Smith (S e8-l12) j7-l9',
  'R1 invisible cleared Beach Grant Tumblety',
  'R2 deal Callahan Eastman Grant Rider',
]

const FIRST = ['Jack=Beach', 'R1 deal Callahan Eastman Grant Tumblety']

/** Activations that show each token of section 14. */
const LINES: readonly (readonly string[])[] = [
  ['1.1 Callahan (C k5l5-e2e3) f5-l6', '1.2 Eastman h8-h9'],
  ['1.1 Callahan f5-c5 (C e7f8-f7f8)', '1.2 Eastman Smith:j7-k8'],
  ['1.1 Grant j8-i6 (P c3)', '1.2 Tumblety h5-h7 (Eastman x Beach)'],
  ['1.1 Eastman Latimer:e5-LIB (I h7 +Smith)', '1.2 Grant (P l6) j8-i6'],
  ['1.1 Eastman Smith:j7-j8#', 'wrong-accusation Beach'],
  ['1.1 Tumblety h5-e4#', 'arrested Beach'],
  ['1.1 Tumblety h5-h7', '1.2 Grant j8-i6 (P c3)'],
]

describe('records (section 14)', () => {
  it('writes what it reads', () => {
    expect(rewritten(OPENING)).toEqual(OPENING)
  })

  it.each(LINES)('%s', (...lines) => {
    const record = [...FIRST, ...lines]
    expect(rewritten(record)).toEqual(record)
  })

  it('counts the decisions of each line, and that Tumblety declined (NY-77)', () => {
    const decisions = read([...FIRST, '1.1 Tumblety h5-h7', '1.2 Eastman Latimer:e5-LIB (I h9 +Smith)'])
    if (!decisions.ok) throw new Error(decisions.error.message)
    const lines = mrJackNewYork.notation.write(position({}), decisions.value, 'public')
    expect(lines.map(line => [line.text, line.decisions])).toEqual([
      ['Jack=?', 1],
      [FIRST[1], 1],
      ['1.1 Tumblety h5-h7', 3],
      ['1.2 Eastman Latimer:e5-LIB (I h9 +?)', 4],
    ])
  })

  it('says that he declined only where nothing follows', () => {
    const moved = [...FIRST, '1.1 Tumblety h5-h7']
    const declined = [...FIRST, '1.1 Tumblety h5-h7 (-)']
    expect([rewritten(moved), rewritten(declined)]).toEqual([moved, declined])
    const [open, done] = [read(moved), read(declined)]
    if (!open.ok || !done.ok) throw new Error('not read')
    expect(done.value).toHaveLength(open.value.length + 1)
    expect(rewritten([...declined, '1.2 Grant j8-i6 (P c3)'])).toEqual([...moved, '1.2 Grant j8-i6 (P c3)'])
  })

  it('reads the cells of a tile, the names of a swap and of a list in any order, and lines without what follows', () => {
    const loose = [
      OPENING[0],
      'R1 deal Tumblety Smith Latimer Beach',
      OPENING[2],
      '',
      OPENING[3],
      '1.3 Tumblety h5-h6 (Beach x Rider)',
      OPENING[5],
      'R1 invisible cleared Tumblety Beach Grant',
    ]
    expect(rewritten(loose)).toEqual(OPENING)
    expect(rewritten([...FIRST, '1.1 Callahan (C l5k5-e3e2) f5-l6'])[2]).toBe('1.1 Callahan (C k5l5-e2e3) f5-l6')
  })

  it('hides identity and alibis from those who may not know them', () => {
    const drawn = OPENING.slice(0, 3)
    const hidden = '1.1 Latimer e5-LIB (I h7 +?) (L d5)'
    expect(rewritten(drawn, 0)).toEqual(['Jack=Rider', drawn[1], hidden])
    expect(rewritten(drawn, 1)).toEqual(['Jack=?', drawn[1], drawn[2]])
    expect(rewritten(drawn, 'public')).toEqual(['Jack=?', drawn[1], hidden])
  })

  it('stops at a draw that is due, and goes on from it', () => {
    const due = [...OPENING.slice(0, 2), '1.1 Latimer e5-LIB (I h7)']
    expect(rewritten(due)).toEqual(due)
    const p = played(turn('jack', 'Latimer', { jack: 'Beach' }), 'e5-LIB', '(I h7)')
    const rest = mrJackNewYork.notation.read(p, ['7.2 Latimer +Grant (L d5)'])
    if (!rest.ok) throw new Error(rest.error.message)
    expect(mrJackNewYork.notation.write(p, rest.value, 'public')[0]).toEqual({
      text: '7.2 Latimer +? (L d5)',
      decisions: 2,
    })
  })

  it.each([
    ['witness', 7, [...OPENING.slice(0, 6), 'R1 visible cleared Eastman'], /Jack's character is invisible/],
    ['names', 7, [...OPENING.slice(0, 6), 'R1 invisible cleared Beach'], /it is Beach, Grant, Tumblety/],
    ['deal', 8, [...OPENING.slice(0, 7), 'R2 deal Beach Callahan Eastman Grant'], /it is Callahan, Eastman, Grant/],
    [
      'too early an appeal',
      6,
      [...OPENING.slice(0, 5), 'R1 visible cleared -'],
      /no appeal takes place here \(NY-59\)/,
    ],
    ['result', 3, [...OPENING.slice(0, 2), 'dawn Rider'], /the game is not over/],
    ['number', 3, [...OPENING.slice(0, 2), '1.2 Smith j7-l9 (S e8-l12)'], /it is 1\.1 now/],
    ['power', 3, [...OPENING.slice(0, 2), '1.1 Smith j7-l9 (S e8-n8)'], /"\(S e8-n8\)" is not possible here/],
    ['unfinished', 4, [...OPENING.slice(0, 2), '1.1 Smith j7-l9', '1.2 Beach e4-f4'], /it is 1\.1 now/],
    ['a card from a full deck', 3, [...OPENING.slice(0, 2), '1.1 Latimer e5-LIB (I h7 +-)'], /still has cards/],
    ['no draw', 3, [...OPENING.slice(0, 2), '1.1 Latimer e5-e6 (I h7 +Grant)'], /"\(I h7\)" is not possible here/],
    ['redacted', 1, ['Jack=?'], /"Jack=\?" is not possible here/],
    ['nonsense', 1, ['hello'], /no line of a record/],
  ] as const)('names the line that is wrong: %s', (_, line, lines, message) => {
    const result = read(lines)
    if (result.ok) throw new Error('read without a complaint')
    expect(result.error.message).toMatch(message)
    expect(result.error.line).toBe(line)
  })

  it('gives the refusal of an illegal token', () => {
    const result = read([...OPENING.slice(0, 2), '1.1 Smith j7-k7'])
    expect(result.ok ? null : result.error.illegal).toEqual({
      reason: 'stop-building',
      rule: 'NY-22',
      params: { space: 'k7' },
    })
  })
})

describe('tokens', () => {
  it.each([
    '',
    'e4',
    'e4 - e5',
    '(E)',
    '(Q e5)',
    '(C e7f8-a3)',
    'Watson:j7-k8',
    '(Rider x)',
    '+',
    '(I h7 +Grant)',
    '^',
  ])('refuses "%s" without a guess', token => {
    expect(refusal(turn('jack', 'Smith'), token)).toBe('unreadable')
  })
})
