import { describe, expect, it } from 'vitest'
import { resized, seated, seatWish } from './seating.ts'

describe('who sits where', () => {
  it('somebody who takes another seat leaves his own open', () => {
    expect(seated(['me', 'open', 'bot greedy'], 2, 'me')).toEqual(['open', 'open', 'me'])
    expect(seated(['me', 'open'], 1, 'bot random')).toEqual(['me', 'bot random'])
  })

  it('more seats are for the computer, or open where there is none', () => {
    expect(resized(['me', 'open'], 3, 'inspector')).toEqual(['me', 'open', 'bot inspector'])
    expect(resized(['me', 'open'], 3, undefined)).toEqual(['me', 'open', 'open'])
  })

  it('with fewer seats the one who makes the game keeps one', () => {
    expect(resized(['open', 'open', 'me'], 2, undefined)).toEqual(['open', 'me'])
  })

  it('a computer is asked for by its level', () => {
    expect(seatWish('bot greedy', 'jack')).toEqual({ kind: 'bot', role: 'jack', level: 'greedy' })
    expect(seatWish('open', 'jack')).toEqual({ kind: 'open', role: 'jack' })
  })
})
