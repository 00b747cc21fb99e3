import { expectTelling } from '@gaslight/jack-family/testing'
import { expect, it } from 'vitest'
import { mrJackNewYork } from './game.ts'
import { position } from './testing.ts'
import { readToken } from './told.ts'

it('a token tells its reader all of its decision but what `?` hides and who moves alone (section 14)', () => {
  expectTelling(mrJackNewYork, position({}), token => {
    const told = readToken(token)
    if (told === null || !('mover' in told)) return told
    const { mover, ...rest } = told
    return mover === null ? rest : { ...rest, character: mover }
  })
})

it.each(['', '?', 'Watson', 'a3-?', '(A ?)', 'Jack=Ripper', '(Rider x Informant)', '(C k5l5)', '+nobody'])(
  '"%s" is no token',
  text => {
    expect(readToken(text)).toBeNull()
  },
)
