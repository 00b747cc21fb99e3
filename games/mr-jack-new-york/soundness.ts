import type { Fields } from '@gaslight/core'
import { checkShared, Duty, ROUNDS, type Soundness } from '@gaslight/jack-family'
import { type CellKind, cellOf, START } from './board.ts'
import { CAST } from './cast.ts'
import { Phase, STATES } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { powerPossible } from './powers.ts'
import { BUILT, Piece } from './roster.ts'
import { BUILDERS, builtTiles, countTiles, laidAtStart, mostUses } from './supply.ts'
import type { NewYorkView, SpaceId } from './view.ts'

const SOUNDNESS: Soundness = {
  draws: { most: CAST.length - 1, rounds: 1, endActivation: false },
  lastAppeal: ROUNDS,
  rules: {
    space: 'NY-9',
    start: 'NY-13',
    cards: 'NY-14',
    order: 'NY-15',
    choice: 'NY-16',
    dawn: 'NY-21',
    identity: 'NY-12',
    draw: 'NY-53',
    appeal: 'NY-60',
    suspects: 'NY-62',
  },
}

/** Whether what a document says fits together, before secrets are filled in. */
export function checkView(f: Fields, view: NewYorkView): void {
  if (f.problem !== null) return
  f.check(view.state !== 'identity' || view.round === 1, "state: Jack's character is drawn before round 1 (NY-12)")
  checkCharacters(f, view)
  checkTiles(f, view)
  checkInvestigation(f, view)
  checkInformant(f, view)
  checkShared(f, view, { cast: CAST, moment: momentOf(view), identified: view.state !== 'identity' }, SOUNDNESS)
}

function momentOf({ state }: NewYorkView): 'undealt' | 'between' | 'activation' {
  switch (state) {
    case 'identity':
    case 'deal':
      return 'undealt'
    case 'card':
    case 'over':
      return 'between'
    default:
      return 'activation'
  }
}

/** What bars a space from being stopped on, in words; null where one may stop (NY-22). */
function barOf({ tiles, investigation }: NewYorkView, space: SpaceId): string | null {
  const kind = cellOf(space)?.kind
  if (kind === 'building') return 'a Building'
  if (kind === 'port') return 'a port'
  if (kind === 'land-exit') return 'the land exit'
  if (tiles[space] === 'lamp') return 'a Gaslamp'
  if (tiles[space] === 'site') return 'a Building site'
  return investigation.flat().includes(space) ? 'a space under an Investigation tile' : null
}

function checkCharacters(f: Fields, view: NewYorkView): void {
  for (const name of CAST) {
    const { at, suspect } = view.characters[name]
    const bar = barOf(view, at)
    f.check(bar === null, `characters.${name}.at: ${at} is ${bar}, where nobody stands (NY-22)`)
    f.check(suspect || view.round > 1, `characters.${name}.suspect: nobody is cleared in round 1 (NY-60)`)
  }
}

function checkTiles(f: Fields, view: NewYorkView): void {
  const { tiles, supply } = view
  for (const cell of Object.keys(tiles))
    f.check(cellOf(cell)?.kind === 'street', `tiles.${cell}: tiles lie on street spaces only (NY-7)`)
  const built = builtTiles(tiles)
  f.check(built >= 0, `tiles: ${-built} of the first five are missing, which never leave the board (NY-11)`)
  let spent = 0
  for (const kind of BUILT) {
    const used = START.supply[kind] - supply[kind]
    spent += used
    const most = laidAtStart(kind) + used
    const count = countTiles(tiles, kind)
    f.check(count <= most, `tiles: ${count} show the side "${kind}", but only ${most} have left the supply (NY-13)`)
    const uses = mostUses(view, BUILDERS[kind])
    f.check(
      used <= uses,
      `supply.${kind}: ${used} are built, but ${BUILDERS[kind]} has built ${uses} at most by now (NY-3)`,
    )
  }
  f.check(spent === built, `supply: ${built} tiles are built, but ${spent} are missing from it (NY-13)`)
  const parks = countTiles(tiles, 'park')
  const turns = mostUses(view, 'Grant')
  f.check(parks <= turns, `tiles: ${parks} are Parks, but Grant has turned ${turns} at most by now (NY-37)`)
}

