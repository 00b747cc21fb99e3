import type { Fields } from '@gaslight/core'
import { ACTIVATIONS, ROUNDS, seatOf } from './rounds.ts'
import { ROLES } from './seats.ts'
import type { JackView } from './view.ts'

/** What a title's documents are held to, and the rules of the title that say so. */
export interface Soundness {
  /** How many alibis are drawn at most, one at most in so many rounds, and whether a draw ends its activation. */
  readonly draws: { readonly most: number; readonly rounds: 1 | 2; readonly endActivation: boolean }
  /** The last round that ends with an appeal on record. */
  readonly lastAppeal: number
  /** The rule of each thing that messages cite. */
  readonly rules: {
    readonly space: string
    readonly start: string
    readonly cards: string
    readonly order: string
    readonly choice: string
    readonly dawn: string
    readonly identity: string
    readonly draw: string
    readonly appeal: string
    readonly suspects: string
  }
}

/** What the title knows of a document beyond its shared fields. */
export interface Context<Character extends string> {
  /** The characters of the game; none while they are not known. */
  readonly cast: readonly Character[]
  /** Whether this is before the cards of a round, between activations, or within one. */
  readonly moment: 'undealt' | 'between' | 'activation'
  /** Whether Jack's character is drawn. */
  readonly identified: boolean
}

/** Whether the shared fields of a document fit together, before secrets are filled in. */
export function checkShared<Character extends string>(
  f: Fields,
  view: JackView<Character>,
  context: Context<Character>,
  sound: Soundness,
): void {
  f.check((view.state === 'over') === (view.outcome !== undefined), 'outcome: it stands exactly in state "over"')
  checkPlaces(f, view, sound)
  f.check(
    view.round > 1 || view.witness === 'seen',
    `witness: in round 1 the Witness card shows "seen" (${sound.rules.start})`,
  )
  checkCards(f, view, context, sound)
  checkAlibis(f, view, context, sound)
  checkAppeals(f, view, context, sound)
  checkJack(f, view, context, sound)
}

function checkPlaces(f: Fields, view: JackView, { rules }: Soundness): void {
  const owners = new Map<string, string>()
  for (const [name, character] of Object.entries(view.characters)) {
    if (character === undefined) continue
    const other = owners.get(character.at)
    f.check(other === undefined, `characters: ${other} and ${name} both stand on ${character.at} (${rules.space})`)
    owners.set(character.at, name)
  }
}

function isDawn(view: JackView): boolean {
  return view.outcome?.reason === 'dawn'
}

function checkCards<Character extends string>(
  f: Fields,
  view: JackView<Character>,
  { cast, moment }: Context<Character>,
  { rules }: Soundness,
): void {
  const { state, cards, slot, round, active } = view
  const revealed = Object.keys(cards)
  for (const name of revealed)
    f.check(
      cast.some(known => known === name),
      `cards: ${name} is not in this game (${rules.cards})`,
    )
  if (moment === 'undealt') {
    f.check(revealed.length === 0, `cards: none are revealed in state "${state}"`)
    f.check(slot === 1, `slot: it is 1 in state "${state}"`)
    f.check(active === undefined, `active: nobody is in state "${state}"`)
    if (state === 'deal') f.check(round % 2 === 1, `state: cards are dealt in odd rounds only (${rules.cards})`)
    return
  }
  const { length } = revealed
  f.check(length === ACTIVATIONS, `cards: four are revealed in state "${state}", not ${length} (${rules.cards})`)
  const used = Object.values(cards).filter(card => card === 'used').length
  const done = isDawn(view) ? ACTIVATIONS : (slot - 1) % ACTIVATIONS
  f.check(used === done, `cards: ${done} of them are used in activation ${slot}, not ${used} (${rules.choice})`)
  if (isDawn(view))
    f.check(
      round === ROUNDS && slot === ACTIVATIONS,
      `outcome: dawn comes after the fourth activation of round 8 (${rules.dawn})`,
    )
  const acting = moment === 'activation'
  f.check(
    acting === (active !== undefined),
    acting ? `active: somebody is in state "${state}"` : `active: nobody is in state "${state}"`,
  )
  if (active !== undefined)
    f.check(cards[active.character] === 'open', `active: ${active.character} has no open card (${rules.choice})`)
}

