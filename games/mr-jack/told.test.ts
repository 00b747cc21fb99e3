import { expectTelling } from '@gaslight/jack-family/testing'
import { expect, it } from 'vitest'
import { mrJack } from './game.ts'
import { position } from './testing.ts'
import { readToken } from './told.ts'

it.each([
  ['base', {}],
  ['extension', { cast: 'extension' }],
])('a token tells its reader all of its decision but what `?` hides (section 14, %s)', (_, options) => {
  expectTelling(mrJack, position({ options }), readToken)
})

it.each(['', '?', 'Bertie', 'a3-?', '(A ?)', 'Jack=Ripper', 'hand J Bert ?', '(W Bert i8)'])(
  '"%s" is no token',
  text => {
    expect(readToken(text)).toBeNull()
  },
)
