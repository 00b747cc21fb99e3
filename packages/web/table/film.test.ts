import type { SessionState } from '@gaslight/client'
import type { GameInfo, WireEvent } from '@gaslight/protocol'
import { describe, expect, it } from 'vitest'
import { newestIfLate, seenOnArrival } from './film-reel.ts'
import { lastMoves } from './last-moves.ts'

type By = WireEvent['by']

/** A game of which an audience knows who decided each moment. */
function game(audience: GameInfo['audience'], status: GameInfo['status'], by: readonly By[]): SessionState<object> {
  const moments = by.map((who, at) => ({ event: { n: at + 1, by: who, patch: {}, link: '' } as WireEvent, view: {} }))
  const info = { audience, status } as GameInfo
  return { info, connection: 'live', start: {}, moments, view: {}, channels: {}, window: null }
}

describe('whoever comes to a table', () => {
  it.each<readonly [string, GameInfo['audience'], GameInfo['status'], readonly By[], number]>([
    ['sees a film of what happened since his last decision', 1, 'running', [0, 1, 'chance', 0], 2],
    ['sees all of it where he has not decided anything yet', 1, 'running', [0, 'chance'], 0],
    ['sees none where he only watches', 'public', 'running', [0, 1, 0], 3],
    ['sees none where the game is over: the end stands there at once', 1, 'over', [0, 1, 'chance', 0], 4],
  ])('%s', (_, audience, status, by, seen) => {
    expect(seenOnArrival(game(audience, status, by))).toBe(seen)
  })
})

describe('a film that is overtaken by the game', () => {
  it.each<readonly [string, GameInfo['audience'], number, number | null]>([
    ['goes on frame after frame for a seat', 1, 100, null],
    ['goes on frame after frame while few wait for whoever only watches', 'public', 5, null],
    ['leaps to the last two for whoever only watches', 'public', 100, 98],
  ])('%s', (_, audience, count, newest) => {
    expect(newestIfLate([...Array(count).keys()], 0, audience)).toBe(newest)
  })
})

describe('the last moves, once more', () => {
  it.each<readonly [string, GameInfo['audience'], readonly By[], number]>([
    ['begin after the decision of the seat before them', 1, [0, 1, 'chance', 0], 2],
    ['are those before the seat ended the game itself', 1, [1, 0, 0, 1], 1],
    ['are all of them for a seat that has not decided', 1, [0, 'chance'], 0],
    ['are those before it, too, where chance has the last word', 1, [1, 0, 0, 1, 'chance', 'chance'], 1],
    ['are all that one did in a row, for whoever only watches', 'public', [0, 1, 0, 0], 2],
    ['are the same where chance has the last word', 'public', [0, 1, 'chance', 0, 'chance', 0, 'chance'], 3],
    ['are none where nothing has happened', 'public', [], 0],
  ])('%s', (_, audience, by, from) => {
    expect(lastMoves(game(audience, 'over', by))).toBe(from)
  })
})
