import type { Game } from '@gaslight/core'
import { ROLES } from '@gaslight/jack-family'
import { composing } from '../composing/compose.ts'
import type { JackTypes, Title } from '../title.ts'
import type { Words } from '../words.ts'
import { turns } from './games.ts'

/** Everything that is asked and offered at the table in some random games, however far a decision is pointed at. */
export function* sayings<T extends JackTypes>(
  title: Title<T>,
  words: Words,
  game: Game<T['position'], T['view'], T['detail']>,
  options: Record<string, unknown>,
  games: number,
): Generator<string> {
  for (const { position, choices, active } of turns<T>(game, options, games)) {
    const turn = position.turn()
    const seat = ROLES[turn.kind === 'seat' ? turn.seat : 0]
    const scene = game.view(position, turn.kind === 'seat' ? turn.seat : 'public')
    const modes = composing(title, choices, { mode: null, path: [] }, active).modes
    for (const mode of modes) {
      let path: readonly T['part'][] = []
      for (;;) {
        const now = composing(title, choices, { mode, path }, active)
        yield title.asking(words, { now, active, scene, seat })
        for (const offer of now.offers) yield title.offerLabel(words, offer, mode, scene)
        const further = now.offers.find(offer => offer.decision === null)
        if (further === undefined) break
        path = [...path, further.part]
      }
    }
    yield title.leaveWords(words, scene)
    for (const { why } of title.sightOf(words, scene).values()) yield* why
  }
}
