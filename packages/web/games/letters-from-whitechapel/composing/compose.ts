import type { Choice } from '@gaslight/client'
import type { WhitechapelDetail } from '@gaslight/letters-from-whitechapel'
import type { Mark } from '../map/props.ts'
import { anyOrder, type Ground, keyOf, MODES, type Mode, markOf, modeOf, type Part, partsOf } from './parts.ts'

export type WhitechapelChoice = Choice<WhitechapelDetail>

/** The next thing that can be pointed at, and the choice that it completes, if any. */
export interface Offer {
  readonly part: Part
  readonly mark: Mark
  readonly choice: WhitechapelChoice | null
}

/** A decision half pointed at: the mode the player chose, if any, and what was pointed at. */
export interface Pointing {
  readonly mode: Mode | null
  readonly path: readonly Part[]
}

export const NOTHING_POINTED: Pointing = { mode: null, path: [] }

/** What can be done next, as the map and the lists show it. */
export interface Composing {
  readonly modes: readonly Mode[]
  readonly mode: Mode | null
  readonly path: readonly Part[]
  /** How many parts of the path were taken because there was nothing else. */
  readonly given: number
  readonly offers: readonly Offer[]
  /** Choices that the same part would complete as one of the offers: only a button takes them. */
  readonly besides: readonly Offer[]
  /** Places that say at once which policeman is meant, since only one of them can go on there. */
  readonly shortcuts: readonly Offer[]
  /** What needs no pointing: to wait, to decline. */
  readonly plain: readonly WhitechapelChoice[]
}

interface Parted {
  readonly choice: WhitechapelChoice
  readonly parts: readonly Part[]
  readonly keys: readonly string[]
}

export function composing(choices: readonly WhitechapelChoice[], pointing: Pointing, ground: Ground): Composing {
  const byMode = Map.groupBy(choices, ({ detail }) => modeOf(detail))
  const modes = MODES.filter(mode => byMode.has(mode))
  const plain = byMode.get(null) ?? []
  const mode = pointing.mode !== null && modes.includes(pointing.mode) ? pointing.mode : (modes[0] ?? null)
  if (mode === null) return { modes, mode, path: [], given: 0, offers: [], besides: [], shortcuts: [], plain }
  const parted = (byMode.get(mode) ?? []).map((choice): Parted => {
    const parts = partsOf(choice.detail, ground)
    return { choice, parts, keys: parts.map(keyOf) }
  })
  let path: readonly Part[] = []
  let given = 0
  let { offers, besides } = nextOffers(parted, mode, path)
  for (const part of pointing.path) {
    const key = keyOf(part)
    if (path.some(taken => keyOf(taken) === key)) continue
    const offer = offers.find(candidate => keyOf(candidate.part) === key)
    if (offer === undefined || offer.choice !== null) break
    path = [...path, part]
    ;({ offers, besides } = nextOffers(parted, mode, path))
  }
  while (offers.length === 1 && offers[0].choice === null) {
    path = [...path, offers[0].part]
    given++
    ;({ offers, besides } = nextOffers(parted, mode, path))
  }
  return { modes, mode, path, given, offers, besides, shortcuts: path.length === 0 ? shortcutsOf(parted) : [], plain }
}

function nextOffers(
  parted: readonly Parted[],
  mode: Mode,
  path: readonly Part[],
): Pick<Composing, 'offers' | 'besides'> {
  const free = anyOrder(mode)
  const pointed = path.map(keyOf)
  const found = new Map<string, Offer>()
  const besides: Offer[] = []
  for (const { choice, parts, keys } of parted) {
    const completes = parts.length === path.length + 1
    for (const part of following(parts, keys, pointed, free)) {
      const key = keyOf(part)
      const offer = { part, mark: completes ? markOf(choice.detail) : 'target', choice: completes ? choice : null }
      const rival = found.get(key)
      if (rival === undefined) found.set(key, offer)
      else if (isDeclared(offer)) {
        found.set(key, offer)
        besides.push(rival)
      }
    }
  }
  return { offers: [...found.values()], besides }
}

