import { unreachable } from '@gaslight/client'
import { err, ok } from '@gaslight/core'
import type { OpenWindow } from '@gaslight/protocol'
import { describe, expect, it } from 'vitest'
import { answerWith } from './answering.ts'

/** A table at which this window is open, and what is sent from it. */
function table(window: Partial<OpenWindow>) {
  const sent: string[] = []
  const session = {
    state: { window },
    submit: async (tokens: readonly string[]) => {
      sent.push(...tokens)
      return ok(null)
    },
  } as unknown as Parameters<typeof answerWith>[0]
  return { session, sent }
}

const you = (answers: readonly string[], answer: string | null = null) => ({ you: { answers: [...answers], answer } })
const ALIBI = { kind: 'card', card: 'alibi' } as const

describe('pointing at a card of the hand in a window (7.8)', () => {
  it.each<readonly [string, Partial<OpenWindow>, readonly string[], string | null]>([
    ['LD-139: answers with it', you(['Lu-', 'Lu!alibi']), ['Lu!alibi'], null],
    ['LD-149: gives it for an exchange', you(['Lu-', 'Lu+a.alibi']), ['Lu+a.alibi'], null],
    ['is no answer where it does not fit', you(['Lu-', 'Lu!sidestep']), [], 'choose'],
    ['is no answer any more where one was given', you([], 'Lu-'), [], 'answered'],
    ['is no answer while others are asked', {}, [], 'others'],
    ['is nothing while an offer of his own is open', { withdraw: 'f:withdraw' }, [], 'waiting'],
  ])('%s', async (_, window, tokens, refused) => {
    const { session, sent } = table(window)
    expect(await answerWith(session, ALIBI)).toEqual(refused === null ? ok(null) : err(refused))
    expect(sent).toEqual(tokens)
  })

  it('LD-136: leaves it to the list what an ARREST takes', async () => {
    const { session, sent } = table(you(['Lu-', 'Lu!arrest:Gu:weapon', 'Lu!arrest:Gu:silver']))
    expect(await answerWith(session, { kind: 'card', card: 'arrest' })).toEqual(err('choose'))
    expect(sent).toEqual([])
  })

  it('counts once, however often the card is tapped meanwhile', async () => {
    const { session, sent } = table(you(['Lu-', 'Lu!alibi']))
    const answers = await Promise.all([answerWith(session, ALIBI), answerWith(session, ALIBI)])
    expect(answers).toEqual([ok(null), ok(null)])
    expect(sent).toEqual(['Lu!alibi'])
  })

  it('says why an answer did not arrive, and sends it again where it is asked to', async () => {
    const { session, sent } = table(you(['Lu-', 'Lu!alibi']))
    const away = { ...session, submit: async () => err(unreachable('')) }
    expect(await answerWith(away, ALIBI)).toEqual(err(unreachable('')))
    expect(await answerWith(session, ALIBI)).toEqual(ok(null))
    expect(sent).toEqual(['Lu!alibi'])
  })
})
