import { argv, stdout } from 'node:process'
import { type Decision, DecisionList, type Rng, Sfc32 } from '@gaslight/core'
import { believe } from './belief.ts'
import { Kind, kindOf, payloadOf } from './codec.ts'
import { movesBetween } from './distances.ts'
import { lettersFromWhitechapel as game } from './game.ts'
import { OPTIONS, type WhitechapelOptions } from './options.ts'
import { Phase } from './phase.ts'
import type { WhitechapelPosition } from './position.ts'

/**
 * Plays random games by the rules, with random options and numbers of players, and follows them by the views of the public.
 * Prints, as JSON, what went wrong. Arguments: the number of games, the seed of the first.
 */
export interface GamesSoak {
  readonly games: number
  readonly nights: number
  readonly views: number
  /** Seeds of games in which the truth was excluded. */
  readonly excluded: readonly number[]
  /** Seeds of games in which views one by one told something else than the last one alone. */
  readonly forgetful: readonly number[]
}

const [, , games = '100', first = '1'] = argv
const legal = new DecisionList()
const excluded = new Set<number>()
const forgetful: number[] = []
let nights = 0
let views = 0

function anyOptions(rng: Rng): WhitechapelOptions {
  const entries = OPTIONS.map(({ key, values }) => [key, values[rng.below(values.length)]])
  return Object.fromEntries(entries) as WhitechapelOptions
}

/** A random decision; Jack makes for home, and of policemen who are about to be right most think better of it. */
function choose(p: WhitechapelPosition, rng: Rng): Decision {
  const turn = p.turn()
  if (turn.kind === 'chance') return p.draw(rng)
  p.legal(legal)
  const any = () => legal.at(rng.below(legal.length))
  if (p.phase === Phase.address) return pickUnless(any, decision => payloadOf(decision) === p.hideout)
  if (p.phase === Phase.action) return pickUnless(any, decision => isArrest(decision) && rng.below(5) > 0)
  if (p.phase !== Phase.move) return any()
  const some = Array.from({ length: p.cellsLeft() > 9 ? 1 : 6 }, any)
  return some.toSorted((a, b) => farFrom(p, a) - farFrom(p, b))[0]
}

function pickUnless(any: () => Decision, isUnwanted: (decision: Decision) => boolean): Decision {
  const decision = any()
  return isUnwanted(decision) ? any() : decision
}

function isArrest(decision: Decision): boolean {
  return kindOf(decision) === Kind.arrest || kindOf(decision) === Kind.areaArrest
}

function farFrom({ hideout }: WhitechapelPosition, decision: Decision): number {
  const payload = payloadOf(decision)
  if (kindOf(decision) !== Kind.move) return movesBetween(payload & 255, hideout)
  return (payload & 1) === 1 ? -1 : movesBetween(payload >> 1, hideout)
}

for (let seed = Number(first); seed < Number(first) + Number(games); seed++) {
  const rng = new Sfc32(seed)
  const p = game.start(anyOptions(rng), 2 + rng.below(5))
  const belief = believe(game.view(p, 'public'))
  while (p.turn().kind !== 'over') {
    p.apply(choose(p, rng))
    views++
    const view = game.view(p, 'public')
    belief.follow(view)
    if (p.hideout === 0) continue
    const isOver = view.outcome?.reason === 'address'
    if (!isOver && !belief.hideouts().includes(p.hideout)) excluded.add(seed)
    if (belief.night !== null && belief.locations()[p.location()] === 0) excluded.add(seed)
  }
  nights += p.night
  const alone = believe(game.view(p, 'public'))
  const isSame = alone.hideouts().join() === belief.hideouts().join() && alone.night?.rows() === belief.night?.rows()
  if (!isSame) forgetful.push(seed)
}

const soak: GamesSoak = { games: Number(games), nights, views, excluded: [...excluded], forgetful }
stdout.write(`${JSON.stringify(soak)}\n`)
