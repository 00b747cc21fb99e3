import type { Fields } from '@gaslight/jack-family'
import { Duty } from '@gaslight/jack-family'
import { castOf } from './build.ts'
import type { Character } from './cast.ts'
import { flightPossible } from './flight.ts'
import { edgeBetween, streetOf } from './hexes.ts'
import { castNames } from './names.ts'
import { Phase, STATES } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { BASE_MASK, BASIC, castMask, EARLY, ORDINAL, POOLS, POWER_OF, Power } from './roster.ts'
import type { MrJackView, Role } from './view.ts'
import { whistlePossible } from './whistle.ts'

/** Whether what a document says fits together, before secrets are filled in (section 15, "a position is legal if"). */
export function checkView(f: Fields, view: MrJackView): void {
  if (f.problem !== null) return
  const names = castNames(view.options.cast === 'base' ? BASE_MASK : castOf(view))
  f.check((view.state === 'over') === (view.outcome !== undefined), 'outcome: it stands exactly in state "over"')
  checkCharacters(f, view, names)
  checkLamps(f, view)
  f.check(view.covers.length === 2, `covers: two are expected, not ${view.covers.length} (MJ-11)`)
  f.check(view.cordons.length === 2, `cordons: two are expected, not ${view.cordons.length} (MJ-10)`)
  f.check(view.round > 1 || view.witness === 'seen', 'witness: in round 1 the Witness card shows "seen" (MJ-15)')
  checkCards(f, view, names)
  checkAlibis(f, view, names)
  checkAppeals(f, view, names)
  checkJack(f, view, names)
  if (view.extension !== undefined) checkExtension(f, view, names)
}

