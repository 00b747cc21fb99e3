import type { ChannelEntry, Contribution } from '@gaslight/protocol'
import { describe, expect, it } from 'vitest'
import { bookOf, contributionOf, entriesOn } from './marks.ts'
import type { Sketch } from './sketches.ts'

const colourOf = (seat: number) => (seat === 1 ? 'blue' : 'yellow')

function entries(...what: readonly Contribution[]): ChannelEntry[] {
  return what.map((each, i) => ({ n: i + 1, by: (i % 2) + 1, at: '1888-11-09T01:00:00Z', what: each }))
}

describe('what the police mark for each other', () => {
  const sketches: readonly Sketch[] = [
    { kind: 'sticker', at: 'c65', sticker: 'never' },
    { kind: 'arrow', from: 'x41', to: 'x46' },
    { kind: 'note', at: 'x99', text: 'watch the arch' },
  ]

  it('comes back as it was drawn, in the hand of whoever drew it, an arrow in the colour of its policeman', () => {
    const sent = entries(...sketches.map(sketch => contributionOf(sketch, 'red')))
    expect(bookOf(sent, colourOf)).toEqual({
      stickers: [{ at: 'c65', sticker: 'never', by: 'blue' }],
      arrows: [{ from: 'x41', to: 'x46', by: 'red' }],
      notes: [{ at: 'x99', text: 'watch the arch', by: 'blue' }],
    })
  })

  it('is rubbed out by its numbers, arrows from either end', () => {
    const drawn = entries(...sketches.map(sketch => contributionOf(sketch, 'red')))
    expect(entriesOn(drawn, 'x46')).toEqual([2])
    expect(entriesOn(drawn)).toEqual([1, 2, 3])
    const rubbed = entries(...drawn.map(({ what }) => what), { kind: 'erase', entries: entriesOn(drawn, 'x46') })
    expect(bookOf(rubbed, colourOf).arrows).toEqual([])
  })

  it('is left out where this map has no such place or sign', () => {
    const strange = entries(
      { kind: 'mark', at: '196', ink: 0 },
      { kind: 'mark', at: '65', ink: 7 },
      { kind: 'arrow', from: '65', to: 'x235', ink: 0 },
      { kind: 'note', at: 'b2', text: 'no such place' },
    )
    expect(bookOf(strange, colourOf)).toEqual({ stickers: [], arrows: [], notes: [] })
  })
})
