import type { LondonView } from '@gaslight/london-1888'
import { describe, expect, it } from 'vitest'
import type { LondonPlay } from '../types.ts'
import type { Words } from '../words.ts'
import { endingWords, isHurried } from './status.ts'

type Window = NonNullable<LondonPlay['state']['window']>

const asked = (window: Partial<Window> | null, past: number | null = null) =>
  ({ state: { window }, past }) as unknown as Pick<LondonPlay, 'state' | 'past'>
const you = { answer: null, answers: ['Lu-'] }

describe('LD-145: a film keeps nobody waiting whose time to answer runs', () => {
  it.each([
    ['asked while the time runs', asked({ you, left: 8000 }), true],
    ['asked at one screen, where no time runs', asked({ you }), false],
    ['answered already', asked({ you: { ...you, answer: 'Lu-' }, left: 8000 }), false],
    ['somebody else is asked', asked({ left: 8000 }), false],
    ['looking at the past', asked({ you, left: 8000 }, 3), false],
    ['no window', asked(null), false],
  ])('%s', (_, play, hurried) => expect(isHurried(play)).toBe(hurried))
})

describe('LD-186: how it ended', () => {
  const words = {
    page: (key: string, { name = '', names = '' }: { name?: string; names?: string } = {}) =>
      [key, name, names].filter(text => text !== '').join(' '),
    seat: (_: unknown, seat: number) => `seat${seat}`,
    list: (items: readonly string[]) => items.join('+'),
  } as unknown as Words
  const over = (jack: 'jack' | undefined) =>
    ({
      players: { 0: { role: 'innocent' }, 1: { role: jack } },
      outcome: { reason: 'I-arrest', points: [1, 0] },
    }) as unknown as LondonView

  it.each([
    ['the winner is told so', 0, 'jack', 'end.won status.over seat1 status.winners seat0'],
    ['the loser is told so', 1, 'jack', 'end.lost status.over seat1 status.winners seat0'],
    ['an onlooker has neither won nor lost', null, 'jack', 'status.over seat1 status.winners seat0'],
    ['begins with no blank where Jack is not shown yet', null, undefined, 'status.winners seat0'],
  ] as const)('%s', (_, looker, jack, said) => expect(endingWords(words, over(jack), looker)).toBe(said))
})
