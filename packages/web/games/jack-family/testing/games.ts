import { type Choice, openLocal, type SessionState } from '@gaslight/client'
import { type Audience, completeOptions, DecisionList, type Game, Sfc32 } from '@gaslight/core'
import { type JackView, ROLES } from '@gaslight/jack-family'
import type { JackTypes } from '../title.ts'

type GameOf<T extends JackTypes> = Game<T['position'], T['view'], T['detail']>

function optionsOf<T extends JackTypes>(game: GameOf<T>, given: Record<string, unknown>) {
  const options = completeOptions(game.options, given)
  if (!options.ok) throw new Error(options.error)
  return options.value
}

/** One moment of some random games in which a seat decides. */
export interface Turn<T extends JackTypes> {
  readonly position: T['position']
  readonly choices: readonly Choice<T['detail']>[]
  readonly active: string | undefined
}

/** Every decision list of some random games without accusations; what is liked is decided wherever it can be. */
export function* turns<T extends JackTypes>(
  game: GameOf<T>,
  given: Record<string, unknown>,
  games: number,
  likes: (detail: T['detail']) => boolean = () => false,
): Generator<Turn<T>> {
  const list = new DecisionList()
  for (let n = 1; n <= games; n++) {
    const rng = new Sfc32(n)
    const p = game.start(optionsOf(game, given), 2)
    for (let turn = p.turn(); turn.kind !== 'over'; turn = p.turn()) {
      if (turn.kind === 'chance') {
        p.apply(p.draw(rng))
        continue
      }
      p.legal(list)
      const choices = list.toArray().map(decision => ({ decision, detail: game.decode(p, decision) }))
      const view: JackView = game.view(p, turn.seat)
      yield { position: p, choices, active: view.active?.character }
      const calm = choices.filter(choice => choice.detail.kind !== 'accusation')
      const liked = calm.filter(choice => likes(choice.detail))
      const from = liked.length > 0 ? liked : calm.length > 0 ? calm : choices
      p.apply(from[rng.below(from.length)].decision)
    }
  }
}

/** A game played at random on the session of two at one screen; the state as `audience` has it at the end. */
export async function playedOut<T extends JackTypes>(
  game: GameOf<T>,
  n: number,
  audience: Audience,
  given: Record<string, unknown> = {},
): Promise<SessionState<T['view']>> {
  const keys = { seed: n.toString(16).padStart(64, '0'), nonces: ['', ''] }
  const session = openLocal(game, { options: optionsOf(game, given), names: ['', ''], keys, created: '2026-11-29' })
  const rng = new Sfc32(n)
  const list = new DecisionList()
  while (session.state?.info.status === 'running') {
    const seat = session.state.info.turn === ROLES[0] ? 0 : 1
    session.showTo(seat)
    const p = game.sample(session.state.view, rng)
    p.legal(list)
    const calm = list.toArray().filter(decision => game.decode(p, decision).kind !== 'accusation')
    const from = calm.length > 0 ? calm : list.toArray()
    await session.submit([game.notation.format(p, from[rng.below(from.length)], seat)])
  }
  session.showTo(audience)
  if (session.state === null) throw new Error('no state')
  return session.state
}
