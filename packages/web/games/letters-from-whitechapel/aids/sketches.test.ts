import { describe, expect, it } from 'vitest'
import { EMPTY_BOOK, withoutNode, withSketch } from './sketches.ts'

describe('what the police draw', () => {
  it('one sticker and one note lie on a node, the last', () => {
    const once = withSketch(EMPTY_BOOK, { kind: 'sticker', at: 'c27', sticker: 'never' }, 'blue')
    expect(withSketch(once, { kind: 'sticker', at: 'c27', sticker: 'here' }, 'red').stickers).toEqual([
      { at: 'c27', sticker: 'here', by: 'red' },
    ])
  })

  it('what is erased takes its arrows along', () => {
    const drawn = withSketch(EMPTY_BOOK, { kind: 'arrow', from: 'x41', to: 'c27' }, 'blue')
    expect(withoutNode(drawn, 'c27').arrows).toEqual([])
    expect(withoutNode(drawn, 'c28').arrows).toHaveLength(1)
  })
})