/** A walk home is meant to be declared; going there without a word is a choice of its own. */
function isDeclared({ choice }: Offer): boolean {
  return choice?.detail.kind === 'move' && choice.detail.declared
}

/** Which parts can follow those pointed at: the next one, or each of the last `free` that is left. */
function following(
  parts: readonly Part[],
  keys: readonly string[],
  pointed: readonly string[],
  free: number,
): readonly Part[] {
  if (parts.length <= pointed.length) return []
  const fixed = Math.max(0, parts.length - free)
  for (let i = 0; i < Math.min(fixed, pointed.length); i++) if (keys[i] !== pointed[i]) return []
  if (pointed.length < fixed) return [parts[pointed.length]]
  const chosen = pointed.slice(fixed)
  if (!chosen.every(key => keys.includes(key, fixed))) return []
  return parts.slice(fixed).filter(part => !chosen.includes(keyOf(part)))
}

/** Last parts of decisions of two that belong to one policeman alone. */
function shortcutsOf(parted: readonly Parted[]): Offer[] {
  const pairs = parted.filter(({ parts }) => parts.length === 2 && parts[0].kind === 'pawn')
  return [...Map.groupBy(pairs, ({ keys }) => keys[1]).values()]
    .filter(ways => ways.length === 1)
    .map(([{ choice, parts }]) => ({ part: parts[1], mark: markOf(choice.detail), choice }))
}

export type Pointed =
  | { readonly kind: 'decide'; readonly choice: WhitechapelChoice }
  | { readonly kind: 'point'; readonly pointing: Pointing }
  | { readonly kind: 'refused'; readonly part: Part }

/** What pointing at a part does. */
export function point(choices: readonly WhitechapelChoice[], now: Composing, part: Part, ground: Ground): Pointed {
  for (const meant of meanings(part, ground)) {
    const offer = offered(now.offers, meant) ?? offered(now.shortcuts, meant)
    if (offer !== undefined) return taken(offer, now.mode, now.path)
  }
  // A click that means nothing here may begin anew: another policeman, another of the Wretched, another Letter.
  const others = [now.mode, ...now.modes.filter(mode => mode !== now.mode)]
  for (const mode of others) {
    const fresh = composing(choices, { mode, path: [] }, ground)
    for (const meant of meanings(part, ground)) {
      const offer = offered(fresh.offers, meant)
      const begins = offer?.choice === null && (mode === now.mode || mayBegin(mode, meant))
      if (begins && !now.path.some(at => keyOf(at) === keyOf(meant))) return taken(offer, mode, fresh.path)
    }
  }
  return { kind: 'refused', part }
}

/** Where Jack may go is never guessed: a way that is closed on foot is no wish for a coach. */
function mayBegin(mode: Mode | null, meant: Part): boolean {
  return meant.kind === 'pawn' || mode === 'dear-boss' || mode === 'from-hell' || mode === 'saucy-jacky'
}

function offered(offers: readonly Offer[], part: Part): Offer | undefined {
  const key = keyOf(part)
  return offers.find(candidate => keyOf(candidate.part) === key)
}

function taken(offer: Offer, mode: Mode | null, path: readonly Part[]): Pointed {
  if (offer.choice !== null) return { kind: 'decide', choice: offer.choice }
  return { kind: 'point', pointing: { mode, path: [...path, offer.part] } }
}

/** A crossing where a policeman stands may mean either of them. */
export function meanings(part: Part, { policemen }: Ground): readonly Part[] {
  if (part.kind !== 'crossing') return [part]
  for (const [colour, at] of Object.entries(policemen))
    if (at === part.crossing) return [part, { kind: 'pawn', colour: colour as keyof typeof policemen }]
  return [part]
}
