import { describe, expect, it } from 'vitest'
import type { LondonPlay } from '../types.ts'
import { openCards } from './open-cards.ts'

type Window = NonNullable<LondonPlay['state']['window']>

/** A play action card in hand, as the draft would choose it, and a window, if one is open. */
const asked = (you: Window['you'] | null, isOpen = true) =>
  ({
    state: { window: isOpen ? { ...(you === null ? {} : { you }) } : null },
    past: null,
    film: { frame: null },
    draft: { choices: [{ detail: { kind: 'play', card: 'witness' } }, { detail: { kind: 'end' } }] },
  }) as unknown as Pick<LondonPlay, 'state' | 'past' | 'film' | 'draft'>

describe('LD-74: the hand shows as open only what can be played now', () => {
  it.each<readonly [string, ReturnType<typeof asked>, readonly string[]]>([
    ['in a turn, what can be played', asked(null, false), ['witness']],
    ['in a window, what answers', asked({ answers: ['Lu-', 'Lu!arrest:Gu:none'], answer: null }), ['arrest']],
    ['an exchange of a card to be picked', asked({ answers: ['Lu-', 'Lu+a.rope'], answer: null }), ['rope']],
    ['£10 is no card', asked({ answers: ['Lu-', 'Lu!bail'], answer: null }), []],
    ['nothing once it is answered', asked({ answers: ['Lu-', 'Lu!alibi'], answer: 'Lu-' }), []],
    ['nothing where others are asked', asked(null), []],
  ])('%s', (_, play, cards) => expect([...openCards(play)]).toEqual(cards))
})
