import type { Fields } from '@gaslight/core'
import { checkShared, Duty, PIECES, type Soundness } from '@gaslight/jack-family'
import { castOf } from './build.ts'
import type { Character } from './cast.ts'
import { flightPossible } from './flight.ts'
import { edgeBetween, HEXES, streetOf } from './hexes.ts'
import { Phase, STATES } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { BASE_MASK, BASIC, castMask, castNames, EARLY, ORDINAL, POOLS, POWER_OF, Power } from './roster.ts'
import { isIdentified } from './sample.ts'
import type { MrJackView, State } from './view.ts'
import { whistlePossible } from './whistle.ts'

const SOUNDNESS: Soundness = {
  draws: { most: 4, rounds: 2, endActivation: true },
  lastAppeal: 7,
  rules: {
    space: 'MJ-46',
    start: 'MJ-15',
    cards: 'MJ-16',
    order: 'MJ-17',
    choice: 'MJ-18',
    dawn: 'MJ-26',
    identity: 'MJ-14',
    draw: 'MJ-38',
    appeal: 'MJ-54',
    suspects: 'MJ-57',
  },
}

/** Whether what a document says fits together, before secrets are filled in (section 15, "a position is legal if"). */
export function checkView(f: Fields, view: MrJackView): void {
  if (f.problem !== null) return
  const cast = castNames(view.options.cast === 'base' ? BASE_MASK : castOf(view))
  checkCharacters(f, view, cast)
  checkLamps(f, view)
  f.check(view.covers.length === 2, `covers: two are expected, not ${view.covers.length} (MJ-11)`)
  f.check(view.cordons.length === 2, `cordons: two are expected, not ${view.cordons.length} (MJ-10)`)
  checkShared(f, view, { cast, moment: momentOf(view.state), identified: isIdentified(view) }, SOUNDNESS)
  if (view.extension !== undefined) checkExtension(f, view, cast)
}

function momentOf(state: State): 'undealt' | 'between' | 'activation' {
  switch (state) {
    case 'identity':
    case 'deal':
    case 'hands':
    case 'picks':
    case 'reveal':
      return 'undealt'
    case 'card':
    case 'placement-card':
    case 'over':
      return 'between'
    default:
      return 'activation'
  }
}

function checkCharacters(f: Fields, view: MrJackView, cast: readonly Character[]): void {
  const placed = Object.keys(view.characters)
  const { length } = placed
  if (view.round > 0) f.check(length === PIECES, `characters: eight are expected, not ${length} (MJ-72)`)
  const stranger = placed.find(name => !cast.some(known => known === name))
  f.check(length === 0 || cast.length > 0, 'characters: nobody is placed before both seats have picked (MJ-74)')
  f.check(stranger === undefined, `characters: ${stranger} is not in this game (MJ-74)`)
}

function checkLamps(f: Fields, view: MrJackView): void {
  const tiles = Object.values(view.lamps)
  const expected = [1, 2, 3, 4].filter(tile => tile >= view.round)
  for (const tile of [1, 2, 3, 4]) {
    const count = tiles.filter(other => other === tile).length
    const due = expected.includes(tile) ? 1 : 0
    f.check(
      count === due,
      due === 1
        ? `lamps: tile ${tile} lies on one post in round ${view.round}, not on ${count} (MJ-24)`
        : `lamps: tile ${tile} has left the board by round ${view.round} (MJ-24)`,
    )
  }
  const plain = tiles.filter(tile => tile === 'plain').length
  f.check(plain === 2, `lamps: two plain tiles are expected, not ${plain} (MJ-13)`)
}

