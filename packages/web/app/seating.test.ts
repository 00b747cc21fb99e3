import { describe, expect, it } from 'vitest'
import { seatingOf } from './seating.ts'

const roles = ['jack', 'detective-1', 'detective-2']
const names = ['Ada', 'Ben', 'Cleo', 'Dora']

describe('who sits where', () => {
  it('all seats but my own go to whomever I play with', () => {
    expect(seatingOf({ roles, side: 'detective-1', opponent: { kind: 'open' }, names })).toEqual({
      kind: 'server',
      seats: [
        { kind: 'open', role: 'jack' },
        { kind: 'me', role: 'detective-1' },
        { kind: 'open', role: 'detective-2' },
      ],
    })
  })

  it('a seat may go to somebody else, but never my own', () => {
    const placed = { jack: { kind: 'bot', level: 'greedy' }, 'detective-1': { kind: 'open' } } as const
    const opponent = { kind: 'bot', level: 'random' } as const
    expect(seatingOf({ roles, side: 'detective-1', opponent, placed, names })).toEqual({
      kind: 'server',
      seats: [
        { kind: 'bot', role: 'jack', level: 'greedy' },
        { kind: 'me', role: 'detective-1' },
        { kind: 'bot', role: 'detective-2', level: 'random' },
      ],
    })
  })

  it('at one screen there are as many as there are seats', () => {
    expect(seatingOf({ roles, side: 'jack', opponent: { kind: 'here' }, names })).toEqual({
      kind: 'here',
      names: ['Ada', 'Ben', 'Cleo'],
    })
  })
})
