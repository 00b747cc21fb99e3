import { completeOptions, merge, parseRecord, Sfc32, verifyRecord } from '@gaslight/core'
import { type MrJackView, mrJack } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import { openLocal, restoreLocal } from './local.ts'
import { replayFor } from './replay.ts'
import type { LocalSession } from './session.ts'
import { randomToken } from './testing.ts'

const KEYS = { seed: '17'.repeat(32), nonces: ['', ''] }

function opened(given: Record<string, unknown> = {}, seed = KEYS.seed): LocalSession<MrJackView> {
  const options = completeOptions(mrJack.options, given)
  if (!options.ok) throw new Error(options.error)
  return openLocal(mrJack, {
    options: options.value,
    names: ['Ada', 'Bob'],
    keys: { ...KEYS, seed },
    created: '2026-11-29T21:00:00.000Z',
  })
}

function viewOf(session: LocalSession<MrJackView>): MrJackView {
  if (session.state === null) throw new Error('no state')
  return session.state.view
}

/** Lets both sides decide at random, up to so many decisions. */
async function playOn(session: LocalSession<MrJackView>, rng: Sfc32, most = 1000, avoid = ['accusation', 'leaving']) {
  for (let n = 0; n < most; n++) {
    const { info } = stateOf(session)
    if (info.turn === undefined) return
    const seat = info.turn === 'jack' ? 0 : 1
    session.showTo(seat)
    const token = randomToken(mrJack, viewOf(session), seat, rng, avoid)
    expect(await session.submit([token])).toEqual({ ok: true, value: null })
  }
}

function stateOf(session: LocalSession<MrJackView>) {
  if (session.state === null) throw new Error('no state')
  return session.state
}

describe('a hot-seat game', () => {
  test('begins behind the curtain, with identity and cards drawn from the keys', () => {
    const session = opened()
    const { info, view, moments, connection } = stateOf(session)
    expect(info).toMatchObject({ status: 'running', audience: 'public', turn: 'detective', seq: moments.length })
    expect(connection).toBe('live')
    expect(view.state).toBe('card')
    expect(view.jack).toBeUndefined()
    expect(moments.map(moment => moment.event.text)).toEqual(['Jack=?', expect.stringMatching(/^R1 deal /)])
    expect(opened().state).toEqual(session.state)
    expect(opened({}, '18'.repeat(32)).state).not.toEqual(session.state)
  })

  test('shows each looker their own view and events only', () => {
    const session = opened()
    session.showTo(1)
    expect(JSON.stringify(session.state)).not.toContain('Jack=B')
    expect(viewOf(session).jack).toBeUndefined()
    session.showTo(0)
    const { jack } = viewOf(session)
    expect(jack).toBeDefined()
    expect(stateOf(session).moments[0].event.text).toBe(`Jack=${jack}`)
    expect(stateOf(session).info.seats).toMatchObject([{ you: true }, { you: false }])
  })

  test('keeps its secrets until the end', () => {
    expect(() => opened().showTo('omniscient')).toThrow(RangeError)
    expect(opened().record()).toBeNull()
  })

  test('refuses who is not asked, and says why a decision is illegal, and changes nothing', async () => {
    const session = opened()
    expect(await session.submit(['Smith'])).toMatchObject({ ok: false, error: { code: 'not-your-turn' } })
    session.showTo(1)
    const before = session.state
    const [card] = Object.keys(viewOf(session).cards)
    const refused = await session.submit([card, 'a1-a1'])
    expect(refused).toMatchObject({ ok: false, error: { code: 'illegal-decision', status: 422 } })
    expect(refused.ok || refused.error.illegal).toMatchObject({ index: 1, rule: expect.stringMatching(/^MJ-\d+$/) })
    expect(session.state).toBe(before)
  })

  test('a batch may not go on after the turn has passed', async () => {
    const session = opened()
    await playOn(session, new Sfc32(1), 0)
    session.showTo(1)
    const batch: string[] = []
    const rehearsal = opened()
    const rng = new Sfc32(1)
    while (stateOf(rehearsal).info.turn === 'detective') {
      rehearsal.showTo(1)
      batch.push(randomToken(mrJack, viewOf(rehearsal), 1, rng, ['accusation']))
      await rehearsal.submit(batch.slice(-1))
    }
    expect(await session.submit([...batch, 'Smith'])).toMatchObject({ ok: false, error: { code: 'not-your-turn' } })
    expect(await session.submit(batch)).toEqual({ ok: true, value: null })
    session.showTo('public')
    rehearsal.showTo('public')
    expect(session.state).toEqual(rehearsal.state)
  })

  test('tells its subscribers, with snapshots that never change', async () => {
    const session = opened()
    session.showTo(1)
    const before = session.state
    const copy = structuredClone(before)
    let told = 0
    session.subscribe(() => told++)
    await session.submit([Object.keys(viewOf(session).cards)[0]])
    expect(told).toBe(1)
    expect(session.state).not.toBe(before)
    expect(before).toEqual(copy)
  })
})