function checkInvestigation(f: Fields, view: NewYorkView): void {
  const { coverParks, coverQuays, grantCovered } = view.options
  const covered = view.investigation.flat()
  f.check(new Set(covered).size === 4, 'investigation: the tiles cover four different spaces (NY-9)')
  for (const cell of covered) {
    const path = `investigation: ${cell}`
    const tile = view.tiles[cell]
    f.check(tile !== 'lamp', `${path} holds a Gaslamp, which is never covered (NY-38)`)
    f.check(tile !== 'site', `${path} holds a Building site, which is never covered (NY-38)`)
    f.check(tile !== 'park' || coverParks || grantCovered, `${path} is a Park (option "coverParks", NY-38)`)
    f.check(isCoverable(cellOf(cell)?.kind, coverQuays), `${path} is a quayside (option "coverQuays", NY-38)`)
    f.check(view.informant.at !== cell, `${path} holds the Informant, who is never covered (NY-49)`)
  }
}

function isCoverable(kind: CellKind | undefined, quays: boolean): boolean {
  return kind !== 'quayside' || quays
}

/** NY-50 to NY-53: he is off the board while he waits, and Mute from his new place to the end of the round. */
function checkInformant(f: Fields, view: NewYorkView): void {
  const { state, informant, alibis, round, slot, active } = view
  const waits = state === 'informant'
  f.check(waits === (informant.at === undefined), 'informant.at: it is left out exactly in state "informant" (NY-9)')
  if (informant.at !== undefined) {
    const bar = barOf(view, informant.at)
    f.check(bar === null, `informant.at: ${informant.at} is ${bar}, where he never stands (NY-51)`)
    const other = CAST.find(name => view.characters[name].at === informant.at)
    f.check(other === undefined, `informant.at: ${other} stands on ${informant.at} (NY-9)`)
  }
  const drawn = alibis.some(draw => draw.round === round)
  const drawnNow = alibis.some(draw => draw.round === round && draw.slot === slot)
  f.check(!drawnNow || active?.moved !== false, 'alibis: whoever draws has moved before (NY-50)')
  f.check(state !== 'alibi' || alibis.length < SOUNDNESS.draws.most, 'state: an empty deck gives no card (NY-54)')
  if (waits || state === 'alibi') f.check(!drawn, `alibis: one is drawn in round ${round} already (NY-53)`)
  const mute = state === 'alibi' || (drawn && !waits)
  if (mute)
    f.check(informant.side === 'mute', `informant.side: he was consulted in round ${round}, so he is mute (NY-51)`)
  else if (informant.side === 'mute') {
    f.check(!waits, 'informant.side: he turns mute on his new space (NY-51)')
    f.check(
      alibis.length === CAST.length - 1,
      `informant.side: no alibi of round ${round} is told, so he talks (NY-53)`,
    )
    f.check(hasMoved(view), `informant.side: nobody has moved in round ${round} yet (NY-20)`)
  }
}

/** Whether somebody can have made a move in this round. */
function hasMoved({ slot, active, outcome }: NewYorkView): boolean {
  return slot > 1 || active?.moved === true || outcome !== undefined
}

/** Whether the activation under way can stand like this (NY-17, NY-18). */
export function checkPosition(f: Fields, p: NewYorkPosition): void {
  if (p.active < 0) return
  const state = STATES[p.phase]
  const name = CAST[p.active]
  const has = p.active !== Piece.Eastman
  f.check(has === (p.power !== Duty.none), has ? `active.power: ${name} has one` : `active.power: ${name} has none`)
  const usable = p.power === Duty.open && powerPossible(p)
  switch (p.phase) {
    case Phase.powerOrMove:
      f.check(!p.moved, `active.moved: the move is still due in state "${state}"`)
      f.check(usable, `state: ${name} has no power to use in state "${state}" (NY-18)`)
      return
    case Phase.move:
      f.check(!p.moved, `active.moved: the move is still due in state "${state}"`)
      f.check(!usable, `state: ${name} can still use a power first: it is "power-or-move" (NY-18)`)
      return
    case Phase.informant:
    case Phase.alibi:
      f.check(p.moved, `active.moved: the move is done in state "${state}"`)
      return
    case Phase.powerAfter:
      f.check(p.moved, `active.moved: the move is done in state "${state}"`)
      f.check(usable, `state: ${name} has no power to use in state "${state}" (NY-18)`)
      return
    default:
      f.fail(`state: "${state}" does not fit an activation`)
  }
}
