import { completeOptions, type Options } from '@gaslight/core'
import { london1888 as game, type LondonPosition, type LondonView } from '@gaslight/london-1888'
import type { Agent } from '../agent.ts'
import { ripperologists } from './agents.ts'

/** What the tests of these bots share. */

export const LEVELS = ripperologists.map(agent => agent.level)

export function agentOf(level: string): Agent {
  const agent = ripperologists.find(agent => agent.level === level)
  if (agent === undefined) throw new Error(`no level ${level}`)
  return agent as Agent
}

export function optionsOf(chosen: Partial<Options> = {}): Options {
  const options = completeOptions(game.options, chosen)
  if (!options.ok) throw new Error(options.error)
  return options.value
}

/** As it comes, and everything else at once. */
export const VARIANTS: readonly Partial<Options>[] = [
  {},
  {
    characters: 'pick',
    absinthe: 'off',
    passFullSpace: 'on',
    suspect: 'stays',
    abberlineHand: 'unlimited',
    wornRope: 'breaks',
    exchangeGifts: 'on',
    offersPerTurn: 9,
    accompliceCap: 'none',
    scalpelImpact: '2',
    dealAt8: '1+3',
    prisonTwoCards: 'prisoners',
  },
]

type Fields = { readonly [field: string]: unknown }
type Players = { readonly [seat: string]: Fields }

/** Abberline, Lusk, Gull, Warren and Netley, who is Jack if nobody else is, in an act of the first; by seat what is different. */
export function positionWith(players: Players = {}, changes: Fields = {}): LondonPosition {
  const isGiven = Object.values(players).some(({ role }) => role === 'jack')
  const read = game.notation.position({
    seats: CHARACTERS.length,
    state: 'act',
    turn: 0,
    players: Object.fromEntries(
      CHARACTERS.map((character, seat) => [
        seat,
        { character, ...(seat === 4 && !isGiven ? { role: 'jack' } : {}), ...players[seat] },
      ]),
    ),
    ...changes,
  })
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

const CHARACTERS = ['abberline', 'lusk', 'gull', 'warren', 'netley']

/** The same with Jack in this seat unmasked: his card turned up, the Scalpel, the sides of the others. */
export function huntWith(jack: number, players: Players = {}, changes: Fields = {}): LondonPosition {
  const sided = CHARACTERS.map((_, seat) => [
    seat,
    seat === jack
      ? { role: 'jack', line: { 1: 'role' }, ...players[seat], weapons: { scalpel: 1, ...weaponsOf(players[seat]) } }
      : { side: 'hunter', ...players[seat] },
  ])
  return positionWith(Object.fromEntries(sided), { unmasked: jack, ...changes })
}

function weaponsOf(fields: Fields | undefined): object {
  return typeof fields?.weapons === 'object' && fields.weapons !== null ? fields.weapons : {}
}

export function viewOf(p: LondonPosition, seat: number): LondonView {
  return game.view(p, seat)
}

/** The decisions of a policy with their chances, in the notation. */
export function told(
  p: LondonPosition,
  agent: Agent,
  view: object,
  rng: Parameters<Agent['decide']>[1],
): Map<string, number> {
  const { distribution } = agent.decide(view, rng)
  return new Map(
    distribution.map(({ decision, probability }) => [game.notation.format(p, decision, 'omniscient'), probability]),
  )
}
