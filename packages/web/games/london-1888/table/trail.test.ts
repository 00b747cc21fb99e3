import { openLocal, type SessionState } from '@gaslight/client'
import { completeOptions, Sfc32 } from '@gaslight/core'
import { london1888 as game, type LondonView } from '@gaslight/london-1888'
import { expect, it } from 'vitest'
import { drawn } from '../testing/games.ts'
import type { Words } from '../words.ts'
import { trailOf } from './trail.ts'

const same = (id: string) => id
const words = { card: same, weapon: same, event: same, game: same } as unknown as Words

/** A random game of four as the first seat sees it when it is to decide after a walk of others. */
function afterAWalk(): SessionState<LondonView> {
  const options = completeOptions(game.options, { absinthe: 'off' })
  if (!options.ok) throw new Error(options.error)
  const rng = new Sfc32(3)
  const keys = { seed: '3'.padStart(64, '0'), nonces: ['', '', '', ''] }
  const session = openLocal(game, { options: options.value, names: ['', '', '', ''], keys, created: '2026-11-30' })
  for (let walked = false, steps = 0; steps < 600; steps++) {
    const { state } = session
    if (state?.info.turn === undefined) break
    const seat = Number(state.info.turn.slice('player-'.length)) - 1
    session.showTo(seat)
    if (seat === 0 && walked) return session.state
    const p = game.sample(session.state.view, rng)
    const { decision, detail } = drawn(p, rng)
    walked = seat !== 0 && (walked || detail.kind === 'walk')
    void session.submit([game.notation.format(p, decision, seat)])
  }
  throw new Error('nobody walked')
}

it('shows where others have walked since the looker last decided, until he begins to', () => {
  const state = afterAWalk()
  const at = { state, past: null, film: { frame: null, ended() {}, skip() {} }, draft: null }
  const preferences = { speed: 'off', sendAtOnce: false, keys: true, aim: true, aids: { marks: true } }
  const table = { play: at, words, preferences } as unknown as Parameters<typeof trailOf>[0]
  const walks = trailOf(table).filter(({ kind }) => kind === 'walk')
  expect(walks.length).toBeGreaterThan(0)
  const own = state.view.players[0]?.character
  for (const walk of walks) expect(walk).not.toMatchObject({ who: own })
  expect(trailOf({ ...table, play: { ...table.play, past: 3 } })).toEqual([])
  expect(
    trailOf({ ...table, preferences: { ...table.preferences, aids: { ...table.preferences.aids, marks: false } } }),
  ).toEqual([])
})