function checkCharacters(f: Fields, view: MrJackView, names: readonly Character[]): void {
  const placed = Object.entries(view.characters)
  const owners = new Map<string, string>()
  for (const [name, { at }] of placed) {
    const other = owners.get(at)
    f.check(other === undefined, `characters: ${other} and ${name} both stand on ${at} (MJ-46)`)
    owners.set(at, name)
  }
  if (view.round > 0) f.check(placed.length === 8, `characters: eight are expected, not ${placed.length} (MJ-72)`)
  const strangers = placed.filter(([name]) => !names.some(known => known === name))
  if (placed.length > 0 && strangers.length > 0 && names.length > 0)
    f.fail(`characters: ${strangers[0][0]} is not in this game (MJ-74)`)
  f.check(placed.length === 0 || names.length > 0, 'characters: nobody is placed before both seats have picked (MJ-74)')
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

function checkCards(f: Fields, view: MrJackView, names: readonly Character[]): void {
  const { state, cards, slot, round, active } = view
  const revealed = Object.keys(cards)
  for (const name of revealed)
    f.check(
      names.some(known => known === name),
      `cards: ${name} is not in this game (MJ-72)`,
    )
  const used = Object.values(cards).filter(card => card === 'used').length
  switch (state) {
    case 'identity':
    case 'deal':
    case 'hands':
    case 'picks':
    case 'reveal':
      f.check(revealed.length === 0, `cards: none are revealed in state "${state}"`)
      f.check(slot === 1, `slot: it is 1 in state "${state}"`)
      f.check(active === undefined, `active: nobody is in state "${state}"`)
      if (state === 'deal') f.check(round % 2 === 1, 'state: cards are dealt in odd rounds only (MJ-16)')
      return
    default:
      break
  }
  f.check(revealed.length === 4, `cards: four are revealed in state "${state}", not ${revealed.length} (MJ-16)`)
  const done = view.outcome?.reason === 'dawn' ? 4 : (slot - 1) % 4
  f.check(used === done, `cards: ${done} of them are used in activation ${slot}, not ${used} (MJ-18)`)
  if (view.outcome?.reason === 'dawn')
    f.check(round === 8 && slot === 4, 'outcome: dawn comes after the fourth activation of round 8 (MJ-26)')
  const acting = state !== 'card' && state !== 'placement-card' && state !== 'over'
  f.check(
    acting === (active !== undefined),
    acting ? `active: somebody is in state "${state}"` : `active: nobody is in state "${state}"`,
  )
  if (active !== undefined)
    f.check(cards[active.character] === 'open', `active: ${active.character} has no open card (MJ-18)`)
}

function seatAt(round: number, slot: number): Role {
  const inner = slot === 2 || slot === 3
  return (round % 2 === 1) === inner ? 'jack' : 'detective'
}

function checkAlibis(f: Fields, view: MrJackView, names: readonly Character[]): void {
  const told = view.alibis.flatMap(({ character }) => character ?? [])
  f.check(new Set(told).size === told.length, 'alibis: the same alibi is drawn twice (MJ-38)')
  f.check(view.alibis.length <= 4, 'alibis: four at most are drawn (MJ-38)')
  let last = 0
  for (const [i, { by, round, slot, character }] of view.alibis.entries()) {
    const pair = (round + 1) >> 1
    f.check(pair > last, `alibis[${i}]: Holmes acts once in two rounds (MJ-3)`)
    last = pair
    f.check(by === seatAt(round, slot), `alibis[${i}].by: activation ${round}.${slot} is not the ${by}'s (MJ-17)`)
    const dawn = view.outcome?.reason === 'dawn'
    const past = round < view.round || (round === view.round && (slot < view.slot || dawn))
    f.check(past, `alibis[${i}]: activation ${round}.${slot} is still to come`)
    f.check(
      character === undefined || names.includes(character),
      `alibis[${i}].character: ${character} is not in this game (MJ-76)`,
    )
  }
}

function checkAppeals(f: Fields, view: MrJackView, names: readonly Character[]): void {
  let last = 0
  const cleared = new Set<Character>()
  for (const [i, appeal] of view.appeals.entries()) {
    f.check(appeal.round > last && appeal.round < view.round, `appeals[${i}].round: ${appeal.round} is out of order`)
    last = appeal.round
    for (const name of appeal.cleared) {
      f.check(names.includes(name), `appeals[${i}].cleared: ${name} is not in this game`)
      f.check(view.characters[name]?.suspect !== true, `appeals[${i}].cleared: ${name} shows Suspect (MJ-54)`)
      f.check(!cleared.has(name), `appeals[${i}].cleared: ${name} was cleared before (MJ-54)`)
      cleared.add(name)
    }
    if (appeal.round === view.round - 1)
      f.check(
        appeal.witness === view.witness,
        `witness: the appeal of round ${appeal.round} turned it to "${appeal.witness}" (MJ-54)`,
      )
  }
}

function checkJack(f: Fields, view: MrJackView, names: readonly Character[]): void {
  const { jack, state, round } = view
  const drawn =
    state !== 'identity' && state !== 'hands' && state !== 'picks' && (round > 0 || view.options.jackDraw === 'before')
  const told = view.alibis.map(({ character }) => character)
  if (jack === undefined) {
    const left = names.filter(name => view.characters[name]?.suspect !== false && !told.includes(name))
    f.check(!drawn || left.length > 0, "jack: no suspect without a drawn alibi is left to be Jack's character (MJ-57)")
    return
  }
  f.check(drawn, `jack: Jack's character is not drawn yet in state "${state}" (MJ-14)`)
  f.check(names.includes(jack), `jack: ${jack} is not in this game (MJ-72)`)
  f.check(view.characters[jack]?.suspect !== false, `jack: ${jack} is Innocent, so not Jack's character (MJ-57)`)
  f.check(!told.includes(jack), `jack: the alibi of ${jack} is drawn, so it is not Jack's character (MJ-14)`)
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
    f.check(names.length === 8, `extension.picks: both are made in state "${view.state}" (MJ-74)`)
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
  for (const hex of p.hexes) if (hex < 60) placed++
  const turned = p.phase === Phase.facing || p.phase === Phase.barricade
  const due = p.phase === Phase.identity && !p.rules.jackBeforePlacement ? 8 : p.slot + (turned ? 1 : 0)
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
