import { describe, expect, it } from 'vitest'
import { turns } from '../testing/games.ts'
import { framesOf } from './frames.ts'

const [{ view }] = turns(1, 2)
const asJack = { ...view, audience: 'jack' } as const

function framesFor(text: string, by: number) {
  return framesOf(asJack, { event: { n: 1, by, text, link: '' }, view: asJack }, 0)
}

describe('the film', () => {
  it.each(['blue =', 'blue pass'])('does not stand still for a policeman who does nothing: %s', text => {
    expect(framesFor(text, 1)).toEqual([])
  })

  it('shows what others do and what they were answered', () => {
    expect(framesFor('blue search 84+', 1)).toHaveLength(1)
  })

  it('shows nothing of what the looker has decided', () => {
    expect(framesFor('wait', 0)).toEqual([])
  })
})
