import type { Choice } from '@gaslight/client'
import { type MrJackDetail, mrJack } from '@gaslight/mr-jack'
import { describe, expect, it } from 'vitest'
import { composing, modesOf, point } from '../../jack-family/composing/compose.ts'
import { turns } from '../../jack-family/testing/games.ts'
import { byPointing } from '../../jack-family/testing/pointing.ts'
import { mrJackTitle } from '../title.tsx'
import type { London } from '../types.ts'
import { keyOf, modeOf, offers, type Part, partsOf } from './parts.ts'
import { attemptOf } from './refuse.ts'
import { completed } from './whistle.ts'

/** Every decision list of some random games. */
function lists(options: Record<string, unknown>, games: number) {
  return turns<London>(mrJack, options, games).map(({ choices }) => choices)
}

/** What comes of pointing at all parts of a decision. */
function pointed(choices: readonly Choice<MrJackDetail>[], detail: MrJackDetail): number | null {
  const mode = modeOf(detail)
  return mode === null ? null : byPointing(mrJackTitle, choices, mode, partsOf(detail), undefined)
}

describe.each([
  ['base', {}],
  ['extension', { cast: 'extension' }],
  ['whistle upto', { whistlePoints: 'upto' }],
])('pointing (%s)', (_, options) => {
  it('reaches every legal decision', () => {
    for (const choices of lists(options, 4)) {
      for (const { decision, detail } of choices.length > 120 ? sampled(choices) : choices)
        expect(pointed(choices, detail), JSON.stringify(detail)).toBe(decision)
    }
  })

  it('offers nothing that is not legal: every offer leads to a decision of the list', () => {
    for (const choices of lists(options, 2)) {
      const legal = new Set(choices.map(choice => choice.decision))
      for (const mode of modesOf(mrJackTitle, choices, undefined))
        for (const offer of offers(choices, mode, [])) {
          if (offer.decision !== null) expect(legal.has(offer.decision)).toBe(true)
          else expect(offers(choices, mode, [offer.part]).length).toBeGreaterThan(0)
        }
    }
  })
})

describe('a whistle (MJ-43)', () => {
  const choices = [...lists({}, 12)].find(list => list.some(choice => choice.detail.kind === 'whistle')) ?? []

  it('is composed by pushing one token after the other, in any order', () => {
    const three = choices.find(choice => choice.detail.kind === 'whistle' && choice.detail.shifts.length === 3)
    if (three?.detail.kind !== 'whistle') throw new Error('no whistle of three shifts')
    const pushes = three.detail.shifts.toReversed()
    let path: Part[] = []
    for (const [index, { from, to }] of pushes.entries()) {
      expect(offers(choices, 'whistle', path).map(offer => keyOf(offer.part))).toContain(from)
      path = [...path, { kind: 'hex', hex: from }]
      const offer = offers(choices, 'whistle', path).find(candidate => keyOf(candidate.part) === to)
      if (index === 2) expect(offer?.decision).toBe(three.decision)
      path = [...path, { kind: 'hex', hex: to }]
    }
  })

  it('can end where it is legal as it stands, although more could be called', () => {
    const single = choices.find(choice => choice.detail.kind === 'whistle' && choice.detail.shifts.length === 1)
    if (single?.detail.kind !== 'whistle') throw new Error('no whistle of one shift')
    expect(completed(choices, 'whistle', partsOf(single.detail))).toBe(single.decision)
  })
})

describe('a click', () => {
  it('on a source of the other duty begins that duty', () => {
    for (const choices of lists({}, 3)) {
      const light = choices.find(choice => choice.detail.kind === 'light')?.detail
      if (light?.kind !== 'light' || !choices.some(choice => choice.detail.kind === 'move')) continue
      const now = composing(mrJackTitle, choices, { mode: null, path: [] }, undefined)
      expect(now.mode).toBe('walk')
      const pointed = point(
        mrJackTitle,
        choices,
        now,
        { kind: 'hex', hex: light.from },
        { seat: 'detective', active: 'Smith', characters: {} },
      )
      expect(pointed).toEqual({ kind: 'point', pointing: { mode: 'light', path: [{ kind: 'hex', hex: light.from }] } })
      return
    }
    throw new Error('Smith never had the choice')
  })

  it('that means nothing becomes an attempt that the rules can refuse', () => {
    for (const choices of lists({}, 1)) {
      const move = choices.find(choice => choice.detail.kind === 'move')?.detail
      if (move?.kind !== 'move') continue
      const situation = {
        seat: 'detective',
        active: move.character,
        characters: { [move.character]: { at: move.from, suspect: true } },
      } as const
      const now = composing(mrJackTitle, choices, { mode: 'walk', path: [] }, undefined)
      const pointed = point(mrJackTitle, choices, now, { kind: 'hex', hex: 'd8' }, situation)
      if (pointed.kind !== 'refused') throw new Error('d8 is a house')
      expect(attemptOf(now, pointed.part, situation)).toEqual({
        kind: 'move',
        character: move.character,
        from: move.from,
        to: 'd8',
      })
      return
    }
  })
})

function sampled(choices: readonly Choice<MrJackDetail>[]): Choice<MrJackDetail>[] {
  return choices.filter((_, index) => index % 7 === 0)
}
