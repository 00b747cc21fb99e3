import { expect, it } from 'vitest'
import type { JackPosition } from '../position.ts'
import type { JackView } from '../view.ts'
import type { JackGame } from './table.ts'

export interface DocumentsSetup<P> {
  /** Documents that no game can come to, and what is said of them. */
  readonly unsound: readonly (readonly [rule: string, document: unknown, message: RegExp])[]
  /** Positions that their own documents set up again. */
  readonly sound: readonly (readonly [name: string, make: () => P])[]
}

/** Registers the tests that documents are either sound positions or refused. */
export function testDocuments<P extends JackPosition, V extends JackView, D extends { readonly kind: string }>(
  game: JackGame<P, V, D>,
  { unsound, sound }: DocumentsSetup<P>,
): void {
  const { notation } = game

  function position(document: unknown): P {
    const read = notation.position(document)
    if (!read.ok) throw new Error(read.error.message)
    return read.value
  }

  function expectSame(p: P, other: P): void {
    expect(p.hash()).toEqual(other.hash())
    expect(game.view(p, 'omniscient')).toEqual(game.view(other, 'omniscient'))
  }

  it.each(unsound)('%s', (_, document, message) => {
    const read = notation.position(document)
    expect(read.ok ? 'sound' : read.error.message).toMatch(message)
  })

  it('an empty document is the start', () => {
    const options = Object.fromEntries(game.options.map(field => [field.key, field.default]))
    expectSame(position({}), game.start(options, 2))
  })

  it.each(sound)('round trip: %s', (_, make) => {
    const p = make()
    expectSame(position(JSON.parse(JSON.stringify(notation.document(p)))), p)
  })
}