describe.each([
  ['base', {}],
  ['extension', { cast: 'extension' }],
])('a whole game of the %s cast', (_name, options) => {
  test('numbers events densely for everybody, folds patches to views, and ends in a record that is fair', async () => {
    const session = opened(options)
    await playOn(session, new Sfc32(7))
    expect(stateOf(session).info).toMatchObject({ status: 'over', outcome: { winners: ['jack'], reason: 'dawn' } })
    for (const audience of [0, 1, 'public', 'omniscient'] as const) {
      session.showTo(audience)
      const { moments, start } = stateOf(session)
      expect(moments.map(moment => moment.event.n)).toEqual(moments.map((_, i) => i + 1))
      let view = start
      for (const { event, view: after } of moments) {
        view = merge(view, event.patch)
        expect(view).toEqual(after)
      }
    }
    const parsed = parseRecord(session.record() ?? '')
    if (!parsed.ok) throw new Error(parsed.error.message)
    for (const audience of [0, 1, 'public', 'omniscient'] as const) {
      session.showTo(audience)
      const { info, moments } = stateOf(session)
      const shown = { commitment: info.commitment, links: moments.map(({ event }) => event.link) }
      expect(verifyRecord(mrJack, parsed.value, shown)).toMatchObject({ ok: true })
    }
  })

  test('goes on after a reload at any moment as if nothing had happened', async () => {
    for (const after of [0, 1, 20, 75]) {
      const session = opened(options)
      await playOn(session, new Sfc32(3), after)
      const saved = session.save()
      expect(saved).not.toContain('Jack')
      const restored = restoreLocal(mrJack, saved)
      if (!restored.ok) throw new Error(restored.error)
      for (const audience of [0, 1, 'public'] as const) {
        session.showTo(audience)
        restored.value.showTo(audience)
        expect(restored.value.state).toEqual(session.state)
      }
      await playOn(session, new Sfc32(4))
      await playOn(restored.value, new Sfc32(4))
      expect(restored.value.record()).toBe(session.record())
    }
  })
})

test('what is no saved game is refused', () => {
  const saved = opened().save()
  const without = (field: string) => btoa(atob(saved).replace(`"${field}":`, '"else":'))
  const fields = ['game', 'local', 'batches', 'options', 'names', 'keys', 'seed', 'nonces', 'created'].map(without)
  for (const text of ['', 'nonsense', '{}', btoa('{}'), btoa('null'), saved.slice(0, -40), ...fields])
    expect(restoreLocal(mrJack, text)).toMatchObject({ ok: false })
  const other = btoa(atob(saved).replace('"rulesVersion":1', '"rulesVersion":0'))
  expect(restoreLocal(mrJack, other)).toEqual({ ok: false, error: 'a game of mr-jack, rules version 0' })
})

describe('a replay', () => {
  async function finished(): Promise<string> {
    const session = opened()
    await playOn(session, new Sfc32(11))
    return session.record() ?? ''
  }

  test('shows every audience what it knew then, and the all-seeing what was true', async () => {
    const session = opened()
    await playOn(session, new Sfc32(11))
    const record = session.record() ?? ''
    for (const audience of [0, 1, 'public'] as const) {
      const replay = replayFor<MrJackView>(mrJack, record, audience)
      if (!replay.ok) throw new Error(replay.error.message)
      session.showTo(audience)
      expect(replay.value.start).toEqual(stateOf(session).start)
      expect(replay.value.moments.map(({ event, view }) => ({ event, view }))).toEqual(stateOf(session).moments)
      expect(replay.value.outcome.reason).toBe('dawn')
    }
    const all = replayFor<MrJackView>(mrJack, record, 'omniscient')
    if (!all.ok) throw new Error(all.error.message)
    expect(all.value.moments[0]).toMatchObject({ decision: 1, view: { jack: expect.any(String) } })
  })

  test('of a record that was cut, spoilt or is another game’s says so', async () => {
    const record = await finished()
    const lines = record.split('\n')
    const cut = lines.slice(0, -12).join('\n')
    expect(replayFor(mrJack, cut, 'public')).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('ends before') },
    })
    const spoilt = record.replace(/^1\.1 (\w+) \S+/m, '1.1 $1 a1-m12')
    expect(replayFor(mrJack, spoilt, 'public')).toMatchObject({ ok: false, error: { line: expect.any(Number) } })
    expect(replayFor(mrJack, record.replace('Game: mr-jack', 'Game: chess'), 0)).toMatchObject({ ok: false })
  })
})

test('at one screen nobody confers', async () => {
  const session = opened()
  expect(await session.confer('police', { kind: 'talk', text: 'Here' })).toMatchObject({
    ok: false,
    error: { code: 'not-found', status: 404 },
  })
  expect(session.state?.channels).toEqual({})
})