function checkExtension(f: Fields, view: MrJackView, names: readonly Character[]): void {
  const { hands, picks, barricade, imitates, lantern } = view.extension ?? {}
  const pool = POOLS[view.options.pool]
  if (names.length > 0) {
    const cast = castMask(names)
    f.check((cast & BASIC) === BASIC, 'characters: Bert, Holmes, Lestrade and Smith are in every game (MJ-72)')
    f.check((cast & ~BASIC & ~pool.cards) === 0, 'characters: somebody is not in the pool (MJ-73)')
  }
  if (hands !== undefined)
    f.check(hands.jack.length === pool.jack, `extension.hands.jack: ${pool.jack} cards are expected (MJ-73)`)
  for (const role of ['jack', 'detective'] as const) {
    const picked = picks?.[role]
    if (picked === undefined) continue
    f.check(picked.length === 2, `extension.picks.${role}: two are expected (MJ-74)`)
    f.check(hands !== undefined, 'extension.hands: they are needed where picks are told (MJ-74)')
    for (const name of picked)
      f.check(hands?.[role].includes(name) === true, `extension.picks.${role}: ${name} is not in that hand (MJ-74)`)
  }
  if (barricade !== undefined)
    f.check(
      edgeBetween(streetOf(barricade[0]), streetOf(barricade[1])) >= 0,
      `extension.barricade: ${barricade.join(' and ')} are not adjacent street hexes (MJ-83)`,
    )
  if (imitates !== undefined) {
    f.check(names.includes('Moriarty'), 'extension.imitates: Moriarty is not in this game (MJ-85)')
    f.check(!names.includes(imitates), `extension.imitates: ${imitates} is in this game (MJ-85)`)
  }
  f.check(
    lantern === undefined || imitates === 'Watson',
    'extension.lantern: Moriarty carries it as Watson only (MJ-85)',
  )
  f.check(
    view.facing === undefined || view.characters.Watson !== undefined || imitates === 'Watson',
    'facing: nobody carries the lantern (MJ-86)',
  )
  if (view.state === 'picks') f.check(hands !== undefined, 'extension.hands: they are dealt in state "picks" (MJ-74)')
  if (view.round === 0 && view.state !== 'hands' && view.state !== 'picks')
    f.check(names.length === PIECES, `extension.picks: both are made in state "${view.state}" (MJ-74)`)
}

/** Whether the activation under way can stand like this (MJ-19, MJ-20). */
export function checkPosition(f: Fields, p: MrJackPosition): void {
  const state = STATES[p.phase]
  if (p.round === 0) {
    checkSetup(f, p)
    return
  }
  if (p.phase === Phase.card && p.slot > 3) f.fail('slot: no card is left to choose')
  if (p.active < 0 || p.phase === Phase.over) return
  const name = p.nameOf(p.active)
  const power = POWER_OF[p.acts]
  const has = power !== Power.none && power !== Power.swap
  f.check(has === (p.power !== Duty.none), has ? `active.power: ${name} has one` : `active.power: ${name} has none`)
  const early = EARLY[p.acts] === 1
  switch (p.phase) {
    case Phase.powerOrMove:
      f.check(early, `state: ${name} has no power before the move (MJ-19)`)
      f.check(!p.moved && p.power === Duty.open, `state: move and power are both open in state "${state}"`)
      return
    case Phase.move:
      f.check(!p.moved, 'active.moved: the move is still due in state "move"')
      if (has)
        f.check(
          p.power === (early ? Duty.used : Duty.open),
          `active.power: it cannot be so for ${name} in state "move"`,
        )
      return
    case Phase.powerAfter:
    case Phase.alibi: {
      const drawing = p.phase === Phase.alibi
      f.check(p.moved && p.power === Duty.open, `state: the move is done and the power due in state "${state}"`)
      f.check((power === Power.alibi) === drawing, `state: "${state}" does not fit the power of ${name}`)
      if (power === Power.whistle) f.check(whistlePossible(p), 'state: nobody can be whistled nearer (MJ-49)')
      if (power === Power.flight) f.check(flightPossible(p), 'state: nobody can flee (MJ-84)')
      return
    }
    case Phase.facing:
      f.check(p.lantern >= 0 && p.lantern !== p.active, 'state: no displaced lantern is to be turned (MJ-21)')
      f.check(p.moved || p.power === Duty.used, 'state: nothing has displaced the lantern yet (MJ-21)')
      return
    case Phase.imitation:
      f.check(p.who[p.active] === ORDINAL.Moriarty && p.imitates < 0, 'state: only Moriarty imitates (MJ-85)')
      return
    default:
      f.fail(`state: "${state}" does not fit an activation`)
  }
}

function checkSetup(f: Fields, p: MrJackPosition): void {
  let placed = 0
  for (const hex of p.hexes) if (hex < HEXES) placed++
  const turned = p.phase === Phase.facing || p.phase === Phase.barricade
  const due = p.phase === Phase.identity && !p.rules.jackBeforePlacement ? PIECES : p.slot + (turned ? 1 : 0)
  f.check(placed === due, `characters: ${due} are placed by now, not ${placed} (MJ-75)`)
  if (p.phase === Phase.facing) f.check(p.active === p.lantern, 'state: Watson is not being placed (MJ-75)')
  if (p.phase === Phase.barricade) f.check(p.who[p.active] === ORDINAL.Lane, 'state: Lane is not being placed (MJ-75)')
  switch (p.phase) {
    case Phase.hands:
    case Phase.picks:
    case Phase.identity:
    case Phase.reveal:
    case Phase.placementCard:
    case Phase.placement:
    case Phase.facing:
    case Phase.barricade:
      return
    default:
      f.fail(`state: "${STATES[p.phase]}" comes after the placement (MJ-75)`)
  }
}
