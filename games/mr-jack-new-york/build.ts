import { Duty, packAppeal, piecesOf, REASONS, ROLES, recordDraw } from '@gaslight/jack-family'
import { PORTS } from './board.ts'
import { CAST } from './cast.ts'
import { NOWHERE, pairBetween, spaceOf } from './hexes.ts'
import { type PhaseCode, STATES } from './phase.ts'
import { NewYorkPosition } from './position.ts'
import { BUILT, TileCode } from './roster.ts'
import { rulesOf } from './rules.ts'
import type { NewYorkView } from './view.ts'

/** The position that an all-seeing view shows, every secret in it filled in. The inverse of `view(p, 'omniscient')`. */
export function build(view: NewYorkView): NewYorkPosition {
  const p = new NewYorkPosition(rulesOf(view.options))
  p.phase = Math.max(0, STATES.indexOf(view.state)) as PhaseCode
  p.round = view.round
  p.slot = view.slot - 1
  for (const [piece, name] of CAST.entries()) {
    const { at, suspect } = view.characters[name]
    p.spaces[piece] = spaceOf(at)
    if (!suspect) p.suspects &= ~(1 << piece)
  }
  p.recount()
  p.witnessSeen = view.witness === 'seen'
  buildBoard(p, view)
  const revealed = CAST.filter(name => view.cards[name] !== undefined)
  p.revealed = piecesOf(p, revealed)
  p.used = piecesOf(
    p,
    revealed.filter(name => view.cards[name] === 'used'),
  )
  if (view.jack !== undefined) p.jack = p.pieceOf(view.jack)
  buildHistory(p, view)
  if (view.active !== undefined) {
    p.active = p.pieceOf(view.active.character)
    p.moved = view.active.moved
    p.power = Duty[view.active.power]
  }
  if (view.outcome !== undefined) {
    p.ending = REASONS.indexOf(view.outcome.reason)
    if (view.outcome.reason === 'dawn') p.slot = 4
  }
  return p
}

function buildBoard(p: NewYorkPosition, view: NewYorkView): void {
  p.tiles.fill(0)
  for (const [cell, tile] of Object.entries(view.tiles)) p.layTile(TileCode[tile], spaceOf(cell))
  for (const [kind, tile] of BUILT.entries()) p.supply[kind] = view.supply[tile]
  const [first, second] = view.investigation
  p.layPairs(pairBetween(...first), pairBetween(...second))
  p.steamers = view.steamers.reduce((ports, id) => ports | (1 << PORTS.indexOf(id)), 0)
  p.informant = view.informant.at === undefined ? NOWHERE : spaceOf(view.informant.at)
  p.mute = view.informant.side === 'mute'
}

function buildHistory(p: NewYorkPosition, view: NewYorkView): void {
  for (const { by, round, slot, character } of view.alibis)
    if (character !== undefined) recordDraw(p, p.pieceOf(character), ROLES.indexOf(by), round, slot - 1)
  for (const { round, witness, cleared } of view.appeals)
    p.appeals[p.appealCount++] = packAppeal(round, witness === 'seen', piecesOf(p, cleared))
}
