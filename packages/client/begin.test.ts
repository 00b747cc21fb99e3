import type { CreateGame, GameInfo } from '@gaslight/protocol'
import { expect, test } from 'vitest'
import type { Api } from './api.ts'
import { begin } from './begin.ts'

const BOT = { kind: 'bot', role: 'detective', level: 'greedy' } as const
const GAME: CreateGame = { game: 'mr-jack', seats: [{ kind: 'me', role: 'jack' }, BOT], nonce: 'ab'.repeat(32) }

/** A server that shows one commitment, then maybe another. */
function server(shown: string, then: string, nonces = [GAME.nonce ?? '', '']) {
  const asked: unknown[] = []
  const info = (commitment: string) =>
    ({ ok: true, value: { id: 'abcdefghijkl', commitment, nonces } as GameInfo }) as const
  const api: Pick<Api, 'createGame' | 'takeSeat'> = {
    createGame: async game => {
      asked.push(game)
      return info(shown)
    },
    takeSeat: async (...seat) => {
      asked.push(seat)
      return info(then)
    },
  }
  return { api, asked }
}

test('the server has committed itself before it sees the nonce', async () => {
  const { api, asked } = server('1', '1')
  expect(await begin(api, GAME)).toMatchObject({ ok: true, value: { commitment: '1' } })
  expect(asked).toEqual([
    { game: 'mr-jack', seats: [{ kind: 'open', role: 'jack' }, BOT] },
    ['abcdefghijkl', 'jack', GAME.nonce],
  ])
})

test('a server that commits itself anew, or leaves the nonce out, is not played with', async () => {
  expect(await begin(server('1', '2').api, GAME)).toMatchObject({ ok: false, error: { code: 'unfair' } })
  expect(await begin(server('1', '1', ['', '']).api, GAME)).toMatchObject({ ok: false, error: { code: 'unfair' } })
})

test('a game in which one only watches is begun as it is', async () => {
  const { api, asked } = server('1', '1')
  const game: CreateGame = { game: 'mr-jack', seats: [BOT, { kind: 'open', role: 'jack' }] }
  expect(await begin(api, game)).toMatchObject({ ok: true })
  expect(asked).toEqual([game])
})
