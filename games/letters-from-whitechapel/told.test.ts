import { expect, test } from 'vitest'
import { readToken, type Told } from './told.ts'

/** What a token says by itself (LW-132). */
const ROWS: readonly (readonly [token: string, told: Told | null])[] = [
  ['hideout ?', { kind: 'hidden', what: 'hideout' }],
  ['3m', { kind: 'decision', mark: '', detail: { kind: 'woman', circle: 3, woman: 'marked' } }],
  ['27-', { kind: 'decision', mark: '', detail: { kind: 'woman', circle: 27, woman: 'none' } }],
  ['3? 21? 27?', { kind: 'women', circles: [3, 21, 27] }],
  ['address 90-', { kind: 'decision', mark: '-', detail: { kind: 'address', circle: 90 } }],
  ['fake@x46', { kind: 'decision', mark: '', detail: { kind: 'patrol', face: 'fake', at: 'x46' } }],
  ['?@x41 ?@x46', { kind: 'patrol', crossings: ['x41', 'x46'] }],
  ['x41>x58', { kind: 'decision', mark: '', detail: { kind: 'shift', from: 'x41', to: 'x58' } }],
  ['kill 3+27', { kind: 'hidden', what: 'kill', victims: [3, 27] }],
  ['kill 27,3', { kind: 'decision', mark: '', detail: { kind: 'kill', victims: [27, 3] } }],
  ['147=', { kind: 'decision', mark: '', detail: { kind: 'wretched-stays', at: 147 } }],
  ['flip x165=fake', { kind: 'decision', mark: '=fake', detail: { kind: 'flip', at: 'x165' } }],
  ['?', { kind: 'hidden', what: 'move', declared: false }],
  ['?!', { kind: 'hidden', what: 'move', declared: true }],
  ['a?', { kind: 'hidden', what: 'alley' }],
  ['c?-?', { kind: 'hidden', what: 'coach' }],
  ['103!', { kind: 'decision', mark: '', detail: { kind: 'move', to: 103, declared: true } }],
  ['c69-56', { kind: 'decision', mark: '', detail: { kind: 'coach', via: 69, to: 56 } }],
  ['blue search 99+', { kind: 'decision', mark: '+', detail: { kind: 'search', colour: 'blue', circle: 99 } }],
  ['blue arrest#', { kind: 'decision', mark: '#', detail: { kind: 'area-arrest', colour: 'blue' } }],
  ['blue arrest 120-', { kind: 'decision', mark: '-', detail: { kind: 'arrest', colour: 'blue', circle: 120 } }],
  ['blue search 99#', null],
  ['black pass', null],
  ['0', null],
  ['kill', null],
]

test.each(ROWS)('"%s"', (token, told) => {
  expect(readToken(token)).toEqual(told)
})
