import { describe, expect, it } from 'vitest'
import type { LondonPlay } from '../types.ts'
import { isHurried } from './status.ts'

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
