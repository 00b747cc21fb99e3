import { type Decision, DecisionList, Sfc32 } from '@gaslight/core'
import { mrJackNewYork, type NewYorkView } from '@gaslight/mr-jack-new-york'
import { describe, expect, test } from 'vitest'
import { ENTRIES } from '../games.ts'
import { LANGUAGES } from '../speech.ts'
import { plain } from '../terminal/paint.ts'

const { face, say, speak } = ENTRIES['mr-jack-new-york']
const screen = { say, paint: plain, width: 160 }

function viewOf(document: object, as: 'public' | 0 | 1 = 1): NewYorkView {
  const read = mrJackNewYork.notation.position(document)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return mrJackNewYork.view(read.value, as)
}

const cards = { Eastman: 'open', Grant: 'open', Latimer: 'open', Smith: 'open' }
const START = viewOf({ state: 'card', cards })
const choice = (kind: string, token: string) => ({ kind, token, decision: 0 as Decision })

describe('a choice is called by what it names, and marks its places on the map', () => {
  test.each([
    ['move', 'e4-m12', 'm12', ['›m12']],
    ['move', 'Rider:i7-j5', 'Rider j5', ['›j5']],
    ['move', 'e5-LIB', 'LIB', ['›LIB']],
    ['accusation', 'Latimer:e5-e4#', 'Latimer e4 Beach', ['!e4']],
    ['leaving', 'm8-n8^', 'n8', ['›n8']],
    ['stay', 'm5-m5', 'm5', ['›m5']],
    ['entrance', '(E m8)', 'm8', ['›m8']],
    ['park', '(P c3)', 'c3', ['›c3']],
    ['cover', '(C e7f8-g6g7)', 'e7f8-g6g7', ['›g6', '›g7']],
    ['steamer', '(S e8-l12)', 'e8-l12', ['›l12']],
    ['swap', '(Rider x Beach)', 'Rider x Beach', ['›e4', '›i7']],
    ['decline', '(-)', '(-)', []],
    ['informant', '(I h7)', 'h7', ['›h7']],
  ])('%s %s', (kind, token, label, marks) => {
    expect(face.label(choice(kind, token), START)).toBe(label)
    const marked = face.draw(START, [choice(kind, token)], screen).join('\n')
    expect((marked.match(/[›!](LIB|[a-n]1?\d)/g) ?? []).sort()).toEqual(marks)
  })
})

describe('the map', () => {
  const lines = (document: object, as: 'public' | 0 | 1 = 1) => face.draw(viewOf(document, as), [], screen).join('\n')

  test('shows tiles, Steamers, Investigation tiles and the Informant where they are (NY-11)', () => {
    const drawn = lines({ state: 'card', cards })
    for (const sign of ['b3░E', 'g6 @', 'a3 ~', ' ××××', '≈<S>≈≈', '(I)', '☀', '⇒']) expect(drawn).toContain(sign)
    expect(drawn.match(/\[(Be|Ca|Gr|La|Ri|Sm)\]\*/g)).toHaveLength(6)
    expect(drawn).toMatch(/\[Ea\](?!\*)/)
  })

  test('hides who stands in a Park or on Liberty Island, and shows a mute Informant and cleared characters', () => {
    const characters = { Latimer: { at: 'LIB' }, Smith: { at: 'b3', suspect: false } }
    const tiles = { b3: 'park', c3: 'lamp', k10: 'entrance', l6: 'entrance', m7: 'lamp' }
    const appeals = [{ round: 1, witness: 'seen', cleared: ['Smith'] }]
    const alibis = [{ by: 'jack', round: 2, slot: 1, character: 'Rider' }]
    const later = { state: 'card', round: 2, slot: 2, cards: { ...cards, Grant: 'used' }, appeals, alibis }
    const drawn = lines({ ...later, characters, tiles, informant: { at: 'i9', side: 'mute' } })
    expect(drawn).toContain('b3 ♣')
    expect(drawn).toMatch(/\[La\](?!\*)/)
    expect(drawn).toMatch(/ sm (?!\*)/)
    expect(drawn).toContain('(i)')
  })

  test('shows Jack’s character to the Jack seat alone (NY-74)', () => {
    expect(lines({ state: 'card', cards, jack: 'Smith' }, 0)).toContain('J[Sm]*')
    expect(lines({ state: 'card', cards, jack: 'Smith' }, 1)).not.toContain('J[')
  })

  test('leaves the consulted Informant out until he is placed (NY-9)', () => {
    const waiting = { state: 'informant', cards, characters: { Latimer: { at: 'LIB' } } }
    const drawn = lines({
      ...waiting,
      informant: { side: 'talkative' },
      active: { character: 'Latimer', moved: true, power: 'open' },
    })
    expect(drawn).toContain('[La]')
    expect(drawn.match(/\(I\)/g), 'in the legend alone').toHaveLength(1)
  })
})

