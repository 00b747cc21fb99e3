import type { LondonChoice } from '../types.ts'
import { keyOf, MODES, type Mode, modeOf, type Part, partsOf } from './parts.ts'

/** The next thing that can be pointed at, and the choice that it completes, if any. */
export interface Offer {
  readonly part: Part
  readonly choice: LondonChoice | null
}

/** A decision half pointed at: the mode the player chose, if any, and what was pointed at. */
export interface Pointing {
  readonly mode: Mode | null
  readonly path: readonly Part[]
}

export const NOTHING_POINTED: Pointing = { mode: null, path: [] }

/** What can be done next, as the board, the hand and the lists show it. */
export interface Composing {
  readonly modes: readonly Mode[]
  readonly mode: Mode | null
  /** Whether the player has asked for this way to go on. */
  readonly chosen: boolean
  readonly path: readonly Part[]
  /** How many parts of the path were taken because there was nothing else. */
  readonly given: number
  readonly offers: readonly Offer[]
  /** What needs no pointing. */
  readonly plain: readonly LondonChoice[]
}

interface Parted {
  readonly choice: LondonChoice
  readonly parts: readonly Part[]
  readonly keys: readonly string[]
}

export function composing(all: readonly LondonChoice[], pointing: Pointing): Composing {
  // While an offer is open its proposer alone may take it back, and he is not asked.
  const choices = all.filter(({ detail }) => detail.kind !== 'withdraw')
  const byMode = Map.groupBy(choices, ({ detail }) => modeOf(detail))
  const modes = MODES.filter(mode => byMode.has(mode))
  const plain = byMode.get(null) ?? []
  const usual = usualMode(modes, plain)
  const mode = modes.find(candidate => candidate === pointing.mode) ?? usual
  const chosen = mode !== usual
  const parted = (byMode.get(mode) ?? []).flatMap(choice =>
    partsOf(choice.detail).map(parts => partedOf(choice, parts)),
  )
  if (mode === null) return { modes, mode, chosen, path: [], given: 0, offers: [], plain }
  let path: readonly Part[] = []
  let given = 0
  let offers = nextOffers(parted, path)
  for (const part of pointing.path) {
    const key = keyOf(part)
    if (path.some(taken => keyOf(taken) === key)) continue
    const offer = offers.find(candidate => keyOf(candidate.part) === key)
    if (offer === undefined || offer.choice !== null) break
    path = [...path, part]
    offers = nextOffers(parted, path)
  }
  // A card to be played is chosen by the player, also where there is only one.
  while (mode !== 'card' && offers.length === 1 && offers[0].choice === null) {
    path = [...path, offers[0].part]
    given++
    offers = nextOffers(parted, path)
  }
  return { modes, mode, chosen, path, given, offers, plain }
}

/** Between the acts of a turn only the walk needs no asking for: the board shows where it may end. */
function usualMode(modes: readonly Mode[], plain: readonly LondonChoice[]): Mode | null {
  const isAct = plain.some(({ detail }) => detail.kind === 'end')
  return modes.find(mode => !isAct || mode === 'walk') ?? null
}

function partedOf(choice: LondonChoice, parts: readonly Part[]): Parted {
  return { choice, parts, keys: parts.map(keyOf) }
}

/** What can follow a path: the next part of each decision that begins so, once each. */
function nextOffers(parted: readonly Parted[], path: readonly Part[]): Offer[] {
  const pointed = path.map(keyOf)
  const found = new Map<string, Offer>()
  for (const { choice, parts, keys } of parted) {
    const key = keys[pointed.length]
    if (key === undefined || found.has(key) || pointed.some((at, i) => at !== keys[i])) continue
    found.set(key, { part: parts[pointed.length], choice: parts.length === pointed.length + 1 ? choice : null })
  }
  return [...found.values()]
}

export type Pointed =
  | { readonly kind: 'decide'; readonly choice: LondonChoice }
  | { readonly kind: 'point'; readonly pointing: Pointing }
  | { readonly kind: 'refused'; readonly part: Part }

/** What pointing at a part does. */
export function point(choices: readonly LondonChoice[], now: Composing, part: Part): Pointed {
  const key = keyOf(part)
  const offer = now.offers.find(candidate => keyOf(candidate.part) === key)
  if (offer !== undefined) return taken(offer, now.mode, now.path)
  // A click that means nothing here may begin anew: another card, another walk.
  for (const mode of now.modes) {
    if (!mayBegin(mode, part)) continue
    const fresh = composing(choices, { mode, path: [] })
    const begins = fresh.offers.find(candidate => keyOf(candidate.part) === key)
    if (begins !== undefined) return taken(begins, mode, fresh.path)
  }
  return { kind: 'refused', part }
}

/** What is never guessed is whom somebody strikes, arrests or asks. */
function mayBegin(mode: Mode, part: Part): boolean {
  if (part.kind === 'space') return mode === 'walk'
  if (part.kind === 'weapon') return mode === 'attack' || mode === 'take' || mode === 'drop'
  return part.kind === 'card' || part.kind === 'blocker'
}

function taken(offer: Offer, mode: Mode | null, path: readonly Part[]): Pointed {
  if (offer.choice !== null) return { kind: 'decide', choice: offer.choice }
  return { kind: 'point', pointing: { mode, path: [...path, offer.part] } }
}
