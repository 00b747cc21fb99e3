import { lettersFromWhitechapel as game } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it } from 'vitest'
import { turns } from '../testing/games.ts'
import { after } from './after.ts'
import { type Composing, composing, NOTHING_POINTED, point } from './compose.ts'
import { keyOf, modeOf, type Part, partsOf } from './parts.ts'
import { refusedFor } from './refuse.ts'

/** Points at everything a choice is made of, and gives the decision that comes of it. */
function choose(
  { choices, view }: { choices: Parameters<typeof point>[0]; view: Parameters<typeof point>[3] },
  parts: readonly Part[],
  start: Composing,
): number | null {
  let now = start
  for (const part of parts) {
    if (now.path.some(taken => keyOf(taken) === keyOf(part))) continue
    const pointed = point(choices, now, part, view)
    if (pointed.kind === 'decide') return pointed.choice.decision
    if (pointed.kind === 'refused') return null
    now = composing(choices, pointed.pointing, view)
  }
  return null
}

describe('pointing at the map (LW-18)', () => {
  it('every legal decision can be pointed at or stands as a button, with every number of players', () => {
    const kinds = new Set<string>()
    for (const seats of [2, 4, 6])
      for (const turn of turns(seats, seats))
        for (const choice of turn.choices.slice(0, 40)) {
          kinds.add(choice.detail.kind)
          const mode = modeOf(choice.detail)
          const now = composing(turn.choices, { mode, path: [] }, turn.view)
          if (mode === null) expect(now.plain).toContain(choice)
          else if (now.besides.some(beside => beside.choice === choice)) expect(choice.detail.kind).toBe('move')
          else expect(choose(turn, partsOf(choice.detail, turn.view), now)).toBe(choice.decision)
        }
    expect(kinds.size).toBeGreaterThan(20)
  }, 60_000)

  it('the map after a decision of the draft is the one that the game makes of it', () => {
    for (const { position, seat, view, decision, choices } of turns(7, 3)) {
      const detail = choices.find(choice => choice.decision === decision)?.detail
      const next = position.clone()
      next.apply(decision)
      if (detail === undefined || next.phase !== position.phase || detail.kind === 'search') continue
      const [shown, real] = [after(view, detail), game.view(next, seat)]
      const { women, tokens, wretched, policemen } = real
      expect(shown).toMatchObject({ women, tokens, wretched, policemen })
    }
  })
})

describe('a walk home (LW-48)', () => {
  const home = turns(3, 2).find(({ choices }) =>
    choices.some(({ detail }) => detail.kind === 'move' && detail.declared),
  )
  if (home === undefined) throw new Error('no walk home')
  const { choices, view } = home
  const now = composing(choices, NOTHING_POINTED, view)
  const part: Part = { kind: 'circle', circle: view.hideout ?? 0 }

  it('is declared by whoever points at the hideout', () => {
    expect(point(choices, now, part, view)).toMatchObject({ choice: { detail: { kind: 'move', declared: true } } })
  })

  it('is kept silent by a button beside that, and is no way of its own beside alleys and coaches', () => {
    expect(now.besides).toMatchObject([{ part, choice: { detail: { kind: 'move', declared: false } } }])
    expect(now.modes.every(mode => mode === 'walk' || mode === 'alley' || mode === 'coach')).toBe(true)
  })
})

describe('pointing where nothing can be done', () => {
  it('a way on foot that is closed or does not exist is never taken by an alley or a coach', () => {
    const firstMove = turns(3, 2).find(({ view }) => view.state === 'move')
    if (firstMove === undefined) throw new Error('no move')
    const { choices, view, position } = firstMove
    const now = composing(choices, NOTHING_POINTED, view)
    const joined = new Set(now.offers.map(({ part }) => keyOf(part)))
    const far = Array.from({ length: 195 }, (_, i) => i + 1).find(circle => !joined.has(`c${circle}`)) ?? 0
    const part: Part = { kind: 'circle', circle: far }
    expect(point(choices, now, part, view)).toEqual({ kind: 'refused', part })
    expect(refusedFor(position, now, part, view)).toMatchObject({ illegal: { rule: 'LW-46' } })
  })

  it('another policeman can be chosen instead', () => {
    const turn = [...turns(3, 2)].find(({ view }) => view.state === 'police')
    if (turn === undefined) throw new Error('no police')
    const { choices, view } = turn
    const now = composing(choices, { mode: 'police', path: [{ kind: 'pawn', colour: 'blue' }] }, view)
    const at = view.policemen.red
    if (at === undefined) throw new Error('no red')
    expect(point(choices, now, { kind: 'crossing', crossing: at }, view)).toMatchObject({
      kind: 'point',
      pointing: { path: [{ kind: 'pawn', colour: 'red' }] },
    })
  })
})
