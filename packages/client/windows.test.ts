import { asking, completeOptions, type Options, Sfc32 } from '@gaslight/core'
import { type LondonView, london1888 } from '@gaslight/london-1888'
import { describe, expect, test } from 'vitest'
import { draftOf, draftRules } from './draft.ts'
import { openLocal, restoreLocal } from './local.ts'
import type { LocalSession } from './session.ts'

/** Friends at one screen play London 1888: whoever is asked in a window looks behind the curtain. */

const SEATS = 4
const CREATED = '2026-11-29T21:00:00.000Z'

function opened(given: Options, seed: string): LocalSession<LondonView> {
  const options = completeOptions(london1888.options, given)
  if (!options.ok) throw new Error(options.error)
  const names = ['Ada', 'Ben', 'Cyd', 'Dan']
  const keys = { seed: seed.repeat(32), nonces: names.map(() => '') }
  return openLocal(london1888, { options: options.value, names, keys, created: CREATED })
}

function stateOf(session: LocalSession<LondonView>) {
  if (session.state === null) throw new Error('no state')
  return session.state
}

/** Whose turn it is, as a seat; none once the game is over. */
function turnOf(session: LocalSession<LondonView>): number | null {
  const { turn } = stateOf(session).info
  return turn === undefined ? null : Number(turn.slice('player-'.length)) - 1
}

/** Lets everybody decide at random until `stop` holds behind the curtain; false where the game was over before. */
async function playUntil(
  session: LocalSession<LondonView>,
  rng: Sfc32,
  stop: (state: LondonView['state']) => boolean,
): Promise<boolean> {
  for (;;) {
    session.showTo('public')
    if (stop(stateOf(session).view.state)) return true
    const seat = turnOf(session)
    if (seat === null) return false
    session.showTo(seat)
    const { view } = stateOf(session)
    const { choices } = draftOf(draftRules(london1888), seat, london1888.sample(view, rng), [])
    const { decision } = choices[rng.below(choices.length)]
    const token = london1888.notation.format(london1888.sample(view, rng), decision, seat)
    expect(await session.submit([token])).toEqual({ ok: true, value: null })
  }
}

/** The first random game that comes there. */
async function somewhere(given: Options, stop: (state: LondonView['state']) => boolean) {
  for (let seed = 10; seed < 60; seed++) {
    const session = opened(given, String(seed))
    if (await playUntil(session, new Sfc32(seed), stop)) return session
  }
  throw new Error('no random game comes there')
}

describe('at one screen', () => {
  test('a window is shown to all, and its answers to the one who is asked', async () => {
    const session = await somewhere({}, state => state === 'market-window')
    const seat = turnOf(session)
    const { window, info } = stateOf(session)
    expect(window).toMatchObject({ kind: 'market', after: info.seq, waits: true })
    expect(window?.asked[0]).toBe(info.turn)
    expect(window).not.toHaveProperty('you')
    session.showTo(seat ?? 0)
    const { window: own, view } = stateOf(session)
    const asked = asking(london1888, london1888.sample(view, new Sfc32(1)), seat ?? 0)
    const { choices } = draftOf(draftRules(london1888), seat ?? 0, asked ?? london1888.sample(view, new Sfc32(1)), [])
    expect(own?.you?.answers).toHaveLength(choices.length)
    expect(await session.submit(own?.you?.answers.slice(0, 1) ?? [])).toEqual({ ok: true, value: null })
  })

  test('LD-149: the proposer takes an offer back, and nobody else does', async () => {
    const session = await somewhere({}, state => state === 'offer-window')
    const partner = turnOf(session) ?? 0
    const { turn: proposer = 0 } = stateOf(session).view
    session.showTo(partner)
    expect(stateOf(session).window?.you?.answers).not.toContain('f:withdraw')
    const { view } = stateOf(session)
    const { choices } = draftOf(draftRules(london1888), partner, london1888.sample(view, new Sfc32(1)), [])
    expect(choices.map(({ detail }) => detail.kind)).not.toContain('withdraw')
    expect(await session.submit(['f:withdraw'])).toMatchObject({ error: { code: 'not-your-turn' } })
    session.showTo(proposer)
    expect(stateOf(session).window).toMatchObject({ withdraw: 'f:withdraw' })
    expect(await session.submit(['f:withdraw'])).toEqual({ ok: true, value: null })
    expect(stateOf(session)).toMatchObject({ window: null, view: { state: 'act', decides: proposer } })
    expect(restoreLocal(london1888, session.save())).toMatchObject({ ok: true })
  })

  test('standing orders answer where windows pass by them, and are saved with the game', async () => {
    const session = opened({ windows: 'orders' }, '11')
    expect(await session.orders()).toMatchObject({ error: { code: 'not-your-seat' } })
    for (let seat = 0; seat < SEATS; seat++) {
      session.showTo(seat)
      expect(await session.orders()).toMatchObject({ value: { curfew: false } })
      expect(await session.giveOrders({ curfew: true, alibi: 'always' })).toMatchObject({
        value: { sidestep: 'always' },
      })
    }
    expect(await session.giveOrders({ rope: 1 })).toMatchObject({ error: { code: 'invalid-orders' } })
    const states = new Set<string>()
    await playUntil(session, new Sfc32(11), state => states.add(state).size > 1000)
    const windows = [...states].filter(state => state.endsWith('-window'))
    expect(windows.filter(state => state !== 'offer-window' && state !== 'trade-window')).toEqual([])
    const restored = restoreLocal(london1888, session.save())
    if (!restored.ok) throw new Error(restored.error)
    restored.value.showTo('public')
    session.showTo('public')
    expect(restored.value.state).toEqual(session.state)
    restored.value.showTo(2)
    expect(await restored.value.orders()).toMatchObject({ value: { curfew: true, alibi: 'always' } })
  })

  test('nobody orders anything where windows are asked', async () => {
    const session = opened({}, '12')
    session.showTo(0)
    expect(await session.orders()).toMatchObject({ error: { code: 'no-orders' } })
    expect(await session.giveOrders({})).toMatchObject({ error: { code: 'no-orders' } })
  })
})