function checkAlibis<Character extends string>(
  f: Fields,
  view: JackView<Character>,
  { cast }: Context<Character>,
  { draws, rules }: Soundness,
): void {
  const told = view.alibis.flatMap(({ character }) => character ?? [])
  f.check(new Set(told).size === told.length, `alibis: the same alibi is drawn twice (${rules.draw})`)
  f.check(view.alibis.length <= draws.most, `alibis: ${draws.most} at most are drawn (${rules.draw})`)
  let last = 0
  for (const [i, { by, round, slot, character }] of view.alibis.entries()) {
    const period = Math.ceil(round / draws.rounds)
    const within = draws.rounds === 1 ? 'a round' : 'two rounds'
    f.check(period > last, `alibis[${i}]: one at most is drawn in ${within} (${rules.draw})`)
    last = period
    const seat = ROLES[seatOf(round, slot - 1)]
    f.check(by === seat, `alibis[${i}].by: activation ${round}.${slot} is not the ${by}'s (${rules.order})`)
    const underWay = !draws.endActivation && view.active !== undefined && slot === view.slot
    const past = round < view.round || (round === view.round && (slot < view.slot || underWay || isDawn(view)))
    f.check(past, `alibis[${i}]: activation ${round}.${slot} is still to come`)
    f.check(
      character === undefined || cast.includes(character),
      `alibis[${i}].character: ${character} is not in this game (${rules.identity})`,
    )
  }
}

function checkAppeals<Character extends string>(
  f: Fields,
  view: JackView<Character>,
  { cast }: Context<Character>,
  { lastAppeal, rules }: Soundness,
): void {
  const before = isDawn(view) ? Math.min(view.round, lastAppeal) : view.round - 1
  let last = 0
  const cleared = new Set<Character>()
  for (const [i, appeal] of view.appeals.entries()) {
    f.check(appeal.round > last && appeal.round <= before, `appeals[${i}].round: ${appeal.round} is out of order`)
    last = appeal.round
    for (const name of appeal.cleared) {
      f.check(cast.includes(name), `appeals[${i}].cleared: ${name} is not in this game`)
      f.check(view.characters[name]?.suspect !== true, `appeals[${i}].cleared: ${name} shows Suspect (${rules.appeal})`)
      f.check(!cleared.has(name), `appeals[${i}].cleared: ${name} was cleared before (${rules.appeal})`)
      cleared.add(name)
    }
    if (appeal.round === before)
      f.check(
        appeal.witness === view.witness,
        `witness: the appeal of round ${appeal.round} turned it to "${appeal.witness}" (${rules.appeal})`,
      )
  }
}

function checkJack<Character extends string>(
  f: Fields,
  view: JackView<Character>,
  { cast, identified }: Context<Character>,
  { rules }: Soundness,
): void {
  const { jack } = view
  const told = view.alibis.map(({ character }) => character)
  const isSuspect = (name: Character) => view.characters[name]?.suspect !== false
  if (jack === undefined) {
    const left = cast.filter(name => isSuspect(name) && !told.includes(name))
    const none = `jack: no suspect without a drawn alibi is left to be Jack's character (${rules.suspects})`
    f.check(!identified || left.length > 0, none)
    return
  }
  f.check(identified, `jack: Jack's character is not drawn yet in state "${view.state}" (${rules.identity})`)
  f.check(cast.includes(jack), `jack: ${jack} is not in this game (${rules.cards})`)
  f.check(isSuspect(jack), `jack: ${jack} is Innocent, so not Jack's character (${rules.suspects})`)
  f.check(
    !told.includes(jack),
    `jack: the alibi of ${jack} is drawn, so it is not Jack's character (${rules.identity})`,
  )
}