test('ending on the talkative Informant is said to consult him, also in Eastman’s place (NY-45, NY-50)', () => {
  expect(face.hint(choice('move', 'e5-LIB'), START, screen)).toBe('Walk to Liberty Island and consult the Informant')
  expect(face.hint(choice('move', 'Latimer:e5-LIB'), START, screen)).toMatch(
    /^Latimer walks .* consults the Informant$/,
  )
  expect(face.hint(choice('move', 'e5-e6'), START, screen)).toBe('')
})

test('choices of different movers in Eastman’s place are different groups', () => {
  const group = face.groupOf(choice('move', 'Rider:i7-j5'))
  expect(group).not.toBe(face.groupOf(choice('move', 'Smith:j7-j5')))
  expect(face.groupName(group, screen)).toBe('Rider: walking')
  expect(face.groupName(face.groupOf(choice('move', 'h8-g7')), screen)).toBe('walking')
})

test('who is visible, and by what, and whom an appeal would clear (NY-55, NY-60)', () => {
  expect(face.seen(START, screen)).toEqual([
    'Beach      beside Callahan, beside Latimer',
    'Callahan   beside Beach, beside Latimer',
    'Grant      beside Rider, beside Smith',
    'Latimer    beside Beach, beside Callahan',
    'Rider      beside Grant, beside Smith',
    'Smith      beside Grant, beside Rider',
    'Unseen now: Eastman, Tumblety',
    'If Jack is seen, an appeal now clears Eastman, Tumblety.',
    'If Jack is not seen, it clears Beach, Callahan, Grant, Latimer, Rider, Smith.',
  ])
  const underLamp = viewOf({ state: 'card', cards, characters: { Beach: { at: 'b2' } } })
  expect(face.seen(underLamp, screen)[0]).toBe('Beach      lamp c3')
})

describe.each(LANGUAGES)('in %s', language => {
  const own = { ...screen, say: speak(language) }

  test('everything that New York tells of itself has words', () => {
    for (const kind of ['deck-empty', 'informant-talks']) expect(face.effect({ kind }, own, START)).toBeTruthy()
    expect(face.draw(START, [], own).join('\n')).toContain(own.say('page.supply.lamp', { count: 4 }))
    for (const state of ['card', 'power-or-move', 'move', 'informant', 'power-after'])
      expect(own.say(`prompt.${state}`, { count: 2, character: 'Beach' })).not.toBe('')
  })
})

test('a random game of New York can be drawn at every moment, for everybody', () => {
  const rng = new Sfc32(1898)
  const legal = new DecisionList()
  const p = mrJackNewYork.start(START.options, 2)
  for (let turn = p.turn(); turn.kind !== 'over'; turn = p.turn()) {
    for (const audience of ['public', 0, 1] as const)
      expect(face.draw(mrJackNewYork.view(p, audience), [], screen).length).toBeGreaterThan(17)
    p.legal(legal)
    p.apply(turn.kind === 'chance' ? p.draw(rng) : legal.at(rng.below(legal.length)))
  }
})
