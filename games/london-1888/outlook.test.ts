import { describe, expect, it } from 'vitest'
import { outlookOf } from './outlook.ts'
import { reach } from './reach.ts'
import { AB, GU, LU, NE, position } from './testing.ts'

const rolled = (seat: number, roll: number, more: object = {}) => ({
  turn: seat,
  acting: { rolled: 1, roll, ...more },
})

describe('what everybody can work out of a seat', () => {
  it('LD-35: before its roll, as far as a six brings it, whoever is in turn', () => {
    const six = Object.keys(reach(position({ Lu: { at: 'J62' } }, rolled(LU, 6))))
    expect(six.length).toBeGreaterThan(20)
    expect(outlookOf(position({ Lu: { at: 'J62' } }), LU).spaces).toEqual(six)
  })

  it('LD-35: in its turn, the steps that are left', () => {
    const p = position({ Lu: { at: 'J62' } }, rolled(LU, 2))
    expect(outlookOf(p, LU).spaces).toEqual(Object.keys(reach(p)))
  })

  it('LD-43, LD-122: two steps under a curfew, two more for Netley', () => {
    const two = Object.keys(reach(position({ Lu: { at: 'J62' } }, rolled(LU, 2))))
    expect(outlookOf(position({ Lu: { at: 'J62', curfew: true } }), LU).spaces).toEqual(two)
    const eight = Object.keys(reach(position({ Ne: { at: 'J62' } }, rolled(NE, 8))))
    expect(outlookOf(position({ Ne: { at: 'J62' } }), NE).spaces).toEqual(eight)
  })

  it('LD-10: what another has played opens no door to it', () => {
    const p = position({ Lu: { at: 'H63a' } }, rolled(AB, 1, { stealth: 1 }))
    expect(outlookOf(p, LU).spaces).not.toContain('police_station')
    expect(outlookOf(p, LU).spaces).toContain('pub')
  })

  it('LD-154: nothing of the dead, who stand nowhere', () => {
    const dead = position({ Lu: { life: 0, weapons: { derringer: 1 } }, Gu: { at: 'H62b' } })
    expect(outlookOf(dead, LU)).toEqual({ spaces: [], targets: [] })
  })

  it('LD-71, LD-72: whom a weapon hits from where it stands, past nobody in the way', () => {
    const at = { Ab: { at: 'H62a' }, Lu: { at: 'J62', weapons: { derringer: 1 } }, Gu: { at: 'H62b' } }
    expect(outlookOf(position(at), LU).targets).toEqual([AB])
    expect(outlookOf(position({ ...at, Ab: { at: 'bank' } }), LU).targets).toEqual([GU])
    expect(outlookOf(position(at), GU).targets).toEqual([])
    expect(outlookOf(position(at, { event: 'fog_2' }), LU).targets).toEqual([])
  })
})
