import { completeOptions, type Decision, DecisionList, Sfc32 } from '@gaslight/core'
import { type MrJackDetail, mrJack } from '@gaslight/mr-jack'
import { describe, expect, it } from 'vitest'
import { asked, batch, type Draft, draftOf, draftRules, extended, positionOf } from './draft.ts'
import { openLocal } from './local.ts'

type Position = ReturnType<typeof mrJack.start>

/** The same object for all drafts, so that they can be equal. */
const RULES = draftRules(mrJack)

const keys = (n: number) => ({ seed: n.toString(16).padStart(64, '0'), nonces: ['', ''] })

function open(n: number, options: Record<string, unknown> = {}) {
  const complete = completeOptions(mrJack.options, options)
  if (!complete.ok) throw new Error(complete.error)
  return openLocal(mrJack, { options: complete.value, names: ['Ann', 'Ben'], keys: keys(n), created: '2026-11-29' })
}

function decider(session: ReturnType<typeof open>): number | null {
  const { turn, status } = session.state?.info ?? {}
  return status === 'over' || turn === undefined ? null : turn === 'jack' ? 0 : 1
}

function compose(draft: Draft<Position, MrJackDetail>, rng: Sfc32): Draft<Position, MrJackDetail> {
  let now = draft
  while (!now.done) {
    const calm = now.choices.filter(choice => choice.detail.kind !== 'accusation' && choice.detail.kind !== 'leaving')
    const from = calm.length > 0 ? calm : now.choices
    now = extended(now, from[rng.below(from.length)].decision)
  }
  return now
}

describe('a turn composed on a sampled position', () => {
  it.each([
    ['base', {}],
    ['revised board', { board: 'revised' }],
    ['extension', { cast: 'extension' }],
  ])('is accepted whole by the session, activation after activation, to the end of a game (%s)', async (_, options) => {
    for (let n = 1; n <= 6; n++) {
      const session = open(n, options)
      const rng = new Sfc32(n)
      for (let guard = 0; guard < 200; guard++) {
        const seat = decider(session)
        if (seat === null) break
        session.showTo(seat)
        const view = session.state?.view
        if (view === undefined) throw new Error('no view')
        const draft = compose(draftOf(RULES, seat, mrJack.sample(view, rng), []), rng)
        const sent = await session.submit(batch(draft))
        expect(sent, `${n}: ${batch(draft).join(', ')}`).toEqual({ ok: true, value: null })
      }
      expect(session.state?.info.status).toBe('over')
    }
  })

  it('offers exactly what the rules list, wherever it stands', () => {
    const session = open(7)
    const rng = new Sfc32(7)
    session.showTo(1)
    const base = mrJack.sample(session.state?.view ?? fail(), rng)
    let draft = draftOf(RULES, 1, base, [])
    const list = new DecisionList()
    while (!draft.done) {
      positionOf(draft).legal(list)
      expect(draft.choices.map(choice => choice.decision)).toEqual(list.toArray())
      draft = extended(draft, draft.choices[0].decision)
    }
  })

  it('goes back to exactly what it was', () => {
    for (let n = 1; n <= 20; n++) {
      const session = open(n)
      const rng = new Sfc32(n)
      session.showTo(1)
      const base = mrJack.sample(session.state?.view ?? fail(), rng)
      const before = base.hash()
      const stages: Draft<Position, MrJackDetail>[] = [draftOf(RULES, 1, base, [])]
      const whole = asked(compose(stages[0], rng))
      for (let i = 1; i <= whole.length; i++) stages.push(draftOf(RULES, 1, base, whole.slice(0, i)))
      for (let i = whole.length; i >= 0; i--) {
        const back = draftOf(RULES, 1, base, asked(stages[whole.length]).slice(0, i))
        expect(back).toEqual(stages[i])
      }
      expect(base.hash()).toEqual(before)
    }
  })

  it('never sends what follows of itself: a character shut in stays without being asked (T22, MJ-23)', () => {
    const position = mrJack.notation.position({
      round: 2,
      slot: 1,
      characters: {
        Bert: { at: 'm8' },
        Goodley: { at: 'm9' },
        Gull: { at: 'j6' },
        Holmes: { at: 'l6' },
        Lestrade: { at: 'k7' },
        Smith: { at: 'l7' },
      },
      cards: { Holmes: 'open', Gull: 'open', Smith: 'open', Watson: 'open' },
    })
    if (!position.ok) throw new Error(position.error.message)
    const choice = draftOf(RULES, 0, position.value, []).choices.find(
      c => c.detail.kind === 'card' && c.detail.character === 'Holmes',
    )
    const draft = draftOf(RULES, 0, position.value, [choice?.decision ?? fail()])
    expect(draft.steps.map(step => [step.token, step.forced])).toEqual([
      ['Holmes', false],
      ['l6-l6', true],
    ])
    expect(batch(draft)).toEqual(['Holmes'])
    expect(draft.done).toBe(true)
  })

  it('is done behind a decision that informs: whoever keeps the game takes no more in one batch', () => {
    const session = open(7)
    session.showTo(1)
    const telling = { ...mrJack, informs: () => true }
    const draft = draftOf(draftRules(telling), 1, mrJack.sample(session.state?.view ?? fail(), new Sfc32(7)), [])
    const [first = fail()] = draft.choices
    expect(draft.done).toBe(false)
    const told = extended(draft, first.decision)
    expect([told.done, told.choices]).toEqual([true, []])
  })

  it('shows the Detective nothing of what the sample made up: every sample gives the same choices', () => {
    for (let n = 1; n <= 10; n++) {
      const session = open(n)
      session.showTo(1)
      const view = session.state?.view ?? fail()
      const drafts = [1, 2, 3, 4].map(seed => draftOf(RULES, 1, mrJack.sample(view, new Sfc32(seed)), []))
      const cards = drafts.map(draft => draft.choices)
      for (const other of cards) expect(other).toEqual(cards[0])
      for (const { decision } of cards[0]) {
        const after = drafts.map(draft => draftOf(RULES, 1, draft.base, [decision as Decision]))
        for (const other of after) expect(other.choices).toEqual(after[0].choices)
      }
    }
  })
})

function fail(): never {
  throw new Error('the session has no state')
}
