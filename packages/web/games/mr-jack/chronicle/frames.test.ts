import type { Moment } from '@gaslight/client'
import { completeOptions, DecisionList, Sfc32 } from '@gaslight/core'
import { type MrJackView, mrJack } from '@gaslight/mr-jack'
import { describe, expect, it } from 'vitest'
import { reel, seenAtFirst } from '../../../table/film-reel.ts'
import { kitOf } from '../../jack-family/kit.ts'
import { mrJackTitle } from '../title.tsx'

const { frames: framesOf } = kitOf(mrJackTitle)

/** The first round of a game played at random, as this audience learns of it. */
function moments(audience: 0 | 1): { start: MrJackView; moments: Moment<MrJackView>[] } {
  const options = completeOptions(mrJack.options, {})
  if (!options.ok) throw new Error(options.error)
  const p = mrJack.start(options.value as never, 2)
  const rng = new Sfc32(11)
  const start = mrJack.view(p, audience)
  const told: Moment<MrJackView>[] = []
  while (p.turn().kind !== 'over' && mrJack.view(p, audience).appeals.length === 0) {
    const before = p.clone()
    const calm = legal(p).filter(decision => mrJack.decode(p, decision).kind !== 'accusation')
    const decision = p.turn().kind === 'chance' ? p.draw(rng) : calm[rng.below(calm.length)]
    p.apply(decision)
    const event = mrJack.event(before, decision, p, audience)
    if (event === null) continue
    told.push({
      event: { n: told.length + 1, by: event.by, text: event.text, effects: [...event.effects], link: '' },
      view: mrJack.view(p, audience),
    })
  }
  return { start, moments: told }
}

function legal(p: ReturnType<typeof mrJack.start>) {
  const found = new DecisionList()
  p.legal(found)
  return found.toArray()
}

describe('the film of what others did', () => {
  it('shows their decisions in order, each before the board it leads to, and the appeal after the last', () => {
    const { start, moments: told } = moments(0)
    const frames = reel(start, told, 0, framesOf)
    expect(frames.map(frame => frame.at)).toEqual(frames.map(frame => frame.at).toSorted((a, b) => a - b))
    for (const { picture, moves } of frames) {
      if (picture.isAftermath) continue
      expect(picture.line.by).not.toBe('jack')
      expect(moves).toBe(picture.stages !== null)
    }
    const [last, appeal] = frames.slice(-2)
    expect(last.picture.view.appeals).toHaveLength(0)
    expect(appeal.picture.isAftermath).toBe(true)
    expect(appeal.picture.view.appeals).toHaveLength(1)
  })

  it('leaves out what the looker decided, but not what followed of it', () => {
    const { start, moments: told } = moments(1)
    const frames = reel(start, told, 0, framesOf)
    expect(frames.filter(frame => frame.picture.line.by === 'detective' && !frame.picture.isAftermath)).toEqual([])
    expect(frames.at(-1)?.picture.isAftermath).toBe(true)
  })

  it('begins after the last decision of the looker, and not at all for spectators', () => {
    const { moments: told } = moments(1)
    const last = told.findLastIndex(moment => moment.event.by === 1)
    expect(seenAtFirst(told, 1)).toBe(last + 1)
    expect(seenAtFirst(told, 'public')).toBe(told.length)
  })

  it('walks whole ways: every step touches the one before, or rides a sewer', () => {
    const { start, moments: told } = moments(0)
    for (const { picture } of reel(start, told, 0, framesOf))
      for (const way of picture.stages?.flat() ?? []) {
        expect(way.hexes.length).toBeGreaterThan(1)
        expect(way.hexes[0]).toMatch(/^[a-m]\d+$/)
      }
  })
})
