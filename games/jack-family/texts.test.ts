import { describe, expect, it } from 'vitest'
import { merged } from './texts.ts'

describe('the texts of a title', () => {
  it('stand among those of the family, key by key, whatever the depth', () => {
    const family = { role: { jack: 'Jack' }, page: { ask: { card: 'Choose.' } } }
    const own = { title: 'Mr. Jack', page: { ask: { walk: 'Walk.' } } }
    expect(merged(family, own)).toEqual({
      title: 'Mr. Jack',
      role: { jack: 'Jack' },
      page: { ask: { card: 'Choose.', walk: 'Walk.' } },
    })
  })

  it('come before those of the family, and leave them as they are', () => {
    const family = { witness: { seen: 'seen', unseen: 'unseen' } }
    expect(merged(family, { witness: { seen: 'visible' } })).toEqual({ witness: { seen: 'visible', unseen: 'unseen' } })
    expect(family.witness.seen).toBe('seen')
  })
})
